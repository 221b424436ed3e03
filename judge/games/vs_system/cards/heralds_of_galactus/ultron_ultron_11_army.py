"""Ultron <> Ultron 11, Army"""

from __future__ import annotations

from judge.games.vs_system.dsl import ARMY, Character

ULTRON_ARMY = Character(name="Ultron", identity="Ultron 11", version=ARMY)
