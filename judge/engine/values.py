"""Numbers as a power's text names them: evaluated in a context, never asking anybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, cast

from judge.engine.context import Context, When
from judge.engine.errors import Endless
from judge.engine.nodes import Node, describe
from judge.engine.rules import Maybe, as_ruled
from judge.engine.select import Selector

LARGEST = 1_000  # as a number of anything; nobody's endurance comes near


class Number(Node):
    """A number that a text describes."""

    def is_constant(self) -> bool:
        """Whether it comes out the same whenever it is counted."""
        return False

    def value(self, context: Context) -> int:
        """The number, seen from ``context``."""
        raise NotImplementedError


Amount: TypeAlias = int | Number


def amount(number: Maybe[Amount], context: Context) -> int:
    """``number`` as an integer, seen from ``context``.

    :raises Endless: where it is beyond all that games count.
    """
    settled = cast("Amount", context.read(number))
    found = settled if isinstance(settled, int) else settled.value(context)
    if abs(found) > LARGEST:
        text = context.match.told(settled, context.source)
        raise Endless(f"this goes too far: {text} is more than {LARGEST:,}")
    return found


@dataclass(frozen=True)
class Count(Number):
    """How many objects ``of`` means, counted ``when``."""

    of: Maybe[Selector]
    when: Maybe[When] = When.RESOLUTION

    def value(self, context: Context) -> int:
        return sum(1 for _ in context.at(context.read(self.when)).select(self.of))

    def describe(self) -> str:
        of = as_ruled(self.of).plural()
        return f"the number of {'cards ' if of.startswith(('you ', 'in ')) else ''}{of}"


@dataclass(frozen=True)
class Size(Number):
    """How many items the set ``what`` (such as affiliations) of the objects that ``of`` means holds, each counted once."""

    what: str
    of: Maybe[Selector]

    def value(self, context: Context) -> int:
        return len({item for obj in context.select(self.of) for item in context.view.items(obj, self.what)})

    def describe(self) -> str:
        return f"the number of {self.what} of {describe(self.of)}"


@dataclass(frozen=True)
class CountersOn(Number):
    """How many counters of ``kind`` lie on the objects that ``of`` means."""

    kind: str
    of: Maybe[Selector]

    def value(self, context: Context) -> int:
        return sum(obj.count(self.kind) for obj in context.select(self.of))

    def describe(self) -> str:
        return f"the number of {self.kind} counters on {describe(self.of)}"


@dataclass(frozen=True)
class Total(Number):
    """The characteristic ``what``, a number, of all objects that ``of`` means, added up; of one object: that number."""

    what: str
    of: Maybe[Selector]

    def value(self, context: Context) -> int:
        return sum(context.view.number(obj, self.what) for obj in context.select(self.of))

    def describe(self) -> str:
        return f"the total {self.what} of {describe(self.of)}"


@dataclass(frozen=True)
class Half(Number):
    """Half of ``number``, rounded up or, unless ``up``, down."""

    number: Maybe[Amount]
    up: bool = True

    def value(self, context: Context) -> int:
        number = amount(self.number, context)
        return -(-number // 2) if self.up else number // 2

    def describe(self) -> str:
        return f"half of {describe(self.number)}, rounded {'up' if self.up else 'down'}"


@dataclass(frozen=True)
class Times(Number):
    """``number`` multiplied."""

    factor: int
    number: Maybe[Amount]

    def value(self, context: Context) -> int:
        return self.factor * amount(self.number, context)

    def describe(self) -> str:
        return f"{self.factor} times {describe(self.number)}"


@dataclass(frozen=True)
class Sum(Number):
    """``parts`` added up, never below zero."""

    parts: tuple[Maybe[Amount], ...]

    def value(self, context: Context) -> int:
        return max(0, sum(amount(part, context) for part in self.parts))

    def describe(self) -> str:
        return " plus ".join(describe(part) for part in self.parts)


@dataclass(frozen=True)
class X(Number):
    """The value of X that was settled when the effect was announced; 0 where none was."""

    def value(self, context: Context) -> int:
        return context.x()

    def describe(self) -> str:
        return "X"


@dataclass(frozen=True)
class PlayerNumber(Number):
    """One of your numbers, such as endurance."""

    what: str
    when: Maybe[When] = When.RESOLUTION

    def value(self, context: Context) -> int:
        return context.at(context.read(self.when)).state.number(context.controller, self.what)

    def describe(self) -> str:
        return f"your {self.what}"
