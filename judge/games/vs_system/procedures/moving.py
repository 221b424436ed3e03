"""What comes with moving a card: uniqueness, counters, the state in which it arrives."""

from __future__ import annotations

from judge.engine.bookkeeping import ModifierEnded
from judge.engine.context import Match
from judge.engine.events import CounterAdded, Moved
from judge.engine.state import Event, Obj, State
from judge.games.vs_system.model.attack_events import LeftAttack
from judge.games.vs_system.model.board import (
    CHAIN,
    KO_PILE,
    PLAY,
    RESOURCES,
    Spot,
    area,
    is_character,
    is_in_attack,
    is_resource,
)
from judge.games.vs_system.model.cards import Character, Equipment
from judge.games.vs_system.model.events import ControlGained, KOd, Positioned
from judge.games.vs_system.model.keyword_names import CONCEALED_OPTIONAL, COSMIC, SURGE
from judge.games.vs_system.procedures.uniqueness import displaced_namesakes
from judge.games.vs_system.rules.areas import OTHER_AREA_IS_NO_DEPARTURE, OTHER_AREA_IS_NO_OTHER_ZONE
from judge.games.vs_system.rules.cosmic import BRINGS_COUNTER_UNLESS_SURGE, COSMIC_BRINGS_COUNTER, is_cosmic
from judge.games.vs_system.rules.equipment import (
    LOST_AS_ITS_BEARER_MOVES,
    STAYS_WITHIN_ITS_AREA,
    lost_equipment_goes_to,
)
from judge.games.vs_system.rules.objects import (
    CHARACTER_ENTERS_FROM_RESOURCES,
    CONCEALED_EQUIPMENT_GOES_ALONG,
    EQUIPMENT_GOES_WITH_ITS_BEARER,
    EQUIPMENT_STAYS_IN_ITS_AREA,
    EQUIPMENT_STAYS_THROUGH_CONTROL,
    LEFT_PLAY_LEFT_ATTACK,
    PUT_INTO_KO_PILE_IS_NO_KO,
    RESOURCE_LEAVES_AS_CHARACTER,
)
from judge.games.vs_system.rules.unique import OLD_ONE_GOES, UNIQUENESS_APPLIES_ON_ARRIVAL, VERSIONS_ARE_ONE_NAME


def consequences_of_move(match: Match, event: Moved) -> tuple[Event, ...]:
    """What leaving play or coming into play brings with it."""
    obj = match.state.known(event.ref)
    if obj.zone == PLAY and not event.is_new_object(match.state, match.game):
        return ()
    departs, arrives = obj.zone == PLAY, event.zone == PLAY
    if departs and arrives:
        departs = is_character(obj) and match.judge(RESOURCE_LEAVES_AS_CHARACTER, True, misread=False)
        arrives = is_resource(obj) and match.judge(CHARACTER_ENTERS_FROM_RESOURCES, True, misread=False)
    displaced = _displacements(match, event, obj) if event.zone in (CHAIN, PLAY) else ()
    return (
        *(_departure(match, event, obj) if departs else ()),
        *displaced,
        *(_arrival(match, event, obj) if arrives else ()),
    )


def _departure(match: Match, event: Moved, obj: Obj) -> tuple[Event, ...]:
    """What leaves play is no longer in the attack, and what is attached to it goes as well."""
    leaves_attack = is_in_attack(match.state, obj.ref) and match.judge(LEFT_PLAY_LEFT_ATTACK, True, misread=False)
    attached = attached_to(match.state, obj)
    zone = match.judge(EQUIPMENT_GOES_WITH_ITS_BEARER, KO_PILE, misread=event.zone) if attached else KO_PILE
    return (
        *((LeftAttack(ref=obj.ref, cause=event.cause),) if leaves_attack else ()),
        *(Moved(ref=other.ref, zone=zone) for other in attached),
    )


def came_into_play(state: State, obj: Obj) -> bool:
    """Whether ``obj`` came into play this turn."""
    events = state.events_this_turn()
    return any(isinstance(event, Moved) and event.zone == PLAY and event.ref.card == obj.ref.card for event in events)


def attached_to(state: State, obj: Obj) -> tuple[Obj, ...]:
    """The equipment of ``obj``."""
    return tuple(other for other in state.all() if other.host == obj.ref and other.zone == PLAY)


def consequences_of_positioning(match: Match, event: Positioned | ControlGained) -> tuple[Event, ...]:
    """A character that goes to the other area loses its equipment; one that changes its controller alone doesn't."""
    obj = match.state.known(event.ref)
    changes_area = area(obj) != event.spot.area
    return (
        *(_as_if_it_changed_zones(match, event, obj) if changes_area else ()),
        *_lost_equipment(match, event, obj, changes_area=changes_area),
    )


