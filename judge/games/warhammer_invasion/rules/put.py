"""Rules about putting into play."""

from __future__ import annotations

from judge.engine.rules import Rule

PUTTING_INTO_PLAY_IS_FREE = Rule(
    "wi/put.free",
    "A card that is put into play enters without its costs being paid.",
    cites=("warhammer-invasion/put-into-play#1",),
    belief="a card that an effect puts into play has to be paid for",
)

PUTTING_INTO_PLAY_IS_ANY_TIME = Rule(
    "wi/put.any-time",
    "A card is put into play also when it couldn't be played.",
    cites=("warhammer-invasion/put-into-play#1",),
    belief="an effect puts a unit into play only when one could be played, in one's own capital phase",
)
