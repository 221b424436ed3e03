"""Acting again after a pass"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.proving.tables.warhammer_invasion import WiTable, check


@check("warhammer-invasion-base/b4.8")
def a_player_acts_again_after_passing(table: WiTable) -> None:
    """Alice passes, and Bob plays a tactic: Alice may act again, and the window is open still."""
    alice, bob = table.players
    tactic = bob.has_in_hand(GAIN_ONE)
    table.begin()
    alice.passes()
    bob.does(table.play(tactic))
    table.may_act_is(alice, point=(1, 2))
