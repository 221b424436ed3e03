"""Order of the phases of a turn"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BEGINNING, CAPITAL_PHASE, END, KINGDOM_PHASE, QUEST_PHASE
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b3.1")
def the_phases_of_a_turn(table: WiTable) -> None:
    """Bob's turn is over. Alice's has its beginning, then the kingdom phase, the quest phase, the capital and the battlefield phase."""
    alice, bob = table.players
    for _ in range(3):
        alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(END, of=bob)
    table.all_pass()
    table.step_is(BEGINNING)
    table.all_pass()
    table.step_is(KINGDOM_PHASE, point=1)
    table.all_pass()
    table.step_is(QUEST_PHASE, point=1)
    table.all_pass()
    table.step_is(CAPITAL_PHASE)
    table.all_pass()
    alice.is_asked("which zone is attacked")
    alice.declines()
    table.goes_on_to(END)


@check("warhammer-invasion-base/b3.1")
def a_whole_turn_for_each_player(table: WiTable) -> None:
    """When Alice's turn begins, Bob does nothing in between: after its beginning comes her kingdom phase."""
    alice, bob = table.players
    alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(END, of=bob)
    table.all_pass()
    table.step_is(BEGINNING)
    table.all_pass()
    table.step_is(KINGDOM_PHASE, point=2)
