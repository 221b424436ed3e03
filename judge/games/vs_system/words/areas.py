"""Words of card text about columns and areas: picking one, moving there."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context, When
from judge.engine.decision import Resolution, choose
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import ANY, Selector
from judge.engine.slots import Slot
from judge.engine.state import Obj, Ref
from judge.games.vs_system.model.board import FRONT, HIDDEN, PLAY, RESOURCES, SUPPORT, VISIBLE, Spot, spot
from judge.games.vs_system.model.events import Positioned
from judge.games.vs_system.procedures.formation import in_one_column
from judge.games.vs_system.procedures.positions import has_room, positions, taken_positions
from judge.games.vs_system.rules.formation import COLUMN_IS_ONE_PLAYERS


@dataclass(frozen=True)
class InItsColumn(Selector):
    """Objects in the column of the power's source: the same player's, in the same area."""

    def matches(self, context: Context, obj: Obj) -> bool:
        source = context.source_object()
        here, there = (spot(source) if source is not None else None), spot(obj)
        if source is None or here is None or there is None or RESOURCES in (here.row, there.row):
            return False
        if here.area != there.area or not obj.zone == source.zone == PLAY:
            return False
        alike = in_one_column(context.match, context.state, source, obj)
        return alike and context.match.require(COLUMN_IS_ONE_PLAYERS, obj.controller == source.controller)

    def describe(self) -> str:
        return "in its column"


IN_ITS_COLUMN = InItsColumn()


@dataclass(frozen=True)
class AreaPick(Slot[str]):
    """The visible or the hidden area, as you choose ``when``. ``own_too``: also that in which the power's source stands."""

    when: Maybe[When] = When.RESOLUTION
    own_too: Maybe[bool] = True

    def is_settled_at_announcement(self, context: Context) -> bool:
        return context.read(self.when) is When.START

    def ask(self, context: Context) -> Resolution[tuple[str, ...]]:
        source = context.source_object()
        here = spot(source) if source is not None and not context.read(self.own_too) else None
        areas = tuple(area for area in (VISIBLE, HIDDEN) if here is None or area != here.area)
        answer = yield from choose(context.controller, "which area", areas)
        return answer

    def describe(self) -> str:
        """The area as a phrase."""
        return "your hidden or visible area"


@dataclass(frozen=True)
class MoveToArea(Effect):
    """``objects``, with those ``along`` with them, move to ``area``; you pick each one's position there, also if it stands there already.

    ``together``: all are lifted before the first is set down; otherwise one has moved before the next leaves its place.
    ``same_row``: each keeps its row. ``same_area``: those along go where the others go; otherwise each of them goes to any area.
    """

    objects: ObjectsMeant
    along: ObjectsMeant
    area: AreaPick | str
    together: Maybe[bool] = True
    same_row: Maybe[bool] = False
    same_area: Maybe[bool] = True

    def run(self, context: Context) -> Resolution[bool]:
        if isinstance(self.area, AreaPick):
            yield from self.area.settle(context)
        refs = yield from refs_of(self.objects, context)
        if not refs:
            return False
        others = yield from refs_of(self.along, context)
        lifted = (*refs, *others)
        together = context.read(self.together)
        landed: list[Positioned] = []
        (area,) = self.area.answer(context) if isinstance(self.area, AreaPick) else (self.area,)
        for number, ref in enumerate(lifted):
            areas = (area,) if ref in refs or context.read(self.same_area) else (VISIBLE, HIDDEN)
            place = yield from self._spot(context, ref, areas, lifted[number:], landed)
            landed.append(Positioned(ref=ref, spot=place, cause=context.cause))
            if not together:
                yield from context.match.happen(landed.pop())
        if landed:
            yield from context.match.happen(*landed)
        return True

    def _spot(self, context: Context, ref: Ref, areas: tuple[str, ...], lifted: tuple[Ref, ...],
              landed: list[Positioned]) -> Resolution[Spot]:  # fmt: skip
        """Ask where in ``areas`` ``ref`` is set down: ``landed`` stand already, ``lifted`` stand nowhere."""
        obj = context.state.known(ref)
        gone = {*lifted, *(event.ref for event in landed)} if context.read(self.together) else {ref}
        here = spot(obj)
        rows = (here.row,) if here is not None and context.read(self.same_row) else (FRONT, SUPPORT)
        taken = taken_positions(context.match, obj.controller, gone) | {event.spot for event in landed}
        free = tuple(
            place
            for place in positions(context.match, obj.controller, areas, rows, room=2)
            if has_room(context.match, obj, place, taken)
        )
        answer = yield from choose(context.controller, f"where {context.match.names()(ref)} goes", free)
        found: Spot = answer[0]
        return found

    def describe(self) -> str:
        where = describe(self.area) if isinstance(self.area, AreaPick) else f"your {self.area}"
        if as_ruled(self.along) == ~ANY:
            return f"{describe(self.objects)} moves to {where}"
        return f"{describe(self.objects)} and {describe(self.along)} move to {where}"
