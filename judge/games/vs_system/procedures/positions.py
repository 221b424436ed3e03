"""Which positions a player has: all of them, and those that are empty."""

from __future__ import annotations

from collections.abc import Collection

from judge.engine.context import Match
from judge.engine.state import Ref
from judge.games.vs_system.model.board import PLAY, Spot, is_character, spot
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


def taken_positions(match: Match, player: str, leaving: Collection[Ref] = ()) -> frozenset[Spot]:
    """The positions of ``player`` in which something stands that isn't among ``leaving``."""
    found: dict[str, set[Spot]] = {}
    for obj in match.state.all():
        if is_character(obj) and obj.ref not in leaving and (place := spot(obj)) is not None:
            found.setdefault(obj.controller, set()).add(place)
    everybody = frozenset(place for places in found.values() for place in places)
    return match.judge(AREAS_ARE_ONES_OWN, frozenset(found.get(player, ())), misread=everybody)
