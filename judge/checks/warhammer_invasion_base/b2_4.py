"""Choosing the zone for a card that enters play"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DISCARD, KINGDOM, QUEST, Quest
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b2.4")
def a_card_goes_to_any_zone(table: WiTable) -> None:
    """Alice may play a unit into her kingdom or her quest zone, but not onto her discard pile, and a quest into her kingdom."""
    alice, _ = table.players
    recruit, journey = alice.has_in_hand(unit("Recruit", 0)), alice.has_in_hand(Quest(name="Journey Witness"))
    table.begin()
    alice.can(table.put_down(recruit, KINGDOM), point=(1, 2))
    alice.can(table.put_down(recruit, QUEST), point=(1, 2))
    alice.can(table.put_down(journey, KINGDOM), point=3)
    alice.cannot(table.put_down(recruit, DISCARD), only_because="zone")
