"""VS Remix as the engine sees it: Vs. System, but for the hooks in which it differs."""

from __future__ import annotations

from judge.engine.context import Context, Match, View
from judge.engine.decision import Resolution
from judge.engine.errors import Objection
from judge.engine.events import CounterRemoved, Moved, NumberChanged
from judge.engine.nodes import Node
from judge.engine.rules import Maybe
from judge.engine.state import Event, Obj
from judge.games.vs_remix.keywords.powers import REMIX_POWERS
from judge.games.vs_remix.model.board import POINTS_FOR_POWERS, POINTS_TO_RECRUIT
from judge.games.vs_remix.model.cards import Vehicle
from judge.games.vs_remix.model.keyword_names import SHIFT
from judge.games.vs_remix.procedures.after_damage import spent_counters
from judge.games.vs_remix.procedures.defending import new_defender_objections
from judge.games.vs_remix.procedures.massive import (
    believed_reinforcement,
    breakthrough_objections,
    is_massive,
    massive_objections,
    rows_of_massive,
)
from judge.games.vs_remix.procedures.shifting import consequences_for_shifted, is_shifted, shift_objections
from judge.games.vs_remix.procedures.uniqueness import displaced_by_flipping, displaced_locations
from judge.games.vs_remix.procedures.vehicles import consequences_for_crew, powers_of_crewed, printed_on_vehicle
from judge.games.vs_remix.rules.cosmic import COUNTER_STAYS_FOR_DAMAGE
from judge.games.vs_remix.rules.joining import CANT_ATTACK_IS_CANT_BE_PROPOSED
from judge.games.vs_remix.rules.shift import SHIFTED_HAS_SHIFT
from judge.games.vs_remix.rules.vehicle import VEHICLE_IS_A_CHARACTER
from judge.games.vs_remix.rules.willpower import EVERY_CHARACTER_HAS_WILLPOWER, WILLPOWER_CHANGES
from judge.games.vs_system.game import VsSystem
from judge.games.vs_system.keywords.powers import has_statics
from judge.games.vs_system.model.attack_events import BecameAttacker, BecameDefender
from judge.games.vs_system.model.board import (
    COUNTED_ROWS,
    FILLED_ROWS,
    PLAY,
    RECRUIT_STEP,
    REMOVED,
    ROWS,
    WILLPOWER,
    is_character,
    scene,
)
from judge.games.vs_system.model.events import Breakthrough, ControlGained, Positioned, Stunned, TurnedUp
from judge.games.vs_system.model.keyword_names import COSMIC


class VsRemix(VsSystem):
    """The game VS Remix."""

    name = "vs-remix"
    keyword_powers = REMIX_POWERS
    has_static_keywords = has_statics(REMIX_POWERS)

    def printed(self, view: View, obj: Obj, what: str) -> int | frozenset[str]:
        if (
            what in (ROWS, FILLED_ROWS, COUNTED_ROWS)
            and is_massive(obj)
            and (what != COUNTED_ROWS or is_character(obj))
        ):
            return rows_of_massive(view.match, what)
        found = super().printed(view, obj, what)
        if isinstance(obj.card, Vehicle):
            found = printed_on_vehicle(view, obj, what, found)
        if (
            what == "keywords"
            and is_shifted(view.match, obj)
            and view.match.judge(SHIFTED_HAS_SHIFT, True, misread=False)
        ):
            return frozenset({SHIFT}) | (found if isinstance(found, frozenset) else frozenset())
        return found

    def clamp(self, view: View, obj: Obj, what: str, value: int) -> int:
        if what == WILLPOWER:
            has_trait = getattr(obj.card, "willpower", None) is not None
            value = view.match.judge(EVERY_CHARACTER_HAS_WILLPOWER, value, misread=value if has_trait else 0)
            printed = self.printed(view, obj, what)
            value = view.match.judge(WILLPOWER_CHANGES, value, misread=printed if isinstance(printed, int) else 0)
        return super().clamp(view, obj, what, value)

    def powers(self, view: View, obj: Obj) -> tuple[Maybe[Node | None], ...]:
        # The powers of a shifted card work where it lies.
        found = (*super().powers(view, obj), *powers_of_crewed(view, obj))
        has_shift = obj.zone == REMOVED and SHIFT in view.items(obj, "keywords")
        return (*found, *self.keyword_powers[SHIFT]) if has_shift else found

    def forbids(self, match: Match, event: Event) -> tuple[Objection, ...]:
        found = super().forbids(match, event)
        if isinstance(event, BecameDefender):
            return (*found, *new_defender_objections(match, event))
        if isinstance(event, (Positioned, ControlGained)):
            return (*found, *massive_objections(match, event))
        if isinstance(event, Breakthrough):
            return (*found, *breakthrough_objections(match, event))
        return (*found, *shift_objections(match, event))

    def is_banned(self, match: Match, event: Event) -> bool:
        if event.cause.kind == "effect" and isinstance(event, BecameAttacker):
            return match.judge(CANT_ATTACK_IS_CANT_BE_PROPOSED, False, misread=True)
        return super().is_banned(match, event)

    def can_be_picked(self, context: Context, obj: Obj, *, is_target: bool) -> bool:
        can = super().can_be_picked(context, obj, is_target=is_target)
        is_misread_so = can and not (is_target and obj.zone == PLAY and isinstance(obj.card, Vehicle))
        return context.match.judge(VEHICLE_IS_A_CHARACTER, can, misread=is_misread_so)

    def consequences(self, match: Match, event: Event, batch: tuple[Event, ...]) -> Resolution[tuple[Event, ...]]:
        found = yield from super().consequences(match, event, batch)
        if isinstance(event, TurnedUp):
            return (*found, *displaced_by_flipping(match, event))
        if isinstance(event, Moved):
            shifted = consequences_for_shifted(match, event)
            return (*found, *displaced_locations(match, event), *shifted, *consequences_for_crew(match, event))
        if isinstance(event, BecameDefender):
            return (*found, *believed_reinforcement(match, event))
        if not isinstance(event, Stunned):
            return found
        return tuple(each for each in found if not _waits_for_damage(match, each))

    def next_step(self, match: Match) -> Resolution[None]:
        step = scene(match.state).step
        if step.kind == RECRUIT_STEP and step.player is not None:
            # Points that are good for one thing only are lost with the others.
            kinds = [kind for kind in (POINTS_TO_RECRUIT, POINTS_FOR_POWERS) if match.state.number(step.player, kind)]
            yield from match.happen(
                *(
                    NumberChanged(player=step.player, what=kind, by=-match.state.number(step.player, kind))
                    for kind in kinds
                )
            )
        yield from super().next_step(match)

    def state_rules(self, match: Match) -> tuple[Event, ...]:
        return (*super().state_rules(match), *spent_counters(match))


def _waits_for_damage(match: Match, event: Event) -> bool:
    """Whether ``event``, which comes with a stun, waits until the damage has been settled."""
    is_counter = isinstance(event, CounterRemoved) and event.kind == COSMIC
    return is_counter and match.judge(COUNTER_STAYS_FOR_DAMAGE, True, misread=False)


VS_REMIX = VsRemix()
