"""Warp Lightning Cannon"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ATTACHED_UNIT,
    IS_CORRUPT,
    SELF,
    UNITS,
    AttachTo,
    EnteredPlay,
    Exists,
    If,
    On,
    RuledBy,
    Support,
    corrupt,
    sacrifice_it,
    whenever,
)

ruled = RuledBy("warhammer-invasion/cc-17-warp-lightning-cannon")

WARP_LIGHTNING_CANNON = Support(
    name="Warp Lightning Cannon", entry=ruled.entry, cost=2, attaches=True,
    powers=(
        AttachTo(of=ruled(1, UNITS, misread=UNITS & ~IS_CORRUPT, belief="it can be played only on a unit that it can still corrupt")),
        whenever(On(EnteredPlay, subject=SELF))
        >> ruled(
            2, corrupt(ATTACHED_UNIT), misread=If(~Exists(ATTACHED_UNIT & IS_CORRUPT), corrupt(ATTACHED_UNIT), sacrifice_it(SELF)),
            belief="since its effect is cancelled, the cannon itself is lost",
        ),
    ),
)  # fmt: skip
