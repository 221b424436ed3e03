"""Terraform (Heralds of Galactus FAQ 4): a location in hand takes the place of a face-down resource."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.conditions import Always
from judge.engine.effects import Move, RevealFromHand
from judge.engine.flow import May
from judge.engine.objects import choice
from judge.engine.powers import NOTHING, Link, Payment, Sequence
from judge.engine.relations import SELF, YOURS
from judge.engine.rules import Points, RuledBy
from judge.engine.select import ANY
from judge.games.vs_system.model.board import BUILD, FACE_DOWN, HAND, PLAY, RECRUIT_STEP
from judge.games.vs_system.words.coming_into_play import ResourcePlace
from judge.games.vs_system.words.selectors import IN_HAND, IN_RESOURCE_ROW, IS_FACE_DOWN, InPhase


@dataclass(frozen=True)
class TerraformPoints:
    """Which points of an entry settle what about terraform: its cost, what returns and where, whether it has to, what follows, when."""

    cost: Points
    may: Points
    returned: Points
    to_owner: Points
    face_down: Points
    if_done: Points
    from_hand: Points
    when: Points


def terraform_power(ruled: RuledBy, points: TerraformPoints) -> Payment:
    """What terraform stands for, as ``points`` of an entry settle it."""
    returned = choice(
        IN_RESOURCE_ROW
        & ruled(points.returned, IS_FACE_DOWN, misread=ANY, belief="a face-up resource may be returned too")
        & ruled(points.returned, YOURS, misread=ANY, belief="an opponent's resource may be returned too"),
        name="a face-down resource",
    )
    return_it = Move(
        returned,
        HAND,
        under_your_control=ruled(
            points.to_owner,
            False,
            misread=True,
            belief="the resource goes to the hand of whoever uses terraform",
        ),
    )
    enter = Move(
        SELF,
        PLAY,
        ResourcePlace(),
        flags=ruled(points.face_down, frozenset({FACE_DOWN}), misread=frozenset(), belief="the location comes face up"),
    )
    return Payment(
        cost=ruled(
            points.cost,
            RevealFromHand(SELF),
            misread=RevealFromHand(SELF).then(return_it),
            belief="returning a resource is part of the cost",
        ),
        effect=Sequence(
            ruled(points.may, May(return_it), misread=return_it, belief="a resource has to be returned"),
            ruled(
                points.if_done,
                enter,
                misread=NOTHING,
                belief="the location stays in hand, to be placed as a resource later",
            ),
            ruled(
                points.if_done,
                Link.IF_YOU_DO,
                misread=Link.AND,
                belief="the location enters the resource row even if no resource was returned",
            ),
        ),
        only=(
            ruled(
                points.when,
                InPhase(BUILD, RECRUIT_STEP, yours=True),
                misread=Always(),
                belief="terraform can be used whenever its owner has priority",
            ),
        ),
        where=ruled(
            points.from_hand,
            IN_HAND,
            misread=IN_HAND | IN_RESOURCE_ROW,
            belief="terraform works from the resource row too",
        ),
    )


TERRAFORM_POWER = terraform_power(
    RuledBy("heralds-of-galactus/4-terraform", also=dict.fromkeys((1, 3, 4, 6, 7, 8), "vs-system-base/a13.17#2")),
    TerraformPoints(cost=1, may=2, returned=4, to_owner=5, face_down=6, if_done=3, from_hand=7, when=8),
)
