"""Rules about copies of tactics."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/copy.free", "warhammer-invasion/cs-45-twin-tailed-comet#2", misreading=lambda price: price,
      belief="who copies a tactic pays its cost a second time")  # fmt: skip
def price_of_copy(price: int) -> int:
    """A copy of a tactic is free of that tactic's cost."""
    return 0
