"""Enemy of My Enemy

Additional cost: Discard a character card.

Search your deck for an affiliated character card sharing no printed affiliation with the discarded card. Reveal
it and put it into your hand. Then shuffle.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTER_CARDS,
    IN_HAND,
    OWNED,
    HasAny,
    If,
    InYourDeck,
    Played,
    PlotTwist,
    RevealFromHand,
    RuledBy,
    Shares,
    Shuffle,
    Was,
    choice,
    to_hand,
    to_ko_pile,
)

ruled = RuledBy("x-men/enemy-of-my-enemy")

AFFILIATIONS = "affiliations"

_DISCARDED = choice(OWNED & IN_HAND & CHARACTER_CARDS, name="a character card to discard")

_UNLIKE = ruled(1,
    ~Shares(AFFILIATIONS, _DISCARDED, printed=True, all_of_it=ruled(3,
        False, misread=True, belief="only a card with the very same affiliations is ruled out")),
    misread=~Shares(AFFILIATIONS, _DISCARDED), belief="affiliations from a crossover are compared, too")  # fmt: skip

_AFFILIATED = ruled(
    (2, 3), HasAny(AFFILIATIONS), misread=ANY, belief="a card without any affiliation may be found, too"
)

_FOUND = choice(InYourDeck() & CHARACTER_CARDS & _AFFILIATED & _UNLIKE, least=0, name="a character card of your deck")

_SEARCH = RevealFromHand(_FOUND).then(to_hand(_FOUND)).then(Shuffle())

ENEMY_OF_MY_ENEMY = PlotTwist(
    name="Enemy of My Enemy", entry=ruled.entry,
    powers=(
        Played(
            cost=to_ko_pile(_DISCARDED),
            effect=ruled(2,
                _SEARCH, misread=If(Was(_DISCARDED, HasAny(AFFILIATIONS)), _SEARCH, Shuffle()),
                belief="a discarded card without affiliation can't be compared, so nothing is found")),
    ),
)  # fmt: skip