def _as_if_it_changed_zones(match: Match, event: Positioned | ControlGained, obj: Obj) -> tuple[Event, ...]:
    """What would come with going to the other area, were that another zone: nothing as ruled."""
    said_of_it = (modifier for modifier in match.state.modifiers if modifier.on is not None and obj.ref in modifier.on)
    sheds = tuple(ModifierEnded(id=modifier.id) for modifier in said_of_it)
    leaves = (LeftAttack(ref=obj.ref, cause=event.cause),) if is_in_attack(match.state, obj.ref) else ()
    return (
        *match.judge(OTHER_AREA_IS_NO_OTHER_ZONE, (), misread=sheds),
        *match.judge(OTHER_AREA_IS_NO_DEPARTURE, (), misread=leaves),
    )


def _lost_equipment(
    match: Match, event: Positioned | ControlGained, obj: Obj, *, changes_area: bool
) -> tuple[Event, ...]:
    """The equipment that ``obj`` loses as it is moved or changes its controller."""
    attached = attached_to(match.state, obj)
    if not attached:
        return ()
    if not changes_area:
        is_lost = match.judge(EQUIPMENT_STAYS_THROUGH_CONTROL, False, misread=isinstance(event, ControlGained))
        is_lost = match.judge(STAYS_WITHIN_ITS_AREA, is_lost, misread=is_lost or isinstance(event, Positioned))
        return tuple(Moved(ref=other.ref, zone=KO_PILE, cause=event.cause) for other in attached) if is_lost else ()
    if not match.judge(EQUIPMENT_STAYS_IN_ITS_AREA, True, misread=False):
        return ()
    lost = tuple(_loss(match, other, event) for other in attached if not _goes_along(match, other))
    return match.judge(LOST_AS_ITS_BEARER_MOVES, lost, misread=())


def _loss(match: Match, equipment: Obj, event: Event) -> Moved:
    zone, player = match.consult(lost_equipment_goes_to, equipment.owner, equipment.controller)
    return Moved(ref=equipment.ref, zone=zone, controller=player, cause=event.cause)


def equipment_left_behind(match: Match) -> tuple[Event, ...]:
    """The loss of equipment whose character has gone to the other area without losing it: of none as ruled."""
    gone = {
        event.ref: event
        for record in match.state.this_turn()
        for event in record.events
        if isinstance(event, (Positioned, ControlGained)) and area(record.before.known(event.ref)) != event.spot.area
    }
    left = [obj for obj in match.state.all() if obj.zone == PLAY and obj.host in gone and not _goes_along(match, obj)]
    lost = tuple(_loss(match, obj, gone[obj.host]) for obj in left if obj.host is not None)
    return match.judge(LOST_AS_ITS_BEARER_MOVES, (), misread=lost) if lost else ()


def _goes_along(match: Match, equipment: Obj) -> bool:
    """Whether ``equipment`` goes with its character to the other area."""
    is_concealed = CONCEALED_OPTIONAL in match.view().items(equipment, "keywords")
    return is_concealed and match.judge(CONCEALED_EQUIPMENT_GOES_ALONG, True, misread=False)


def _displacements(match: Match, event: Moved, obj: Obj) -> tuple[Event, ...]:
    """What uniqueness removes as ``obj`` is announced or arrives (A4.5)."""
    arrives = event.zone == PLAY
    is_recruit = _is_character(event, obj) and (obj.zone == CHAIN or not arrives)
    equips = isinstance(obj.card, Equipment) and (event.host is not None or not arrives)
    if not (is_recruit or equips) or not match.judge(UNIQUENESS_APPLIES_ON_ARRIVAL, arrives, misread=not arrives):
        return ()
    older = displaced_namesakes(match.view(), obj, event.controller or obj.owner)
    same_version = tuple(old for old in older if _versions(match, old) & _versions(match, obj))
    older = match.judge(VERSIONS_ARE_ONE_NAME, older, misread=same_version)
    if older and arrives and not match.judge(OLD_ONE_GOES, True, misread=False):
        return (Moved(ref=event.becomes(match.state, match.game), zone=KO_PILE),)
    if older and not match.judge(PUT_INTO_KO_PILE_IS_NO_KO, True, misread=False):
        return tuple(KOd(ref=old.ref) for old in older)
    return tuple(Moved(ref=old.ref, zone=KO_PILE) for old in older)


def _versions(match: Match, obj: Obj) -> frozenset[str]:
    return match.view().items(obj, "versions")


def _arrival(match: Match, event: Moved, obj: Obj) -> tuple[Event, ...]:
    """A cosmic character brings its counter."""
    becomes = event.becomes(match.state, match.game)
    keywords = match.view().items(obj, "keywords")
    brings_counter = (
        _is_character(event, obj)
        and match.consult(is_cosmic, keywords)
        and match.judge(COSMIC_BRINGS_COUNTER, True, misread=False)
        and match.require(BRINGS_COUNTER_UNLESS_SURGE, SURGE not in keywords)
    )
    return (CounterAdded(ref=becomes, kind=COSMIC),) if brings_counter else ()


def _is_character(event: Moved, obj: Obj) -> bool:
    """Whether ``obj`` is a character where it goes: a card that goes to a resource row is none."""
    is_resource = isinstance(event.spot, Spot) and event.spot.row == RESOURCES
    return isinstance(obj.card, Character) and not is_resource
