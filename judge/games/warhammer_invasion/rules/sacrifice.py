"""Rules about sacrificing."""

from __future__ import annotations

from judge.engine.rules import Rule

MAY_BE_SACRIFICED = Rule(
    "wi/sacrifice.own",
    "A player sacrifices only cards under his own control.",
    cites=("warhammer-invasion/sacrifice#1",),
    belief="a player sacrifices the cards that he owns, whoever controls them",
)

SACRIFICED_CARD_GOES_TO_OWNER = Rule(
    "wi/sacrifice.owners-pile",
    "A sacrificed card goes to its owner's discard pile.",
    cites=("warhammer-invasion/sacrifice#2",),
    belief="a sacrificed card goes to the discard pile of the player who sacrificed it",
)

SACRIFICE_MAY_BE_PREVENTED = Rule(
    "wi/sacrifice.stands",
    "No other effect cancels or prevents a sacrifice.",
    cites=("warhammer-invasion/sacrifice#3",),
    belief="an effect that saves a unit from leaving play saves it from being sacrificed",
)
