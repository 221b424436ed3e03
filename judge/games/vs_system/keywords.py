"""Keywords of Vs. System that stand for powers, and the nodes of which their powers are made."""

from __future__ import annotations

from typing import Any

from judge.engine.conditions import Always
from judge.engine.effects import Move, RevealFromHand
from judge.engine.flow import Link, May, Sequence
from judge.engine.lasting import Modify
from judge.engine.objects import choice
from judge.engine.patterns import On
from judge.engine.powers import Payment, Power, whenever
from judge.engine.rules import Points
from judge.engine.select import ANY, OWNED, SELF, YOURS, InZone
from judge.engine.whose import Whose
from judge.games.vs_system.cosmic import SURGE, SURGE_POWER
from judge.games.vs_system.effects import ResourcePlace
from judge.games.vs_system.recruiting import PRESS, CostsLess, RecruitedThisTurn
from judge.games.vs_system.scene import BUILD, CHAIN, FACE_DOWN, HAND, PLAY, RECRUIT_STEP
from judge.games.vs_system.selectors import CHARACTER_CARDS, FACE_DOWN_, IN_HAND, IN_RESOURCE_ROW, InPhase, keyworded

point = Points("heralds-of-galactus/3-press")

BEING_RECRUITED = On("recruit", subject=SELF, whose=Whose.YOURS)
COMING_INTO_PLAY = On("move", subject=SELF, source=CHAIN, to=PLAY)

# The card itself is what triggers it, so it works from the chain on.
PRESS_POWER = whenever(
    point[9](BEING_RECRUITED, COMING_INTO_PLAY, "press triggers as the character comes into play")
) >> Modify(
    None,
    (
        CostsLess(
            CHARACTER_CARDS & OWNED,
            by=point[2](RecruitedThisTurn(keyworded(PRESS)), 1, "only the last press character counts"),
            floor=point[4, 7](1, 0, "press can make a character free"),
            next_only=point[1](True, False, "press makes every later recruit of the turn cheaper"),
        ),
    ),
    "turn",
    continuous=True,
)


TERRAFORM = "terraform"

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


def _where(power: Any) -> Power:
    from dataclasses import replace

    found: Power = replace(power, where=InZone((CHAIN, PLAY)))
    return found


POWERS: dict[str, tuple[Power, ...]] = {
    PRESS: (_where(PRESS_POWER),),
    SURGE: (SURGE_POWER,),
    TERRAFORM: (TERRAFORM_POWER,),
}
