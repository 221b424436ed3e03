"""Leaves Play"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import BURY_ONE, DESTROY_ONE, LEAVER, RECALL_ONE, RETREAT_ONE
from judge.games.warhammer_invasion.dsl import DECK, HAND
from judge.proving.tables.warhammer_invasion import WiTable, check


@check("warhammer-invasion/leaves-play")
def zone_changes_are_no_leaving(table: WiTable) -> None:
    """A unit gives its player 1 resource as it leaves play: nothing for a move to the kingdom, 1 each for hand, deck and discard pile."""
    alice, _ = table.players
    leaver, second, third = (alice.controls(LEAVER) for _ in range(3))
    retreat, recall, bury, slay = (alice.has_in_hand(card) for card in (RETREAT_ONE, RECALL_ONE, BURY_ONE, DESTROY_ONE))
    table.begin()
    alice.does(table.play(retreat), leaver)
    table.resolve()
    alice.resources_are(0, point=(1, 2))
    alice.does(table.play(recall), leaver)
    table.resolve()
    table.finds(leaver, HAND)
    alice.resources_are(1, point=(1, 3))
    alice.does(table.play(bury), second)
    table.resolve()
    table.finds(second, DECK)
    alice.resources_are(2, point=(1, 3))
    alice.does(table.play(slay), third)
    table.resolve()
    alice.resources_are(3, point=(1, 3))
