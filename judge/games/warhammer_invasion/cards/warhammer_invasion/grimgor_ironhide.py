"""Grimgor Ironhide"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    CORRESPONDING,
    DEVELOPMENTS,
    ONE_HERO,
    SELF,
    SUPPORTS,
    EnteredPlay,
    On,
    Unit,
    destroy,
    names,
    whenever,
)

GRIMGOR_IRONHIDE = Unit(
    name="Grimgor Ironhide", race="Orc", power=3, hp=5, traits=names("Hero"), keywords=names(ONE_HERO),
    powers=(whenever(On(EnteredPlay, subject=SELF)) >> destroy((SUPPORTS | DEVELOPMENTS) & CORRESPONDING),),
)  # fmt: skip
