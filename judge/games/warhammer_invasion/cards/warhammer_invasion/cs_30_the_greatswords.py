"""The Greatswords"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    CORRESPONDING,
    SELF,
    UNITS,
    YOURS,
    Adds,
    EnteredZone,
    On,
    RuledBy,
    Unit,
    this_turn,
    whenever,
)

ruled = RuledBy("warhammer-invasion/cs-30-the-greatswords")

UNITS_HERE = UNITS & YOURS & CORRESPONDING

# The source doesn't quote the Forced effect, it tells only that the card's own coming triggers it. What it does here is a stand-in:
# 1 more power for each unit that comes to their zone, so that it shows.
THE_GREATSWORDS = Unit(
    name="The Greatswords", entry=ruled.entry, cost=4, race="Empire", power=1, hp=4,
    powers=(
        whenever(On(EnteredZone, subject=ruled(1, UNITS_HERE, misread=UNITS_HERE & ~SELF,
                                               belief="the unit that enters has to be another one")))
        >> this_turn(SELF, Adds("power", 1)),
    ),
)  # fmt: skip
