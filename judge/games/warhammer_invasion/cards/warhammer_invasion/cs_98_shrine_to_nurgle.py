"""Shrine to Nurgle

Kingdom. Forced: When a unit of an opponent is dealt combat damage, corrupt it.
"""

from __future__ import annotations

from judge.engine.patterns import IT
from judge.engine.powers import whenever
from judge.engine.select import OPPONENTS
from judge.games.warhammer_invasion.model.cards import Support
from judge.games.warhammer_invasion.words.effects import corrupt
from judge.games.warhammer_invasion.words.patterns import DealtCombatDamage
from judge.games.warhammer_invasion.words.selectors import UNITS

SHRINE_TO_NURGLE = Support(
    name="Shrine to Nurgle", entry="warhammer-invasion/cs-98-shrine-to-nurgle",
    powers=(whenever(DealtCombatDamage(UNITS & OPPONENTS)) >> corrupt(IT),),
)  # fmt: skip
