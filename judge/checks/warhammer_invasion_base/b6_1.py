"""When damage is cancelled or redirected"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import SHIELD_ONE, STRIKE_ONE
from judge.games.warhammer_invasion.dsl import QUEST, UNITS, CancelAssigned, Played, Tactic, target
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

PARRY = Tactic(name="Parrying Witness", powers=(Played(effect=CancelAssigned(target(UNITS), 2)),))


@check("warhammer-invasion-base/b6.1")
def damage_is_assigned_cancelled_and_applied(table: WiTable) -> None:
    """A guard is assigned 3 damage. Then Bob plays a card that cancels the next 2 damage to it: as the damage is applied, it takes 1."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=3)), bob.controls(unit("Guard", power=0, hp=5), QUEST)
    shield = bob.has_in_hand(SHIELD_ONE)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 3})
    table.assigned_is(guard, 3, point=(1, 2))
    table.counts(guard, "damage", 0, point=(1, 2))
    alice.passes()
    bob.does(table.play(shield), guard)
    table.resolve()
    table.all_pass()
    table.counts(guard, "damage", 1, point=(3, 5))


@check("warhammer-invasion-base/b6.1")
def applied_damage_is_not_cancelled(table: WiTable) -> None:
    """A unit has 2 damage on it. A card that cancels the next 2 damage to it leaves that damage there."""
    alice, _ = table.players
    hurt, shield = alice.controls(unit("Hurt Unit"), damage=2), alice.has_in_hand(SHIELD_ONE)
    table.begin()
    alice.does(table.play(shield), hurt)
    table.resolve()
    table.counts(hurt, "damage", 2, point=(4, 5))


@check("warhammer-invasion-base/b6.1")
def assigned_damage_is_cancelled(table: WiTable) -> None:
    """Bob cancels 2 of 3 damage that are assigned to a guard, and no other: not that of a card in between. Once it lies there it stays."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider", power=3)), bob.controls(unit("Guard", power=0, hp=9), QUEST)
    strike, again = alice.has_in_hand(STRIKE_ONE), alice.has_in_hand(STRIKE_ONE)
    parry, late = bob.has_in_hand(PARRY), bob.has_in_hand(PARRY)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 3})
    alice.passes()
    bob.does(table.play(parry), guard)
    table.resolve()
    alice.does(table.play(strike), guard)
    table.resolve()
    table.counts(guard, "damage", 2, point=3)
    table.all_pass()
    table.counts(guard, "damage", 3, point=(3, 5))
    alice.passes()
    bob.does(table.play(late), guard)
    table.resolve()
    table.counts(guard, "damage", 3, point=4)
    alice.does(table.play(again), guard)
    table.resolve()
    table.counts(guard, "damage", 5, point=4)
