"""Warp Lightning Cannon"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import WATCHER
from judge.games.warhammer_invasion.cards.warhammer_invasion.cc_17_warp_lightning_cannon import WARP_LIGHTNING_CANNON
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, KINGDOM
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion/cc-17-warp-lightning-cannon")
def a_cannon_on_a_corrupt_unit(table: WiTable) -> None:
    """Bob's unit is corrupt. Alice plays the cannon on it: nothing is corrupted by it, and the cannon stays on the unit."""
    alice, bob = table.players
    alice.has_resources(2)
    alice.controls(WATCHER, KINGDOM)
    victim, cannon = bob.controls(unit("Corrupt Unit"), corrupt=True), alice.has_in_hand(WARP_LIGHTNING_CANNON)
    table.begin()
    alice.can(table.put_down(cannon, on=victim), point=1)
    alice.does(table.put_down(cannon, on=victim))
    table.resolve()
    alice.resources_are(0, point=2)
    table.finds(cannon, BATTLEFIELD, point=2)
    table.is_(victim, "corrupt", point=control(2, "the unit is as it was"))


@check("warhammer-invasion/cc-17-warp-lightning-cannon")
def a_cannon_on_an_upright_unit(table: WiTable) -> None:
    """Alice plays the cannon on an upright unit of Bob's, which is corrupted: a card that watches for that gives her a resource."""
    alice, bob = table.players
    alice.has_resources(2)
    alice.controls(WATCHER, KINGDOM)
    victim, cannon = bob.controls(unit("Upright Unit")), alice.has_in_hand(WARP_LIGHTNING_CANNON)
    table.begin()
    alice.does(table.put_down(cannon, on=victim))
    table.resolve()
    table.is_(victim, "corrupt", point=control(2, "a unit that can be corrupted is"))
    alice.resources_are(1)
    table.finds(cannon, BATTLEFIELD)
