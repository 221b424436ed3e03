"""Cosmic Necessity

Additional cost: exhaust a Heralds of Galactus character you control.

Target opponent chooses one: you draw two cards; or you gain 5 endurance.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    IS_EXHAUSTED,
    ON_RESOLUTION,
    ON_START,
    YOURS,
    Draw,
    OneOf,
    PickPlayer,
    Played,
    PlotTwist,
    RuledBy,
    Whose,
    affiliated,
    choice,
    exhaust,
    gain,
)

ruled = RuledBy("heralds-of-galactus/cosmic-necessity")

HERALDS = affiliated("Heralds of Galactus")

COSMIC_NECESSITY = PlotTwist(
    name="Cosmic Necessity", cost=2, entry=ruled.entry,
    powers=(
        Played(
            cost=exhaust(choice(CHARACTERS & YOURS & HERALDS & ~IS_EXHAUSTED, name="a Heralds of Galactus character to exhaust")),
            effect=OneOf((("you draw two cards", Draw(2)), ("you gain 5 endurance", gain(5))), who=PickPlayer(Whose.OPPONENTS),
                         when=ruled(1, ON_RESOLUTION, misread=ON_START, belief="the opponent decides as the card is played"))),
    ),
)  # fmt: skip
