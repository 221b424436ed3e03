"""Witnesses of VS Remix: those of Vs. System, which say nothing that would be another thing there, and its own."""

from __future__ import annotations

from judge.checks.witnesses.vs_system import (
    CHARGE_ONE,
    COSMIC_HERO,
    KO_ONE,
    NEGATE_ONE,
    OLD_CARD,
    PLANET,
    RECOVER_ONE,
    STUN_ONE,
)
from judge.games.vs_remix.dsl import CHARACTERS, GainControl, Played, PlotTwist, target

STEAL_ONE = PlotTwist(name="Stealing Witness", powers=(Played(effect=GainControl(target(CHARACTERS))),))

__all__ = [
    "CHARGE_ONE", "COSMIC_HERO", "KO_ONE", "NEGATE_ONE", "OLD_CARD", "PLANET", "RECOVER_ONE", "STEAL_ONE", "STUN_ONE",
]  # fmt: skip
