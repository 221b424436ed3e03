"""Attachments: control, loss and conditions"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE, TAKE_ONE
from judge.games.warhammer_invasion.dsl import (
    DISCARD,
)
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

OPEN = {
    "warhammer-invasion-base/b7.3#3": "The engine has no conditions of attachments.",
    "warhammer-invasion-base/b7.3#4": "The engine has no conditions of attachments.",
}


@check("warhammer-invasion-base/b7.3")
def an_attachment_on_an_opponents_unit(table: WiTable) -> None:
    """Alice may play an attachment onto a unit that Bob controls."""
    alice, bob = table.players
    banner, foreign = alice.has_in_hand(support("Banner", 0, attaches=True)), bob.controls(unit("Foreign Unit"))
    table.begin()
    alice.can(table.put_down(banner, on=foreign), point=5)


@check("warhammer-invasion-base/b7.3")
def an_attachment_keeps_its_controller(table: WiTable) -> None:
    """Alice plays an attachment onto her unit, and Bob takes control of the unit: the attachment is Alice's still."""
    alice, bob = table.players
    banner, own = alice.has_in_hand(support("Banner", 0, attaches=True)), alice.controls(unit("Own Unit"))
    lure = bob.has_in_hand(TAKE_ONE)
    table.begin()
    alice.does(table.put_down(banner, on=own))
    table.resolve()
    alice.passes()
    bob.does(table.play(lure), own)
    table.resolve()
    table.lies_with(own, bob)
    table.lies_with(banner, alice, point=1)


@check("warhammer-invasion-base/b7.3")
def an_attachment_goes_with_its_unit(table: WiTable) -> None:
    """Alice plays an attachment onto her unit, and the unit is destroyed: the attachment is sacrificed."""
    alice, _ = table.players
    banner, own = alice.has_in_hand(support("Banner", 0, attaches=True)), alice.controls(unit("Own Unit"))
    kill = alice.has_in_hand(DESTROY_ONE)
    table.begin()
    alice.does(table.put_down(banner, on=own))
    table.resolve()
    alice.does(table.play(kill), own)
    table.resolve()
    table.finds(banner, DISCARD, point=2)
    table.has_happened("sacrifice", banner, point=2)
