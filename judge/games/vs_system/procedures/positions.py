"""Which positions a player has: all of them, those that are empty, and those in which a certain card has room."""

from __future__ import annotations

from collections.abc import Collection

from judge.engine.context import Match
from judge.engine.state import Obj, Ref
from judge.games.vs_system.model.board import FILLED_ROWS, PLAY, ROWS, Spot, is_character, spot
from judge.games.vs_system.rules.areas import AREAS_ARE_ONES_OWN


def positions(
    match: Match, player: str, areas: Collection[str], rows: Collection[str], room: int = 1
) -> tuple[Spot, ...]:
    """The positions of ``player`` in ``rows`` of ``areas``, row by row, up to ``room`` columns beyond all that stands in the area."""
    standing = (obj for obj in match.state.all() if obj.controller == player and obj.zone == PLAY)
    places = [place for obj in standing if (place := spot(obj)) is not None]
    return tuple(
        Spot(row, column, area)
        for area in areas
        for row in rows
        for column in range(max((place.column for place in places if place.area == area), default=-1) + room + 1)
    )


def spots_of(match: Match, obj: Obj, place: Spot | None = None) -> frozenset[Spot]:
    """The positions that ``obj`` takes, or would take at ``place``: that one, and what it fills of the column besides."""
    at = place or spot(obj)
    if at is None:
        return frozenset()
    filled = _rows(match, obj, FILLED_ROWS) if at.area is not None else ()
    return frozenset({at, *(at._replace(row=row) for row in filled)})


def has_room(match: Match, obj: Obj, place: Spot, taken: Collection[Spot]) -> bool:
    """Whether ``obj`` may stand at ``place`` where ``taken`` are the positions of the others."""
    return place.row in _rows(match, obj, ROWS) and spots_of(match, obj, place).isdisjoint(taken)


def _rows(match: Match, obj: Obj, what: str) -> frozenset[str]:
    found = match.game.printed(match.view(), obj, what)
    assert isinstance(found, frozenset)
    return found


def first_free(match: Match, player: str, rows: Collection[str], area: str, obj: Obj) -> tuple[Spot, ...]:
    """The leftmost position of each of ``rows`` in ``area`` in which ``obj`` has room."""
    standing = [other for other in match.state.all() if other.controller == player and other.zone == PLAY]
    taken = frozenset(place for other in standing for place in spots_of(match, other))
    every = ([Spot(row, column, area) for column in range(len(taken) + 1)] for row in rows)
    found = (next((place for place in places if has_room(match, obj, place, taken)), None) for places in every)
    return tuple(place for place in found if place is not None)


def taken_positions(match: Match, player: str, leaving: Collection[Ref] = ()) -> frozenset[Spot]:
    """The positions of ``player`` in which something stands that isn't among ``leaving``."""
    found: dict[str, set[Spot]] = {}
    for obj in match.state.all():
        if is_character(obj) and obj.ref not in leaving and spot(obj) is not None:
            found.setdefault(obj.controller, set()).update(spots_of(match, obj))
    everybody = frozenset(place for places in found.values() for place in places)
    return match.judge(AREAS_ARE_ONES_OWN, frozenset(found.get(player, ())), misread=everybody)
