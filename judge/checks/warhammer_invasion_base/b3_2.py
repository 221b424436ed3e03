"""Restoring and collecting resources in the Kingdom Phase"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import RESTORE_ONE
from judge.games.warhammer_invasion.dsl import BATTLEFIELD_PHASE, BEGINNING, CHOOSE_ZONE, KINGDOM, QUEST
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit

OPEN = {
    "warhammer-invasion-base/b3.2#3": "Words: what it means to restore a card shows in every restored card.",
}


@check("warhammer-invasion-base/b3.2")
def one_unit_is_restored(table: WiTable) -> None:
    """Alice has two corrupt units and a corrupt support. She may restore one of the units, and no other card."""
    alice, _ = table.players
    raider, other = alice.controls(unit("Raider"), corrupt=True), alice.controls(unit("Other Raider"), corrupt=True)
    tower = alice.controls(support("Tower"), corrupt=True)
    table.begin(BEGINNING)
    table.all_pass()
    alice.is_asked("which corrupt unit is restored", not_offers=(tower,), optional=True, point=1)
    alice.chooses(raider)
    table.is_(raider, "corrupt", False, point=control(3, "to restore a unit turns it upright"))
    table.is_(other, "corrupt", point=1)


@check("warhammer-invasion-base/b3.2")
def resources_for_the_power_of_the_kingdom(table: WiTable) -> None:
    """With a unit of 2 power in the kingdom Alice takes 5 resources in her kingdom phase."""
    alice, _ = table.players
    alice.controls(unit("Miner", power=2), KINGDOM)
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(5, point=2)


@check("warhammer-invasion-base/b3.2")
def an_effect_restores_another_unit(table: WiTable) -> None:
    """A card restores a corrupt unit in the capital phase, and the unit attacks in the same turn."""
    alice, _ = table.players
    raider, rally = alice.controls(unit("Raider"), corrupt=True), alice.has_in_hand(RESTORE_ONE)
    table.begin()
    alice.does(table.play(rally), raider)
    table.resolve()
    table.is_(raider, "corrupt", False, point=4)
    table.goes_on_to(BATTLEFIELD_PHASE, CHOOSE_ZONE)
    alice.chooses(QUEST)
    table.all_pass()
    alice.is_asked("attackers", offers=(raider,), point=5)
    alice.chooses(raider)
