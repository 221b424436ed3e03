"""What a player with priority may do"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a6.1#3": "it says only what doing nothing is called"}


@check("vs-system-base/a6.1")
def who_has_priority_acts_and_keeps_it(table: VsTable) -> None:
    """Alice has priority: Bob has to wait with his plot twist. She plays one, and it is still her turn to act."""
    alice, bob = table.players
    bob.controls(plain("His Character"))
    hers, his = alice.has_in_hand(GAIN_THREE), bob.has_in_hand(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    bob.has_to_wait(table.play(his), point=1)
    alice.does(table.play(hers))
    table.may_act_is(alice, point=2)
