"""Mutopia, Team-Up"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    ENERGY,
    MENTAL,
    PHYSICAL,
    YOURS,
    ChooseAffiliations,
    Played,
    PlotTwist,
    RuledBy,
    crossover,
)

ruled = RuledBy("x-men/2.2-choose-affiliations-as-a-cost")

MANY = 100  # as many as there are

MUTOPIA = PlotTwist(
    name="Mutopia", version="Team-Up", ongoing=True,
    powers=(
        Played(cost=ChooseAffiliations(CHARACTERS & YOURS, 2, MANY, shared=ruled(3, (MENTAL, ENERGY, PHYSICAL), misread=(),
            belief="the affiliations may be those of any characters, whatever their traits"))),
        crossover(),
    ),
)  # fmt: skip
