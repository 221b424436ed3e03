"""Rules about becoming corrupt."""

from __future__ import annotations

from judge.engine.rules import Rule

CORRUPT_UNIT_IS_NOT_CORRUPTED = Rule(
    "wi/corrupt.again",
    "A unit that is corrupt already can't be corrupted: that part of an effect is cancelled.",
    cites=("warhammer-invasion/cc-17-warp-lightning-cannon#2",),
    belief="to corrupt a unit that is corrupt already counts as corrupting it",
)

FIGHTING_CORRUPTS_NOBODY = Rule(
    "wi/corrupt.not-by-fighting",
    "A unit isn't turned by attacking or by defending.",
    cites=("warhammer-invasion-base/b5.2m#1",),
    belief="a unit that has attacked or defended is turned, and is out of action until it is restored",
    is_routine=True,
)

USING_CORRUPTS_NOTHING = Rule(
    "wi/corrupt.not-by-using",
    "A card isn't turned as its action is used, unless the cost of the action says so.",
    cites=("warhammer-invasion-base/b5.2m#2",),
    belief="a card whose action is used is turned, and is out of action until it is restored",
    is_routine=True,
)
