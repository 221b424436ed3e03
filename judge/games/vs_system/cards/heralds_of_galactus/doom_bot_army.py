"""Doom-Bot, Army"""

from __future__ import annotations

from judge.games.vs_system.dsl import ARMY, Character, names

# Only examples name this card: nothing but its name and version matters.
DOOM_BOT_ARMY = Character(name="Doom-Bot", version=ARMY, cost=1, affiliations=names("Doom"))
