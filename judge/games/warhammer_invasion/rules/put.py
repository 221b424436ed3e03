"""Rules about putting into play."""

from __future__ import annotations

from judge.engine.rules import Rule

PUTTING_INTO_PLAY_IS_FREE = Rule(
    "wi/put.free",
    "A card that is put into play enters without its costs being paid.",
    cites=("warhammer-invasion/put-into-play#1",),
    belief="a card that an effect puts into play has to be paid for",
)

TOKENS_COME_FROM_POOL = Rule(
    "wi/put.tokens",
    "The resource tokens on a quest come from the pool, not from the player's resources.",
    cites=("warhammer-invasion-base/b7.6#2",),
    belief="a player puts his own resources on a quest",
)

PUTTING_INTO_PLAY_IS_ANY_TIME = Rule(
    "wi/put.any-time",
    "A card is put into play also when it couldn't be played.",
    cites=("warhammer-invasion/put-into-play#1",),
    belief="an effect puts a unit into play only when one could be played, in one's own capital phase",
)
