"""Damage on units, and when a unit is destroyed"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import STRIKE_ONE
from judge.games.warhammer_invasion.dsl import BEGINNING, DISCARD, END, QUEST
from judge.proving.tables.warhammer_invasion import WiTable, check, unit


@check("warhammer-invasion-base/b6.2")
def damage_stays_after_the_turn(table: WiTable, damage: int = 2) -> None:
    """A unit with 3 hit points has 2 damage on it. Alice's turn ends, and in Bob's turn the damage is there still."""
    alice, bob = table.players
    hurt = alice.controls(unit("Hurt Unit"), damage=damage)
    table.begin(END)
    table.all_pass()
    table.step_is(BEGINNING, of=bob)
    table.counts(hurt, "damage", damage, point=1)


@check("warhammer-invasion-base/b6.2")
def as_much_damage_as_hit_points(table: WiTable) -> None:
    """A unit with 2 hit points is dealt exactly 2 damage: it is destroyed at once."""
    alice, bob = table.players
    victim, strike = bob.controls(unit("Victim", hp=2)), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(strike), victim)
    table.resolve()
    table.finds(victim, DISCARD, point=2)


@check("warhammer-invasion-base/b6.2")
def a_defender_is_destroyed_in_the_middle_of_combat(table: WiTable) -> None:
    """A card deals a defender as much damage as it has hit points: it leaves play before combat damage is assigned, and assigns none."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard", hp=2), QUEST)
    strike = alice.has_in_hand(STRIKE_ONE)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    alice.does(table.play(strike), guard)
    table.resolve()
    table.finds(guard, DISCARD, point=3)
    table.defenders_are(point=3)
