"""Kree Public Accusers, Army

Reservist

When Kree Public Accusers comes into play, name a plot twist card that isn't ongoing. This turn, opponents
can't play cards of that name.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ARMY,
    IN_HAND,
    IS_FACE_DOWN,
    ON_RESOLUTION,
    ON_START,
    ONGOING,
    OPPONENTS,
    PLOT_TWISTS,
    SELF,
    Bans,
    CalledSo,
    Character,
    NameCard,
    RuledBy,
    Static,
    comes_into_play,
    lasting,
    names,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/kree-public-accusers-army")

NAMED = NameCard(
    ruled(4,
        ruled(4, PLOT_TWISTS & ~ONGOING, misread=PLOT_TWISTS, belief="an ongoing plot twist can be named as well"),
        misread=PLOT_TWISTS & ~ONGOING & ~IN_HAND & ~IS_FACE_DOWN, belief="only a card that lies open can be named"),
    when=ruled((1, 2, 3), ON_RESOLUTION, misread=ON_START,
        belief="the card is named as the power triggers, and opponents can answer to that"),
)  # fmt: skip

KREE_PUBLIC_ACCUSERS = Character(
    name="Kree Public Accusers", version=ARMY, cost=5, affiliations=names("Kree"), atk=9, defense=9,
    keywords=names("range", "reservist"), entry=ruled.entry,
    powers=(
        whenever(comes_into_play(SELF)) >> NAMED.then(lasting(Static(change=Bans("play"), on=CalledSo(NAMED) & OPPONENTS))),
    ),
)  # fmt: skip
