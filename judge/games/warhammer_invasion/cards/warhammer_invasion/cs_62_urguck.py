"""Urguck

During your capital phase, you may spend damage on Urguck as if it were resources.
"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    CAPITAL_PHASE,
    COMBAT,
    ONE_HERO,
    Always,
    During,
    PaysWith,
    RuledBy,
    Static,
    Unit,
    names,
)

ruled = RuledBy("warhammer-invasion/cs-62-urguck")

URGUCK = Unit(
    name="Urguck", entry=ruled.entry, cost=3, race="Orc", power=1, hp=3, traits=names("Hero"), keywords=names(ONE_HERO),
    powers=(
        Static(
            change=PaysWith(
                most=ruled((1, 3, 4), None, misread=1, belief="one damage at a time can be spent"),
                only=ruled(4, None, misread=COMBAT, belief="only damage that Urguck was dealt in combat can be spent"),
                each_counts=ruled(2, True, misread=False, belief="all the damage that is removed counts as 1 resource"),
                comes_off=ruled((2, 3), True, misread=False, belief="damage that has been spent stays on Urguck"),
            ),
            while_=ruled(
                1,
                ruled(1, During(CAPITAL_PHASE), misread=During(CAPITAL_PHASE, anybodys=True),
                      belief="the damage can be spent in the opponent's capital phase, too"),
                misread=Always(), belief="the damage can be spent in any phase",
            ),
        ),
    ),
)  # fmt: skip
