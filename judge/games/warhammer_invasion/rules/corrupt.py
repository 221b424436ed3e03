"""Rules about becoming corrupt."""

from __future__ import annotations

from judge.engine.rules import Rule

CORRUPT_UNIT_IS_NOT_CORRUPTED = Rule(
    "wi/corrupt.again",
    "A unit that is corrupt already can't be corrupted: that part of an effect is cancelled.",
    cites=("warhammer-invasion/cc-17-warp-lightning-cannon#2",),
    belief="to corrupt a unit that is corrupt already counts as corrupting it",
)
