"""Words of card text about vehicles: coming into play crewed, crewing one by an effect, disembarking."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.errors import NotExpressible
from judge.engine.events import Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.powers import Effect
from judge.engine.select import Selector, WordOrder
from judge.engine.state import Obj, Ref
from judge.games.vs_remix.procedures.vehicles import (
    crew_in_play_objections,
    crew_objections,
    crew_of,
    goes_beneath,
    namesakes_of_crew,
    no_namesake_of_crew,
)
from judge.games.vs_remix.rules.vehicle import (
    CREW_IS_CHOSEN_AT_ONCE,
    DISEMBARKED_COMES_INTO_PLAY,
    DISEMBARKED_IS_EXHAUSTED,
    EFFECTS_MAY_CREW,
    ENTERS_UNCREWED,
    NOBODY_STEPS_IN,
    UNIQUE_BY_NAME_OF_CREW,
)
from judge.games.vs_system.model.board import EXHAUSTED, KO_PILE, PLAY, is_character, is_stunned, spot
from judge.games.vs_system.model.events import Positioned
from judge.games.vs_system.words.coming_into_play import ComeIntoPlay, Place


@dataclass(frozen=True)
class IsCrewed(Selector):
    """Vehicles with a crew beneath them."""

    def matches(self, context: Context, obj: Obj) -> bool:
        return obj.zone == PLAY and bool(crew_of(context.state, obj))

    @property
    def word_order(self) -> WordOrder:
        return WordOrder.BEFORE

    def describe(self) -> str:
        return "crewed"


CREWED = IsCrewed()


@dataclass(frozen=True)
class EnterOverCrew(Effect):
    """What crewing from hand does: the vehicle on the chain comes into play on top of ``crew``, or uncrewed where that can't be."""

    crew: Ref

    def run(self, context: Context) -> Resolution[bool]:
        match, source = context.match, context.source
        vehicle = match.state.obj(source) if source is not None else None
        if vehicle is None:
            return False
        crew = match.state.obj(self.crew)
        if crew is not None and (not is_character(crew) or is_stunned(crew)):
            crew = None
        if crew is not None and crew.controller != context.controller:
            raise NotExpressible("no ruling says who crews a vehicle where the chosen crew has changed its controller")
        others = self._legal(context, vehicle)
        if others and not match.judge(CREW_IS_CHOSEN_AT_ONCE, True, misread=False):
            answer = yield from choose(context.controller, "who crews the vehicle", tuple(obj.ref for obj in others))
            crew = match.state.known(answer[0])
        if crew is None:
            crew = match.judge(NOBODY_STEPS_IN, None, misread=next(iter(others), None))
        if crew is not None:
            arrives = Moved(
                ref=vehicle.ref, zone=PLAY, spot=crew.spot, controller=context.controller, cause=context.cause
            )
            done = bool((yield from match.happen(arrives, *goes_beneath(match, crew, vehicle))))
            older = namesakes_of_crew(match, match.state.objects[vehicle.ref.card]) if done else ()
            gone = tuple(Moved(ref=old.ref, zone=KO_PILE, cause=context.cause) for old in older)
            yield from match.happen(*match.judge(UNIQUE_BY_NAME_OF_CREW, gone, misread=()))
            return done
        if not match.judge(ENTERS_UNCREWED, True, misread=False):
            return bool((yield from match.happen(Moved(ref=vehicle.ref, zone=KO_PILE, cause=context.cause))))
        return (yield from ComeIntoPlay().run(context))

    def _legal(self, context: Context, vehicle: Obj) -> tuple[Obj, ...]:
        standing = (obj for obj in context.match.state.all() if is_character(obj))
        return tuple(obj for obj in standing if not crew_objections(context.match, context.controller, vehicle, obj))

    def describe(self) -> str:
        return "it comes into play over its crew"


@dataclass(frozen=True)
class CrewWith(Effect):
    """The vehicle in play that ``vehicle`` means moves over the character that ``crew`` means, which crews it."""

    vehicle: ObjectsMeant
    crew: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        match = context.match
        vehicles = yield from refs_of(self.vehicle, context)
        crews = yield from refs_of(self.crew, context)
        if not vehicles or not crews or not match.judge(EFFECTS_MAY_CREW, True, misread=False):
            return False
        vehicle, crew = match.state.known(vehicles[0]), match.state.known(crews[0])
        place = spot(crew)
        if place is None or crew_in_play_objections(match, context.controller, vehicle, crew):
            return False
        moves = Positioned(ref=vehicle.ref, spot=place, cause=context.cause)
        done = bool((yield from match.happen(moves, *goes_beneath(match, crew, vehicle))))
        no_namesake_of_crew(match, vehicle.ref)
        return done

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.vehicle, context) and is_available(self.crew, context)

    def describe(self) -> str:
        return f"{describe(self.crew)} crews {describe(self.vehicle)}"


@dataclass(frozen=True)
class Disembark(Effect):
    """The crew of ``objects`` comes from under them into play, exhausted."""

    objects: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        match, done = context.match, False
        refs = yield from refs_of(self.objects, context)
        for ref in refs:
            vehicle = match.state.known(ref)
            for crew in crew_of(match.state, vehicle):
                if not match.judge(DISEMBARKED_COMES_INTO_PLAY, True, misread=False):
                    yield from match.happen(Moved(ref=crew.ref, zone=KO_PILE, cause=context.cause))
                    continue
                place = yield from Place().place(context, crew.ref, vehicle.controller)
                flags = match.judge(DISEMBARKED_IS_EXHAUSTED, frozenset({EXHAUSTED}), misread=frozenset[str]())
                arrives = Moved(ref=crew.ref, zone=PLAY, spot=place, controller=vehicle.controller, flags=flags,
                                cause=context.cause)  # fmt: skip
                done = bool((yield from match.happen(arrives))) or done
        return done

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        return f"disembark {describe(self.objects)}"
