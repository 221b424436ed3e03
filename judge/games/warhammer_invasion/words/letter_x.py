"""The X of a card's text."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.nodes import describe
from judge.engine.values import Amount, Number, amount
from judge.games.warhammer_invasion.model.board import RESOURCES, TACTIC
from judge.games.warhammer_invasion.model.changes import SetsX
from judge.games.warhammer_invasion.rules.x import x_source, x_value


@dataclass(frozen=True)
class LetterX(Number):
    """X: what another card says of it, else what ``defined`` counts where its own card says what X is, else what was chosen, else 0."""

    defined: Amount | None = None

    def value(self, context: Context) -> int:
        chosen = context.x() if context.item is not None and context.item.kind == TACTIC else None
        defined = amount(self.defined, context) if self.defined is not None else None
        source = context.source_object()
        said = [applied.change.to for applied in context.view.changes(source, SetsX)] if source is not None else []
        settled = context.match.consult(x_source, chosen, defined, said[-1] if said else None)
        value: int = context.match.consult(x_value, settled, context.state.number(context.controller, RESOURCES))
        return value

    def describe(self) -> str:
        return f"X ({describe(self.defined)})" if self.defined is not None else "X"
