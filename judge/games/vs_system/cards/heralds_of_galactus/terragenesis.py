"""Terragenesis

Ongoing: Whenever one of your cosmic Inhumans characters recovers, you may discard a card. If you do, that
character gets a cosmic counter.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    COSMIC,
    COSMIC_CHARACTERS,
    IT,
    ON_RESOLUTION,
    ON_START,
    YOURS,
    AddCounter,
    Link,
    May,
    On,
    PlotTwist,
    Recovered,
    RuledBy,
    Sequence,
    affiliated,
    discard,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/terragenesis")

TERRAGENESIS = PlotTwist(
    name="Terragenesis", cost=3, ongoing=True, entry=ruled.entry,
    powers=(
        whenever(On(Recovered, subject=COSMIC_CHARACTERS & affiliated("Inhumans") & YOURS)) >> Sequence(
            ruled(2,
                May(discard(), when=ruled(2,
                    ON_RESOLUTION, misread=ON_START, belief="the discard is decided when the character recovers")),
                misread=discard(), belief="whoever has a card in hand has to discard one"),
            AddCounter(IT, COSMIC), Link.IF_YOU_DO),
    ),
)  # fmt: skip
