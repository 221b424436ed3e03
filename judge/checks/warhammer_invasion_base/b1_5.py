"""First turn of the player who goes first"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import (
    BATTLEFIELD_PHASE,
    CAPITAL_PHASE,
    CHOOSE_ZONE,
    END,
    KINGDOM_PHASE,
    QUEST_PHASE,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b1.5")
def the_first_turns(table: WiTable) -> None:
    """Alice goes first: after her kingdom phase comes her capital phase, and then the end of her turn. Bob's has all phases."""
    alice, bob = table.players
    for seat in table.players:
        for _ in range(12):
            seat.has_in_deck(unit("Unit in the Deck"))
    table.begin_game()
    alice.declines()
    bob.declines()
    table.all_pass()
    table.step_is(KINGDOM_PHASE)
    table.all_pass()
    table.step_is(CAPITAL_PHASE, point=1)
    table.all_pass()
    table.step_is(END, point=1)
    table.goes_on_to(KINGDOM_PHASE)
    table.all_pass()
    table.step_is(QUEST_PHASE, of=bob, point=2)
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    bob.is_asked("which zone is attacked", point=2)
    bob.declines()
