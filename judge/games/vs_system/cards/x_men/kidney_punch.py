"""Kidney Punch"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    ATTACKING,
    PHYSICAL,
    YOURS,
    Adds,
    Exists,
    If,
    Picked,
    Played,
    PlotTwist,
    RuledBy,
    target,
    this_attack,
    with_trait,
)

ruled = RuledBy("x-men/1.1-traits-while-stunned")

STRUCK = target(ATTACKING & YOURS)

KIDNEY_PUNCH = PlotTwist(
    name="Kidney Punch",
    powers=(
        Played(effect=this_attack(STRUCK, Adds("atk", 2)).then(
            If(Exists(Picked(STRUCK) & ruled(3,
                ruled(3, with_trait(PHYSICAL), misread=ATTACKING, belief="every attacker gets the DEF, whatever its trait"),
                misread=~ANY, belief="a trait does nothing: no attacker gets the DEF")), this_attack(STRUCK, Adds("defense", 2))))),
    ),
)  # fmt: skip
