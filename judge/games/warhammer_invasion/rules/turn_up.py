"""Rules about developments turned face up."""

from __future__ import annotations

from judge.engine.rules import Rule

BARRED_DEVELOPMENT_STAYS = Rule(
    "wi/turn-up.back-face-down",
    "Where the unit can't be in play the development goes back face down and stays where it is.",
    cites=("warhammer-invasion/cs-75-rip-dere-eads-off#3",),
    belief="a development that can't be in play as the unit that it is goes to the discard pile",
)

BARRED_REVEAL_IS_CANCELLED = Rule(
    "wi/turn-up.cancelled",
    "Where the unit can't be in play the effect that revealed it is cancelled.",
    cites=("warhammer-invasion/cs-75-rip-dere-eads-off#2",),
    belief="a development has been revealed, and that counts, even if it goes back face down",
)
