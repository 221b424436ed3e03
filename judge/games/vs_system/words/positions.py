"""Words of card text about positions: the protected, the adjacent, the same area, swapping."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.relations import SELF
from judge.engine.rules import Maybe
from judge.engine.select import ANY, Selector
from judge.engine.state import Obj
from judge.games.vs_system.model.board import FRONT, PLAY, SUPPORT, is_character, spot
from judge.games.vs_system.model.events import Positioned
from judge.games.vs_system.procedures.formation import is_adjacent, protector


@dataclass(frozen=True)
class ProtectedByIt(Selector):
    """Characters that the power's source protects."""

    def matches(self, context: Context, obj: Obj) -> bool:
        by = protector(context.match, context.state, obj) if obj.zone == PLAY else None
        return by is not None and by.ref == context.source

    def describe(self) -> str:
        return "protected by this card"


@dataclass(frozen=True)
class AdjacentTo(Selector):
    """Characters adjacent to one that ``of`` means."""

    of: Maybe[Selector] = SELF

    def matches(self, context: Context, obj: Obj) -> bool:
        return any(is_adjacent(context.match, obj, other) for other in context.select(self.of))

    def describe(self) -> str:
        return f"adjacent to {describe(self.of)}"


@dataclass(frozen=True)
class Behind(Selector):
    """Support row characters in the column of one that ``of`` means: the same player's, in the same area, behind the front row."""

    of: Maybe[Selector]

    def matches(self, context: Context, obj: Obj) -> bool:
        place = spot(obj)
        if place is None or place.row != SUPPORT or not is_character(obj):
            return False
        in_front = place._replace(row=FRONT)
        return any(spot(other) == in_front and other.controller == obj.controller for other in context.select(self.of))

    def describe(self) -> str:
        return f"behind {describe(self.of)}"


@dataclass(frozen=True)
class InItsArea(Selector):
    """Characters in the area of the power's source."""

    def matches(self, context: Context, obj: Obj) -> bool:
        source = context.source_object()
        here, there = spot(source) if source is not None else None, spot(obj)
        return here is not None and there is not None and here.area == there.area

    def describe(self) -> str:
        return "in its area"


@dataclass(frozen=True)
class SwapPositions(Effect):
    """``first`` and ``second`` take each other's position, at once; nothing happens unless both are still there and ``able``.

    ``across``: areas are a part of the position; otherwise each stays in its own area.
    """

    first: ObjectsMeant
    second: ObjectsMeant
    able: Maybe[Selector] = ANY
    across: Maybe[bool] = True

    def run(self, context: Context) -> Resolution[bool]:
        first = yield from refs_of(self.first, context)
        second = yield from refs_of(self.second, context)
        if len(first) != 1 or len(second) != 1 or first == second:
            return False
        pair = tuple(context.state.known(ref) for ref in (*first, *second))
        here, there = (spot(obj) for obj in pair)
        if not all(context.read(self.able).matches(context, obj) for obj in pair) or here is None or there is None:
            return False
        if not context.read(self.across):
            here, there = here._replace(area=there.area), there._replace(area=here.area)
        swapped = zip(pair, (there, here), strict=True)
        happened = yield from context.match.happen(
            *(Positioned(ref=obj.ref, spot=place, cause=context.cause) for obj, place in swapped)
        )
        return bool(happened)

    def describe(self) -> str:
        return f"swap the positions of {describe(self.first)} and {describe(self.second)}"


ADJACENT = AdjacentTo()
