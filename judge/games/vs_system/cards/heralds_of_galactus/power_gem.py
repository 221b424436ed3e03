"""Power Gem"""

from __future__ import annotations

from judge.engine.changes import Adds
from judge.engine.powers import Static
from judge.engine.select import HOST
from judge.games.vs_system.model.cards import Equipment
from judge.games.vs_system.words.selectors import AttackingACharacter

POWER_GEM = Equipment(name="Power Gem", powers=(Static(change=Adds("atk", 3), on=HOST & AttackingACharacter()),))
