"""Playing a plot twist from hand."""

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
from judge.engine.powers import NOTHING, Effect, Played
from judge.engine.rules import Maybe
from judge.engine.state import Event, Obj, Ref
from judge.games.vs_system.actions.acting import keep_priority
from judge.games.vs_system.model.board import CHAIN, FACE_DOWN, HAND, is_resource, resources
from judge.games.vs_system.model.events import CardPlayed, TurnedUp
from judge.games.vs_system.procedures.legal_attacks import bans
from judge.games.vs_system.procedures.recruit_price import price
from judge.games.vs_system.rules.act import CARD_IS_PLAYABLE, PAYS_IN_FULL, meets_threshold


@dataclass(frozen=True)
class PlayCard(Action):
    """Play a plot twist, from hand or from the resource row where it lies face down."""

    ref: Ref
    x: int = 0

    def objections(self, match: Match, player: str) -> tuple[Objection, ...]:
        obj = match.state.known(self.ref)
        power = played(obj, match)
        context = Context(match, player, self.ref)
        found: list[Objection] = []
        from_row = is_resource(obj) and FACE_DOWN in obj.flags
        found += unmet(match, (CARD_IS_PLAYABLE, obj.controller == player and (obj.zone == HAND or from_row)))
        if not match.consult(meets_threshold, len(resources(match.state, player)), price(context, obj, False)):
            found.append(objection(meets_threshold))
        found += [Objection("text", f"only while {describe(c)}", ()) for c in power.only if not is_met(c, context)]
        if power.cost is not None and not match.read(power.cost).is_feasible(context):
            found.append(objection(PAYS_IN_FULL))
        if power.effect is not None and not has_enough_targets(power.effect, context):
            found.append(Objection("target", "there is no legal target", ("vs-system:A6.6",)))
        return (*found, *bans(match, "play", obj))

    def perform(self, match: Match, player: str) -> Resolution[None]:
        obj = match.state.known(self.ref)
        power = played(obj, match)
        effect: Maybe[Effect] = power.effect if power.effect is not None else NOTHING
        event: Event
        if obj.zone == HAND:
            event = Moved(ref=self.ref, zone=CHAIN, controller=player)
            moved = event.becomes(match.state, match.game)
        else:
            event = TurnedUp(ref=self.ref)
            moved = self.ref
        names = match.names()(self.ref)
        yield from announce(match, "plot twist", player, moved, effect, names, cost=power.cost, power=power, x=self.x,
                            carries=moved if obj.zone == HAND else None, also=(event,), start=None)  # fmt: skip
        yield from match.happen(CardPlayed(player=player, ref=moved))
        yield from keep_priority(match, player)

    def describe(self, match: Match) -> str:
        return f"playing {match.names()(self.ref)}"


def played(obj: Obj, match: Match) -> Played:
    """What ``obj`` does when it is played: of several wordings, that which is in force."""
    context = Context(match, obj.controller, obj.ref)
    return next(
        (power for power in obj.card.powers if isinstance(power, Played) and is_met(power.gate, context)), Played()
    )
