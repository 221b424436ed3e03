"""Which cards leave play by uniqueness in VS Remix, where locations are unique, too: as one arrives, is attached or is flipped."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.events import Moved
from judge.engine.state import Event, Obj
from judge.games.vs_remix.rules.unique import (
    EVERYTHING_OF_THE_NAME_GOES,
    FLIPPED_LOCATION_STAYS,
    LOCATION_MAY_BE_NOT_UNIQUE,
    LOCATIONS_ARE_UNIQUE,
    RECRUIT_MAKES_THEM_GO,
)
from judge.games.vs_system.model.board import CHAIN, FACE_DOWN, KO_PILE, PLAY, is_resource
from judge.games.vs_system.model.cards import ARMY, Character, Equipment, Location
from judge.games.vs_system.model.events import TurnedUp
from judge.games.vs_system.model.keyword_names import NOT_UNIQUE, UNIQUE
from judge.games.vs_system.rules.unique import EQUIPMENT_NEEDS_KEYWORD, OLD_ONE_IS_UNIQUE, ONLY_OWN_ONES_GO


def displaced_by_flipping(match: Match, event: TurnedUp) -> tuple[Event, ...]:
    """What goes as a location is flipped: the older unique cards of its name that its player controls."""
    new = match.state.known(event.ref)
    if not isinstance(new.card, Location) or not _is_unique(match, new):
        return ()
    older = _namesakes(match, new, new.controller)
    if older and not match.judge(FLIPPED_LOCATION_STAYS, True, misread=False):
        return (Moved(ref=new.ref, zone=KO_PILE),)
    return tuple(Moved(ref=old.ref, zone=KO_PILE) for old in older)


def displaced_locations(match: Match, event: Moved) -> tuple[Event, ...]:
    """The locations that go as a unique character comes into play, or a unique equipment is attached, that has their name."""
    new = match.state.known(event.ref)
    is_equipped = isinstance(new.card, Equipment) and event.host is not None
    is_character = isinstance(new.card, Character) and event.zone == PLAY
    is_recruited = is_character and match.require(RECRUIT_MAKES_THEM_GO, new.zone == CHAIN)
    if event.zone != PLAY or not (is_equipped or is_recruited):
        return ()
    older = locations_of_the_name(match, new, event.controller or new.owner)
    return tuple(Moved(ref=old.ref, zone=KO_PILE) for old in older)


def locations_of_the_name(match: Match, new: Obj, controller: str) -> tuple[Obj, ...]:
    """The unique locations of ``controller`` that have the name of ``new``; none where that isn't unique itself."""
    if not _is_unique(match, new):
        return ()
    return tuple(old for old in _namesakes(match, new, controller) if is_resource(old))


def namesakes_of_arriving(match: Match, new: Obj, controller: str) -> tuple[Obj, ...]:
    """What uniqueness removes as ``new`` comes into play for ``controller``, by whatever applies it; nothing where it isn't unique."""
    return tuple(_namesakes(match, new, controller)) if _is_unique(match, new) else ()


def _namesakes(match: Match, new: Obj, controller: str) -> list[Obj]:
    """The other unique cards in play with the name of ``new``, a character or location that ``controller`` gets or flips."""
    view = match.view()
    names = view.items(new, "names")
    in_play = (
        obj for obj in match.state.all() if obj.zone == PLAY and FACE_DOWN not in obj.flags and obj.ref != new.ref
    )
    return [
        obj
        for obj in in_play
        if (not is_resource(obj) or isinstance(obj.card, Location))
        and view.items(obj, "names") & names
        and match.require(ONLY_OWN_ONES_GO, obj.controller == controller)
        and match.judge(EVERYTHING_OF_THE_NAME_GOES, True, misread=type(obj.card) is type(new.card))
        and _is_unique(match, obj)
    ]


def _is_unique(match: Match, obj: Obj) -> bool:
    """Whether ``obj`` is unique by its type, version or keyword."""
    if isinstance(obj.card, Character):
        return match.require(OLD_ONE_IS_UNIQUE, ARMY not in match.view().items(obj, "versions"))
    if isinstance(obj.card, Equipment):
        return match.require(EQUIPMENT_NEEDS_KEYWORD, UNIQUE in obj.card.keywords)
    if not isinstance(obj.card, Location) or not match.judge(LOCATIONS_ARE_UNIQUE, True, misread=False):
        return False
    return match.require(LOCATION_MAY_BE_NOT_UNIQUE, NOT_UNIQUE not in obj.card.keywords)
