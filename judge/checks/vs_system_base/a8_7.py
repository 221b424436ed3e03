"""What happens once an attack is legal"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import EAGER
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    SUPPORT,
    Becomes,
    Played,
    PlotTwist,
    target,
    this_turn,
)
from judge.proving.tables.vs_system import VsTable, check, plain

GROUNDING = PlotTwist(
    name="Grounding Witness", powers=(Played(effect=this_turn(target(CHARACTERS), Becomes("keywords", ()))),)
)


@check("vs-system-base/a8.7")
def attackers_exhaust_and_are_in_the_attack(table: VsTable) -> None:
    """Alice attacks: her character is exhausted and the attacker, Bob's is the defender, before anybody does anything else."""
    alice, bob = table.players
    hers, his = alice.controls(plain("Her Character")), bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.is_(hers, "exhausted", point=1)
    table.attackers_are(hers, point=2)
    table.defender_is(his, point=2)


@check("vs-system-base/a8.7")
def what_attacking_triggers_comes_before_priority(table: VsTable) -> None:
    """Alice's attacker triggers on attacking: as she gets priority, the effect is on the chain already."""
    alice, bob = table.players
    eager, his = alice.controls(EAGER), bob.controls(plain("His Character"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(eager, on=his))
    table.chain_is("Eager Witness", point=3)


@check("vs-system-base/a8.7")
def a_legal_attack_stays_legal(table: VsTable) -> None:
    """A flier attacks a protected character and loses flight during the attack: the attack goes on, and it stuns."""
    alice, bob = table.players
    flier = alice.controls(plain("Flier", keywords=("flight",), atk=5))
    bob.controls(plain("Guard"), column=0)
    protected = bob.controls(plain("Protected Character", 2, defense=3), row=SUPPORT, column=0)
    grounding = bob.has_in_hand(GROUNDING)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(flier, on=protected))
    alice.passes()
    bob.does(table.play(grounding), flier)
    table.resolve()
    table.has(flier, "keywords", "flight", expected=False)
    table.all_pass()
    table.is_(protected, "stunned", point=4)
