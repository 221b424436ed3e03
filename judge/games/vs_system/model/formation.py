"""Which characters protect others in a formation (base rule A8.4)."""

from __future__ import annotations

from judge.engine.state import Obj, State
from judge.games.vs_system.model.board import FRONT, PLAY, SUPPORT, Spot, is_stunned, spot


def protector(state: State, obj: Obj) -> Obj | None:
    """The unstunned character of its own column behind which ``obj`` stands, if one does."""
    place = spot(obj)
    if place is None or place.row != SUPPORT:
        return None
    before = Spot(FRONT, place.column, place.area)
    standing = (other for other in state.all() if other.zone == PLAY and not is_stunned(other))
    return next((other for other in standing if spot(other) == before and other.controller == obj.controller), None)


def is_protected(state: State, obj: Obj) -> bool:
    """Whether ``obj`` stands behind an unstunned character of its own column."""
    return protector(state, obj) is not None
