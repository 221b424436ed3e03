"""Zealot Hunter

Forced: When this unit enters play, target unit whose race isn't the race of its controller's capital is destroyed.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ANY,
    OF_ITS_CAPITALS_RACE,
    OF_YOUR_CAPITALS_RACE,
    OPPONENTS,
    SELF,
    UNITS,
    EnteredPlay,
    May,
    On,
    RuledBy,
    Unit,
    choice,
    destroy,
    target,
    whenever,
)

ruled = RuledBy("warhammer-invasion/cc-37-zealot-hunter")

FOREIGN = ruled(
    (1, 2),
    ruled((1, 2), ~OF_ITS_CAPITALS_RACE, misread=~OF_YOUR_CAPITALS_RACE, belief="what counts is the race of Zealot Hunter's own capital"),
    misread=ANY, belief="it destroys a unit of whatever race",
)  # fmt: skip

FOREIGNERS = UNITS & FOREIGN & ruled(1, ANY, misread=OPPONENTS, belief="it strikes the opponent's units only")
VICTIM = ruled(
    (1, 2),
    ruled(
        (1, 2), target(FOREIGNERS), misread=target(FOREIGNERS, most=99),
        belief="it destroys as many foreign units as its player likes",
    ),
    misread=choice(FOREIGNERS), belief="it picks a unit without targeting it",
)  # fmt: skip

# The source names no race for it. So here it has none, and like every unit without a race it doesn't match any capital.
ZEALOT_HUNTER = Unit(
    name="Zealot Hunter", entry=ruled.entry, cost=3, power=1, hp=2,
    powers=(
        whenever(On(EnteredPlay, subject=SELF))
        >> ruled(1, destroy(VICTIM), misread=May(destroy(VICTIM)), belief="its player may leave all units alone"),
    ),
)  # fmt: skip
