"""What negating does"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE, NEGATE_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    KO_PILE,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {
    "vs-system-base/a6.9#1": "that a negated effect does nothing is what negating is in the engine: no rule of the game decides it",
    "vs-system-base/a6.9#2": "nothing in the engine could give back what was paid",
    "vs-system-base/a6.9#4": "the engine knows no version Epic",
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
