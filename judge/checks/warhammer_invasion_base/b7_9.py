"""Rearranging and changing control of developments"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DEVELOPMENTS, DISCARD, KINGDOM, Played, Tactic, take_control, target
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b7.9#1": "The engine keeps no order of the developments in a zone.",
    "warhammer-invasion-base/b7.9#2": "The engine always knows which development is meant.",
}

STEAL = Tactic(name="Stealing Witness", powers=(Played(effect=take_control(target(DEVELOPMENTS), KINGDOM)),))


@check("warhammer-invasion-base/b7.9")
def a_foreign_development_is_discarded(table: WiTable) -> None:
    """A card gives Alice control of a development of Bob's: it goes to Bob's discard pile."""
    alice, bob = table.players
    hidden, steal = bob.controls(unit("Hidden"), KINGDOM, development=True), alice.has_in_hand(STEAL)
    table.begin()
    alice.does(table.play(steal), hidden)
    table.resolve()
    table.finds(hidden, DISCARD, point=3)
    table.lies_with(hidden, bob, point=3)
