"""Steel’s Bane"""

from __future__ import annotations

from judge.engine.objects import target
from judge.engine.powers import Played
from judge.games.warhammer_invasion.model.cards import Tactic
from judge.games.warhammer_invasion.words.effects import cancel_next
from judge.games.warhammer_invasion.words.selectors import UNITS, of_race

STEELS_BANE = Tactic(name="Steel’s Bane", powers=(Played(effect=cancel_next(target(UNITS & of_race("High Elf")), 10)),))
