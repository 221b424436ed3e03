"""VS Remix as the engine sees it: Vs. System, but for the hooks in which it differs."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import CounterRemoved, Moved
from judge.engine.state import Event
from judge.games.vs_remix.keywords.powers import REMIX_POWERS
from judge.games.vs_remix.procedures.after_damage import spent_counters
from judge.games.vs_remix.procedures.defending import new_defender_objections
from judge.games.vs_remix.procedures.uniqueness import displaced_by_flipping, displaced_locations
from judge.games.vs_remix.rules.cosmic import COUNTER_STAYS_FOR_DAMAGE
from judge.games.vs_remix.rules.joining import CANT_ATTACK_IS_CANT_BE_PROPOSED
from judge.games.vs_system.game import VsSystem
from judge.games.vs_system.model.attack_events import BecameAttacker, BecameDefender
from judge.games.vs_system.model.events import Stunned, TurnedUp
from judge.games.vs_system.model.keyword_names import COSMIC


class VsRemix(VsSystem):
    """The game VS Remix."""

    name = "vs-remix"
    keyword_powers = REMIX_POWERS

    def forbids(self, match: Match, event: Event) -> tuple[Objection, ...]:
        found = super().forbids(match, event)
        return (*found, *new_defender_objections(match, event)) if isinstance(event, BecameDefender) else found

    def is_banned(self, match: Match, event: Event) -> bool:
        if event.cause.kind == "effect" and isinstance(event, BecameAttacker):
            return match.judge(CANT_ATTACK_IS_CANT_BE_PROPOSED, False, misread=True)
        return super().is_banned(match, event)

    def consequences(self, match: Match, event: Event, batch: tuple[Event, ...]) -> Resolution[tuple[Event, ...]]:
        found = yield from super().consequences(match, event, batch)
        if isinstance(event, TurnedUp):
            return (*found, *displaced_by_flipping(match, event))
        if isinstance(event, Moved):
            return (*found, *displaced_locations(match, event))
        if not isinstance(event, Stunned):
            return found
        return tuple(each for each in found if not _waits_for_damage(match, each))

    def state_rules(self, match: Match) -> tuple[Event, ...]:
        return (*super().state_rules(match), *spent_counters(match))


def _waits_for_damage(match: Match, event: Event) -> bool:
    """Whether ``event``, which comes with a stun, waits until the damage has been settled."""
    is_counter = isinstance(event, CounterRemoved) and event.kind == COSMIC
    return is_counter and match.judge(COUNTER_STAYS_FOR_DAMAGE, True, misread=False)


VS_REMIX = VsRemix()
