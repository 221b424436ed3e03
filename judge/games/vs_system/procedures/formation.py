"""Which characters protect others in a formation (base rule A8.4), and which are adjacent (A12.2)."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.state import Obj, State
from judge.games.vs_system.model.board import EXHAUSTED, FRONT, HIDDEN, SUPPORT, is_character, is_stunned, spot
from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.model.keyword_names import FLIGHT
from judge.games.vs_system.procedures.positions import spots_of
from judge.games.vs_system.rules.flight import FLIER_IS_PROTECTED, FLIER_PROTECTS
from judge.games.vs_system.rules.formation import (
    COLUMN_IS_COUNTED_IN_POSITIONS,
    Pair,
    Places,
    are_adjacent,
    protects,
)


def protector(match: Match, state: State, obj: Obj) -> Obj | None:
    """The character behind which ``obj`` stands protected in ``state``, if there is one."""
    return next((other for other in state.all() if _protects(match, state, other, obj)), None)


def is_protected(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` is protected now."""
    return protector(match, match.state, obj) is not None


def is_adjacent(match: Match, one: Obj, other: Obj) -> bool:
    """Whether two characters are adjacent; nothing is adjacent to itself."""
    here, there = spot(one), spot(other)
    if here is None or there is None or one.ref == other.ref or not (is_character(one) and is_character(other)):
        return False
    places = Places(
        same_player=one.controller == other.controller,
        same_area=here.area == there.area,
        same_row=not _rows(match, one).isdisjoint(_rows(match, other)),
        columns_apart=_columns_apart(match.state, one, other),
    )
    return match.consult(are_adjacent, places)


def _columns_apart(state: State, one: Obj, other: Obj) -> int:
    """How many columns lie between two characters; of a player's two areas as if these touched, the hidden one on the left."""
    here, there = spot(one), spot(other)
    assert here is not None
    assert there is not None
    if here.area == there.area or one.controller != other.controller:
        return abs(here.column - there.column)
    own = (place for obj in state.all() if obj.controller == one.controller and (place := spot(obj)) is not None)
    last = max(place.column for place in own if place.area == HIDDEN)
    hidden, visible = (here, there) if here.area == HIDDEN else (there, here)
    return last - hidden.column + visible.column + 1


def _rows(match: Match, obj: Obj) -> frozenset[str]:
    return frozenset(place.row for place in spots_of(match, obj))


def in_one_column(match: Match, state: State, one: Obj, other: Obj) -> bool:
    """Whether two characters of one player that stand in one area, each in a row, stand in the same column."""
    here, there = spot(one), spot(other)
    is_so = here is not None and there is not None and here.column == there.column
    alike = _place_in_row(state, one) == _place_in_row(state, other)
    return match.judge(COLUMN_IS_COUNTED_IN_POSITIONS, is_so, misread=alike)


def _place_in_row(state: State, obj: Obj) -> int:
    """How many characters stand in the row of ``obj`` on its left."""
    place = spot(obj)
    assert place is not None
    beside = (spot(other) for other in state.all() if is_character(other) and other.controller == obj.controller)
    return sum(
        (there.row, there.area) == (place.row, place.area) and there.column < place.column
        for there in beside
        if there is not None
    )


def _protects(match: Match, state: State, other: Obj, obj: Obj) -> bool:
    here, there = spot(obj), spot(other)
    if here is None or there is None or other.ref == obj.ref or not (is_character(obj) and is_character(other)):
        return False
    if other.controller != obj.controller or here.area != there.area:
        return False
    pair = Pair(
        is_behind=(here.row, there.row) == (SUPPORT, FRONT),
        same_column=in_one_column(match, state, obj, other),
        is_stunned=is_stunned(obj),
        by_exhausted=EXHAUSTED in other.flags,
        by_stunned=is_stunned(other),
    )
    if not match.consult(protects, pair):
        return False
    # What is printed: whether a character protects another may in turn decide which keywords characters have.
    return match.judge(FLIER_PROTECTS, True, misread=not _flies(other)) and match.judge(
        FLIER_IS_PROTECTED, True, misread=not _flies(obj)
    )


def _flies(obj: Obj) -> bool:
    return isinstance(obj.card, VsCard) and FLIGHT in obj.card.keywords
