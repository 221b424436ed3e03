"""Zealot Hunter

Forced: When this unit enters play, target unit whose race isn't the race of its controller's capital is destroyed.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ANY,
    OF_ITS_CAPITALS_RACE,
    OF_YOUR_CAPITALS_RACE,
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

VICTIM = ruled(
    (1, 2),
    ruled(
        (1, 2), target(UNITS & FOREIGN), misread=target(UNITS & FOREIGN, most=99),
        belief="it destroys as many foreign units as its player likes",
    ),
    misread=choice(UNITS & FOREIGN), belief="it picks a unit without targeting it",
)  # fmt: skip

ZEALOT_HUNTER = Unit(
    name="Zealot Hunter", entry=ruled.entry, cost=3, power=1, hp=2,
    powers=(
        whenever(On(EnteredPlay, subject=SELF))
        >> ruled(1, destroy(VICTIM), misread=May(destroy(VICTIM)), belief="its player may leave all units alone"),
    ),
)  # fmt: skip
