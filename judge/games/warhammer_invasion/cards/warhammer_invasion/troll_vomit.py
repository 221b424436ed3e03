"""Troll Vomit"""

from __future__ import annotations

from judge.engine.powers import Played
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.words.effects import destroy
from judge.games.warhammer_invasion.words.selectors import UNITS

TROLL_VOMIT = Tactic(name="Troll Vomit", powers=(Played(effect=destroy(UNITS)),))
