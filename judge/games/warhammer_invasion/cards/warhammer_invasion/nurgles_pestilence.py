"""Nurgle’s Pestilence"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import IS_CORRUPT, UNITS, DealDamage, Played, Tactic

NURGLES_PESTILENCE = Tactic(name="Nurgle’s Pestilence", powers=(Played(effect=DealDamage(UNITS, 1, extra=IS_CORRUPT)),))
