"""Act of Defiance, Team-Up

Additional cost: choose two different team affiliations from characters in play.

Ongoing: Crossover those affiliations.

Skrull attackers of cost 3 or less you control get +1 ATK while they attack a costlier character.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTERS,
    YOURS,
    Adds,
    ChooseAffiliations,
    DefenderHasMore,
    Played,
    PlotTwist,
    RuledBy,
    Static,
    affiliated,
    cost_at_most,
    crossover,
)

ruled = RuledBy("heralds-of-galactus/act-of-defiance-team-up")

ACT_OF_DEFIANCE = PlotTwist(
    name="Act of Defiance", version="Team-Up", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        Played(cost=ChooseAffiliations(ruled(1, CHARACTERS, misread=CHARACTERS & YOURS,
            belief="you need a character of yours for each affiliation"))),
        crossover(),
        Static(change=Adds("atk", 1), on=CHARACTERS & YOURS & affiliated("Skrull") & ATTACKING & cost_at_most(3),
               while_=DefenderHasMore("cost")),
    ),
)  # fmt: skip
