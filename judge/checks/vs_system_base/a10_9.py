"""What follows an attack conclusion"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SORE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a10.9")
def the_step_goes_on_after_an_attack(table: VsTable) -> None:
    """Alice's attack has concluded: her attacker is one no longer, and her attack step goes on with another attack."""
    alice, bob = table.players
    hers, other = alice.controls(plain("Attacker", defense=9)), alice.controls(plain("Other Character"))
    his = bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.attackers_are(point=1)
    table.defender_is(None, point=1)
    table.step_is(COMBAT, ATTACK_STEP, alice, point=3)
    alice.does(table.attack(other, on=his), point=3)


@check("vs-system-base/a10.9")
def what_triggers_comes_after_the_attack(table: VsTable) -> None:
    """Bob's defender, which gains him 1 endurance on becoming stunned, is stunned: that waits on the chain once the attack is over."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=5)), bob.controls(SORE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(his, "stunned")
    table.chain_is("Sore Witness", point=2)
    table.attackers_are()
