"""The letter X: what it stands for."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.rules import rule
from judge.engine.sight import Sight
from judge.engine.values import Amount, Number, amount, said
from judge.games.warhammer_invasion.scene import RESOURCES, TACTIC


@rule("wi/x.unset", "warhammer-invasion/the-letter-x#1", misreading=lambda chosen, resources: resources if chosen is None else chosen,
      believing="where nothing says what X is, X is as much as the player has resources")  # fmt: skip
def x_value(chosen: int | None, resources: int) -> int:
    """Unless something sets it, X stands for zero."""
    return 0 if chosen is None else chosen


@rule("wi/x.set-by", "warhammer-invasion/the-letter-x#2", misreading=lambda chosen, defined: chosen,
      believing="X is what was paid for it, and nothing else")  # fmt: skip
def x_source(chosen: int | None, defined: int | None) -> int | None:
    """A card, a card effect or a choice granted to a player gives X its value."""
    return chosen if defined is None else defined


@rule("wi/x.copied", "warhammer-invasion/cs-45-twin-tailed-comet#1", misreading=lambda paid: paid,
      believing="a copy keeps the X that was paid for the original")  # fmt: skip
def x_of_copy(paid: int) -> int:
    """In a copy of a tactic X is 0, whatever was paid for the original."""
    return 0


@rule("wi/x.played-free", "warhammer-invasion/cs-105-slaaneshs-domination#1", misreading=lambda resources: resources,
      believing="who plays a tactic for free may set its X as high as he likes")  # fmt: skip
def x_played_free(resources: int) -> int:
    """A tactic that is played free of its cost through another card has X = 0."""
    return 0


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
