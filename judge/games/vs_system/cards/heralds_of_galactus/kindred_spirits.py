"""Kindred Spirits

Search your deck for up to two character cards with the Heralds of Galactus affiliation and reveal them.
Shuffle, then put the cards found on top of your deck.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    DECK,
    InYourDeck,
    Move,
    Played,
    PlotTwist,
    RevealFromHand,
    RuledBy,
    Shuffle,
    affiliated,
    choice,
)

ruled = RuledBy("heralds-of-galactus/kindred-spirits")

FOUND = choice(
    InYourDeck() & CHARACTER_CARDS & affiliated("Heralds of Galactus"),
    least=0,
    most=2,
    name="up to two Heralds of Galactus character cards",
)

KINDRED_SPIRITS = PlotTwist(
    name="Kindred Spirits", cost=0, entry=ruled.entry,
    powers=(Played(effect=RevealFromHand(FOUND).then(Shuffle()).then(Move(FOUND, DECK))),),
)  # fmt: skip
