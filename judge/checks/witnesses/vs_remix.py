"""Witnesses of VS Remix: those of Vs. System, which say nothing that would be another thing there."""

from __future__ import annotations

from judge.checks.witnesses.vs_system import CHARGE_ONE, COSMIC_HERO, KO_ONE, OLD_CARD, PLANET, RECOVER_ONE, STUN_ONE

__all__ = ["CHARGE_ONE", "COSMIC_HERO", "KO_ONE", "OLD_CARD", "PLANET", "RECOVER_ONE", "STUN_ONE"]
