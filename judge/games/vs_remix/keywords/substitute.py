"""Substitute: a card in hand takes the place of a ready character of the same cost or more."""

from __future__ import annotations

from judge.engine.conditions import Always
from judge.engine.effects import Move, RevealFromHand
from judge.engine.flow import May
from judge.engine.objects import Picked, choice
from judge.engine.powers import NOTHING, Link, Payment, Sequence
from judge.engine.relations import SELF, YOURS
from judge.engine.rules import RuledBy
from judge.engine.select import ANY
from judge.games.vs_remix.model.keyword_names import SUBSTITUTE
from judge.games.vs_remix.words.costs import CostsAsMuch
from judge.games.vs_remix.words.uniqueness import DisplaceWithLocations
from judge.games.vs_system.model.board import BUILD, PLAY, RECRUIT_STEP
from judge.games.vs_system.words.coming_into_play import Place
from judge.games.vs_system.words.effects import remove_from_game
from judge.games.vs_system.words.selectors import CHARACTERS, IN_HAND, IN_RESOURCE_ROW, IS_EXHAUSTED, InPhase

ruled = RuledBy("remix-glossary/substitute")

_REMOVED = choice(
    CHARACTERS
    & ruled(3, YOURS, misread=ANY, belief="an opponent's character may be removed")
    & ruled(3, ~IS_EXHAUSTED, misread=ANY, belief="an exhausted character may be removed")
    & ruled(
        4,
        ruled(4, CostsAsMuch(), misread=CostsAsMuch(more=True), belief="an equal cost isn't enough"),
        misread=ANY,
        belief="a character of any cost may be removed",
    ),
    name="a ready character that costs enough",
)

_REMOVE = remove_from_game(_REMOVED)

# The uniqueness rule applies to what comes into play so (see Shift).
_ARRIVE = Move(SELF, PLAY, Place(), remember="arrived").then(DisplaceWithLocations(Picked("arrived")))

SUBSTITUTE_POWER = Payment(
    cost=ruled(
        1,
        RevealFromHand(SELF),
        misread=RevealFromHand(SELF).then(_REMOVE),
        belief="removing a character is part of the cost",
    ),
    effect=Sequence(
        ruled(2, May(_REMOVE), misread=_REMOVE, belief="a character has to be removed"),
        ruled(
            5,
            _ARRIVE,
            misread=NOTHING,
            belief="the card in hand can be recruited in the place of the one that was removed",
        ),
        ruled(5, Link.IF_YOU_DO, misread=Link.AND, belief="the card enters play even if no character was removed"),
    ),
    only=(
        ruled(
            7,
            InPhase(BUILD, RECRUIT_STEP, yours=True),
            misread=Always(),
            belief="substitute can be used whenever its owner has priority",
        ),
    ),
    where=ruled(6, IN_HAND, misread=IN_HAND | IN_RESOURCE_ROW, belief="substitute works from the resource row too"),
    keyword=SUBSTITUTE,
)
