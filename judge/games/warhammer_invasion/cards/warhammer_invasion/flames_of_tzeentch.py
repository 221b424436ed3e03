"""Flames of Tzeentch"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import UNITS, DealDamage, LetterX, Played, Tactic, target

FLAMES_OF_TZEENTCH = Tactic(
    name="Flames of Tzeentch", variable=True, powers=(Played(effect=DealDamage(target(UNITS), LetterX())),)
)
