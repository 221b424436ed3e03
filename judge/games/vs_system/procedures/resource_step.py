"""The resource step: whether its player has placed a resource; what resources are worth (base rules A3.4, A4.1)."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import Moved
from judge.engine.state import Obj, State
from judge.games.vs_system.model.board import FACE_DOWN, RESOURCES, Spot, resources
from judge.games.vs_system.model.cards import Location, PlotTwist
from judge.games.vs_system.model.events import BY_TURN
from judge.games.vs_system.rules.resource import ANY_RESOURCE_COUNTS, FACE_UP_RESOURCES_COUNT


def has_placed(state: State, player: str) -> bool:
    """Whether ``player`` has placed a resource in the turn in progress."""
    return any(
        isinstance(event, Moved)
        and event.cause == BY_TURN
        and event.controller == player
        and isinstance(event.spot, Spot)
        and event.spot.row == RESOURCES
        for event in state.events_this_turn()
    )


def points_of(match: Match, player: str) -> int:
    """The resource points that ``player`` has as his recruit step begins."""
    return sum(_counts(match, obj) for obj in resources(match.state, player))


def _counts(match: Match, obj: Obj) -> bool:
    is_typical = isinstance(obj.card, (Location, PlotTwist))
    counts = match.judge(ANY_RESOURCE_COUNTS, True, misread=is_typical)
    return match.judge(FACE_UP_RESOURCES_COUNT, counts, misread=counts and FACE_DOWN in obj.flags)
