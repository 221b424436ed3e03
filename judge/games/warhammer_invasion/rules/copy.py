"""Rules about copies of tactics."""

from __future__ import annotations

from judge.engine.rules import Rule

COPY_IS_FREE = Rule(
    "wi/copy.free",
    "A copy of a tactic is free of that tactic's cost.",
    cites=("warhammer-invasion/cs-45-twin-tailed-comet#2",),
    belief="who copies a tactic pays its cost a second time",
)
