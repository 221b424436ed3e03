"""Nurgle’s Pestilence"""

from __future__ import annotations

from judge.engine.powers import Played
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.words.effects import DealDamage
from judge.games.warhammer_invasion.words.selectors import IS_CORRUPT, UNITS

NURGLES_PESTILENCE = Tactic(name="Nurgle’s Pestilence", powers=(Played(effect=DealDamage(UNITS, 1, extra=IS_CORRUPT)),))
