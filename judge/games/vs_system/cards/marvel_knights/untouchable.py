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
    PAYMENT,
    PLOT_TWIST,
    TARGETED,
    YOU,
    YOURS,
    Bans,
    Causes,
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
kinds = RuledBy("vs-system-base/a6.5")

PROTECTED = choice(ruled(1,
        ruled(1, CHARACTERS, misread=CHARACTERS & YOURS, belief="each player chooses one of his own characters"),
        misread=CHARACTERS & OPPONENTS, belief="each player chooses a character of an opponent"),
                   most=ruled(1, 1, misread=2, belief="each player may choose more than one character"), name="a character")  # fmt: skip

# Of the effects that have targets it leaves out those that are game-based.
BARRED = kinds(
    2,
    Causes((PLOT_TWIST, PAYMENT, "triggered")),
    misread=None,
    belief="power-ups and reinforcement are payment effects, as they have a cost",
)

UNTOUCHABLE = PlotTwist(
    name="Untouchable", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        Played(only=(Exists(CHARACTERS & YOURS & affiliated("Crime Lords")),)),
        whenever(start_of(COMBAT)) >> EachOf(
            ruled(1, EACH_PLAYER, misread=YOU, belief="only the player whose Untouchable it is chooses"),
            this_turn(PROTECTED, Bans(TARGETED, causes=BARRED))),
    ),
)  # fmt: skip
