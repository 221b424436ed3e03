"""Rules about numbers and their limits."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/number.not-below-zero", "warhammer-invasion/reduction#1", misreading=lambda number: number,
      belief="a number that is lowered can pass below zero")  # fmt: skip
def not_below_zero(number: int) -> int:
    """No effect lowers a number under zero."""
    return max(number, 0)
