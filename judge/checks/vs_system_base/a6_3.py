"""Who gets priority first"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import EARLY, GAIN_THREE, NEGATE_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
)
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a6.3")
def the_primary_player_is_first_in_a_phase(table: VsTable) -> None:
    """Bob gains 1 endurance at the start of the combat phase. Alice has the initiative: she gets priority first."""
    alice, bob = table.players
    bob.controls(EARLY)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.all_pass()
    table.chain_is("Early Witness")
    table.may_act_is(alice, point=1)


@check("vs-system-base/a6.3")
def the_primary_player_is_first_after_a_negation(table: VsTable) -> None:
    """In Alice's attack step Bob negates Alice's plot twist: after that she gets priority."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    twist, negation = alice.has_in_hand(GAIN_THREE), bob.has_in_hand(NEGATE_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    alice.passes()
    bob.does(table.play(negation), "Gaining")
    table.all_pass()
    alice.loses_in_all(0)
    table.may_act_is(alice, point=2)
