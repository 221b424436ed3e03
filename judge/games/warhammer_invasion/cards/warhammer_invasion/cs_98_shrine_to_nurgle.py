"""Shrine to Nurgle

Kingdom. Forced: When a unit of an opponent is dealt combat damage, corrupt it.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import IT, OPPONENTS, UNITS, DealtCombatDamage, Support, corrupt, whenever

SHRINE_TO_NURGLE = Support(
    name="Shrine to Nurgle", entry="warhammer-invasion/cs-98-shrine-to-nurgle",
    powers=(whenever(DealtCombatDamage(UNITS & OPPONENTS)) >> corrupt(IT),),
)  # fmt: skip
