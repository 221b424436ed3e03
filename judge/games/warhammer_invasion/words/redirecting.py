"""Words of card text that redirect damage to another card."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.powers import Effect
from judge.engine.relations import These
from judge.games.warhammer_invasion.model.changes import RedirectsNext
from judge.games.warhammer_invasion.words.effects import this_turn


@dataclass(frozen=True)
class RedirectNext(Effect):
    """The next ``by`` damage to each of ``objects`` this turn is redirected to ``to``, one card."""

    objects: ObjectsMeant
    by: int
    to: ObjectsMeant

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        to = yield from refs_of(self.to, context)
        if len(to) != 1 or not refs:
            return False
        return (yield from this_turn(These(refs), RedirectsNext(self.by, to[0])).run(context))

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context) and is_available(self.to, context)

    def describe(self) -> str:
        return f"redirect the next {self.by} damage to {describe(self.objects)} to {describe(self.to)}"
