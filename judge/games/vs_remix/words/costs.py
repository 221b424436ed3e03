"""Words of card text that compare the costs of cards."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.select import Selector
from judge.engine.state import Obj


@dataclass(frozen=True)
class CostsAsMuch(Selector):
    """Cards that cost at least as much as the power's source; ``more``: those that cost more."""

    more: bool = False

    def matches(self, context: Context, obj: Obj) -> bool:
        source = context.source_object()
        if source is None:
            return False
        its, this = context.view.number(obj, "cost"), context.view.number(source, "cost")
        return its > this or (its == this and not self.more)

    def describe(self) -> str:
        return "of a higher cost than this card" if self.more else "of at least this card's cost"
