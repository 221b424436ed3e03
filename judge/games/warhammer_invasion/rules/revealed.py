"""Rules about playing revealed tactics."""

from __future__ import annotations

from judge.engine.rules import Rule

REVEALED_TACTIC_IS_FREE = Rule(
    "wi/revealed.free",
    "Whoever plays the revealed tactic pays no cost for it.",
    cites=("warhammer-invasion/cs-105-slaaneshs-domination#3",),
    belief="the player who plays a revealed tactic pays what it costs",
)

REVEALED_TACTIC_MAY_BE_LEFT = Rule(
    "wi/revealed.may",
    "Nobody has to play a tactic that was revealed.",
    cites=("warhammer-invasion/cs-105-slaaneshs-domination#3",),
    belief="one of the tactics that were revealed has to be played",
)

REVEALED_TACTIC_IS_PLAYED = Rule(
    "wi/revealed.is-played",
    "A revealed tactic that somebody uses has been played.",
    cites=("warhammer-invasion/cs-105-slaaneshs-domination#2",),
    belief="a revealed tactic is only copied: it hasn't been played and stays in its owner's hand",
)

REVEALED_TACTIC_GOES_TO_OWNER = Rule(
    "wi/revealed.owners-pile",
    "A tactic played out of an opponent's hand ends in that opponent's discard pile.",
    cites=("warhammer-invasion/cs-105-slaaneshs-domination#2",),
    belief="a tactic goes to the discard pile of the player who played it",
)
