"""The X of a card's text."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.sight import Sight
from judge.engine.values import Amount, Number, amount, said
from judge.games.warhammer_invasion.model.board import RESOURCES, TACTIC
from judge.games.warhammer_invasion.rules.x import x_source, x_value


@dataclass(frozen=True)
class X(Number):
    """X: what ``defined`` counts where the card itself says what X is, otherwise what was chosen, otherwise 0."""

    defined: Amount | None = None

    def value(self, sight: Sight) -> int:
        chosen = sight.item.x if sight.item is not None and sight.item.kind == TACTIC else None
        known = amount(self.defined, sight) if self.defined is not None else None
        settled = sight.match.consult(x_source, chosen, known)
        value: int = sight.match.consult(x_value, settled, sight.state.number(sight.you, RESOURCES))
        return value

    def words(self) -> str:
        return f"X ({said(self.defined)})" if self.defined is not None else "X"
