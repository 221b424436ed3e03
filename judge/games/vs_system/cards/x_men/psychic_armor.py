"""Psychic Armor"""

from __future__ import annotations

from judge.games.vs_system.dsl import PlotTwist, names

# What else it does is in no ruling.
PSYCHIC_ARMOR = PlotTwist(name="Psychic Armor", traits=names("Mental"))
