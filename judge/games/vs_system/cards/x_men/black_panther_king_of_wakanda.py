"""Black Panther, King of Wakanda

Concealed—Optional

When Black Panther comes into play, search your deck for an equipment card of cost 1 or less and equip it to him.
Then shuffle.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CONCEALED_OPTIONAL,
    EQUIPMENT,
    IN_DECK,
    NOTHING,
    SELF,
    Character,
    Equip,
    FitsOn,
    InYourDeck,
    Link,
    Picked,
    RuledBy,
    Sequence,
    Shuffle,
    choice,
    comes_into_play,
    cost_at_most,
    names,
    to_ko_pile,
    whenever,
)

ruled = RuledBy("x-men/black-panther-king-of-wakanda")

_FOUND = choice(
    InYourDeck() & EQUIPMENT & cost_at_most(1)
    & ruled(1, ANY, misread=FitsOn(SELF), belief="only an equipment that he can be equipped with may be found"),
    least=0,
    name="an equipment card of your deck",
)  # fmt: skip

_LEFT_OVER = ruled(2,
    NOTHING, misread=to_ko_pile(Picked(_FOUND) & IN_DECK), belief="an equipment that he can't be equipped with is lost")  # fmt: skip

BLACK_PANTHER = Character(
    name="Black Panther", version="King of Wakanda", affiliations=names("Marvel Knights"), keywords=names(CONCEALED_OPTIONAL),
    entry=ruled.entry,
    powers=(
        whenever(comes_into_play(SELF)) >> Sequence(
            Equip(_FOUND, SELF).then(_LEFT_OVER), Shuffle(),
            ruled(2, Link.AND, misread=Link.IF_YOU_DO, belief="where nothing was equipped the deck isn't shuffled")),
    ),
)  # fmt: skip
