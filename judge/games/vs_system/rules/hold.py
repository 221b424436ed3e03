"""Rules about holding a character exhausted."""

from __future__ import annotations

from judge.engine.rules import Rule

_EGO = "heralds-of-galactus/ego-the-living-planet"

HOLD_ENDS_AS_CAPTOR_READIES = Rule(
    "vs/hold.ends-with-readying",
    "A hold ends as its captor readies, so that what it held readies at the same time.",
    cites=(f"{_EGO}#2",),
    belief="what was held can ready only the next time that objects ready",
)

HELD_READIES_WITH_CAPTOR = Rule(
    "vs/hold.ready-together",
    "What was held readies at the same moment as its captor.",
    cites=(f"{_EGO}#2",),
    belief="what was held readies after its captor, a moment later",
)

CAPTOR_LETS_GO_WITHOUT_READYING = Rule(
    "vs/hold.captor-must-ready",
    "A captor that can't ready itself, being held, doesn't let go of what it holds.",
    cites=(f"{_EGO}#3",),
    belief="wanting to ready the captor is enough to set its captive free, so two captors free each other",
)
