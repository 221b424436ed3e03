"""Changes of characteristics, costs and damage that only Warhammer: Invasion knows."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.changes import Change
from judge.engine.costs import Reduction
from judge.engine.nodes import describe
from judge.engine.rules import Maybe
from judge.engine.state import Ref


@dataclass(frozen=True)
class CostsLess(Reduction):
    """The cost of the cards that ``of`` means is ``by`` lower for you."""

    def describe(self) -> str:
        return f"{describe(self.of)} cost {describe(self.by)} less"


@dataclass(frozen=True)
class CancelsNext(Change):
    """The next ``by`` damage that its object would be dealt is cancelled. ``is_assigned``: of the combat damage assigned to it already."""

    by: int
    is_assigned: bool = False

    def describe(self) -> str:
        which = f"{self.by} of the assigned" if self.is_assigned else f"the next {self.by}"
        return f"{which} damage is cancelled"


@dataclass(frozen=True)
class RedirectsNext(Change):
    """The next ``by`` damage that its object would be dealt is dealt to ``to`` instead."""

    by: int
    to: Ref

    def describe(self) -> str:
        return f"the next {self.by} damage is redirected"


@dataclass(frozen=True)
class TargetTax(Change):
    """Opponents pay ``by`` more resources for each effect with which they target its object."""

    by: int

    def describe(self) -> str:
        return f"costs opponents {self.by} more to target"


@dataclass(frozen=True)
class SetsX(Change):
    """The X of its object's text is ``to``."""

    to: int

    def describe(self) -> str:
        return f"has X = {self.to}"


@dataclass(frozen=True)
class Skips(Change):
    """The phase of that name doesn't take place."""

    phase: str

    def describe(self) -> str:
        return f"the {self.phase} is skipped"


@dataclass(frozen=True)
class PaysWith(Change):
    """Its object's controller may spend the damage on it as if it were resources: ``most`` of it at once, None meaning all.

    ``only``: damage of that kind alone. ``each_counts``: each token is a resource, not all together. Tokens that are spent come off.
    """

    most: Maybe[int | None] = None
    only: Maybe[str | None] = None
    each_counts: Maybe[bool] = True
    comes_off: Maybe[bool] = True

    def describe(self) -> str:
        return "its damage may be spent as if it were resources"
