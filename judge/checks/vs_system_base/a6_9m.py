"""A negated plot twist from the resource row"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE, NEGATE_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, PLAY
from judge.proving.tables.vs_system import VsTable, check


@check("vs-system-base/a6.9m")
def it_stays_face_up(table: VsTable) -> None:
    """Alice plays a plot twist from her resource row, and Bob negates it: she gains nothing, and it lies there still, face up."""
    alice, bob = table.players
    twist, negation = alice.has_resource(GAIN_THREE), bob.has_in_hand(NEGATE_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist))
    alice.passes()
    bob.does(table.play(negation), "Gaining")
    table.resolve()
    alice.loses_in_all(0)
    table.finds(twist, PLAY, point=1)
    table.is_(twist, "face down", expected=False, point=1)
