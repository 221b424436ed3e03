"""Terraform (Heralds of Galactus FAQ 4): a location in hand takes the place of a face-down resource."""

from __future__ import annotations

from judge.engine.conditions import Always
from judge.engine.effects import Move, RevealFromHand
from judge.engine.flow import May
from judge.engine.objects import choice
from judge.engine.powers import Link, Payment, Sequence
from judge.engine.rules import RuledBy
from judge.engine.select import ANY, SELF, YOURS
from judge.games.vs_system.model.board import BUILD, FACE_DOWN, HAND, PLAY, RECRUIT_STEP
from judge.games.vs_system.words.coming_into_play import ResourcePlace
from judge.games.vs_system.words.selectors import IN_HAND, IN_RESOURCE_ROW, IS_FACE_DOWN, InPhase

ruled = RuledBy("heralds-of-galactus/4-terraform")

_RETURNED = choice(
    IN_RESOURCE_ROW
    & ruled(4, IS_FACE_DOWN, misread=ANY, belief="a face-up resource may be returned too")
    & ruled(4, YOURS, misread=ANY, belief="an opponent's resource may be returned too"),
    name="a face-down resource",
)

_RETURN = Move(
    _RETURNED,
    HAND,
    under_your_control=ruled(5, False, misread=True, belief="the resource goes to the hand of whoever uses terraform"),
)

_ENTER = Move(
    SELF,
    PLAY,
    ResourcePlace(),
    flags=ruled(6, frozenset({FACE_DOWN}), misread=frozenset(), belief="the location comes face up"),
)

TERRAFORM_POWER = Payment(
    cost=ruled(
        1,
        RevealFromHand(SELF),
        misread=RevealFromHand(SELF).then(_RETURN),
        belief="returning a resource is part of the cost",
    ),
    effect=Sequence(
        ruled(2, May(_RETURN), misread=_RETURN, belief="a resource has to be returned"),
        _ENTER,
        ruled(
            3,
            Link.IF_YOU_DO,
            misread=Link.AND,
            belief="the location enters the resource row even if no resource was returned",
        ),
    ),
    only=(
        ruled(
            8,
            InPhase(BUILD, RECRUIT_STEP, yours=True),
            misread=Always(),
            belief="terraform can be used whenever its owner has priority",
        ),
    ),
    where=ruled(7, IN_HAND, misread=IN_HAND | IN_RESOURCE_ROW, belief="terraform works from the resource row too"),
)
