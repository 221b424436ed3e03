"""Rules about the order in which effects resolve."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/chain.last-first", "warhammer-invasion/illegal-target#8", "warhammer-invasion-base/b4.2", misreading=lambda length: 0,
      belief="what was played first resolves first")  # fmt: skip
def resolves_next(length: int) -> int:
    """An action played in response resolves earlier than what it answers, and completely."""
    return length - 1
