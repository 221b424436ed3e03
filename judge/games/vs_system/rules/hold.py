"""Rules about holding a character exhausted."""

from __future__ import annotations

from judge.engine.rules import rule

_EGO = "heralds-of-galactus/ego-the-living-planet"


@rule("vs/hold.ends-with-readying", f"{_EGO}#2", misreading=lambda: False,
      belief="what was held can ready only the next time that objects ready")  # fmt: skip
def hold_ends_with_readying() -> bool:
    """A hold ends as its captor readies, so that what it held readies at the same time."""
    return True


@rule("vs/hold.captor-must-ready", f"{_EGO}#3", misreading=lambda: True,
      belief="wanting to ready the captor is enough to set its captive free, so two captors free each other")  # fmt: skip
def lets_go_without_readying() -> bool:
    """A captor that can't ready itself, being held, doesn't let go of what it holds."""
    return False
