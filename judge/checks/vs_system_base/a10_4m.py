"""When ATK equals DEF"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a10.4m")
def an_equal_atk_stuns(table: VsTable) -> None:
    """A character with 7 ATK attacks Bob's with 7 DEF and cost 3: it is stunned, and he loses 3, nothing for breakthrough."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=7, defense=9)), bob.controls(plain("Defender", 3, defense=7))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.all_pass()
    table.is_(his, "stunned", point=1)
    bob.loses_in_all(3)
    table.is_(hers, "stunned", expected=False, point=control(1, "the attacker withstands it"))
