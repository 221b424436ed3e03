"""Playing tactics in the opponent's turn"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DEAR, DESTROY_ONE, GAIN_ONE
from judge.games.warhammer_invasion.dsl import BEGINNING, END
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b3.7")
def a_tactic_in_the_turn_of_the_opponent(table: WiTable) -> None:
    """Bob has 2 resources left from his turn. In Alice's turn he plays a tactic with them, after she has passed."""
    alice, bob = table.players
    bob.has_resources(2)
    dear = bob.has_in_hand(DEAR)
    table.begin(BEGINNING)
    alice.passes()
    bob.can(table.play(dear), point=1)


@check("warhammer-invasion-base/b3.7")
def a_tactic_is_paid_with_what_is_left(table: WiTable) -> None:
    """Alice ends her turn with 2 resources, and plays a tactic that costs 2 in Bob's turn: nothing is left, and she gets what it gives."""
    alice, bob = table.players
    alice.has_resources(2)
    dear = alice.has_in_hand(DEAR)
    table.begin(END)
    table.all_pass()
    bob.passes()
    alice.can(table.play(dear), point=2)


@check("warhammer-invasion-base/b3.7")
def a_tactic_answers_an_action(table: WiTable) -> None:
    """Alice plays a tactic that would destroy Bob's unit. Before it resolves, Bob may play a tactic of his own."""
    alice, bob = table.players
    victim, kill = bob.controls(unit("Victim")), alice.has_in_hand(DESTROY_ONE)
    answer = bob.has_in_hand(GAIN_ONE)
    table.begin()
    alice.does(table.play(kill), victim)
    bob.can(table.play(answer), point=3)
