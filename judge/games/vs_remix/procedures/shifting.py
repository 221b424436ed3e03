"""Which cards are shifted, and what can't happen to them and to the effects of shift."""

from __future__ import annotations

from judge.engine.acting import unmet
from judge.engine.bookkeeping import ItemRemoved
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.events import CounterAdded, Moved
from judge.engine.powers import Payment
from judge.engine.reasons import objections_by
from judge.engine.state import Event, Obj
from judge.games.vs_remix.model.board import SHIFT_COUNTER, SHIFTED
from judge.games.vs_remix.model.keyword_names import SHIFT
from judge.games.vs_remix.procedures.uniqueness import namesakes_of_arriving
from judge.games.vs_remix.rules.shift import (
    ONLY_SHIFTED_HAVE_COUNTERS,
    SHIFT_IS_NOT_NEGATED,
    SHIFTED_BY_WHAT_SAYS_SO,
    SHIFTED_IN_IS_UNIQUE,
    SHIFTED_WHILE_THERE,
    has_room_for_shift_counter,
)
from judge.games.vs_system.model.board import KO_PILE, PLAY, REMOVED


def is_shifted(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` lies removed from the game as a shifted card."""
    is_so = obj.zone == REMOVED and match.require(SHIFTED_BY_WHAT_SAYS_SO, SHIFTED in obj.flags)
    return match.judge(SHIFTED_WHILE_THERE, is_so, misread=is_so or _was_shifted(match, obj))


def _was_shifted(match: Match, obj: Obj) -> bool:
    """Whether the card that ``obj`` is has been removed from the game as a shifted card before."""
    return any(
        isinstance(event, Moved) and event.ref.card == obj.ref.card and SHIFTED in event.flags
        for record in match.state.history
        for event in record.events
    )


def consequences_for_shifted(match: Match, event: Moved) -> tuple[Event, ...]:
    """What comes with it that a shifted card leaves the zone of what is removed from the game: its counters don't, its namesakes go."""
    obj = match.state.known(event.ref)
    if obj.zone != REMOVED or event.zone == REMOVED or not is_shifted(match, obj):
        return ()
    there = event.becomes(match.state, match.game)
    kept = tuple(CounterAdded(ref=there, kind=counter.kind) for counter in obj.counters)
    counters: tuple[Event, ...] = match.judge(ONLY_SHIFTED_HAVE_COUNTERS, (), misread=kept)
    older = namesakes_of_arriving(match, obj, event.controller or obj.owner) if event.zone == PLAY else ()
    gone = tuple(Moved(ref=old.ref, zone=KO_PILE) for old in older)
    return (*counters, *match.judge(SHIFTED_IN_IS_UNIQUE, gone, misread=()))


def shift_objections(match: Match, event: Event) -> tuple[Objection, ...]:
    """Why a shift counter can't be put, and why an effect of shift can't be negated."""
    if isinstance(event, ItemRemoved) and event.negated:
        item = next((each for each in match.state.chain if each.id == event.id), None)
        is_shift = item is not None and isinstance(item.power, Payment) and item.power.keyword == SHIFT
        return unmet(match, (SHIFT_IS_NOT_NEGATED, False)) if is_shift else ()
    if not isinstance(event, CounterAdded) or event.kind != SHIFT_COUNTER:
        return ()
    obj = match.state.obj(event.ref)
    if obj is None:
        return ()
    return (
        *unmet(match, (ONLY_SHIFTED_HAVE_COUNTERS, is_shifted(match, obj))),
        *objections_by(match, has_room_for_shift_counter, obj.count(SHIFT_COUNTER), match.view().number(obj, "cost")),
    )
