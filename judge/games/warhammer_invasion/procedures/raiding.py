"""Raider: the resources that attackers bring which have come through a combat (base rule B10.8)."""

from __future__ import annotations

from judge.engine.context import Match
from judge.engine.decision import Resolution
from judge.engine.events import NumberChanged
from judge.engine.state import Cause, Obj
from judge.games.warhammer_invasion.model.board import RESOURCES, Combat
from judge.games.warhammer_invasion.model.events import BY_COMBAT
from judge.games.warhammer_invasion.rules.raider import (
    EACH_UNIT_RAIDS,
    ONLY_ATTACKERS_RAID,
    ONLY_SURVIVORS_RAID,
    RAIDER_NEEDS_NO_DAMAGE,
)


def raiders_in(match: Match, combat: Combat) -> tuple[tuple[Obj, int], ...]:
    """The units with Raider that attack now, each with its number."""
    fighting = match.judge(ONLY_ATTACKERS_RAID, combat.attackers, misread=(*combat.attackers, *combat.defenders))
    there = (obj for ref in fighting if (obj := match.state.obj(ref)) is not None)
    return tuple((obj, number) for obj in there if (number := match.view().number(obj, "raider")))


def raid(match: Match, raiders: tuple[tuple[Obj, int], ...], *, with_damage: bool) -> Resolution[None]:
    """Each of ``raiders`` that is still there gives its controller resources; ``with_damage``: damage was dealt in the combat."""
    if not raiders or not match.judge(RAIDER_NEEDS_NO_DAMAGE, True, misread=with_damage):
        return
    at_work = tuple(
        each for each in raiders if match.require(ONLY_SURVIVORS_RAID, match.state.obj(each[0].ref) is not None)
    )
    for obj, number in match.judge(EACH_UNIT_RAIDS, at_work, misread=at_work[:1]):
        cause = Cause(BY_COMBAT.kind, obj.controller, obj.ref)
        yield from match.happen(NumberChanged(player=obj.controller, what=RESOURCES, by=number, cause=cause))
