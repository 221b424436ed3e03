"""Phase 1: Kingdom Phase"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE
from judge.games.warhammer_invasion.dsl import BEGINNING, KINGDOM, KINGDOM_PHASE
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support, unit


@check("warhammer-invasion/phase-1-kingdom")
def one_unit_is_restored_before_resources_are_taken(table: WiTable) -> None:
    """Alice has two corrupt units and a corrupt support. She restores one unit and takes her resources; then players may act."""
    alice, bob = table.players
    raider, other = alice.controls(unit("Raider"), corrupt=True), alice.controls(unit("Other Raider"), corrupt=True)
    tower = alice.controls(support("Tower"), corrupt=True)
    own, foreign = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(0, point=3)
    alice.is_asked("which corrupt unit is restored", not_offers=(tower,), optional=True, point=1)
    alice.chooses(raider)
    table.is_(raider, "corrupt", False, point=control(1, "the unit is restored"))
    table.is_(other, "corrupt", point=1)
    alice.resources_are(3, point=control(3, "the resources come after that"))
    table.step_is(KINGDOM_PHASE, point=3)
    alice.can(table.play(own), point=3)
    alice.passes()
    bob.can(table.play(foreign), point=3)


@check("warhammer-invasion/phase-1-kingdom")
def the_active_player_restores_a_unit_that_he_controls(table: WiTable) -> None:
    """Alice restores Bob's unit, which she controls. Her own unit, which Bob controls, and his stay corrupt."""
    alice, bob = table.players
    taken, given = (
        alice.controls(unit("Taken"), corrupt=True, owner=bob),
        bob.controls(unit("Given"), corrupt=True, owner=alice),
    )
    his = bob.controls(unit("Bob's Unit"), corrupt=True)
    table.begin(BEGINNING)
    table.all_pass()
    alice.is_asked("which corrupt unit is restored", offers=(taken,), not_offers=(given, his))
    alice.is_asked("which corrupt unit is restored", optional=True, point=1)
    alice.chooses(taken)
    table.is_(taken, "corrupt", False, point=control(1, "the unit is restored"))


@check("warhammer-invasion/phase-1-kingdom", allowed={"power": range(5)})
def a_resource_for_each_power(table: WiTable, power: int = 2) -> None:
    """The kingdom itself has 3 power and a unit there has 2: Alice takes 5 resources, before anybody may act."""
    alice, _ = table.players
    alice.controls(unit("Miner", power=power), KINGDOM)
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(5, point=(2, 3))


@check("warhammer-invasion/phase-1-kingdom")
def the_capital_has_power_of_its_own(table: WiTable) -> None:
    """Nothing stands in Alice's kingdom: she takes 3 resources."""
    alice, _ = table.players
    table.begin(BEGINNING)
    table.all_pass()
    alice.resources_are(3, point=2)
