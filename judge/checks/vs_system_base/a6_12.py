"""A triggered effect without a legal target"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    IS_STUNNED,
    SELF,
    Attacks,
    RuledBy,
    choice,
    gain,
    recover,
    target,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ruled = RuledBy("vs-system-base/a6.12")

MEDIC = replace(
    plain("Medic Witness"),
    powers=(
        whenever(Attacks(SELF))
        >> recover(
            ruled(
                1,
                target(CHARACTERS & IS_STUNNED),
                misread=choice(CHARACTERS & IS_STUNNED),
                belief="a triggered effect waits on the chain for a target to come",
            )
        ).then(gain(1)),
    ),
)


@check("vs-system-base/a6.12")
def without_a_target_nothing_is_on_the_chain(table: VsTable) -> None:
    """Alice's attacker would recover a target stunned character: there is none, so nothing is on the chain."""
    alice, bob = table.players
    medic, his = alice.controls(MEDIC), bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(medic, on=his))
    table.chain_is(point=1)
