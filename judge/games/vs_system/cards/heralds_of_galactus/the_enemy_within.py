"""The Enemy Within

Ongoing: At the start of the recovery phase, if 3+ Doom characters went from play to your KO'd pile this turn,
you may return one of those cards from there to play, exhausted in your front row. If you do, every other
character card in your KO'd pile that went there from play this turn is removed from the game.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    CHARACTER_CARDS,
    CHARACTERS,
    EXHAUSTED,
    FRONT,
    IN_KO_PILE,
    OWNED,
    PLAY,
    RECOVERY,
    AsOf,
    AtLeast,
    GoneThisTurn,
    If,
    Move,
    Place,
    PlotTwist,
    Prints,
    RuledBy,
    Triggered,
    WentToKOPile,
    affiliated,
    choice,
    remove_from_game,
    start_of,
    whenever,
)

ruled = RuledBy("heralds-of-galactus/the-enemy-within")

_WAS_CHARACTER = ruled(
    5, CHARACTERS, misread=CHARACTER_CARDS, belief="a character card KO'd from the resource row counts as well"
)

_WAS_DOOM = ruled(
    1,
    affiliated("Doom"),
    misread=Prints("affiliations", "Doom"),
    belief="only cards that have Doom printed on them count",
)

_THREE_GONE = AtLeast(
    GoneThisTurn(OWNED & _WAS_CHARACTER & _WAS_DOOM,
                 still_there=ruled(2, False, misread=True, belief="only cards that still lie in the KO'd pile count")), 3)  # fmt: skip

_BACK = choice(
    ruled(4, IN_KO_PILE, misread=AsOf(IN_KO_PILE), belief="the card has to lie in the KO'd pile as the power triggers")
    & OWNED & WentToKOPile(
        ruled(6, CHARACTERS, misread=CHARACTER_CARDS,
            belief="a resource that was a Doom character card can come back too") & affiliated("Doom"),
        ever_since=ruled(3, True, misread=False, belief="the card may have left the KO'd pile meanwhile if only it lies there again")),
    least=0, name="a card to return",
)  # fmt: skip

_RETURN = Move(_BACK, PLAY, spot=Place((FRONT,)), flags=frozenset({EXHAUSTED})).if_done(remove_from_game(
    IN_KO_PILE & OWNED & CHARACTER_CARDS & WentToKOPile(
        ruled(7, ANY, misread=CHARACTERS, belief="what was a resource stays in the KO'd pile"))))  # fmt: skip

THE_ENEMY_WITHIN = PlotTwist(
    name="The Enemy Within", cost=2, ongoing=True, entry=ruled.entry,
    powers=(
        ruled(1, Triggered(pattern=start_of(RECOVERY), condition=_THREE_GONE, effect=_RETURN),
                 misread=whenever(start_of(RECOVERY)) >> If(_THREE_GONE, _RETURN),
                     belief="the characters are counted only as the effect resolves"),
    ),
)  # fmt: skip
