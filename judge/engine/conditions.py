"""Conditions as a power's text names them: evaluated in a context, never asking anybody."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context, Holds, When
from judge.engine.nodes import Node, describe, with_article
from judge.engine.rules import Maybe
from judge.engine.select import Selector
from judge.engine.values import Amount, amount


class Condition(Node):
    """Something that holds or doesn't. Combine with ``&``, ``|``, ``~``."""

    def is_met(self, context: Context) -> bool:
        """Whether it holds, seen from ``context``."""
        raise NotImplementedError

    def __and__(self, other: Maybe[Condition]) -> Condition:
        return AllOf((self, other))

    def __or__(self, other: Maybe[Condition]) -> Condition:
        return AnyOf((self, other))

    def __invert__(self) -> Condition:
        return Unmet(self)

    def __bool__(self) -> bool:
        raise TypeError("a condition has no truth value: combine conditions with & | ~, not and/or/not")


def is_met(condition: Maybe[Holds | None], context: Context) -> bool:
    """Whether ``condition`` holds; no condition always does."""
    settled = context.read(condition)
    return settled is None or settled.is_met(context)


@dataclass(frozen=True)
class AllOf(Condition):
    """All of ``parts``."""

    parts: tuple[Maybe[Condition], ...]

    def is_met(self, context: Context) -> bool:
        return all(is_met(part, context) for part in self.parts)

    def describe(self) -> str:
        return " and ".join(describe(part) for part in self.parts)


@dataclass(frozen=True)
class AnyOf(Condition):
    """At least one of ``parts``."""

    parts: tuple[Maybe[Condition], ...]

    def is_met(self, context: Context) -> bool:
        return any(is_met(part, context) for part in self.parts)

    def describe(self) -> str:
        return " or ".join(describe(part) for part in self.parts)


@dataclass(frozen=True)
class Unmet(Condition):
    """The other condition doesn't hold."""

    inner: Maybe[Condition]

    def is_met(self, context: Context) -> bool:
        return not is_met(self.inner, context)

    def describe(self) -> str:
        return f"not ({describe(self.inner)})"


@dataclass(frozen=True)
class AtLeast(Condition):
    """``number`` is ``least`` or more."""

    number: Maybe[Amount]
    least: Maybe[Amount]

    def is_met(self, context: Context) -> bool:
        return amount(self.number, context) >= amount(self.least, context)

    def describe(self) -> str:
        return f"{describe(self.number)} is {describe(self.least)} or more"


@dataclass(frozen=True)
class AtMost(Condition):
    """``number`` is ``most`` or less."""

    number: Maybe[Amount]
    most: Maybe[Amount]

    def is_met(self, context: Context) -> bool:
        return amount(self.number, context) <= amount(self.most, context)

    def describe(self) -> str:
        return f"{describe(self.number)} is {describe(self.most)} or less"


@dataclass(frozen=True)
class Exists(Condition):
    """There is an object that ``of`` means."""

    of: Maybe[Selector]
    when: Maybe[When] = When.RESOLUTION

    def is_met(self, context: Context) -> bool:
        return any(True for _ in context.at(context.read(self.when)).select(self.of))

    def describe(self) -> str:
        called = describe(self.of)
        if called.startswith("this card "):
            return called.replace("this card", "this card is", 1)
        return f"there is {with_article(called)}"


@dataclass(frozen=True)
class Always(Condition):
    """Holds whatever happens: what remains when a condition is ignored."""

    def is_met(self, context: Context) -> bool:
        return True

    def describe(self) -> str:
        return "always"
