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
    Sequence,
    target,
    this_attack,
    with_trait,
)

ruled = RuledBy("x-men/1.1-traits-while-stunned")

STRUCK = target(ATTACKING & YOURS)

_STRENGTHENED = this_attack(STRUCK, Adds("atk", 2))

_PHYSICAL = Picked(STRUCK) & ruled(3,
    ruled(3, with_trait(PHYSICAL), misread=ATTACKING, belief="every attacker gets the DEF, whatever its trait"),
    misread=~ANY, belief="a trait does nothing: no attacker gets the DEF")  # fmt: skip

_ATK_FOR_ALL = ruled(3,
    _STRENGTHENED, misread=If(Exists(Picked(STRUCK) & with_trait(PHYSICAL)), _STRENGTHENED),
    belief="an attacker that isn't Physical gets nothing")  # fmt: skip

KIDNEY_PUNCH = PlotTwist(
    name="Kidney Punch",
    powers=(Played(effect=Sequence(_ATK_FOR_ALL, If(Exists(_PHYSICAL), this_attack(STRUCK, Adds("defense", 2))))),),
)
