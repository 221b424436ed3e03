"""Savage Beatdown"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACKING, Adds, Played, PlotTwist, target, this_attack

SAVAGE_BEATDOWN = PlotTwist(
    name="Savage Beatdown", powers=(Played(effect=this_attack(target(ATTACKING), Adds("atk", 5))),)
)
