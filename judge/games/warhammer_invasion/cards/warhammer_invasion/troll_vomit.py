"""Troll Vomit"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import UNITS, Played, Tactic, destroy

TROLL_VOMIT = Tactic(name="Troll Vomit", powers=(Played(effect=destroy(UNITS)),))
