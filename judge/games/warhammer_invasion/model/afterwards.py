"""A trigger that lets everything else go first: how many read the word "after". By the errata cards say "when" and mean it."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.context import Context
from judge.engine.nodes import describe
from judge.engine.patterns import Pattern
from judge.engine.state import State


@dataclass(frozen=True)
class Afterwards(Pattern):
    """What ``pattern`` means, once everything is over that the same event has set off."""

    pattern: Pattern

    def matches(self, context: Context, before: State) -> bool:
        return self.pattern.matches(context, before)

    def is_once_a_batch(self) -> bool:
        return self.pattern.is_once_a_batch()

    def is_once_a_turn(self) -> bool:
        return self.pattern.is_once_a_turn()

    def describe(self) -> str:
        return f"after {describe(self.pattern)}"
