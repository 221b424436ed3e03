"""Playing a tactic."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection, unmet
from judge.engine.chain import announce, has_enough_targets
from judge.engine.conditions import is_met
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.nodes import describe
from judge.engine.powers import NOTHING, Played
from judge.engine.state import Item, Obj, Ref
from judge.games.warhammer_invasion.actions.acting import hand_on
from judge.games.warhammer_invasion.model.board import CHAIN, HAND, RESOURCES, TACTIC
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.model.events import CardPlayed
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL
from judge.games.warhammer_invasion.words.effects import pay

TARGETLESS = Objection("target", "there is no legal target", ("warhammer-invasion:B4.2",))

WRONG_X = Objection("x", "X is chosen where the cost is variable, and never below zero", ("warhammer-invasion:B4.2",))


def played(obj: Obj) -> Played:
    """What ``obj`` does when it is played."""
    return next((power for power in obj.card.powers if isinstance(power, Played)), Played())


@dataclass(frozen=True)
class PlayTactic(Action):
    """Play a tactic from hand; X as chosen, where the card has a variable cost."""

    ref: Ref
    x: int = 0

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not isinstance(obj.card, Tactic):
            return (objection(CARD_IS_PLAYABLE),)
        power = played(obj)
        context = Context(
            match, player, self.ref, item=Item(0, TACTIC, player, self.ref, NOTHING, "", match.state, x=self.x)
        )
        found = []
        if self.x < 0 or (self.x and not obj.card.variable):
            found.append(WRONG_X)
        found += unmet(match, (CARD_IS_PLAYABLE, obj.owner == player and obj.zone == HAND))
        if not match.require(
            PAYS_IN_FULL, match.state.number(player, RESOURCES) >= price(context, player, obj, self.x)
        ):
            found.append(objection(PAYS_IN_FULL))
        found += [Objection("text", f"only while {describe(c)}", ()) for c in power.only if not is_met(c, context)]
        if power.effect is not None and not has_enough_targets(power.effect, context):
            found.append(TARGETLESS)
        return tuple(found)

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        power = played(obj)
        cost = price(Context(match, player, self.ref), player, obj, self.x)
        effect = NOTHING if power.effect is None else power.effect
        event = Moved(ref=self.ref, zone=CHAIN, controller=player)
        moved = event.becomes(match.state, match.game)
        yield from announce(match, TACTIC, player, moved, effect, match.names()(self.ref), cost=pay(cost),
                            carries=moved, power=power, x=self.x, also=(event,))  # fmt: skip
        yield from match.happen(CardPlayed(player=player, ref=moved))
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)}" + (f" with X = {self.x}" if self.x else "")
