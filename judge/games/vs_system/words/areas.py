"""Words of card text about columns and areas: picking one, moving there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from judge.engine.ask import Steps, choose
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.select import Selector
from judge.engine.sight import Sight, When
from judge.engine.state import Obj, Ref
from judge.engine.values import said
from judge.games.vs_system.model.board import FRONT, HIDDEN, PLAY, RESOURCES, SUPPORT, VISIBLE, Spot, spot
from judge.games.vs_system.model.events import Positioned


@dataclass(frozen=True)
class InItsColumn(Selector):
    """Objects in the column of the power's source: the same player's, in the same area."""

    def matches(self, sight: Sight, obj: Obj) -> bool:
        source = sight.source()
        here, there = (spot(source) if source is not None else None), spot(obj)
        if source is None or here is None or there is None or RESOURCES in (here.row, there.row):
            return False
        alike = (here.column, here.area, source.controller) == (there.column, there.area, obj.controller)
        return alike and obj.zone == source.zone == PLAY

    def words(self) -> str:
        return "in its column"


IN_ITS_COLUMN = InItsColumn()


@dataclass(frozen=True)
class AreaPick:
    """The visible or the hidden area, as you choose ``when``."""

    when: When = When.RESOLUTION

    def at_start(self, do: Sight) -> bool:
        """Whether the area is chosen when the effect is announced."""
        return do.read(self.when) is When.START

    def pick(self, do: Sight) -> Steps[tuple[Any, ...]]:
        """Ask for the area and remember it in its slot."""
        answer = yield from choose(do.you, "which area", (VISIBLE, HIDDEN))
        do.slots[self] = answer
        return answer

    def words(self) -> str:
        """The area as a phrase."""
        return "your hidden or visible area"


@dataclass(frozen=True)
class MoveToArea(Effect):
    """``objects``, with those ``along`` with them, move to ``area``; you pick each one's position there.

    ``together``: all are lifted before the first is set down; otherwise one has moved before the next leaves its place.
    ``same_row``: each keeps its row.
    """

    objects: Any
    along: Any
    area: AreaPick
    together: bool = True
    same_row: bool = False

    def run(self, do: Sight) -> Steps[bool]:
        if self.area not in do.slots:
            yield from self.area.pick(do)
        refs = yield from refs_of(self.objects, do)
        if not refs:
            return False
        others = yield from refs_of(self.along, do)
        lifted = (*refs, *others)
        together = do.read(self.together)
        landed: list[Positioned] = []
        for number, ref in enumerate(lifted):
            place = yield from self._spot(do, ref, lifted[number:], landed)
            landed.append(Positioned(ref=ref, spot=place, cause=do.cause))
            if not together:
                yield from do.match.happen(landed.pop())
        if landed:
            yield from do.match.happen(*landed)
        return True

    def _spot(self, do: Sight, ref: Ref, lifted: tuple[Ref, ...], landed: list[Positioned]) -> Steps[Spot]:
        """Ask where ``ref`` is set down: ``landed`` stand already, ``lifted`` stand nowhere."""
        (area,) = do.slots[self.area]
        obj = do.state.known(ref)
        gone = {*lifted, *(event.ref for event in landed)} if do.read(self.together) else {ref}
        standing = (other for other in do.state.all() if other.controller == obj.controller and other.zone == PLAY)
        taken = {spot(other) for other in standing if other.ref not in gone} | {event.spot for event in landed}
        columns = range(2 + max((place.column for place in taken if place is not None), default=0))
        here = spot(obj)
        rows = (here.row,) if here is not None and do.read(self.same_row) else (FRONT, SUPPORT)
        free = tuple(place for row in rows for column in columns if (place := Spot(row, column, area)) not in taken)
        answer = yield from choose(do.you, f"where {do.match.names()(ref)} goes", free)
        found: Spot = answer[0]
        return found

    def words(self) -> str:
        return f"{said(self.objects)} and {said(self.along)} move to {said(self.area)}"
