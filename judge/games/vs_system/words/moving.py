"""Words of card text that move characters in play: within their area, to an area, to a row, into one's own rows.

Not here: swapping (`positions`), moving along with a column (`areas`), gaining control as such (`controlling`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.players import Player, decider
from judge.engine.powers import Effect
from judge.engine.rules import Maybe, as_ruled
from judge.engine.state import Event, Obj, Ref
from judge.games.vs_system.model.board import BETWEEN, FRONT, HIDDEN, SUPPORT, VISIBLE, Spot, is_character, spot
from judge.games.vs_system.model.events import ControlGained, Positioned
from judge.games.vs_system.procedures.positions import has_room, positions, taken_positions
from judge.games.vs_system.rules.areas import NOBODY_STANDS_BETWEEN
from judge.games.vs_system.rules.moving import (
    ANY_POSITION_WILL_DO,
    MAY_BE_PUT_BACK,
    MOVER_CONTROLS_IT,
    MOVES_TO_EMPTY_POSITION,
    MOVES_WITHIN_NAMED_AREA,
    NAMED_AREA_IS_REACHED,
    STAYS_IN_ITS_AREA,
    STAYS_IN_NAMED_ROWS,
    STAYS_ON_MOVERS_SIDE,
)


class Mover(Enum):
    """Axis *who*: who moves a character, within areas of his own."""

    YOU = "you"
    ITS_CONTROLLER = "its controller"


class SpotOf(NamedTuple):
    """A position of another player than the one who moves."""

    player: str
    spot: Spot


Landing: TypeAlias = Spot | SpotOf


@dataclass(frozen=True)
class MoveInPlay(Effect):
    """``objects``, characters in play, are moved by ``who``, who picks an empty position of his own for each; all move at once.

    ``areas``: where they go; None leaves each in the kind of area in which it stands. ``rows``: the rows where they go.
    ``picks``: who picks the positions instead. ``at_once`` False: one has moved before the next leaves its place.
    """

    objects: ObjectsMeant
    areas: Maybe[tuple[str, ...] | None] = None
    rows: Maybe[tuple[str, ...]] = (FRONT, SUPPORT)
    who: Maybe[Mover] = Mover.YOU
    picks: Maybe[Player | None] = None
    at_once: Maybe[bool] = True

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        state = context.match.state
        objects = [obj for ref in refs if (obj := state.obj(ref)) is not None and is_character(obj)]
        goes = {obj.ref: self._areas(context, obj) for obj in objects}
        moving = [obj for obj in objects if goes[obj.ref]]
        order = state.after(context.match.game.first_player(state))
        moving.sort(key=lambda obj: order.index(self._mover(context, obj)))
        groups = [moving] if context.read(self.at_once) else [[obj] for obj in moving]
        done = False
        for group in groups:
            events = yield from self._arrivals(context, group, goes)
            done = bool((yield from context.match.happen(*events))) or done
        return done

    def _arrivals(
        self, context: Context, moving: list[Obj], goes: dict[Ref, tuple[str, ...]]
    ) -> Resolution[list[Event]]:
        """Ask where each of ``moving``, who are all lifted first, is set down in the areas where it ``goes``."""
        landed: list[tuple[str, Spot]] = []
        events: list[Event] = []
        lifted = tuple(obj.ref for obj in moving)
        for obj in moving:
            mover = self._mover(context, obj)
            promised = tuple(place for player, place in landed if player == mover)
            place = yield from self._landing(context, mover, obj, goes[obj.ref], lifted, promised)
            if place is None:
                continue
            player, spot_there = (mover, place) if isinstance(place, Spot) else place
            landed.append((player, spot_there))
            events.append(_arrival(context, obj, player, spot_there))
        return events

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def _mover(self, context: Context, obj: Obj) -> str:
        return context.controller if context.read(self.who) is Mover.YOU else obj.controller

    def _areas(self, context: Context, obj: Obj) -> tuple[str, ...]:
        """The areas in which ``obj`` may be set down; none where it isn't moved."""
        here = spot(obj)
        if here is None or here.area is None:
            return ()
        areas = context.read(self.areas)
        if areas is None:
            return context.match.judge(STAYS_IN_ITS_AREA, (here.area,), misread=(VISIBLE, HIDDEN))
        own, others = (tuple(area for area in areas if (area == here.area) is is_own) for is_own in (True, False))
        areas = context.match.judge(NAMED_AREA_IS_REACHED, areas, misread=own)
        return context.match.judge(MOVES_WITHIN_NAMED_AREA, areas, misread=others)

    def _landing(self, context: Context, mover: str, obj: Obj, areas: tuple[str, ...], lifted: tuple[Ref, ...],
                 promised: tuple[Spot, ...]) -> Resolution[Landing | None]:  # fmt: skip
        """Ask ``mover`` where ``obj`` is set down: ``lifted`` stand nowhere, ``promised`` are taken already.

        None: it can stand nowhere there.
        """
        match = context.match
        rows = match.judge(STAYS_IN_NAMED_ROWS, context.read(self.rows), misread=(FRONT, SUPPORT))
        every = positions(match, mover, areas, rows, room=len(lifted))
        taken = {*taken_positions(match, mover, lifted), *promised}
        free = tuple(place for place in every if has_room(match, obj, place, taken))
        free = match.judge(MOVES_TO_EMPTY_POSITION, free, misread=every)
        elsewhere = tuple(place for place in free if mover != obj.controller or place != spot(obj))
        free = match.judge(MAY_BE_PUT_BACK, free, misread=elsewhere)
        firsts = {(place.row, place.area): place for place in reversed(free)}
        first = tuple(place for place in free if place in firsts.values())
        free = match.judge(ANY_POSITION_WILL_DO, free, misread=first)
        between = tuple(Spot(row, 0, BETWEEN) for row in rows)
        free = match.judge(NOBODY_STANDS_BETWEEN, free, misread=(*free, *between))
        theirs = (
            SpotOf(player, place)
            for player in match.state.players
            if player != mover
            for place in positions(match, player, areas, rows)
            if place not in taken_positions(match, player, lifted)
        )
        options: tuple[Landing, ...] = match.judge(STAYS_ON_MOVERS_SIDE, free, misread=(*free, *theirs))
        if not options:  # such as a character that fills a whole column, in one row: it stays
            return None
        picks = context.read(self.picks)
        picker = mover if picks is None else (yield from decider(picks, context))
        answer = yield from choose(picker, f"where {match.names()(obj.ref)} goes", options)
        return answer[0]

    def describe(self) -> str:
        areas, rows = as_ruled(self.areas), as_ruled(self.rows)
        mover = as_ruled(self.who)
        parts = ([" or ".join(rows)] if len(rows) == 1 else []) + ([" or ".join(areas)] if areas is not None else [])
        whose = "your" if mover is Mover.YOU else "that player's"
        verb = "move" if mover is Mover.YOU else f"{mover.value} moves"
        return f"{verb} {describe(self.objects)}" + (f" to {whose} {' of the '.join(parts)}" if parts else "")


