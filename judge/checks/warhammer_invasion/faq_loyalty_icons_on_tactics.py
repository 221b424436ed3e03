"""Loyalty icons on tactics"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import Tactic
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/faq-loyalty-icons-on-tactics", allowed={"icons": range(2, 4)})
def icons_on_tactics_do_not_count(table: WiTable, icons: int = 2) -> None:
    """The second of two tactics with loyalty icons costs what the first does: only the unit in play is deducted."""
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
