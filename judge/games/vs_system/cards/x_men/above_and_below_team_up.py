"""Above and Below, Team-Up"""

from __future__ import annotations

from judge.games.vs_system.dsl import PlotTwist, crossover

ABOVE_AND_BELOW = PlotTwist(
    name="Above and Below", version="Team-Up", ongoing=True, powers=(crossover("X-Men", "Morlocks"),)
)
