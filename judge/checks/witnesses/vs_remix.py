"""Witnesses of VS Remix: those of Vs. System, which say nothing that would be another thing there, and its own."""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import (
    CHARGE_ONE,
    COSMIC_HERO,
    KO_ONE,
    NEGATE_ONE,
    OLD_CARD,
    PLANET,
    READY_ONE,
    RECOVER_ONE,
    STUN_ONE,
)
from judge.games.vs_remix.dsl import (
    CHARACTERS,
    EffectsOnChain,
    GainControl,
    Negate,
    Played,
    PlotTwist,
    gain,
    pay_endurance,
    target,
    target_effect,
    to_hand,
)
from judge.proving.tables.vs_remix import plain

STEAL_ONE = PlotTwist(name="Stealing Witness", powers=(Played(effect=GainControl(target(CHARACTERS))),))

NEGATE_PAYMENT = PlotTwist(
    name="Negating Payments Witness",
    powers=(Played(effect=Negate(target_effect(EffectsOnChain(kinds=("payment",))))),),
)

RETREAT_ONE = PlotTwist(name="Retreating Witness", powers=(Played(effect=to_hand(target(CHARACTERS))),))

SCHEMER = replace(plain("Scheming Witness"), powers=(pay_endurance(1) >> gain(3),))

__all__ = [
    "CHARGE_ONE", "COSMIC_HERO", "KO_ONE", "NEGATE_ONE", "NEGATE_PAYMENT", "OLD_CARD", "PLANET", "READY_ONE", "RECOVER_ONE", "RETREAT_ONE",
    "SCHEMER", "STEAL_ONE", "STUN_ONE",
]  # fmt: skip
