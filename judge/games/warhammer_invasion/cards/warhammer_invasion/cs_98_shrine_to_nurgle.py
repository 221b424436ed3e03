"""Shrine to Nurgle

Kingdom. Forced: When a unit of an opponent is dealt combat damage, corrupt it.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ANY,
    IT,
    KINGDOM,
    OPPONENTS,
    UNITS,
    Always,
    Damaged,
    DealtCombatDamage,
    May,
    On,
    RuledBy,
    Support,
    corrupt,
    gated,
    whenever,
    while_in,
)

ruled = RuledBy("warhammer-invasion/cs-98-shrine-to-nurgle")

HURT = UNITS & ruled(2, OPPONENTS, misread=ANY, belief="it corrupts its controller's own units, too")

SHRINE_TO_NURGLE = Support(
    name="Shrine to Nurgle", entry=ruled.entry,
    powers=gated(
        ruled(3, while_in(KINGDOM), misread=Always(), belief="it works in whatever zone it is"),
        whenever(ruled(2, DealtCombatDamage(HURT), misread=On(Damaged, subject=HURT),
                       belief="any damage to a unit sets it off, that of a tactic as well"))
        >> ruled(1, corrupt(IT), misread=May(corrupt(IT)), belief="its controller may leave the unit uncorrupted"),
    ),
)  # fmt: skip
