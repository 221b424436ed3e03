"""Rules about locations: when they are flipped, and how their powers work."""

from __future__ import annotations

from judge.engine.rules import Rule

FLIPPED_IN_ANY_PHASE = Rule(
    "vs/location.any-phase",
    "A location may be flipped in any phase.",
    cites=("vs-system-base/a5.5#2",),
    belief="a location is flipped in the build phase",
    is_routine=True,
)

FLIPPED_AT_ONCE = Rule(
    "vs/location.at-once",
    "A location may be flipped in the turn in which it was put into the resource row.",
    cites=("vs-system-base/a5.5#3",),
    belief="a location has to lie in the resource row for a turn before it is flipped",
    is_routine=True,
)

FLIP_IS_AT_ONCE = Rule(
    "vs/location.flips-at-once",
    "Flipping a location doesn't use the chain.",
    cites=("vs-system-base/a5.5m#1",),
    belief="the flip of a location waits on the chain, and players can respond to it",
    is_routine=True,
)

POWER_USES_CHAIN = Rule(
    "vs/location.power-uses-chain",
    "The effect of a payment power of a location goes on the chain.",
    cites=("vs-system-base/a5.5#4",),
    belief="what the power of a location does is done at once",
    is_routine=True,
)
