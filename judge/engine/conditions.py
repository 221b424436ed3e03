"""Conditions as a power's text names them: evaluated from a sight, never asking anybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.select import Selector
from judge.engine.sight import Sight, When

if TYPE_CHECKING:
    pass
from judge.engine.values import Amount, amount, said


class Condition:
    """Something that holds or doesn't. Combine with ``&``, ``|``, ``~``."""

    def holds(self, sight: Sight) -> bool:
        """Whether it holds, seen from ``sight``."""
        raise NotImplementedError

    def words(self) -> str:
        """The condition as a phrase."""
        raise NotImplementedError

    def __and__(self, other: Condition) -> Condition:
        return AllOf((self, other))

    def __or__(self, other: Condition) -> Condition:
        return AnyOf((self, other))

    def __invert__(self) -> Condition:
        return Unmet(self)

    def __bool__(self) -> bool:
        raise TypeError("a condition has no truth value: combine conditions with & | ~, not and/or/not")


def holds(condition: Condition | None, sight: Sight) -> bool:
    """Whether ``condition`` holds; no condition always does."""
    settled = sight.read(condition)
    return settled is None or bool(settled.holds(sight))


@dataclass(frozen=True)
class AllOf(Condition):
    """All of ``parts``."""

    parts: tuple[Condition, ...]

    def holds(self, sight: Sight) -> bool:
        return all(holds(part, sight) for part in self.parts)

    def words(self) -> str:
        return " and ".join(said(part) for part in self.parts)


@dataclass(frozen=True)
class AnyOf(Condition):
    """At least one of ``parts``."""

    parts: tuple[Condition, ...]

    def holds(self, sight: Sight) -> bool:
        return any(holds(part, sight) for part in self.parts)

    def words(self) -> str:
        return " or ".join(said(part) for part in self.parts)


@dataclass(frozen=True)
class Unmet(Condition):
    """The other condition doesn't hold."""

    inner: Condition

    def holds(self, sight: Sight) -> bool:
        return not holds(self.inner, sight)

    def words(self) -> str:
        return f"not ({said(self.inner)})"


@dataclass(frozen=True)
class AtLeast(Condition):
    """``number`` is ``least`` or more."""

    number: Amount
    least: Amount

    def holds(self, sight: Sight) -> bool:
        return amount(self.number, sight) >= amount(self.least, sight)

    def words(self) -> str:
        return f"{said(self.number)} is {said(self.least)} or more"


@dataclass(frozen=True)
class AtMost(Condition):
    """``number`` is ``most`` or less."""

    number: Amount
    most: Amount

    def holds(self, sight: Sight) -> bool:
        return amount(self.number, sight) <= amount(self.most, sight)

    def words(self) -> str:
        return f"{said(self.number)} is {said(self.most)} or less"


@dataclass(frozen=True)
class Exists(Condition):
    """There is an object that ``of`` means."""

    of: Selector
    when: When = When.RESOLUTION

    def holds(self, sight: Sight) -> bool:
        return any(True for _ in sight.at(sight.read(self.when)).select(self.of))

    def words(self) -> str:
        return f"there is {said(self.of)}"


@dataclass(frozen=True)
class Always(Condition):
    """Holds whatever happens: what remains when a condition is ignored."""

    def holds(self, sight: Sight) -> bool:
        return True

    def words(self) -> str:
        return "always"


@dataclass(frozen=True)
class Never(Condition):
    """Never holds."""

    def holds(self, sight: Sight) -> bool:
        return False

    def words(self) -> str:
        return "never"
