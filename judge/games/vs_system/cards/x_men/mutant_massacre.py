"""Mutant Massacre

Additional cost: exhaust a Mutant you control.
Target stunned character is removed from the game.
Ongoing: Opponents can't recruit a non-Army character card that has both the name and the version of the removed character.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    ARMY,
    CHARACTER_CARDS,
    CHARACTERS,
    IS_EXHAUSTED,
    IS_STUNNED,
    MUTANTS,
    NOTHING,
    OPPONENTS,
    REMEMBERED,
    SELF,
    YOURS,
    AtLeast,
    Bans,
    CardPlayed,
    CountEvents,
    Has,
    If,
    LikeRemembered,
    On,
    Picked,
    Played,
    PlotTwist,
    Remember,
    RuledBy,
    Static,
    TurnedDown,
    choice,
    exhaust,
    lasting,
    remove_from_game,
    target,
    to_hand,
    whenever,
)

ruled = RuledBy("x-men/mutant-massacre")

_REMOVED = "the removed character"

_REMOVE = remove_from_game(target(CHARACTERS & IS_STUNNED), remember=_REMOVED).then(Remember(Picked(_REMOVED)))

_REMOVE_ANEW = ruled(3,
    _REMOVE, misread=If(AtLeast(CountEvents(On(CardPlayed, subject=SELF)), 2), NOTHING, _REMOVE),
    belief="flipped up again it removes nobody else")  # fmt: skip

_COMES_BACK = lasting(whenever(On(TurnedDown, subject=SELF)) >> to_hand(Picked(_REMOVED)), None)

_BARRED = (
    CHARACTER_CARDS & OPPONENTS
    & ruled(1, LikeRemembered("names"), misread=ANY, belief="it bars every card with the version, whatever its name")
    & ruled(1, LikeRemembered("versions"), misread=ANY, belief="it bars every card with the name, whatever its version")
    & ruled(1, ANY, misread=REMEMBERED, belief="it bars the removed card alone, not another copy of it")
    & ruled(2, ~Has("versions", ARMY), misread=ANY, belief="it bars Army cards as well")
)  # fmt: skip

MUTANT_MASSACRE = PlotTwist(
    name="Mutant Massacre", ongoing=True, entry=ruled.entry,
    powers=(
        Played(
            cost=exhaust(choice(MUTANTS & YOURS & ~IS_EXHAUSTED, name="a Mutant to exhaust")),
            effect=ruled(4, _REMOVE_ANEW, misread=_REMOVE.then(_COMES_BACK),
                belief="the removed character goes back to its owner's hand as Mutant Massacre is turned face down"),
        ),
        Static(change=Bans("recruit"), on=_BARRED),
    ),
)  # fmt: skip
