"""Planet X, Team-Up"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    YOURS,
    ChooseAffiliations,
    ChosenAreControlled,
    Exists,
    Played,
    PlotTwist,
    RuledBy,
    affiliated,
    crossover,
)

ruled = RuledBy("x-men/2.2-choose-affiliations-as-a-cost")

PLANET_X = PlotTwist(
    name="Planet X", version="Team-Up", ongoing=True,
    powers=(
        Played(
            only=(Exists(CHARACTERS & YOURS & affiliated("Brotherhood")),),
            cost=ChooseAffiliations(CHARACTERS & ruled(1, YOURS, misread=CHARACTERS,
                belief="the affiliation of an opponent's character may be chosen as well"), 1, 1),
        ),
        crossover("Brotherhood", while_=ruled(4, None, misread=ChosenAreControlled(),
            belief="the team-up works as long as its player controls a character of the chosen affiliation")),
    ),
)  # fmt: skip
