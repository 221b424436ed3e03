"""Who stands before whom: protection in a formation (base rule A8.4)."""

from __future__ import annotations

from judge.engine.state import Obj, State
from judge.games.vs_system.model.board import FRONT, PLAY, SUPPORT, Spot, is_stunned, spot


def is_protected(state: State, obj: Obj) -> bool:
    """Whether ``obj`` stands behind an unstunned character of its own column (A8.4)."""
    place = spot(obj)
    if place is None or place.row != SUPPORT:
        return False
    before = Spot(FRONT, place.column, place.area)
    return any(
        spot(other) == before and other.controller == obj.controller and other.zone == PLAY and not is_stunned(other)
        for other in state.all()
    )


def protector(state: State, obj: Obj) -> Obj | None:
    """The character that protects ``obj``, if one does."""
    place = spot(obj)
    if place is None or not is_protected(state, obj):
        return None
    return next(
        o for o in state.all() if o.controller == obj.controller and spot(o) == Spot(FRONT, place.column, place.area)
    )
