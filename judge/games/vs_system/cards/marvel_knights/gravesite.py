"""Gravesite

Ongoing: Start of the draw phase: each player draws a card and then discards one. Whoever discards
an Underworld character card for it gains 1 endurance.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    DRAW,
    EACH_PLAYER,
    IN_HAND,
    NOTHING,
    OWNED,
    YOU,
    Draw,
    EachOf,
    If,
    PlotTwist,
    RuledBy,
    Sequence,
    Was,
    affiliated,
    choice,
    gain,
    start_of,
    to_ko_pile,
    whenever,
)

ruled = RuledBy("marvel-knights/gravesite")

DROPPED = choice(OWNED & IN_HAND, name="a card to discard")

GRAVESITE = PlotTwist(
    name="Gravesite", cost=1, ongoing=True, entry=ruled.entry,
    powers=(
        whenever(start_of(DRAW)) >> EachOf(ruled(2,
            EACH_PLAYER, misread=YOU, belief="only the player whose Gravesite it is draws and discards"),
            Sequence(ruled(2, Draw(), misread=NOTHING, belief="each player only discards"), to_ko_pile(DROPPED)).then(
                If(Was(DROPPED, CHARACTER_CARDS & affiliated("Underworld")), gain(1)))),
    ),
)  # fmt: skip
