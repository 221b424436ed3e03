"""Who counts as stunning a character"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, SELF, Stuns, gain, whenever
from judge.proving.tables.vs_system import VsTable, check, plain

PROUD = replace(
    plain("Proud Witness", affiliations=("X-Men",), atk=4, defense=9), powers=(whenever(Stuns(SELF)) >> gain(1),)
)


@check("vs-system-base/a10.8")
def each_of_a_team_stuns(table: VsTable) -> None:
    """Two characters stun a defender together. The second, which gains Alice 1 endurance whenever it stuns a character, has stunned it."""
    alice, bob = table.players
    first, proud = alice.controls(plain("First Attacker", affiliations=("X-Men",))), alice.controls(PROUD)
    his = bob.controls(plain("Defender", defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(first, proud, on=his))
    table.all_pass()
    bob.chooses(proud)
    table.is_(his, "stunned")
    table.resolve()
    alice.loses_in_all(-1, point=1)


@check("vs-system-base/a10.8")
def a_defender_stuns_too(table: VsTable) -> None:
    """Bob's defender, which gains him 1 endurance whenever it stuns a character, stuns its attacker: Bob gains 1."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", defense=2)), bob.controls(PROUD)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(hers, "stunned")
    table.resolve()
    bob.loses_in_all(-1, point=2)
