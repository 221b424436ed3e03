"""Players, numbers and conditions as a power's text names them: evaluated from a sight, never asking anybody."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from judge.engine.context import Context, When
from judge.engine.select import Selector
from judge.engine.whose import Whose, belongs

if TYPE_CHECKING:
    from judge.engine.patterns import Pattern


class Number:
    """A number that a text describes."""

    def value(self, context: Context) -> int:
        """The number, seen from ``context``."""
        raise NotImplementedError

    def describe(self) -> str:
        """The number as a phrase."""
        raise NotImplementedError


Amount: TypeAlias = "int | Number"


def amount(number: Amount, context: Context) -> int:
    """``number`` as an integer, seen from ``context``."""
    settled = context.read(number)
    return settled if isinstance(settled, int) else settled.value(context)


def describe(value: Any) -> str:
    """The words of a node, a ruled value (its reading) or a plain value."""
    while hasattr(value, "reading"):
        value = value.reading
    if hasattr(value, "describe"):
        return str(value.describe())
    return str(getattr(value, "value", value))


@dataclass(frozen=True)
class Count(Number):
    """How many objects ``of`` means, counted ``when``."""

    of: Selector
    when: When = When.RESOLUTION

    def value(self, context: Context) -> int:
        return sum(1 for _ in context.at(context.read(self.when)).select(self.of))

    def describe(self) -> str:
        of = describe(self.of)
        return f"the number of {'cards ' if of.startswith(('you ', 'in ')) else ''}{of}"


@dataclass(frozen=True)
class CountEvents(Number):
    """How many events of this turn ``of`` matches, looked up in history ``when``."""

    of: Pattern
    when: When = When.RESOLUTION

    def value(self, context: Context) -> int:
        here = context.at(context.read(self.when))
        found = 0
        for record in here.state.history:
            if record.turn == here.state.turn:
                after = state_after(here, record)
                found += sum(self.of.matches(replace(after, event=event), record.before) for event in record.events)
        return found

    def describe(self) -> str:
        return f"the number of times this turn that {describe(self.of)}"


def state_after(context: Context, record: Any) -> Context:
    """``context`` on the state after ``record``: the one before the next record, or the state looked at."""
    history = context.state.history
    at = len(record.before.history)
    return context.on(history[at + 1].before) if at + 1 < len(history) else context


@dataclass(frozen=True)
class Size(Number):
    """How many items the set ``what`` (such as affiliations) of the objects that ``of`` means holds, each counted once."""

    what: str
    of: Selector

    def value(self, context: Context) -> int:
        return len({item for obj in context.select(self.of) for item in context.view.items(obj, self.what)})

    def describe(self) -> str:
        return f"the number of {self.what} of {describe(self.of)}"


@dataclass(frozen=True)
class Times(Number):
    """``number`` multiplied."""

    factor: int
    number: Amount

    def value(self, context: Context) -> int:
        return self.factor * amount(self.number, context)

    def describe(self) -> str:
        return f"{self.factor} times {describe(self.number)}"


@dataclass(frozen=True)
class Sum(Number):
    """``parts`` added up, never below zero."""

    parts: tuple[Amount, ...]

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
    when: When = When.RESOLUTION

    def value(self, context: Context) -> int:
        return context.at(context.read(self.when)).state.number(context.controller, self.what)

    def describe(self) -> str:
        return f"your {self.what}"


@dataclass(frozen=True)
class Who:
    """Which players, relative to the power's controller. ``primary first``: in turn order from you."""

    whose: Whose

    def players(self, context: Context) -> tuple[str, ...]:
        """The players meant, in turn order from the controller."""
        order = context.state.after(context.controller)
        return tuple(player for player in order if belongs(context.read(self.whose), context.controller, player))

    def describe(self) -> str:
        return {"yours": "you", "opponents'": "each opponent"}.get(getattr(self.whose, "value", "yours"), "each player")


YOU = Who(Whose.YOURS)
EACH_OPPONENT = Who(Whose.OPPONENTS)
EACH_PLAYER = Who(Whose.EVERYONES)