def _arrival(context: Context, obj: Obj, player: str, place: Spot) -> Event:
    """``obj`` comes to stand in ``place`` of ``player``, who controls it there."""
    is_taken = obj.controller != player and context.match.judge(MOVER_CONTROLS_IT, True, misread=False)
    if is_taken:
        return ControlGained(ref=obj.ref, player=player, spot=place, is_moved=True, cause=context.cause)
    return Positioned(ref=obj.ref, spot=place, cause=context.cause)


def move(objects: ObjectsMeant) -> MoveInPlay:
    """Move ``objects``: each stays in its area."""
    return MoveInPlay(objects)


def move_to_area(objects: ObjectsMeant, *areas: str, who: Maybe[Mover] = Mover.YOU) -> MoveInPlay:
    """Move ``objects`` to one of ``areas``, those of ``who``."""
    return MoveInPlay(objects, areas, who=who)


def move_to_row(objects: ObjectsMeant, row: str, who: Maybe[Mover] = Mover.YOU, picks: Maybe[Player | None] = None,
                at_once: Maybe[bool] = True) -> MoveInPlay:  # fmt: skip
    """Move ``objects`` to ``row`` of ``who``, in the kind of area in which each stands; you gain control of those that you move."""
    return MoveInPlay(objects, rows=(row,), who=who, picks=picks, at_once=at_once)
