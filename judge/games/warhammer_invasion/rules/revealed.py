"""Rules about playing revealed tactics."""

from __future__ import annotations

from judge.engine.rules import Rule

REVEALED_TACTIC_IS_FREE = Rule(
    "wi/revealed.free",
    "Whoever plays the revealed tactic pays no cost for it.",
    cites=("warhammer-invasion/cs-105-slaaneshs-domination#3",),
    belief="the player who plays a revealed tactic pays what it costs",
)

REVEALED_TACTIC_GOES_TO_OWNER = Rule(
    "wi/revealed.owners-pile",
    "A tactic played out of an opponent's hand ends in that opponent's discard pile.",
    cites=("warhammer-invasion/cs-105-slaaneshs-domination#2",),
    belief="a tactic goes to the discard pile of the player who played it",
)
