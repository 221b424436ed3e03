"""Warpstone Meteor"""

from __future__ import annotations

from judge.engine.flow import EachOf
from judge.engine.objects import choice
from judge.engine.players import EACH_PLAYER
from judge.engine.powers import whenever
from judge.engine.select import YOURS
from judge.games.warhammer_invasion.model.cards import Support
from judge.games.warhammer_invasion.words.connectives import Or
from judge.games.warhammer_invasion.words.effects import DamageOwnCapital, corrupt
from judge.games.warhammer_invasion.words.selectors import CORRESPONDING, IS_CORRUPT, UNITS, YourTurnBegins

WARPSTONE_METEOR = Support(
    name="Warpstone Meteor",
    powers=(
        whenever(YourTurnBegins()) >> EachOf(EACH_PLAYER, Or((
            ("corrupt a unit", corrupt(choice(UNITS & YOURS & CORRESPONDING & ~IS_CORRUPT, name="a unit in the corresponding zone"))),
            ("take 1 damage to your capital", DamageOwnCapital(1)),
        ))),
    ),
)  # fmt: skip
