"""How backup works"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import ACTIVATE, ATTACK_STEP, BACKUP, BUILD, COMBAT, RECOVERY, RECRUIT_STEP, backup, gain
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.21"

MEDIC = replace(plain("Backup Witness", keywords=(BACKUP,)), powers=(backup(ACTIVATE >> gain(1)),))


@check(ENTRY)
def it_is_for_the_build_phase(table: VsTable) -> None:
    """Alice can use a backup power in the build phase; in the draw, combat and recovery phases she can't."""
    alice, _ = table.players
    medic = alice.controls(MEDIC)
    table.begin()
    alice.cannot(table.use(medic), only_because="text", point=1)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.can(table.use(medic), point=control(1, "in the build phase it can be used"))
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(medic), only_because="text", point=1)
    table.goes_on_to(RECOVERY)
    alice.cannot(table.use(medic), only_because="text", point=1)
