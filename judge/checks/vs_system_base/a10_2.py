"""When the defender is gone as an attack concludes"""

from __future__ import annotations

from judge.games.vs_system.dsl import ATTACK_STEP, ATTACKING, COMBAT, DEFENDING, Played, PlotTwist, leave_attack, target
from judge.proving.tables.vs_system import VsTable, check, plain

OUT = PlotTwist(name="Removing Witness", powers=(Played(effect=leave_attack(target(ATTACKING | DEFENDING))),))


@check("vs-system-base/a10.2")
def attackers_without_defender_ready(table: VsTable) -> None:
    """The defender is removed from the attack: as it concludes, the attacker readies, and Bob loses nothing."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker", atk=7)), bob.controls(plain("Defender", 3, defense=4))
    out = bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(out), his)
    table.resolve()
    table.all_pass()
    table.is_(hers, "exhausted", expected=False, point=1)
    table.is_(his, "stunned", expected=False)
    bob.loses_in_all(0, point=2)


@check("vs-system-base/a10.2")
def nobody_readies_without_attackers(table: VsTable) -> None:
    """Attacker and defender are both removed from the attack: the attacker stays exhausted."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender"))
    first, second = bob.has_in_hand(OUT), bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    alice.passes()
    bob.does(table.play(first), his)
    bob.does(table.play(second), hers)
    table.resolve()
    table.all_pass()
    table.is_(hers, "exhausted", point=3)
