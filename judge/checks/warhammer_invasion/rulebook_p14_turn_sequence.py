"""Rulebook p. 14: Turn Sequence"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, BEGINNING, CHOOSE_ZONE, END, KINGDOM_PHASE
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/rulebook-p14-turn-sequence")
def a_turn_has_a_beginning_with_actions(table: WiTable) -> None:
    """Bob's turn is over. Alice's turn begins with a step of its own, in which Alice and Bob may each play a tactic."""
    alice, bob = table.players
    own, foreign = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin(END, of=bob)
    table.all_pass()
    table.step_is(BEGINNING, point=(1, 3))
    alice.can(table.play(own), point=1)
    alice.passes()
    bob.can(table.play(foreign), point=1)


@check("warhammer-invasion/rulebook-p14-turn-sequence")
def a_turn_has_an_end(table: WiTable) -> None:
    """Alice's battlefield phase is over: her turn comes to its end, and then Bob is the active player, with a whole turn of his own."""
    alice, bob = table.players
    for seat in (alice, bob):
        for _ in range(3):
            seat.has_in_deck(unit("Unit in the Deck"))
    table.begin(END, of=bob)
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.declines()
    for _ in range(5):
        table.all_pass()
    table.step_is(END, point=2)
    table.all_pass()
    table.may_act_is(bob, point=2)
    table.step_is(BEGINNING, of=bob, point=3)
    table.all_pass()
    table.step_is(KINGDOM_PHASE, of=bob, point=2)
