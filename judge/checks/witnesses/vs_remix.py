"""Witnesses of VS Remix: those of Vs. System, which say nothing that would be another thing there, and its own."""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import (
    CALL_INTO_ATTACK,
    CHARGE_ONE,
    COSMIC_HERO,
    GEAR,
    KO_ONE,
    NEGATE_ONE,
    OLD_CARD,
    PLANET,
    READY_ONE,
    RECOVER_ONE,
    RETURN_ONE,
    STEAL_ONE,
    STUN_ONE,
    SUMMONS,
)
from judge.games.vs_remix.dsl import (
    EffectsOnChain,
    Negate,
    Played,
    PlotTwist,
    gain,
    pay_endurance,
    target_effect,
)
from judge.proving.tables.vs_remix import plain

NEGATE_PAYMENT = PlotTwist(
    name="Negating Payments Witness",
    powers=(Played(effect=Negate(target_effect(EffectsOnChain(kinds=("payment",))))),),
)

SCHEMER = replace(plain("Scheming Witness"), powers=(pay_endurance(1) >> gain(3),))

__all__ = [
    "CALL_INTO_ATTACK",
    "CHARGE_ONE",
    "COSMIC_HERO",
    "GEAR",
    "KO_ONE",
    "NEGATE_ONE",
    "NEGATE_PAYMENT",
    "OLD_CARD",
    "PLANET",
    "READY_ONE",
    "RECOVER_ONE",
    "RETURN_ONE",
    "SCHEMER",
    "STEAL_ONE",
    "STUN_ONE",
    "SUMMONS",
]  # fmt: skip
