"""Loyalty icons on tactics"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import Tactic
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/faq-loyalty-icons-on-tactics")
def icons_on_tactics_do_not_count(table: WiTable, icons: int = 2) -> None:
    """The second of two tactics with 2 loyalty icons each costs 1, as the first does: only the unit in play is deducted."""
    alice, _ = table.players
    alice.has_resources(5)
    alice.controls(unit("Orc Unit", race="Orc", loyalty=1))
    first, second = (
        alice.has_in_hand(Tactic(name=f"{name} Orc Tactic", race="Orc", loyalty=icons)) for name in ("First", "Second")
    )
    table.begin()
    alice.does(table.play(first))
    alice.resources_are(4)
    table.bob.passes()
    alice.does(table.play(second))
    alice.resources_are(3, point=(1, 2))
