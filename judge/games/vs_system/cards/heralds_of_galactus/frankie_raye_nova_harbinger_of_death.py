"""Frankie Raye <> Nova, Harbinger of Death

Loyalty—Reveal

Cosmic: At the start of the combat phase, if your hand is three cards or smaller, draw until it is four.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    COMBAT,
    IN_DECK,
    IN_HAND,
    ON_START,
    OWNED,
    AtLeast,
    AtMost,
    Character,
    Count,
    Draw,
    If,
    Repeat,
    RuledBy,
    Sum,
    Times,
    cosmic,
    names,
    start_of,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/frankie-raye-nova-harbinger-of-death")

HAND, DECK = Count(OWNED & IN_HAND), Count(OWNED & IN_DECK)

UP_TO_THREE = AtMost(HAND, 3)

MISSING = Sum((4, Times(-1, HAND)))

MISSING_AT_START = Sum((4, Times(-1, Count(OWNED & IN_HAND, ON_START))))

REFILL = Repeat(
    Draw(1),
    UP_TO_THREE,
    apart=ruled(4, False, misread=True, belief="each card drawn is an effect of its own, which can be answered"),
)

FRANKIE_RAYE = Character(
    name="Frankie Raye", identity="Nova", version="Harbinger of Death", cost=5, affiliations=names("Heralds of Galactus"), atk=9, defense=8,
    keywords=names("flight", "range", "cosmic", "loyalty—reveal"), entry=ruled.entry,
    powers=cosmic(
        whenever(start_of(COMBAT), if_=ruled(1, UP_TO_THREE, misread=None,
            belief="the hand is counted only as the effect resolves")) >> ruled(1,
            ruled(2,
                ruled(3, REFILL, misread=If(AtLeast(DECK, MISSING), REFILL), belief="with too few cards in the deck nothing is drawn"),
                misread=Draw(MISSING), belief="the number of cards is settled before the first one is drawn"),
            misread=Draw(MISSING_AT_START), belief="the hand is counted only as the combat phase starts"),
    ),
)  # fmt: skip
