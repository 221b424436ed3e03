"""Breakthrough of an attack on a player"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a10.7", allowed={"atk": range(21)})
def a_player_loses_the_atk(table: VsTable, atk: int = 8) -> None:
    """A character of cost 5 with 8 ATK attacks Bob, who has only a hidden one: he loses 8 endurance, and the attacker isn't stunned."""
    alice, bob = table.players
    hers = alice.controls(plain("Attacker", 5, atk=atk, defense=3))
    bob.controls(plain("Hidden Character", atk=9), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=bob))
    table.all_pass()
    bob.loses_in_all(8, point=1)
    table.is_(hers, "stunned", expected=False, point=2)
