"""Vehicles: who may crew one, what being crewed makes of it, and what becomes of its crew."""

from __future__ import annotations

from typing import cast

from judge.engine.acting import unmet
from judge.engine.context import Context, Match, View
from judge.engine.errors import NotExpressible, Objection
from judge.engine.events import CounterAdded, Moved
from judge.engine.nodes import Node
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Event, Obj, Ref, State
from judge.games.vs_remix.model.board import BENEATH
from judge.games.vs_remix.model.cards import Vehicle
from judge.games.vs_remix.model.events import WentBeneath
from judge.games.vs_remix.procedures.uniqueness import namesakes_of_arriving
from judge.games.vs_remix.rules.vehicle import (
    COST_IS_RECRUIT_COST,
    COUNTERS_COME_OFF,
    CREW_EFFECT_NEEDS_CREW,
    CREW_GOES_TOO,
    CREW_IS_NO_VEHICLE,
    CREW_IS_NOT_IN_PLAY,
    CREW_IS_NOT_STUNNED,
    CREW_IS_OWN,
    CREW_IS_SPECIFIED,
    FITS_THE_AREA,
    GAINS_CREW_EFFECT,
    GAINS_EFFECTS_OF_CREW,
    HAS_NAME_OF_CREW,
    HAS_ONE_CREW,
    KEEPS_ITS_OWN_NAME,
    STANDS_IN_THE_SAME_AREA,
    TAKES_EQUIPMENT,
    VEHICLE_IS_NOT_STUNNED,
    VEHICLE_IS_OWN,
)
from judge.games.vs_system.model.board import HIDDEN, KO_PILE, PLAY, VISIBLE, area, is_character, is_stunned
from judge.games.vs_system.model.cards import VsCard
from judge.games.vs_system.model.keyword_names import CONCEALED, CONCEALED_OPTIONAL


def crew_of(state: State, vehicle: Obj) -> tuple[Obj, ...]:
    """What lies beneath ``vehicle``."""
    if not isinstance(vehicle.card, Vehicle):
        return ()
    return tuple(obj for obj in state.all() if obj.zone == BENEATH and obj.host == vehicle.ref)


def crew_objections(match: Match, player: str, vehicle: Obj, crew: Obj) -> tuple[Objection, ...]:
    """Why ``crew`` can't crew ``vehicle``, in hand or in play, for ``player``: every reason but the area of one in play."""
    specified = cast("Selector | None", vehicle.card.crew) if isinstance(vehicle.card, Vehicle) else None
    is_specified = specified is not None and specified.matches(Context(match, player, vehicle.ref), crew)
    return unmet(
        match,
        (CREW_IS_OWN, is_character(crew) and crew.controller == player),
        (CREW_IS_SPECIFIED, is_specified),
        (CREW_IS_NOT_STUNNED, not is_stunned(crew)),
        (CREW_IS_NO_VEHICLE, not isinstance(crew.card, Vehicle)),
        (FITS_THE_AREA, area(crew) in _areas(match, vehicle)),
    )


def crew_in_play_objections(match: Match, player: str, vehicle: Obj, crew: Obj) -> tuple[Objection, ...]:
    """Why ``vehicle``, which is in play, can't be moved over ``crew`` by ``player``, or by an effect of that player's."""
    return (
        *unmet(
            match,
            (VEHICLE_IS_OWN, vehicle.controller == player),
            (VEHICLE_IS_NOT_STUNNED, not is_stunned(vehicle)),
            (STANDS_IN_THE_SAME_AREA, area(vehicle) == area(crew)),
            (HAS_ONE_CREW, not crew_of(match.state, vehicle)),
        ),
        *crew_objections(match, player, vehicle, crew),
    )


def namesakes_of_crew(match: Match, vehicle: Obj) -> tuple[Obj, ...]:
    """What uniqueness removes for the name that ``vehicle`` has by its crew, were it looked at now."""
    names = frozenset(name for each in crew_of(match.state, vehicle) for name in _names(each))
    older = namesakes_of_arriving(match, vehicle, vehicle.controller) if names else ()
    return tuple(old for old in older if match.view().items(old, "names") & names)


