"""Action window after each phase"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BEGINNING, KINGDOM_PHASE
from judge.proving.tables.warhammer_invasion import WiTable, check


@check("warhammer-invasion-base/b3.6")
def a_window_after_the_work_of_a_phase(table: WiTable) -> None:
    """In her kingdom phase Alice takes her resources, and then the players may act before the quest phase begins."""
    alice, _ = table.players
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(3)
    table.step_is(KINGDOM_PHASE, point=1)


@check("warhammer-invasion-base/b3.6")
def both_pass_and_the_window_closes(table: WiTable) -> None:
    """Alice passes, and it is Bob's chance to act. When he passes too, the next phase begins."""
    alice, bob = table.players
    table.begin(BEGINNING)
    alice.passes()
    table.may_act_is(bob, point=2)
    table.step_is(BEGINNING, point=2)
    bob.passes()
    table.step_is(KINGDOM_PHASE)
