"""Stonewall, Freedom Force

Each time an attack of Stonewall on a character causes at least 3 breakthrough, characters you control have +3 ATK
this turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    SELF,
    YOURS,
    Adds,
    CausesBreakthrough,
    Character,
    Each,
    RuledBy,
    names,
    this_turn,
    whenever,
)

ruled = RuledBy("x-men/stonewall-freedom-force")

STONEWALL = Character(
    name="Stonewall", version="Freedom Force", affiliations=names("Brotherhood"), traits=names("Physical"),
    entry=ruled.entry,
    powers=(
        whenever(CausesBreakthrough(SELF, least=3)) >> this_turn(
            Each(ruled(2,
                ruled(2, CHARACTERS & YOURS, misread=SELF, belief="only Stonewall gets the ATK"),
                misread=CHARACTERS & YOURS & ~SELF, belief="Stonewall strengthens the others, not himself")),
            Adds("atk", 3)),
    ),
)  # fmt: skip
