"""What a column is"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, IN_ITS_COLUMN, SELF, SUPPORT, Adds, Static
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a12.1"

PILLAR = replace(plain("Pillar Witness"), powers=(Static(change=Adds("atk", 2), on=IN_ITS_COLUMN & ~SELF),))


@check(ENTRY)
def a_position_and_the_one_behind_it(table: VsTable) -> None:
    """Bob's one front row character stands in his second column: it protects who stands behind it, not who stands in the first column."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker"))
    bob.controls(plain("Guard"), column=1)
    behind = bob.controls(plain("Behind the Guard"), row=SUPPORT, column=1)
    apart = bob.controls(plain("In the First Column"), row=SUPPORT, column=0)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(hers, on=behind), only_because="vs/attack.protected", point=1)
    alice.can(table.attack(hers, on=apart), point=1)


@check(ENTRY)
def each_player_has_his_own(table: VsTable) -> None:
    """The pillar in Alice's first column gives its column +2 ATK: to the character behind it, and not to Bob's in his first column."""
    alice, bob = table.players
    alice.controls(PILLAR, column=0)
    behind, beside = alice.controls(plain("Behind"), row=SUPPORT, column=0), alice.controls(plain("Beside"), column=1)
    opposite = bob.controls(plain("Opposite"), column=0)
    table.begin(COMBAT)
    table.shows(opposite, atk=1, point=2)
    table.shows(behind, atk=3, point=control(2, "its own column has the ATK"))
    table.shows(beside, atk=1)
