"""Remnant Fleet

Return target Kree character of yours to its owner's hand. You may also return another of your characters to
its owner's hand.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    ON_RESOLUTION,
    ON_START,
    YOURS,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    affiliated,
    choice,
    target,
    to_hand,
)

ruled = RuledBy("heralds-of-galactus/remnant-fleet")

KREE, SKRULL = affiliated("Kree"), affiliated("Skrull")

_KREE = ruled(
    1,
    target(CHARACTERS & YOURS & KREE, "a Kree character of yours"),
    misread=choice(CHARACTERS & YOURS & KREE, name="a Kree character of yours"),
    belief="the Kree is chosen as the effect resolves",
)

REMNANT_FLEET = PlotTwist(
    name="Remnant Fleet", cost=2, entry=ruled.entry,
    powers=(
        Played(effect=to_hand(_KREE).then(to_hand(choice(
            CHARACTERS & YOURS & ~Picked(_KREE), name="another character of yours",
            least=ruled(2, 0, misread=1, belief="a second character has to go along if there is one"),
            when=ruled(2, ON_RESOLUTION, misread=ON_START, belief="the second character is announced along with the target"))))),
    ),
)  # fmt: skip
