"""Which cards leave play as a unique one arrives (Heralds of Galactus FAQ 6)."""

from __future__ import annotations

from judge.engine.context import View
from judge.engine.state import Obj
from judge.games.vs_system.model.board import PLAY, is_resource, is_stunned
from judge.games.vs_system.model.cards import Character, Equipment
from judge.games.vs_system.rules.unique import GOES_AS_OLD, IS_NEWCOMER_UNIQUE, STAYS_UNIQUE, is_army


def _is_army(view: View, obj: Obj) -> bool:
    namesakes = (
        other for other in view.state.all() if other.card.name == obj.card.name and isinstance(other.card, Character)
    )
    printed = frozenset(other.card.version for other in namesakes if isinstance(other.card, Character))
    return view.match.consult(is_army, view.items(obj, "versions"), printed)


def is_unique(view: View, obj: Obj) -> bool:
    """Whether ``obj`` is unique by its type, version or keyword."""
    if isinstance(obj.card, Character):
        return view.match.require(GOES_AS_OLD, not _is_army(view, obj))
    if isinstance(obj.card, Equipment):
        if "unique" not in obj.card.keywords:
            return False
        host = view.state.obj(obj.host) if obj.host is not None else None
        return view.match.judge(STAYS_UNIQUE, True, misread=not (host is not None and is_stunned(host)))
    return False


def displaced(view: View, new: Obj, controller: str) -> tuple[Obj, ...]:
    """The objects of ``controller`` that the uniqueness rule removes as ``new`` arrives."""
    if isinstance(new.card, Character):
        if not view.match.require(IS_NEWCOMER_UNIQUE, not _is_army(view, new)):
            return ()
    elif not is_unique(view, new):
        return ()
    names = view.items(new, "names")
    return tuple(
        obj
        for obj in view.state.all()
        if obj.zone == PLAY and obj.controller == controller and obj.ref != new.ref and not is_resource(obj)
        and view.items(obj, "names") & names and is_unique(view, obj)
    )  # fmt: skip
