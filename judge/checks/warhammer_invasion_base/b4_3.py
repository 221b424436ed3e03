"""An action whose source has left play"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import DESTROY_CORRUPT_AND_GAIN, DESTROY_ONE
from judge.games.warhammer_invasion.dsl import DISCARD, OPPONENTS, UNITS, DealDamage, Unit, pay, target
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

SPEAR = Unit(name="Throwing Witness", hp=1, powers=(pay(0) >> DealDamage(target(UNITS & OPPONENTS), 1),))


@check("warhammer-invasion-base/b4.3")
def an_action_outlives_its_card(table: WiTable) -> None:
    """Alice uses an action of a unit, and Bob destroys the unit in response: the action deals its damage all the same."""
    alice, bob = table.players
    spear, victim = alice.controls(SPEAR), bob.controls(unit("Victim"))
    kill = bob.has_in_hand(DESTROY_ONE)
    table.begin()
    alice.does(table.use(spear), victim)
    bob.does(table.play(kill), spear)
    table.resolve()
    table.finds(spear, DISCARD)
    table.counts(victim, "damage", 1, point=1)


@check("warhammer-invasion-base/b4.3")
def an_action_is_stopped_by_its_target(table: WiTable) -> None:
    """Alice's card destroys a unit and gives her a resource. Bob destroys the unit first: the target is gone, and she gets none."""
    alice, bob = table.players
    victim, sick = bob.controls(unit("Victim"), corrupt=True), alice.has_in_hand(DESTROY_CORRUPT_AND_GAIN)
    kill = bob.has_in_hand(DESTROY_ONE)
    table.begin()
    alice.does(table.play(sick), victim)
    bob.does(table.play(kill), victim)
    table.resolve()
    alice.resources_are(0, point=2)
