"""Costs, targets and responses to an action"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import GAIN_ONE, HEAL_ONE, SPEAR, STRIKE_ONE
from judge.games.warhammer_invasion.dsl import DISCARD
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b4.2")
def costs_are_paid_as_the_action_is_taken(table: WiTable, resources: int = 1) -> None:
    """Alice uses an action for 1 resource and chooses its target: she has paid before it resolves, and Bob may respond."""
    alice, bob = table.players
    alice.has_resources(1)
    spear, victim = alice.controls(SPEAR), bob.controls(unit("Victim"))
    answer = bob.has_in_hand(GAIN_ONE)
    table.begin()
    alice.does(table.use(spear), victim)
    alice.resources_are(0, point=1)
    table.counts(victim, "damage", 0)
    bob.can(table.play(answer), point=2)


@check("warhammer-invasion-base/b4.2")
def the_last_action_resolves_first(table: WiTable) -> None:
    """Alice heals her unit of 2 damage, and Bob answers with 2 damage to it: it is destroyed before it is healed."""
    alice, bob = table.players
    hurt, heal = alice.controls(unit("Hurt Unit", hp=3), damage=2), alice.has_in_hand(HEAL_ONE)
    strike = bob.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(heal), hurt)
    bob.does(table.play(strike), hurt)
    table.resolve()
    table.finds(hurt, DISCARD, point=3)


@check("warhammer-invasion-base/b4.2")
def the_whole_chain_resolves(table: WiTable) -> None:
    """Alice and Bob have played a tactic each, and both pass: both tactics resolve, and nobody could add another in between."""
    alice, bob = table.players
    first, second = alice.has_in_hand(GAIN_ONE), bob.has_in_hand(GAIN_ONE)
    table.begin()
    alice.does(table.play(first))
    bob.does(table.play(second))
    table.all_pass()
    bob.resources_are(1)
    alice.resources_are(1, point=(4, 5))
    table.chain_is(point=(4, 5))
