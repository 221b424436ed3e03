"""What negating does"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import GAIN_THREE, KO_ONE, NEGATE_ONE, STUN_ONE_AND_GAIN
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    EPIC,
    KO_PILE,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "vs-system-base/a6.9#1": "that a negated effect does nothing is what negating is in the engine: no rule of the game decides it",
    "vs-system-base/a6.9#2": "nothing in the engine could give back what was paid",
}


@check("vs-system-base/a6.9")
def a_negated_card_is_lost(table: VsTable) -> None:
    """Bob negates Alice's plot twist: the card goes to her KO'd pile, and she gains nothing."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    twist, negation = alice.has_in_hand(GAIN_THREE), bob.has_in_hand(NEGATE_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    alice.passes()
    bob.does(table.play(negation), "Gaining")
    table.resolve()
    table.finds(twist, KO_PILE, point=3)
    alice.loses_in_all(0)


@check("vs-system-base/a6.9")
def no_card_negates_an_epic_plot_twist(table: VsTable) -> None:
    """Bob's card would negate Alice's Epic plot twist: it stays on the chain, and she gains 3 endurance."""
    alice, bob = table.players
    twist, negation = alice.has_in_hand(replace(GAIN_THREE, version=EPIC)), bob.has_in_hand(NEGATE_ONE)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    alice.passes()
    bob.does(table.play(negation), "Gaining")
    table.all_pass()
    table.chain_is("Gaining", point=4)
    table.resolve()
    alice.loses_in_all(-3, point=4)
    table.finds(twist, KO_PILE)


@check("vs-system-base/a6.9")
def the_rules_negate_an_epic_plot_twist(table: VsTable) -> None:
    """The only target of Alice's Epic plot twist is KO'd in response: its effect is negated, and she gains nothing."""
    alice, bob = table.players
    target = bob.controls(plain("Target"))
    twist, answer = alice.has_in_hand(replace(STUN_ONE_AND_GAIN, version=EPIC)), bob.has_in_hand(KO_ONE)
    table.begin(COMBAT)
    alice.does(table.play(twist), target)
    alice.passes()
    bob.does(table.play(answer), target)
    table.resolve()
    alice.loses_in_all(0, point=4)
    table.finds(twist, KO_PILE)
