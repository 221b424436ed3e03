"""Axis *how long*: the stretch of the game whose events a count speaks of, such as this turn. Games add their own."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.nodes import Node
from judge.engine.state import Record, State


class Span(Node):
    """A stretch of the game up to now."""

    def records(self, state: State) -> tuple[Record, ...]:
        """The batches that have happened in it, oldest first."""
        raise NotImplementedError


@dataclass(frozen=True)
class ThisTurn(Span):
    """The turn in progress."""

    def records(self, state: State) -> tuple[Record, ...]:
        return state.this_turn()

    def describe(self) -> str:
        return "this turn"


THIS_TURN = ThisTurn()
