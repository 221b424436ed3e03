"""When payment powers may be used"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE, SCHOLAR
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a7.8")
def a_power_is_used_in_response_in_anybodys_step(table: VsTable) -> None:
    """In Alice's attack step she plays a plot twist; Bob responds with his character's power, which she can't use."""
    alice, bob = table.players
    scholar, twist = bob.controls(SCHOLAR), alice.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(scholar), only_because="vs/act.power", point=1)
    alice.does(table.play(twist))
    alice.passes()
    bob.can(table.use(scholar), point=2)


@check("vs-system-base/a7.8")
def a_stunned_character_has_no_power_to_use(table: VsTable) -> None:
    """Alice's character is stunned: its power can't be used."""
    alice, bob = table.players
    scholar = alice.controls(SCHOLAR, stunned=True)
    bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(scholar), only_because="vs/act.power", point=3)
