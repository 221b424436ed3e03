"""Rules about moving between zones."""

from __future__ import annotations

from judge.engine.rules import Rule

MOVING_ENTERS_PLAY = Rule(
    "wi/move.no-entry",
    "A unit that moves from zone to zone doesn't enter play.",
    cites=("warhammer-invasion/moving-units#7",),
    belief="a unit that moves to another zone enters play there anew",
)

MOVING_ENTERS_ZONE = Rule(
    "wi/move.enters-zone",
    "A unit that moves to another zone enters that zone.",
    cites=("warhammer-invasion/moving-units#6",),
    belief="only a unit that comes from outside play enters a zone",
)

ATTACKER_STOPS = Rule(
    "wi/move.attacker-stops",
    "An attacker that is moved out of the battlefield stops attacking.",
    cites=("warhammer-invasion/moving-units#1",),
    belief="once declared, an attacker attacks wherever it is",
)

DEFENDER_STOPS = Rule(
    "wi/move.defender-stops",
    "A defender that is moved out of the zone that it defends stops defending.",
    cites=("warhammer-invasion/moving-units#2",),
    belief="once declared, a defender defends wherever it is",
)

EXEMPT_UNIT_GOES_ON = Rule(
    "wi/move.exempt",
    "A moved unit goes on attacking or defending if an effect lets it do so from where it is now.",
    cites=("warhammer-invasion/moving-units#3",),
    belief="every attacker that leaves the battlefield stops attacking, whatever its text says",
)

QUESTING_STOPS = Rule(
    "wi/move.questing-stops",
    "A questing unit that is moved out of the quest zone stops questing.",
    cites=("warhammer-invasion/moving-units#4",),
    belief="a unit stays on its quest wherever it is",
)

TOKENS_ARE_LOST = Rule(
    "wi/move.tokens-go",
    "As its unit goes away the quest loses all its resource tokens.",
    cites=("warhammer-invasion/moving-units#5", "warhammer-invasion-base/b7.4"),
    belief="the tokens stay on the quest for the next unit",
)
