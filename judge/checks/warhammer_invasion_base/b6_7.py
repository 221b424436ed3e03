"""What becomes of cancelled damage"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import STRIKE_ONE
from judge.games.warhammer_invasion.dsl import BATTLEFIELD, SELF, Damaged, On, Unit, gain, whenever
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

TOUGH = Unit(name="Grudging Witness", hp=3, toughness=2, powers=(whenever(On(Damaged, subject=SELF)) >> gain(1),))


@check("warhammer-invasion-base/b6.7")
def cancelled_damage_was_not_dealt(table: WiTable) -> None:
    """A unit gives its player a resource each time it is dealt damage. Its Toughness cancels both damage of a card: he gets none."""
    alice, bob = table.players
    tough, strike = bob.controls(TOUGH), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(strike), tough)
    table.resolve()
    table.counts(tough, "damage", 0)
    bob.resources_are(0, point=(2, 3))


@check("warhammer-invasion-base/b6.7")
def cancelled_damage_goes_nowhere(table: WiTable) -> None:
    """A unit with Toughness 2 in the battlefield is dealt 2 damage: nothing of it comes to lie on Bob's battlefield."""
    alice, bob = table.players
    tough, strike = bob.controls(unit("Tough Unit", toughness=2)), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(strike), tough)
    table.resolve()
    table.counts(bob.section(BATTLEFIELD), "damage", 0, point=1)
