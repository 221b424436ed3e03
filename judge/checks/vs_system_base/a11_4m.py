"""Stunning a character that is already stunned"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import SORE, STUN_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check


@check("vs-system-base/a11.4m")
def a_second_stun_does_nothing(table: VsTable) -> None:
    """An effect would stun Bob's stunned character of cost 1 once more: he loses nothing, and what triggers on a stun doesn't."""
    alice, bob = table.players
    his, ray = bob.controls(SORE, stunned=True), alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(ray), his)
    table.resolve()
    bob.loses_in_all(0, point=1)
    table.is_(his, "stunned", point=control(1, "it is as stunned as before"))
