"""Loyalty"""

from __future__ import annotations

from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/loyalty")
def loyalty_comes_on_top(table: WiTable) -> None:
    """A unit of cost 2 with 3 loyalty icons costs 4 to play for a player whose capital gives one symbol."""
    alice, _ = table.players
    alice.has_resources(5)
    alice.has_capital("Orc")
    loyal = alice.has_in_hand(unit("Loyal Orc", 2, race="Orc", loyalty=3))
    table.begin()
    alice.does(table.put_down(loyal))
    alice.resources_are(1, point=1)
    table.shows(loyal, cost=2, point=2)
