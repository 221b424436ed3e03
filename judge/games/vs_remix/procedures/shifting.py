"""Which cards are shifted, and what can't happen to them and to the effects of shift."""

from __future__ import annotations

from judge.engine.acting import unmet
from judge.engine.bookkeeping import ItemRemoved
from judge.engine.context import Match
from judge.engine.errors import Objection
from judge.engine.events import CounterAdded
from judge.engine.powers import Payment
from judge.engine.reasons import objections_by
from judge.engine.state import Event, Obj
from judge.games.vs_remix.model.board import SHIFT_COUNTER, SHIFTED
from judge.games.vs_remix.model.keyword_names import SHIFT
from judge.games.vs_remix.rules.shift import (
    ONLY_SHIFTED_HAVE_COUNTERS,
    SHIFT_IS_NOT_NEGATED,
    SHIFTED_BY_WHAT_SAYS_SO,
    has_room_for_shift_counter,
)
from judge.games.vs_system.model.board import REMOVED


def is_shifted(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` lies removed from the game as a shifted card."""
    return obj.zone == REMOVED and match.require(SHIFTED_BY_WHAT_SAYS_SO, SHIFTED in obj.flags)


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
