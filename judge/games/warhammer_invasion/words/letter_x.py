"""The X of a card's text."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.nodes import describe
from judge.engine.values import Amount, Number, amount
from judge.games.warhammer_invasion.model.board import RESOURCES, TACTIC
from judge.games.warhammer_invasion.rules.x import x_source, x_value


@dataclass(frozen=True)
class LetterX(Number):
    """X: what ``defined`` counts where the card itself says what X is, otherwise what was chosen, otherwise 0."""

    defined: Amount | None = None

    def value(self, context: Context) -> int:
        chosen = context.x() if context.item is not None and context.item.kind == TACTIC else None
        defined = amount(self.defined, context) if self.defined is not None else None
        settled = context.match.consult(x_source, chosen, defined)
        value: int = context.match.consult(x_value, settled, context.state.number(context.controller, RESOURCES))
        return value

    def describe(self) -> str:
        return f"X ({describe(self.defined)})" if self.defined is not None else "X"
