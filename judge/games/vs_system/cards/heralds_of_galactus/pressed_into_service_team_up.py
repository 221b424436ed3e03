"""Pressed into Service, Team-Up

Additional cost: choose two different team affiliations from among your characters.

Ongoing: Crossover those affiliations.

Kree character cards revealed in your resource row have reservist.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    CHARACTERS,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    RESERVIST,
    YOURS,
    ChooseAffiliations,
    Gains,
    Played,
    PlotTwist,
    RuledBy,
    Static,
    affiliated,
    crossover,
)

ruled = RuledBy("heralds-of-galactus/pressed-into-service-team-up")

KREE, SKRULL = affiliated("Kree"), affiliated("Skrull")

# What a crossover reaches, and what an older team-up doesn't, is the business of the rules on team-ups (`crossover.py`).
PRESSED_INTO_SERVICE = PlotTwist(
    name="Pressed into Service", version="Team-Up", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        Played(cost=ChooseAffiliations(CHARACTERS & YOURS)),
        crossover(),
        Static(change=Gains("keywords", RESERVIST), on=CHARACTER_CARDS & KREE & IN_RESOURCE_ROW & YOURS & ~IS_FACE_DOWN),
    ),
)  # fmt: skip
