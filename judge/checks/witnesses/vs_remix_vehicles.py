"""Witness vehicles of VS Remix, those who crew them, and what puts the ones over the others."""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import (
    CHARACTERS,
    CREWED,
    CrewWith,
    Disembark,
    Named,
    Played,
    PlotTwist,
    Vehicle,
    cost_at_most,
    gain,
    pay_endurance,
    stun,
    target,
)
from judge.proving.tables.vs_remix import plain

# Its own text, which a vehicle gains that it crews: for 1 endurance its player gains 3.
RANGER = replace(
    plain("Green Ranger", 2, version="Tommy Oliver"),
    powers=(pay_endurance(1) >> gain(3),),
)

# Two versions of one name that are in play at once.
ARMY_RANGER = plain("Green Ranger", 2, version="Army")

# Its crew effect: for 2 endurance its player gains 7.
DRAGONZORD = Vehicle(
    name="Dragonzord",
    version="Zord",
    cost=5,
    atk=5,
    defense=5,
    crew_cost=3,
    crew=CHARACTERS & Named("Green Ranger"),
    crew_powers=(pay_endurance(2) >> gain(7),),
)

# Any character of its player may crew it, as far as that card goes.
OPEN_ZORD = replace(DRAGONZORD, name="Open Zord", crew=CHARACTERS)

BOARD = PlotTwist(
    name="Boarding Witness",
    powers=(
        Played(effect=CrewWith(target(CHARACTERS & Named("Dragonzord")), target(CHARACTERS & Named("Green Ranger")))),
    ),
)

LAND = PlotTwist(name="Landing Witness", powers=(Played(effect=Disembark(target(CHARACTERS & CREWED))),))

SMALL_BLOW = PlotTwist(name="Small Blow Witness", powers=(Played(effect=stun(target(CHARACTERS & cost_at_most(5)))),))
