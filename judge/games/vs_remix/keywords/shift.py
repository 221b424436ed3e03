"""Shift: a card goes out of the game for a while, gathers counters, and comes into play."""

from __future__ import annotations

from judge.engine.conditions import Always
from judge.engine.effects import AddCounter, Move
from judge.engine.flow import If
from judge.engine.powers import NOTHING, Payment
from judge.engine.relations import SELF
from judge.engine.rules import RuledBy
from judge.games.vs_remix.model.board import SHIFT_COUNTER
from judge.games.vs_remix.model.keyword_names import SHIFT
from judge.games.vs_remix.words.points import PayPoints
from judge.games.vs_remix.words.shifting import (
    IS_SHIFTED,
    ControlsResourcesForIt,
    PayPointsForShift,
    RemoveShiftCounters,
    RemoveShifted,
)
from judge.games.vs_system.model.board import BUILD, PLAY, RECRUIT_STEP
from judge.games.vs_system.words.coming_into_play import Place
from judge.games.vs_system.words.selectors import IN_HAND, IN_RESOURCE_ROW, InPhase

ruled = RuledBy("remix-glossary/shift")

# Neither of the powers that cost resource points is bound to a step.
_AT_ANY_TIME = (
    ruled(
        (2, 9),
        Always(),
        misread=InPhase(BUILD, RECRUIT_STEP, yours=True),
        belief="shift is used in one's own recruit step alone",
    ),
)

SHIFT_OUT = Payment(
    cost=PayPointsForShift(ruled(4, 1, misread=0, belief="a card may be shifted for nothing")),
    effect=ruled(
        (1, 2),
        RemoveShifted(
            SELF, ruled(2, None, misread=1, belief="the card gets one shift counter, however many points were paid")
        ),
        misread=NOTHING,
        belief="the card stays in hand until it has all its counters",
    ),
    only=_AT_ANY_TIME,
    where=ruled(3, IN_HAND, misread=IN_HAND | IN_RESOURCE_ROW, belief="shift works from the resource row too"),
    keyword=SHIFT,
)

ADD_SHIFT = Payment(
    cost=ruled(
        9,
        PayPoints(1, behind_keyword=True),
        misread=PayPointsForShift(1),
        belief="for a shift counter, too, one pays as many points as one likes",
    ),
    effect=ruled(
        (1, 9),
        AddCounter(SELF, SHIFT_COUNTER),
        misread=NOTHING,
        belief="shift counters come only with the removal of the card",
    ),
    only=_AT_ANY_TIME,
    where=ruled(
        (5, 9),
        IS_SHIFTED,
        misread=IS_SHIFTED | IN_HAND,
        belief="counters can be paid for before the card is shifted, or after",
    ),
    keyword=SHIFT,
)

_ARRIVE = Move(SELF, PLAY, Place())

SHIFT_IN = Payment(
    cost=RemoveShiftCounters(
        ruled(12, None, misread=1, belief="one shift counter is enough to shift a card into play")
    ),
    effect=ruled(
        (1, 12),
        ruled(
            13,
            If(ControlsResourcesForIt(), _ARRIVE),
            misread=_ARRIVE,
            belief="a card is shifted into play however few resources its player has",
        ),
        misread=NOTHING,
        belief="a card that has been shifted stays out of the game for good",
    ),
    only=(
        ruled(
            14,
            InPhase(BUILD, RECRUIT_STEP, yours=True),
            misread=Always(),
            belief="a card can be shifted into play whenever its owner has priority",
        ),
    ),
    where=IS_SHIFTED,
    keyword=SHIFT,
)

SHIFT_POWERS = (SHIFT_OUT, ADD_SHIFT, SHIFT_IN)
