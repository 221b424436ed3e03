"""What recovering does to a character"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import PROUD, RECOVER_ONE
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.tables.vs_system import VsTable, check

OPEN = {
    "vs-system-base/a11.4#3": "what isn't stunned has nothing to recover from: no belief would change anything at a table"
}


@check("vs-system-base/a11.4")
def a_recovered_character_is_exhausted(table: VsTable) -> None:
    """A plot twist recovers Bob's stunned character: it is stunned no longer, has its power again, and stays exhausted."""
    alice, bob = table.players
    his = bob.controls(PROUD, stunned=True)
    twist = alice.has_in_hand(RECOVER_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), his)
    table.resolve()
    table.is_(his, "stunned", expected=False, point=1)
    table.shows(his, atk=5, point=1)
    table.is_(his, "exhausted", point=2)
