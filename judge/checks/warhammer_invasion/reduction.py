"""Reduction"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DISCOUNT
from judge.games.warhammer_invasion.dsl import KINGDOM, SELF, Adds, Static, Unit
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, support


@check("warhammer-invasion/reduction", allowed={"cost": range(5), "loyalty": range(4)})
def a_reduction_stops_at_zero(table: WiTable, cost: int = 1, loyalty: int = 2) -> None:
    """A power of 1 lowered by 2 is 0; a support card of cost 1 lowered by 3 costs 0, and its 2 loyalty icons are paid in full."""
    alice, _ = table.players
    alice.has_resources(3)
    alice.controls(DISCOUNT)
    cheap = alice.has_in_hand(support("Cheap Support", cost, race="Orc", loyalty=loyalty))
    feeble = alice.controls(
        Unit(name="Feeble Unit", power=1, hp=3, powers=(Static(change=Adds("power", -2), on=SELF),))
    )
    table.begin()
    table.shows(feeble, power=0, point=1)
    alice.does(table.put_down(cheap, KINGDOM))
    alice.resources_are(1, point=1)


@check("warhammer-invasion/reduction")
def a_reduction_is_its_own_players(table: WiTable) -> None:
    """Bob has what lowers the cost of supports by 3: Alice pays her support of cost 2 in full."""
    alice, bob = table.players
    alice.has_resources(3)
    bob.controls(DISCOUNT)
    tower = alice.has_in_hand(support("Tower", 2))
    table.begin()
    alice.does(table.put_down(tower, KINGDOM))
    alice.resources_are(1, point=control(1, "a reduction is for the player who has it"))