def no_namesake_of_crew(match: Match, vehicle: Ref) -> None:
    """Make sure that ``vehicle``, in play before it was crewed, shares the name of its crew with nothing.

    :raises NotExpressible: where it does.
    """
    if namesakes_of_crew(match, match.state.known(vehicle)):
        raise NotExpressible(
            "no ruling says when uniqueness is looked at as a vehicle in play gets the name of its crew"
        )


def _areas(match: Match, vehicle: Obj) -> tuple[str, ...]:
    """Where ``vehicle`` may stand: where it does, or where it could come into play."""
    here, keywords = area(vehicle), match.view().items(vehicle, "keywords")
    if here is not None or CONCEALED_OPTIONAL in keywords:
        return (VISIBLE, HIDDEN)
    return (HIDDEN,) if CONCEALED in keywords else (VISIBLE,)


def goes_beneath(match: Match, crew: Obj, vehicle: Obj) -> tuple[Event, ...]:
    """What brings ``crew`` under ``vehicle``, which takes its place."""
    goes = (WentBeneath(ref=crew.ref, zone=BENEATH, host=vehicle.ref),)
    return match.judge(CREW_IS_NOT_IN_PLAY, goes, misread=())


def consequences_for_crew(match: Match, event: Moved) -> tuple[Event, ...]:
    """What comes with it that a crewed vehicle leaves play, or that a character goes under a card."""
    obj = match.state.known(event.ref)
    if isinstance(event, WentBeneath):
        there = event.becomes(match.state, match.game)
        kept = tuple(CounterAdded(ref=there, kind=counter.kind) for counter in obj.counters)
        return match.judge(COUNTERS_COME_OFF, (), misread=kept)
    if obj.zone != PLAY or event.zone == PLAY:
        return ()
    crew = crew_of(match.state, obj)
    lost = tuple(Moved(ref=each.ref, zone=KO_PILE) for each in crew)
    stays = tuple(Moved(ref=each.ref, zone=PLAY, spot=obj.spot, controller=obj.controller) for each in crew)
    return match.judge(CREW_GOES_TOO, lost, misread=stays)


def powers_of_crewed(view: View, obj: Obj) -> tuple[Maybe[Node | None], ...]:
    """The powers that a vehicle has by its crew: its crew effect, and what is printed on the crew.

    :raises NotExpressible: where a keyword is printed on the crew.
    """
    if not isinstance(obj.card, Vehicle) or obj.zone != PLAY:
        return ()
    crew = crew_of(view.state, obj)
    if any(isinstance(each.card, VsCard) and each.card.keywords for each in crew):
        raise NotExpressible("no ruling says whether a crewed vehicle has the keywords of its crew, too")
    has_crew = view.match.judge(CREW_EFFECT_NEEDS_CREW, bool(crew), misread=True)
    own = view.match.judge(GAINS_CREW_EFFECT, obj.card.crew_powers if has_crew else (), misread=())
    printed = tuple(power for each in crew for power in each.card.powers)
    return (*own, *view.match.judge(GAINS_EFFECTS_OF_CREW, printed, misread=()))


def printed_on_vehicle(view: View, obj: Obj, what: str, found: int | frozenset[str]) -> int | frozenset[str]:
    """What a vehicle has of ``what``, of which ``found`` is printed on it: the name of its crew, and one cost."""
    match = view.match
    if what == "equipment":
        return match.judge(TAKES_EQUIPMENT, found, misread=0)
    if what == "cost" and isinstance(found, int) and isinstance(obj.card, Vehicle):
        return match.judge(COST_IS_RECRUIT_COST, found, misread=found + obj.card.crew_cost)
    crew = crew_of(view.state, obj) if what == "names" else ()
    if not crew or not isinstance(found, frozenset):
        return found
    its = frozenset(name for each in crew for name in _names(each))
    both = match.judge(HAS_NAME_OF_CREW, found | its, misread=found)
    return match.judge(KEEPS_ITS_OWN_NAME, both, misread=its)


def _names(obj: Obj) -> tuple[str, ...]:
    identity = obj.card.identity if isinstance(obj.card, VsCard) else None
    return (obj.card.name, identity) if identity else (obj.card.name,)
