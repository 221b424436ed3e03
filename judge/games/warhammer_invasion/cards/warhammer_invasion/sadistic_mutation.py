"""Sadistic Mutation"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    ATTACHED_UNIT,
    SECTIONS,
    UNITS,
    DealDamage,
    DealtInCombat,
    On,
    Support,
    target,
    whenever,
)

SADISTIC_MUTATION = Support(
    name="Sadistic Mutation", race="Chaos", cost=2, attaches=True,
    powers=(whenever(On(DealtInCombat, subject=ATTACHED_UNIT)) >> DealDamage(target(UNITS | SECTIONS), 1),),
)  # fmt: skip
