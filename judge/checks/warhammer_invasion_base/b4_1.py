"""Who may take an action and who is first"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.dsl import BEGINNING
from judge.proving.tables.warhammer_invasion import WiTable, check

OPEN = {
    "warhammer-invasion-base/b4.1#1": "Nothing makes anybody act: a player who may act may pass in every check.",
}


@check("warhammer-invasion-base/b4.1")
def the_players_act_in_turns(table: WiTable) -> None:
    """A window opens in Alice's turn: she has the first chance to act. When she has played a tactic, Bob may act."""
    alice, bob = table.players
    tactic, other, answer = alice.has_in_hand(GAIN_ONE), alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin(BEGINNING)
    table.all_pass()
    table.may_act_is(alice, point=3)
    alice.does(table.play(tactic))
    table.may_act_is(bob, point=3)
    alice.cannot_act_now(table.play(other), point=3)
    bob.can(table.play(answer), point=2)
