"""Kindred Spirits

Search your deck for up to two character cards with the Heralds of Galactus affiliation and reveal them.
Shuffle, then put the cards found on top of your deck.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    DECK,
    IN_RESOURCE_ROW,
    YOURS,
    Always,
    Exists,
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
    powers=(Played(
        only=(ruled(1, Always(), misread=Exists(IN_RESOURCE_ROW & YOURS), belief="who has no resource can play nothing"),),
        effect=RevealFromHand(FOUND).then(Shuffle()).then(Move(FOUND, DECK))),),
)  # fmt: skip
