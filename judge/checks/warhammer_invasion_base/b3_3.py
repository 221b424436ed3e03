"""Drawing cards in the Quest Phase"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import KINGDOM_PHASE, QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b3.3")
def cards_for_the_power_of_the_quest_zone(table: WiTable) -> None:
    """With a unit of 2 power in the quest zone Alice draws 3 cards in her quest phase."""
    alice, _ = table.players
    alice.controls(unit("Seeker", power=2), QUEST)
    for _ in range(5):
        alice.has_in_deck(unit("Unit in the Deck"))
    table.begin(KINGDOM_PHASE)
    table.all_pass()
    alice.hand_size_is(3, point=1)
