"""Warpstone Meteor"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    CORRESPONDING,
    EACH_PLAYER,
    IS_CORRUPT,
    UNITS,
    YOURS,
    DamageOwnCapital,
    EachOf,
    Or,
    RuledBy,
    Support,
    YourTurnBegins,
    choice,
    corrupt,
    whenever,
)

ruled = RuledBy("warhammer-invasion/the-word-or")

WARPSTONE_METEOR = Support(
    name="Warpstone Meteor",
    powers=(
        whenever(YourTurnBegins(ruled(1, False, misread=True, belief="it triggers as each player's turn begins")))
        >> EachOf(EACH_PLAYER, Or((
            ("corrupt a unit", corrupt(choice(UNITS & YOURS & CORRESPONDING & ~IS_CORRUPT, name="a unit in the corresponding zone"))),
            ("take 1 damage to your capital", DamageOwnCapital(1)),
        ))),
    ),
)  # fmt: skip
