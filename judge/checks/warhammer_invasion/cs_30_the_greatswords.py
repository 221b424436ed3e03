"""The Greatswords"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import PUT_FROM_HAND
from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_30_the_greatswords import THE_GREATSWORDS
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, KINGDOM
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

EXCUSES = {"[0].once_per_batch=True": "no ruling speaks of several units that enter a zone at the same time"}


@check("warhammer-invasion/cs-30-the-greatswords")
def the_greatswords_see_themselves_come(table: WiTable) -> None:
    """The Greatswords come, and their Forced effect sees them: here it is taken to give 1 power for each unit that comes to their zone."""
    alice, bob = table.players
    alice.has_resources(4)
    greatswords, recruit = alice.has_in_hand(THE_GREATSWORDS), alice.has_in_hand(unit("Recruit", 0))
    miner, tower = alice.has_in_hand(unit("Miner", 0)), alice.has_in_hand(support("Tower", 0))
    foreign, call = bob.has_in_hand(unit("Foreign Unit", 0)), bob.has_in_hand(PUT_FROM_HAND)
    table.begin()
    alice.does(table.put_down(greatswords, KINGDOM))
    table.resolve()
    table.shows(greatswords, power=2, point=1)
    alice.does(table.put_down(recruit, BATTLEFIELD))
    table.resolve()
    alice.does(table.put_down(tower, KINGDOM))
    table.resolve()
    alice.passes()
    bob.does(table.play(call))
    table.resolve()
    bob.chooses(foreign)
    table.finds(foreign, KINGDOM)
    table.shows(greatswords, power=2)
    alice.does(table.put_down(miner, KINGDOM))
    table.resolve()
    table.shows(greatswords, power=3)
