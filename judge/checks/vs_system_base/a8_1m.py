"""Whether an attack may be proposed on a chain"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a8.1m")
def no_attack_on_a_chain(table: VsTable) -> None:
    """In her attack step Alice has played a plot twist: until it has resolved she can't attack."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character")), bob.controls(plain("His Character"))
    twist = alice.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    alice.cannot(table.attack(hers, on=his), only_because="vs/act.attack", point=1)
    table.resolve()
    alice.can(table.attack(hers, on=his), point=control(1, "the chain is empty again"))
