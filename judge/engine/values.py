"""Players, numbers and conditions as a power's text names them: evaluated from a sight, never asking anybody."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from judge.engine.select import Selector
from judge.engine.sight import Sight, When
from judge.engine.whose import Whose, belongs

if TYPE_CHECKING:
    from judge.engine.patterns import Pattern


class Number:
    """A number that a text describes."""

    def value(self, sight: Sight) -> int:
        """The number, seen from ``sight``."""
        raise NotImplementedError

    def words(self) -> str:
        """The number as a phrase."""
        raise NotImplementedError


Amount: TypeAlias = "int | Number"


def amount(number: Amount, sight: Sight) -> int:
    """``number`` as an integer, seen from ``sight``."""
    settled = sight.read(number)
    return settled if isinstance(settled, int) else settled.value(sight)


def said(value: Any) -> str:
    """The words of a node, a ruled value (its reading) or a plain value."""
    while hasattr(value, "reading"):
        value = value.reading
    if hasattr(value, "words"):
        return str(value.words())
    return str(getattr(value, "value", value))


@dataclass(frozen=True)
class Count(Number):
    """How many objects ``of`` means, counted ``when``."""

    of: Selector
    when: When = When.RESOLUTION

    def value(self, sight: Sight) -> int:
        return sum(1 for _ in sight.at(sight.read(self.when)).select(self.of))

    def words(self) -> str:
        of = said(self.of)
        return f"the number of {'cards ' if of.startswith(('you ', 'in ')) else ''}{of}"


@dataclass(frozen=True)
class CountEvents(Number):
    """How many events of this turn ``of`` matches, looked up in history ``when``."""

    of: Pattern
    when: When = When.RESOLUTION

    def value(self, sight: Sight) -> int:
        here = sight.at(sight.read(self.when))
        found = 0
        for record in here.state.history:
            if record.turn == here.state.turn:
                after = state_after(here, record)
                found += sum(self.of.matches(replace(after, event=event), record.before) for event in record.events)
        return found

    def words(self) -> str:
        return f"the number of times this turn that {said(self.of)}"


def state_after(sight: Sight, record: Any) -> Sight:
    """``sight`` on the state after ``record``: the one before the next record, or the state looked at."""
    history = sight.state.history
    at = len(record.before.history)
    return sight.on(history[at + 1].before) if at + 1 < len(history) else sight


@dataclass(frozen=True)
class Size(Number):
    """How many items the set ``what`` (such as affiliations) of the objects that ``of`` means holds, each counted once."""

    what: str
    of: Selector

    def value(self, sight: Sight) -> int:
        return len({item for obj in sight.select(self.of) for item in sight.view.items(obj, self.what)})

    def words(self) -> str:
        return f"the number of {self.what} of {said(self.of)}"


@dataclass(frozen=True)
class Times(Number):
    """``number`` multiplied."""

    factor: int
    number: Amount

    def value(self, sight: Sight) -> int:
        return self.factor * amount(self.number, sight)

    def words(self) -> str:
        return f"{self.factor} times {said(self.number)}"


@dataclass(frozen=True)
class Sum(Number):
    """``parts`` added up, never below zero."""

    parts: tuple[Amount, ...]

    def value(self, sight: Sight) -> int:
        return max(0, sum(amount(part, sight) for part in self.parts))

    def words(self) -> str:
        return " plus ".join(said(part) for part in self.parts)


@dataclass(frozen=True)
class X(Number):
    """The value of X that was settled when the effect was announced; 0 where none was."""

    def value(self, sight: Sight) -> int:
        return sight.x()

    def words(self) -> str:
        return "X"


@dataclass(frozen=True)
class PlayerNumber(Number):
    """One of your numbers, such as endurance."""

    what: str
    when: When = When.RESOLUTION

    def value(self, sight: Sight) -> int:
        return sight.at(sight.read(self.when)).state.number(sight.you, self.what)

    def words(self) -> str:
        return f"your {self.what}"


@dataclass(frozen=True)
class Who:
    """Which players, relative to the power's controller. ``primary first``: in turn order from you."""

    whose: Whose

    def players(self, sight: Sight) -> tuple[str, ...]:
        """The players meant, in turn order from the controller."""
        order = sight.state.after(sight.you)
        return tuple(player for player in order if belongs(sight.read(self.whose), sight.you, player))

    def words(self) -> str:
        return {"yours": "you", "opponents'": "each opponent"}.get(getattr(self.whose, "value", "yours"), "each player")


YOU = Who(Whose.YOURS)
EACH_OPPONENT = Who(Whose.OPPONENTS)
EACH_PLAYER = Who(Whose.EVERYONES)
