"""Words of card text that cancel damage which has been assigned. What cancels the next damage, whichever it is, is in `effects`."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.decision import Resolution
from judge.engine.meant import ObjectsMeant
from judge.engine.nodes import describe
from judge.engine.objects import is_available, refs_of
from judge.engine.powers import Effect
from judge.engine.relations import These
from judge.games.warhammer_invasion.model.board import scene
from judge.games.warhammer_invasion.model.changes import CancelsNext
from judge.games.warhammer_invasion.words.effects import ForTheTurn


@dataclass(frozen=True)
class CancelAssigned(Effect):
    """``n`` of the damage that is assigned to each of ``objects`` is cancelled, as it is applied; damage that comes later isn't."""

    objects: ObjectsMeant
    n: int

    def run(self, context: Context) -> Resolution[bool]:
        refs = yield from refs_of(self.objects, context)
        done = False
        for ref in refs:
            n = min(self.n, sum(lot.n for lot in scene(context.match.state).assigned if lot.ref == ref))
            if n:
                cancels = ForTheTurn(These((ref,)), (CancelsNext(n, is_assigned=True),), "combat")
                done = (yield from cancels.run(context)) or done
        return done

    def is_feasible(self, context: Context) -> bool:
        return is_available(self.objects, context)

    def describe(self) -> str:
        return f"cancel {self.n} of the damage assigned to {describe(self.objects)}"
