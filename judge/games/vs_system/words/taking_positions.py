"""Words of card text by which characters take other positions, in an area or in rows, as a player picks them."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.players import YOU, Player, decider
from judge.engine.powers import Effect
from judge.engine.rules import Maybe, as_ruled
from judge.engine.state import Ref
from judge.games.vs_system.model.board import FRONT, HIDDEN, PLAY, SUPPORT, VISIBLE, Spot, spot
from judge.games.vs_system.model.events import Positioned
from judge.games.vs_system.procedures.positions import has_room, spots_of


@dataclass(frozen=True)
class TakePositions(Effect):
    """Each of ``objects`` moves to a position that ``who`` picks in one of ``rows``, in its own area.

    ``area``: in that area instead, wherever it stands; ``any_area``: in any. ``at_once``: all are lifted before the first is set
    down; otherwise one has moved before the next leaves its place.
    """

    objects: ObjectsMeant
    rows: Maybe[tuple[str, ...]] = (FRONT, SUPPORT)
    area: Maybe[str | None] = None
    who: Maybe[Player] = YOU
    any_area: Maybe[bool] = False
    at_once: Maybe[bool] = True

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        if not refs:
            return False
        picker = yield from decider(self.who, context)
        landed: list[Positioned] = []
        done = False
        for number, ref in enumerate(refs):
            free = self._free(context, ref, refs[number:], landed)
            answer = yield from choose(picker, f"where {context.match.names()(ref)} goes", free)
            landed.append(Positioned(ref=ref, spot=answer[0], cause=context.cause))
            if not context.read(self.at_once):
                done = bool((yield from context.match.happen(landed.pop()))) or done
        if landed:
            done = bool((yield from context.match.happen(*landed)))
        return done

    def _free(self, context: Context, ref: Ref, lifted: tuple[Ref, ...], landed: list[Positioned]) -> tuple[Spot, ...]:
        """Where ``ref`` may be set down: ``landed`` stand there already, ``lifted`` stand nowhere."""
        obj = context.state.known(ref)
        here = spot(obj)
        gone = {*lifted, *(event.ref for event in landed)} if context.read(self.at_once) else {ref}
        standing = [other for other in context.state.all() if other.controller == obj.controller and other.zone == PLAY]
        match = context.match
        taken = {place for other in standing if other.ref not in gone for place in spots_of(match, other)}
        taken |= {event.spot for event in landed}
        places = [place for other in standing if (place := spot(other)) is not None and place.area is not None]
        columns = range(2 + max(place.column for place in places) + len(landed))
        area = context.read(self.area) or (here.area if here is not None else VISIBLE)
        areas = (VISIBLE, HIDDEN) if context.read(self.any_area) else (area,)
        every = (Spot(row, column, each) for each in areas for row in context.read(self.rows) for column in columns)
        return tuple(place for place in every if has_room(match, obj, place, taken))

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        where = describe(self.area) if self.area is not None else " or ".join(as_ruled(self.rows))
        return f"move {describe(self.objects)} to {where}"
