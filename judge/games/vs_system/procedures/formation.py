"""Which characters protect others in a formation (base rule A8.4), and which are adjacent (A12.2)."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.state import Obj, State
from judge.games.vs_system.model.board import EXHAUSTED, FRONT, HIDDEN, SUPPORT, is_character, is_stunned, spot
from judge.games.vs_system.procedures.positions import spots_of
from judge.games.vs_system.rules.formation import Pair, Places, are_adjacent, protects


def protector(match: Match, state: State, obj: Obj) -> Obj | None:
    """The character behind which ``obj`` stands protected in ``state``, if there is one."""
    return next((other for other in state.all() if _protects(match, other, obj)), None)


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


def _protects(match: Match, other: Obj, obj: Obj) -> bool:
    here, there = spot(obj), spot(other)
    if here is None or there is None or other.ref == obj.ref or not (is_character(obj) and is_character(other)):
        return False
    if other.controller != obj.controller or here.area != there.area:
        return False
    pair = Pair(
        is_behind=(here.row, there.row) == (SUPPORT, FRONT),
        same_column=here.column == there.column,
        is_stunned=is_stunned(obj),
        by_exhausted=EXHAUSTED in other.flags,
        by_stunned=is_stunned(other),
    )
    return match.consult(protects, pair)
