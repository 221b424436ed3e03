"""Grimgor Ironhide"""

from __future__ import annotations

from judge.engine.patterns import On
from judge.engine.powers import whenever
from judge.engine.select import SELF
from judge.games.warhammer_invasion.model.cards import Unit, names
from judge.games.warhammer_invasion.model.events import EnteredPlay
from judge.games.warhammer_invasion.model.keyword_names import ONE_HERO
from judge.games.warhammer_invasion.words.effects import destroy
from judge.games.warhammer_invasion.words.selectors import CORRESPONDING, DEVELOPMENTS, SUPPORTS

GRIMGOR_IRONHIDE = Unit(
    name="Grimgor Ironhide", race="Orc", power=3, hp=5, traits=names("Hero"), keywords=names(ONE_HERO),
    powers=(whenever(On(EnteredPlay, subject=SELF)) >> destroy((SUPPORTS | DEVELOPMENTS) & CORRESPONDING),),
)  # fmt: skip
