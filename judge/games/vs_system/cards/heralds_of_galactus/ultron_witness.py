"""Ultron, Witness"""

from __future__ import annotations

from judge.games.vs_system.dsl import Character

ULTRON = Character(name="Ultron", version="Witness")
