"""Mindtap Mechanism

Concealed—Optional
Equipped character gets +3 ATK.
As the recovery phase starts, put one +1 ATK / +1 DEF counter on equipped character.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CONCEALED_OPTIONAL,
    HOST,
    PLUS_ONE,
    RECOVERY,
    AddCounter,
    Adds,
    Equipment,
    Static,
    names,
    start_of,
    whenever,
)

MINDTAP_MECHANISM = Equipment(
    name="Mindtap Mechanism", keywords=names(CONCEALED_OPTIONAL), entry="x-men/mindtap-mechanism",
    powers=(
        Static(change=Adds("atk", 3), on=HOST),
        whenever(start_of(RECOVERY)) >> AddCounter(HOST, PLUS_ONE),
    ),
)  # fmt: skip
