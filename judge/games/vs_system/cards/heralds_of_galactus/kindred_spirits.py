"""Kindred Spirits

Search your deck for up to two character cards with the Heralds of Galactus affiliation and reveal them.
Shuffle, then put the cards found on top of your deck.
"""

from __future__ import annotations

from judge.engine.effects import Move, RevealFromHand
from judge.engine.objects import choice
from judge.engine.powers import Played
from judge.engine.rules import RuledBy
from judge.engine.searching import InYourDeck, Shuffle
from judge.games.vs_system.model.board import DECK
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.selectors import CHARACTER_CARDS, affiliated

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
