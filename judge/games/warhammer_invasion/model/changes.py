"""Changes of characteristics, costs and damage that only Warhammer: Invasion knows."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Change
from judge.engine.costs import Reduction
from judge.engine.nodes import describe


@dataclass(frozen=True)
class CostsLess(Reduction):
    """The cost of the cards that ``of`` means is ``by`` lower for you."""

    def describe(self) -> str:
        return f"{describe(self.of)} cost {describe(self.by)} less"


@dataclass(frozen=True)
class CancelsNext(Change):
    """The next ``by`` damage that its object would be dealt is cancelled."""

    by: int

    def describe(self) -> str:
        return f"the next {self.by} damage is cancelled"


@dataclass(frozen=True)
class TargetTax(Change):
    """Opponents pay ``by`` more resources for each effect with which they target its object."""

    by: int

    def describe(self) -> str:
        return f"costs opponents {self.by} more to target"


@dataclass(frozen=True)
class Skips(Change):
    """The phase of that name doesn't take place."""

    phase: str

    def describe(self) -> str:
        return f"the {self.phase} is skipped"
