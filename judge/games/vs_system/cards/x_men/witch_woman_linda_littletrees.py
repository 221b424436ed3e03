"""Witch Woman, Linda Littletrees

From your KO'd pile, remove two character cards from the game >>> Target opponent can play at most one plot twist in
this turn's combat phase.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    COMBAT,
    IN_KO_PILE,
    OWNED,
    PLOT_TWISTS,
    THIS_PHASE,
    THIS_TURN,
    UNTIL_IT_HAS_TRIGGERED,
    AtLeast,
    Bans,
    CardPlayed,
    Character,
    Choose,
    CountEvents,
    InPhase,
    OfPlayers,
    On,
    Payment,
    PickPlayer,
    RuledBy,
    Static,
    Whose,
    choice,
    lasting,
    names,
    remove_from_game,
    whenever,
)

ruled = RuledBy("x-men/witch-woman-linda-littletrees")

_TARGET = PickPlayer(Whose.OPPONENTS)

_THEIRS = PLOT_TWISTS & OfPlayers(_TARGET)

_PLAYS = On(CardPlayed, subject=_THEIRS)

_PLAYED = CountEvents(_PLAYS, within=ruled(
    2, THIS_PHASE, misread=THIS_TURN, belief="plot twists that he played earlier in the turn count as well"))  # fmt: skip

_AFTER_ONE = lasting(Static(change=Bans("play"), on=_THEIRS, while_=InPhase(COMBAT) & AtLeast(_PLAYED, 1)))

_AFTER_ONE_MORE = lasting(
    whenever(_PLAYS) >> lasting(Static(change=Bans("play"), on=_THEIRS, while_=InPhase(COMBAT))),
    UNTIL_IT_HAS_TRIGGERED,
)

_LIMIT = ruled(
    2, _AFTER_ONE, misread=_AFTER_ONE_MORE, belief="only plot twists that he plays after the effect has resolved count"
)

_PRICE = remove_from_game(choice(IN_KO_PILE & OWNED & CHARACTER_CARDS, least=2, most=2, name="two character cards"))

WITCH_WOMAN = Character(
    name="Witch Woman", version="Linda Littletrees", affiliations=names("Underworld"), entry=ruled.entry,
    powers=(
        Payment(
            cost=ruled(1, _PRICE, misread=_PRICE.then(_AFTER_ONE), belief="the limit holds as soon as the power is used"),
            effect=Choose(_TARGET).then(_LIMIT),
        ),
    ),
)  # fmt: skip
