"""Power that arrives after resources were collected"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, CHOOSE_ZONE, KINGDOM, KINGDOM_PHASE, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b3.8")
def a_newcomer_yields_nothing_at_once(table: WiTable) -> None:
    """Alice plays a unit of 1 power into her kingdom: she gets its resource in her next kingdom phase only."""
    alice, bob = table.players
    alice.has_resources(2)
    miner = alice.has_in_hand(unit("Miner"))
    bob.has_in_deck(unit("Unit in the Deck"))
    bob.has_in_deck(unit("Unit in the Deck"))
    table.begin()
    alice.does(table.put_down(miner, KINGDOM))
    table.resolve()
    alice.resources_are(0, point=(1, 2))
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.declines()
    table.goes_on_to(KINGDOM_PHASE)
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    bob.declines()
    table.goes_on_to(KINGDOM_PHASE)
    alice.resources_are(4, point=control(2, "the unit yields its resource in the next turn"))


@check("warhammer-invasion-base/b3.8")
def a_newcomer_draws_nothing_at_once(table: WiTable) -> None:
    """Alice plays a unit of 1 power into her quest zone: she draws no card for it in this turn."""
    alice, _ = table.players
    seeker = alice.has_in_hand(unit("Seeker", 0))
    alice.has_in_deck(unit("Unit in the Deck"))
    alice.has_in_deck(unit("Unit in the Deck"))
    table.begin()
    alice.does(table.put_down(seeker, QUEST))
    table.resolve()
    alice.hand_size_is(0, point=3)
