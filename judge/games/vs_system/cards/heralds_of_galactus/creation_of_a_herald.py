"""Creation of a Herald

Additional cost: discard a character card with the Heralds of Galactus affiliation.

Search your deck for any one card if the discarded card is named Galactus. If not, search it for a character
card that costs less than the discarded one. Show the card you found, add it to your hand, then shuffle.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    IN_HAND,
    NOTHING,
    OWNED,
    If,
    InYourDeck,
    LessThan,
    Link,
    NumberOf,
    Played,
    PlotTwist,
    RevealFromHand,
    RuledBy,
    Sequence,
    Shuffle,
    Was,
    affiliated,
    choice,
    named,
    to_hand,
    to_ko_pile,
)

ruled = RuledBy("heralds-of-galactus/creation-of-a-herald")

HERALDS = affiliated("Heralds of Galactus")

_DISCARDED = choice(OWNED & IN_HAND & CHARACTER_CARDS & HERALDS, name="a Heralds of Galactus character card to discard")

_ANY_CARD = choice(
    InYourDeck(),
    least=ruled(3, 0, misread=1, belief="a search for any card has to find one"),
    name="any card of your deck",
)

_CHEAPER = choice(
    InYourDeck() & CHARACTER_CARDS & LessThan("cost", NumberOf(_DISCARDED, "cost")),
    least=ruled(3, 0, misread=1, belief="where the deck holds a fitting card one has to be found"),
    name="a cheaper character card of your deck",
)

CREATION_OF_A_HERALD = PlotTwist(
    name="Creation of a Herald", cost=3, entry=ruled.entry,
    powers=(
        Played(
            cost=to_ko_pile(_DISCARDED),
            effect=If(
                Was(_DISCARDED, named("Galactus")),
                Sequence(ruled(1, RevealFromHand(_ANY_CARD), misread=NOTHING,
                    belief="only a character card that was searched for is shown"),
                         to_hand(_ANY_CARD)).then(
                    ruled(2, Shuffle(), misread=NOTHING, belief="after a search for any card the deck isn't shuffled")),
                Sequence(RevealFromHand(_CHEAPER).then(to_hand(_CHEAPER)), Shuffle(),
                         ruled(2, Link.AND, misread=Link.IF_YOU_DO, belief="where nothing is found the deck isn't shuffled")))),
    ),
)  # fmt: skip
