"""Tarot"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    COMBAT,
    MENTAL,
    Character,
    Exists,
    If,
    InYourDeck,
    RevealFromHand,
    names,
    start_of,
    to_hand,
    whenever,
    with_trait,
)

TOP = InYourDeck(1)

TAROT = Character(
    name="Tarot", traits=names("Mental"),
    powers=(
        whenever(start_of(COMBAT)) >> RevealFromHand(TOP).then(
            If(Exists(TOP & with_trait(MENTAL)), to_hand(TOP))),
    ),
)  # fmt: skip
