"""When no attacker is left as an attack concludes"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a10.1")
def an_attack_without_attackers_does_nothing(table: VsTable) -> None:
    """Bob stuns the only attacker: as the attack concludes, his defender isn't stunned, and he loses nothing."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=7)), bob.controls(plain("Defender", 3, defense=4))
    stun = bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(stun), hers)
    table.resolve()
    table.all_pass()
    table.is_(his, "stunned", expected=False, point=1)
    bob.loses_in_all(0, point=1)
