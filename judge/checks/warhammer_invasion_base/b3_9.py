"""When playing a card counts as an action"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import CAPITAL_PHASE
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b3.9")
def playing_a_card_is_an_action(table: WiTable) -> None:
    """After Alice has put down a development it is Bob's chance to act; the phase ends only when both have passed."""
    alice, bob = table.players
    hidden = alice.has_in_hand(unit("Hidden"))
    table.begin()
    alice.does(table.develop(hidden))
    table.may_act_is(bob, point=(1, 2))


@check("warhammer-invasion-base/b3.9")
def the_capital_phase_ends_when_both_pass(table: WiTable) -> None:
    """Alice passes in her capital phase. It goes on until Bob passes as well."""
    alice, bob = table.players
    table.begin()
    alice.passes()
    table.step_is(CAPITAL_PHASE, point=3)
    bob.passes()
    alice.is_asked("which zone is attacked")
    alice.declines()
