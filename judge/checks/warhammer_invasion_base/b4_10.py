"""Responding to a unit or support that is being played"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.dsl import CHAIN, KINGDOM
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b4.10")
def a_card_that_is_played_is_responded_to(table: WiTable) -> None:
    """Alice plays a unit. Bob may respond with a tactic, and the unit enters play only after that."""
    alice, bob = table.players
    recruit, tactic = alice.has_in_hand(unit("Recruit", 0)), bob.has_in_hand(GAIN_ONE)
    table.begin()
    alice.does(table.put_down(recruit, KINGDOM))
    table.finds(recruit, CHAIN, point=2)
    bob.can(table.play(tactic), point=1)
    table.all_pass()
    table.finds(recruit, KINGDOM)
