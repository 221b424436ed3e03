"""Terraform (Heralds of Galactus FAQ 4): a location in hand takes the place of a face-down resource."""

from __future__ import annotations

from judge.engine.conditions import Always
from judge.engine.effects import Move, RevealFromHand
from judge.engine.flow import Link, May, Sequence
from judge.engine.objects import choice
from judge.engine.powers import Payment
from judge.engine.rules import Points
from judge.engine.select import ANY, SELF, YOURS
from judge.games.vs_system.model.board import BUILD, FACE_DOWN, HAND, PLAY, RECRUIT_STEP
from judge.games.vs_system.words.coming_into_play import ResourcePlace
from judge.games.vs_system.words.selectors import FACE_DOWN_, IN_HAND, IN_RESOURCE_ROW, InPhase

_terra = Points("heralds-of-galactus/4-terraform")

_RETURNED = choice(
    IN_RESOURCE_ROW
    & _terra[4](FACE_DOWN_, ANY, "a face-up resource may be returned too")
    & _terra[4](YOURS, ANY, "an opponent's resource may be returned too"),
    name="a face-down resource",
)

_RETURN = Move(
    _RETURNED,
    HAND,
    under_your_control=_terra[5](False, True, "the resource goes to the hand of whoever uses terraform"),
)

_ENTER = Move(
    SELF, PLAY, ResourcePlace(), flags=_terra[6](frozenset({FACE_DOWN}), frozenset(), "the location comes face up")
)

TERRAFORM_POWER = Payment(
    cost=_terra[1](
        RevealFromHand(SELF), RevealFromHand(SELF).then(_RETURN), "returning a resource is part of the cost"
    ),
    effect=Sequence(
        _terra[2](May(_RETURN), _RETURN, "a resource has to be returned"),
        _ENTER,
        _terra[3](Link.IF_YOU_DO, Link.AND, "the location enters the resource row even if no resource was returned"),
    ),
    only=(
        _terra[8](
            InPhase(BUILD, RECRUIT_STEP, yours=True), Always(), "terraform can be used whenever its owner has priority"
        ),
    ),
    where=_terra[7](IN_HAND, IN_HAND | IN_RESOURCE_ROW, "terraform works from the resource row too"),
)
