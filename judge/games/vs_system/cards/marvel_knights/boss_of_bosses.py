"""Boss of Bosses

Additional cost to play: exhaust one of your Crime Lords characters.

Search your deck for a Kingpin (by name), reveal it, put it into your hand, and shuffle.

This turn your characters can attack hidden characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    IS_EXHAUSTED,
    SEES_HIDDEN,
    YOURS,
    Exists,
    Gains,
    If,
    InYourDeck,
    Played,
    PlotTwist,
    RevealFromHand,
    RuledBy,
    Shuffle,
    affiliated,
    choice,
    exhaust,
    named,
    this_turn,
    to_hand,
)

ruled = RuledBy("marvel-knights/boss-of-bosses")

KINGPIN = choice(InYourDeck() & named("Kingpin"), least=0, name="a Kingpin of your deck")

SEARCH = RevealFromHand(KINGPIN).then(to_hand(KINGPIN)).then(Shuffle())

SIGHT = this_turn(CHARACTERS & YOURS, Gains("keywords", SEES_HIDDEN))

BOSS_OF_BOSSES = PlotTwist(
    name="Boss of Bosses", cost=2, entry=ruled.entry,
    powers=(
        Played(
            cost=exhaust(choice(CHARACTERS & YOURS & affiliated("Crime Lords") & ~IS_EXHAUSTED, name="a Crime Lords character of yours")),
            effect=ruled(1,
                SEARCH.then(SIGHT),
                misread=If(Exists(InYourDeck() & named("Kingpin")), SEARCH.then(SIGHT), SEARCH),
                belief="the characters can attack hidden ones only if a Kingpin was found")),
    ),
)  # fmt: skip
