"""Words of card text about shift: removing a card shifted, paying as many resource points as one likes, counters."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Condition
from judge.engine.context import Context
from judge.engine.decision import Resolution, choose
from judge.engine.events import CounterAdded, CounterRemoved, Moved
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import refs_of
from judge.engine.powers import Effect
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.state import Obj
from judge.games.vs_remix.model.board import SHIFT_COUNTER, SHIFTED
from judge.games.vs_remix.procedures.shifting import is_shifted
from judge.games.vs_remix.procedures.spending import for_powers, spendable, spent
from judge.games.vs_remix.rules.shift import IS_SHIFTED_WITHOUT_COUNTERS, SHIFTING_IS_NOT_RECRUITING
from judge.games.vs_system.model.board import REMOVED, resources
from judge.games.vs_system.model.events import Recruited

_PAID = "points paid for shift"


@dataclass(frozen=True)
class IsShifted(Selector):
    """Shifted cards."""

    def matches(self, context: Context, obj: Obj) -> bool:
        has_counters = obj.count(SHIFT_COUNTER) > 0
        return is_shifted(context.match, obj) and context.match.judge(
            IS_SHIFTED_WITHOUT_COUNTERS, True, misread=has_counters
        )

    def describe(self) -> str:
        return "shifted"


@dataclass(frozen=True)
class PayPointsForShift(Effect):
    """You pay resource points, ``least`` or more, as many as you like."""

    least: Maybe[int] = 1

    def run(self, context: Context) -> Resolution[bool]:
        kinds = for_powers(context.match, is_keyword=True)
        least, has = context.read(self.least), spendable(context.match, context.controller, kinds)
        answer = yield from choose(context.controller, "how many resource points to pay", tuple(range(least, has + 1)))
        context.choices[_PAID] = answer
        yield from context.match.happen(*spent(context.match, context.controller, kinds, answer[0], context.cause))
        return True

    def is_feasible(self, context: Context) -> bool:
        kinds = for_powers(context.match, is_keyword=True)
        return spendable(context.match, context.controller, kinds) >= context.read(self.least)

    def describe(self) -> str:
        return "pay resource points"


@dataclass(frozen=True)
class RemoveShifted(Effect):
    """``objects`` are removed from the game as shifted cards, with ``counters`` shift counters each; None: as many as points were paid."""

    objects: ObjectsMeant
    counters: Maybe[int | None] = None

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        settled = context.read(self.counters)
        number = context.choices.get(_PAID, (0,))[0] if settled is None else settled
        for ref in refs:
            move = Moved(ref=ref, zone=REMOVED, flags=frozenset({SHIFTED}), cause=context.cause)
            yield from context.match.happen(move)
            there = context.match.state.objects[ref.card].ref
            for _ in range(number):
                yield from context.match.happen(CounterAdded(ref=there, kind=SHIFT_COUNTER, cause=context.cause))
            if not context.match.judge(SHIFTING_IS_NOT_RECRUITING, True, misread=False):
                yield from context.match.happen(Recruited(player=context.controller, ref=there, cause=context.cause))
        return bool(refs)

    def describe(self) -> str:
        return f"remove {describe(self.objects)} from the game, shifted"


@dataclass(frozen=True)
class RemoveShiftCounters(Effect):
    """Shift counters come off the power's source: as many as it costs, or ``least``."""

    least: Maybe[int | None] = None

    def run(self, context: Context) -> Resolution[bool]:
        source = context.source_object()
        assert source is not None
        removal = CounterRemoved(ref=source.ref, kind=SHIFT_COUNTER, cause=context.cause)
        for _ in range(self._number(context, source)):
            yield from context.match.happen(removal)
        return True

    def is_feasible(self, context: Context) -> bool:
        source = context.source_object()
        return source is not None and source.count(SHIFT_COUNTER) >= self._number(context, source)

    def _number(self, context: Context, source: Obj) -> int:
        settled = context.read(self.least)
        return context.view.number(source, "cost") if settled is None else settled

    def describe(self) -> str:
        return "remove as many shift counters as this card costs"


@dataclass(frozen=True)
class ControlsResourcesForIt(Condition):
    """You control at least as many resources as the power's source costs."""

    def is_met(self, context: Context) -> bool:
        source = context.source_object()
        has = len(resources(context.state, context.controller))
        return source is not None and has >= context.view.number(source, "cost")

    def describe(self) -> str:
        return "you control enough resources"


IS_SHIFTED = IsShifted()
