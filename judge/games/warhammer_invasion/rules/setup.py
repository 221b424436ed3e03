"""Rules about setting up the game."""

from __future__ import annotations

from judge.engine.rules import Rule

OPENING_HAND_IS_SEVEN = Rule(
    "wi/setup.opening-hand",
    "Each player starts the game with a hand of seven cards.",
    cites=("warhammer-invasion-base/b1.1#4",),
    belief="the player who goes second draws one card more",
)

NEW_HAND_IS_AS_LARGE = Rule(
    "wi/setup.mulligan-size",
    "Who takes a mulligan draws as many cards as before.",
    cites=("warhammer-invasion-base/b1.1#5",),
    belief="a mulligan costs a card",
)

MULLIGAN_IS_OFFERED_ONCE = Rule(
    "wi/setup.mulligan-once",
    "Each player takes one mulligan at most, and keeps the second hand.",
    cites=("warhammer-invasion-base/b1.1#5",),
    belief="a player may take mulligans until he likes his hand",
)
