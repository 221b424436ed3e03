"""How invulnerability works"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, INVULNERABILITY
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.12"


@check(ENTRY)
def its_stun_costs_nothing(table: VsTable, cost: int = 4) -> None:
    """An effect stuns Bob's invulnerable character of cost 4: it is stunned, and he loses nothing. Another's stun costs him 3."""
    alice, bob = table.players
    hard, soft = bob.controls(plain("Hard One", cost, keywords=(INVULNERABILITY,))), bob.controls(plain("Soft One", 3))
    rays = [alice.has_in_hand(STUN_ONE) for _ in range(2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(rays[0]), hard)
    table.resolve()
    table.is_(hard, "stunned", point=2)
    bob.loses_in_all(0, point=1)
    alice.does(table.play(rays[1]), soft)
    table.resolve()
    bob.loses_in_all(3)


@check(ENTRY, allowed={"atk": range(6, 20)})
def an_attack_breaks_through(table: VsTable, atk: int = 9) -> None:
    """An attacker with 9 ATK attacks Bob's invulnerable character of cost 4 with 5 DEF: it is stunned, and he loses 4, for breakthrough."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker", 5, atk=atk, defense=9))
    his = bob.controls(plain("Hard One", 4, defense=5, keywords=(INVULNERABILITY,)))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(his, "stunned", point=2)
    bob.loses_in_all(4, point=(1, 3))
    table.is_(hers, "stunned", expected=False, point=control(1, "the attacker's stun isn't what is looked at"))
