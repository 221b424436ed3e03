"""Untouchable

Play only if one of your characters is Crime Lords.

Ongoing: Start of the combat phase: each player chooses a character. This turn no plot twist effect,
payment effect or triggered effect can target those characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    COMBAT,
    EACH_PLAYER,
    OPPONENTS,
    TARGETED,
    YOU,
    YOURS,
    Bans,
    EachOf,
    Exists,
    Played,
    PlotTwist,
    RuledBy,
    affiliated,
    choice,
    start_of,
    this_turn,
    whenever,
)

ruled = RuledBy("marvel-knights/untouchable")

PROTECTED = choice(ruled(1,
        ruled(1, CHARACTERS, misread=CHARACTERS & YOURS, belief="each player chooses one of his own characters"),
        misread=CHARACTERS & OPPONENTS, belief="each player chooses a character of an opponent"),
                   most=ruled(1, 1, misread=2, belief="each player may choose more than one character"), name="a character")  # fmt: skip

UNTOUCHABLE = PlotTwist(
    name="Untouchable", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        Played(only=(Exists(CHARACTERS & YOURS & affiliated("Crime Lords")),)),
        whenever(start_of(COMBAT)) >> EachOf(
            ruled(1, EACH_PLAYER, misread=YOU, belief="only the player whose Untouchable it is chooses"),
            # Plot twist, payment and triggered effects: no other effect of the game has targets.
            this_turn(PROTECTED, Bans(TARGETED))),
    ),
)  # fmt: skip
