"""Attachments: control, loss and conditions"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_ONE, RESTORE_ONE, RETREAT_ONE, TAKE_ONE
from judge.games.warhammer_invasion.dsl import (
    DISCARD,
    IN_BATTLEFIELD,
    IS_CORRUPT,
    KINGDOM,
    QUEST,
    UNITS,
    YOURS,
    AttachTo,
    Quest,
    Support,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

# "Attach to a unit in the battlefield."
CAMP = Support(name="Camp Witness", attaches=True, powers=(AttachTo(of=UNITS, where=IN_BATTLEFIELD),))

# "Attach to a corrupt unit you control."
CURSE = Support(name="Cursing Witness", attaches=True, powers=(AttachTo(of=UNITS & IS_CORRUPT & YOURS),))


@check("warhammer-invasion-base/b7.3")
def an_attachment_on_an_opponents_unit(table: WiTable) -> None:
    """Alice may play an attachment onto a unit that Bob controls, in the zone where that is and no other, and not onto a quest."""
    alice, bob = table.players
    banner, foreign = alice.has_in_hand(support("Banner", 0, attaches=True)), bob.controls(unit("Foreign Unit"))
    journey = alice.controls(Quest(name="Journey Witness"), QUEST)
    table.begin()
    alice.can(table.put_down(banner, on=foreign), point=5)
    alice.cannot(table.put_down(banner, KINGDOM, on=foreign), only_because="zone")
    alice.cannot(table.put_down(banner, on=journey), only_because="zone")
    alice.cannot(table.put_down(banner, KINGDOM), only_because="zone")


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


@check("warhammer-invasion-base/b7.3")
def the_zone_matters_as_it_is_played(table: WiTable) -> None:
    """An attachment goes on a unit in the battlefield. That unit is moved to the kingdom: the attachment stays on it."""
    alice, _ = table.players
    camp, own = alice.has_in_hand(CAMP), alice.controls(unit("Own Unit"))
    behind, retreat = alice.controls(unit("Unit Behind"), KINGDOM), alice.has_in_hand(RETREAT_ONE)
    table.begin()
    alice.cannot(table.put_down(camp, KINGDOM, on=behind), only_because="attach")
    alice.does(table.put_down(camp, on=own))
    table.resolve()
    alice.does(table.play(retreat), own)
    table.resolve()
    table.finds(own, KINGDOM)
    table.finds(camp, KINGDOM, point=3)


@check("warhammer-invasion-base/b7.3")
def any_other_condition_holds_all_the_time(table: WiTable) -> None:
    """An attachment goes on a corrupt unit that Alice controls. The unit is restored: the attachment is discarded, not sacrificed."""
    alice, bob = table.players
    curse, own = alice.has_in_hand(CURSE), alice.controls(unit("Own Unit"), corrupt=True)
    upright, foreign = alice.controls(unit("Upright Unit")), bob.controls(unit("Foreign Unit"), corrupt=True)
    cure = alice.has_in_hand(RESTORE_ONE)
    table.begin()
    for wrong in (upright, foreign):
        alice.cannot(table.put_down(curse, on=wrong), only_because="attach", point=control(4, "and as it is played"))
    alice.does(table.put_down(curse, on=own))
    table.resolve()
    alice.does(table.play(cure), own)
    table.resolve()
    table.is_(own, "corrupt", False)
    table.lies_with(curse, alice)
    table.finds(curse, DISCARD, point=4)
    table.has_happened("sacrifice", curse, times=0)


@check("warhammer-invasion-base/b7.3")
def its_unit_changes_sides(table: WiTable) -> None:
    """An attachment goes on a corrupt unit that Alice controls. Bob takes control of the unit: the attachment is discarded."""
    alice, bob = table.players
    curse, own = alice.has_in_hand(CURSE), alice.controls(unit("Own Unit"), corrupt=True)
    lure = bob.has_in_hand(TAKE_ONE)
    table.begin()
    alice.does(table.put_down(curse, on=own))
    table.resolve()
    alice.passes()
    bob.does(table.play(lure), own)
    table.resolve()
    table.finds(curse, DISCARD, point=4)
