"""Dracula, Lord of the Damned

Concealed. (Comes into play hidden.)

Whenever Dracula stuns a character, he gets two +1 ATK / +1 DEF counters.

Boost 1: When Dracula comes into play, +2 ATK and invulnerability for him this turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    INVULNERABILITY,
    IS_STUNNED,
    PLUS_ONE,
    SELF,
    AddCounter,
    Adds,
    Character,
    Gains,
    RuledBy,
    Stuns,
    boost,
    comes_into_play,
    names,
    this_turn,
    whenever,
)

ruled = RuledBy("marvel-knights/dracula-lord-of-the-damned")

DRACULA = Character(
    name="Dracula", version="Lord of the Damned", cost=6, affiliations=names("Underworld"), atk=11, defense=10,
    keywords=names("flight", "concealed"), boost=1, entry=ruled.entry,
    powers=(
        whenever(Stuns(SELF)) >> ruled(1,
            AddCounter(SELF, PLUS_ONE, 2), misread=AddCounter(SELF & ~IS_STUNNED, PLUS_ONE, 2),
            belief="a stunned Dracula gets no counters"),
        *boost(whenever(comes_into_play(SELF)) >> this_turn(SELF, Adds("atk", 2), Gains("keywords", INVULNERABILITY))),
    ),
)  # fmt: skip
