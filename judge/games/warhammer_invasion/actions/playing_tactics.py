"""Playing a tactic."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.acting import Action, objection, unmet
from judge.engine.chain import announce, has_enough_targets
from judge.engine.context import Context, Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import Moved
from judge.engine.playing import power_as_played
from judge.engine.powers import NOTHING
from judge.engine.reasons import bans, unmet_restrictions
from judge.engine.state import Item, Ref
from judge.games.warhammer_invasion.actions.acting import action_objections, hand_on
from judge.games.warhammer_invasion.model.board import CHAIN, DISCARD, HAND, TACTIC
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.model.events import CardPlayed
from judge.games.warhammer_invasion.procedures.costs import price
from judge.games.warhammer_invasion.procedures.limited import limited_objections
from judge.games.warhammer_invasion.procedures.paying import to_spend
from judge.games.warhammer_invasion.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL
from judge.games.warhammer_invasion.rules.chain import TACTIC_IS_DISCARDED_LAST
from judge.games.warhammer_invasion.rules.target import TARGETS_ARE_TESTED_AT_FIRST
from judge.games.warhammer_invasion.words.paying import pay

WRONG_X = Objection(
    "x", "X is chosen where the cost is variable, and never below zero", ("warhammer-invasion-base/b4.2",)
)


@dataclass(frozen=True)
class PlayTactic(Action):
    """Play a tactic from hand; X as chosen, where the card has a variable cost."""

    ref: Ref
    x: int = 0

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.obj(self.ref)
        if obj is None or not isinstance(obj.card, Tactic):
            return (objection(CARD_IS_PLAYABLE),)
        power = power_as_played(match, obj)
        item = Item(0, TACTIC, player, self.ref, NOTHING, "", match.state, x=self.x)
        context = Context(match, player, self.ref, item=item)
        found: list[Objection] = []
        if self.x < 0 or (self.x and not obj.card.variable):
            found.append(WRONG_X)
        found += unmet(match, (CARD_IS_PLAYABLE, obj.owner == player and obj.zone == HAND))
        found += unmet(match, (PAYS_IN_FULL, to_spend(match, player) >= price(context, obj, self.x)))
        found += limited_objections(match, player, obj)
        found += action_objections(match, player)
        found += unmet_restrictions(power.only, context)
        has_targets = power.effect is None or has_enough_targets(power.effect, context)
        found += bans(match, CardPlayed.verb, obj)
        found += unmet(match, (TARGETS_ARE_TESTED_AT_FIRST, has_targets))
        return tuple(found)

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        power = power_as_played(match, obj)
        cost = pay(price(Context(match, player, self.ref), obj, self.x))
        effect = NOTHING if power.effect is None else power.effect
        zone = match.judge(TACTIC_IS_DISCARDED_LAST, CHAIN, misread=DISCARD)
        move = Moved(ref=self.ref, zone=zone, controller=player)
        played = move.becomes(match.state, match.game)
        yield from announce(match, TACTIC, player, played, effect, match.names()(self.ref), cost=cost, carries=played,
                            power=power, x=self.x, also=(move,))  # fmt: skip
        yield from match.happen(CardPlayed(player=player, ref=played))
        yield from hand_on(match, player)

    def describe(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)}" + (f" with X = {self.x}" if self.x else "")
