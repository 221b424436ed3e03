"""Stilt-Man, Wilbur Day

Whenever an opposing character gains one or more counters, or comes into play with any, Stilt-Man
gets a +1 ATK / +1 DEF counter, unless that character is named Stilt-Man.

Boost 1: When Stilt-Man comes into play, he gets a +1 ATK / +1 DEF counter.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTERS,
    OPPONENTS,
    PLUS_ONE,
    SELF,
    AddCounter,
    Character,
    GetsCounters,
    RuledBy,
    boost,
    comes_into_play,
    named,
    names,
    whenever,
)

ruled = RuledBy("marvel-knights/stilt-man-wilbur-day-errata")

ALL_BUT_NAMESAKES = ruled(
    (1, 2), ~named("Stilt-Man"), misread=ANY, belief="as printed, counters on another Stilt-Man count, too"
)

STILT_MAN = Character(
    name="Stilt-Man", version="Wilbur Day", cost=2, affiliations=names("Crime Lords"), atk=3, defense=2, boost=1, entry=ruled.entry,
    powers=(
        whenever(GetsCounters(subject=CHARACTERS & OPPONENTS & ALL_BUT_NAMESAKES)) >> AddCounter(SELF, PLUS_ONE),
        *boost(whenever(comes_into_play(SELF)) >> AddCounter(SELF, PLUS_ONE)),
    ),
)  # fmt: skip
