"""Brother Voodoo, Jericho Drumm

Activate, discard a card >>> From your hand, put any number of cards on the bottom of your deck,
then draw as many.

Activate, discard a card >>> Discard any number of further cards, then draw as many. Use only if one
of your characters is Underworld.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    CHARACTERS,
    DECK,
    IN_HAND,
    OWNED,
    YOURS,
    Became,
    Character,
    Count,
    Draw,
    Exists,
    Move,
    RuledBy,
    Sum,
    affiliated,
    choice,
    discard,
    names,
    to_ko_pile,
)

ruled = RuledBy("marvel-knights/brother-voodoo-jericho-drumm")

DEPOSITED = choice(OWNED & IN_HAND, least=ruled(1, 0, misread=1, belief="the first power moves at least one card"),
                   most=ruled(1, 60, misread=1, belief="the first power moves one card"),
                   name="cards for the bottom of the deck")  # fmt: skip

DISCARDED = choice(OWNED & IN_HAND, least=ruled(1, 0, misread=1, belief="the second power discards at least one further card"),
                   most=ruled(1, 60, misread=1, belief="the second power discards one further card"),
                   name="further cards to discard")  # fmt: skip

BROTHER_VOODOO = Character(
    name="Brother Voodoo", version="Jericho Drumm", cost=3, affiliations=names("Marvel Knights"), atk=4, defense=4, entry=ruled.entry,
    powers=(
        ACTIVATE.then(discard()) >> Move(DEPOSITED, DECK, bottom=True).then(Draw(Count(Became(DEPOSITED)))),
        (ACTIVATE.then(discard()) >> to_ko_pile(DISCARDED).then(Draw(ruled(2,
            Count(Became(DISCARDED)), misread=Sum((Count(Became(DISCARDED)), 1)),
            belief="the card discarded to pay for the power is made up for as well"))))
        .usable(Exists(CHARACTERS & YOURS & affiliated("Underworld"))),
    ),
)  # fmt: skip
