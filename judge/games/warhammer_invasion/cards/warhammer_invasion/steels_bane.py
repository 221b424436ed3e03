"""Steel’s Bane"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import UNITS, Played, Tactic, cancel_next, of_race, target

STEELS_BANE = Tactic(name="Steel’s Bane", powers=(Played(effect=cancel_next(target(UNITS & of_race("High Elf")), 10)),))
