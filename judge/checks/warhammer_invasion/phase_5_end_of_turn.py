"""Phase 5: End of turn"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BEGINNING, END, KINGDOM_PHASE
from judge.proving.tables.warhammer_invasion import WiTable, check


@check("warhammer-invasion/phase-5-end-of-turn")
def the_other_player_becomes_active(table: WiTable) -> None:
    """Alice's turn comes to its end: Bob's turn begins with its first phase, he acts first in it, and its next phase is his as well."""
    _, bob = table.players
    table.begin(END)
    table.all_pass()
    table.may_act_is(bob, point=1)
    table.step_is(BEGINNING, of=bob, point=2)
    table.all_pass()
    table.step_is(KINGDOM_PHASE, of=bob, point=1)
