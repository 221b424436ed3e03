"""Which cards leave play as a unique one arrives (Heralds of Galactus FAQ 6)."""

from __future__ import annotations

from judge.engine.context import View
from judge.engine.state import Obj
from judge.games.vs_system.model.board import PLAY, is_resource, is_stunned
from judge.games.vs_system.model.cards import Character, Equipment
from judge.games.vs_system.model.keyword_names import UNIQUE
from judge.games.vs_system.rules.name import UNIQUENESS_ASKS_FOR_NAMES
from judge.games.vs_system.rules.unique import (
    EQUIPMENT_CAN_BE_UNIQUE,
    EQUIPMENT_NEEDS_KEYWORD,
    EQUIPMENT_STAYS_UNIQUE,
    NEWCOMER_IS_UNIQUE,
    OLD_ONE_IS_UNIQUE,
    ONLY_OWN_ONES_GO,
    STUNNED_ONE_GOES,
    is_army,
)


def displaced_namesakes(view: View, new: Obj, controller: str) -> tuple[Obj, ...]:
    """The objects of ``controller`` that the uniqueness rule removes as ``new`` arrives."""
    if isinstance(new.card, Character):
        is_newcomer_unique = view.match.require(NEWCOMER_IS_UNIQUE, not _is_army(view, new))
    else:
        is_newcomer_unique = view.match.judge(EQUIPMENT_CAN_BE_UNIQUE, _is_unique(view, new), misread=False)
    if not is_newcomer_unique:
        return ()
    names, identities = view.items(new, "names"), view.items(new, "identities")
    others = (obj for obj in view.state.all() if obj.zone == PLAY and not is_resource(obj) and obj.ref != new.ref)
    return tuple(
        obj
        for obj in others
        if view.match.judge(
            UNIQUENESS_ASKS_FOR_NAMES,
            bool(view.items(obj, "names") & names),
            misread=bool(view.items(obj, "identities") & identities) or not isinstance(new.card, Character),
        )
        and view.match.require(ONLY_OWN_ONES_GO, obj.controller == controller)
        and view.match.judge(STUNNED_ONE_GOES, True, misread=not is_stunned(obj))
        and _is_unique(view, obj)
    )


def _is_unique(view: View, obj: Obj) -> bool:
    """Whether ``obj``, which is in play, is unique by its type, version or keyword."""
    if isinstance(obj.card, Character):
        return view.match.require(OLD_ONE_IS_UNIQUE, not _is_army(view, obj))
    if not isinstance(obj.card, Equipment):
        return False
    if not view.match.require(EQUIPMENT_NEEDS_KEYWORD, UNIQUE in obj.card.keywords):
        return False
    host = view.state.obj(obj.host) if obj.host is not None else None
    return view.match.judge(EQUIPMENT_STAYS_UNIQUE, True, misread=host is None or not is_stunned(host))


def _is_army(view: View, obj: Obj) -> bool:
    cards = (other.card for other in view.state.all())
    versions = {card.version for card in cards if isinstance(card, Character) and card.name == obj.card.name}
    return view.match.consult(is_army, view.items(obj, "versions"), frozenset(versions))
