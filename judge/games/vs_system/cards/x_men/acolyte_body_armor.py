"""Acolyte Body Armor"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ATTACKING,
    IN_HAND,
    SELF,
    YOURS,
    Adds,
    Has,
    PlotTwist,
    RuledBy,
    affiliated,
    target,
    this_attack,
    to_ko_pile,
)

ruled = RuledBy("x-men/3.3-acolytes-hellions-and-freedom-force")

ACOLYTE_ATTACKER = target(ATTACKING & YOURS & ruled(2, Has("versions", "Acolyte"), misread=affiliated("Brotherhood"),
    belief="a version stands for the affiliation of those who have it: every Brotherhood character may be the target"))  # fmt: skip

ACOLYTE_BODY_ARMOR = PlotTwist(
    name="Acolyte Body Armor",
    powers=(replace(to_ko_pile(SELF) >> this_attack(ACOLYTE_ATTACKER, Adds("defense", 5)), where=IN_HAND),),
)  # fmt: skip
