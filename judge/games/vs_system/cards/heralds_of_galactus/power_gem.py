"""Power Gem"""

from __future__ import annotations

from judge.games.vs_system.dsl import HOST, Adds, AttackingACharacter, Equipment, Static

POWER_GEM = Equipment(name="Power Gem", powers=(Static(change=Adds("atk", 3), on=HOST & AttackingACharacter()),))
