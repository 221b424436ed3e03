"""How triggered effects join the chain"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import EAGER, EARLY
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
)
from judge.proving.tables.vs_system import VsTable, check, plain


@check("vs-system-base/a6.4")
def triggered_effects_come_before_priority(table: VsTable) -> None:
    """Alice's attacker triggers on attacking: the effect is on the chain before she has priority again."""
    alice, bob = table.players
    eager, his = alice.controls(EAGER), bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(eager, on=his))
    table.chain_is("Eager Witness", point=1)


@check("vs-system-base/a6.4")
def one_orders_the_own_triggered_effects(table: VsTable) -> None:
    """Two characters of Bob's trigger at the start of the combat phase: he chooses which goes on the chain first; then Alice may act."""
    alice, bob = table.players
    bob.controls(EARLY)
    bob.controls(replace(EARLY, name="Other Early Witness"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.all_pass()
    bob.is_asked("which triggered effect goes on the chain first", point=2)
    bob.chooses("2.")
    table.chain_is("Other Early Witness", "Early Witness")
    table.may_act_is(alice, point=3)
