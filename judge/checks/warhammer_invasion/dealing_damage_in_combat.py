"""Dealing Damage in Combat"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.sadistic_mutation import SADISTIC_MUTATION
from judge.games.warhammer_invasion.dsl import (
    KINGDOM,
    QUEST,
    UNITS,
    YOURS,
    DealtInCombat,
    On,
    Support,
    gain,
    whenever,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

EXCUSES = {"[0].once_per_turn=True": "means the same: there is one attack a turn, and its damage is applied once"}


def mutate(table: WiTable, *units: Piece) -> None:
    """Have Alice play a Sadistic Mutation onto each of ``units``."""
    alice, _ = table.players
    mutations = [alice.has_in_hand(SADISTIC_MUTATION) for _ in units]
    alice.has_capital("Chaos")
    alice.has_resources(2 * len(units))
    table.begin()
    for mutation, host in zip(mutations, units, strict=True):
        alice.does(table.put_down(mutation, on=host))
        table.resolve()


# It has one text for all of its player's units, so nobody has to put anything in order.
PLUNDER = Support(name="Plundering Witness", powers=(whenever(On(DealtInCombat, subject=UNITS & YOURS)) >> gain(1),))


@check("warhammer-invasion/dealing-damage-in-combat")
def a_unit_without_power_deals_nothing(table: WiTable) -> None:
    """Two units attack, of 0 and of 2 power, the first with Sadistic Mutation on it. 2 damage is dealt, and none of it by the first."""
    alice, bob = table.players
    coward, raider = alice.controls(unit("Coward", power=0)), alice.controls(unit("Raider", power=2))
    mutate(table, coward)
    table.attack_goes(QUEST, coward, raider)
    table.all_pass()
    alice.chooses({bob.section(QUEST): 2})
    table.all_pass()
    table.nobody_is_asked(point=1)
    table.counts(bob.section(QUEST), "damage", 2, point=control(1, "damage has been dealt"))
    table.has_happened("deal combat damage", coward, times=0, point=1)
    table.has_happened("deal combat damage", raider, point=control(1, "the other unit has dealt damage"))


@check("warhammer-invasion/dealing-damage-in-combat")
def cancelled_damage_is_not_dealt(table: WiTable) -> None:
    """A unit with Sadistic Mutation assigns its 1 damage to a guard with Toughness 1. All of it is cancelled: nothing triggers."""
    alice, bob = table.players
    raider, guard = alice.controls(unit("Raider")), bob.controls(unit("Guard", power=0, toughness=1), QUEST)
    mutate(table, raider)
    table.attack_goes(QUEST, raider, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 1})
    table.all_pass()
    table.nobody_is_asked(point=2)
    table.counts(guard, "damage", 0, point=control(2, "the damage was cancelled"))


@check("warhammer-invasion/dealing-damage-in-combat")
def damage_to_the_capital_is_dealt(table: WiTable) -> None:
    """A unit with Sadistic Mutation deals 1 damage to Bob's capital: the Mutation triggers, and deals 1 damage to a unit or capital."""
    alice, bob = table.players
    raider, bystander = alice.controls(unit("Raider")), bob.controls(unit("Bystander"), KINGDOM)
    mutate(table, raider)
    table.attack_goes(QUEST, raider)
    table.all_pass()
    alice.chooses({bob.section(QUEST): 1})
    table.all_pass()
    alice.is_asked("target", offers=(bystander,), point=2)
    alice.is_asked("target", offers=(bob.section(KINGDOM), raider))
    alice.chooses(bystander)
    table.counts(bystander, "damage", 1, point=control(2, "its forced effect happens"))


@check("warhammer-invasion/dealing-damage-in-combat")
def all_units_have_dealt_it(table: WiTable) -> None:
    """Savage Gor and Bloodsworn attack a kingdom, a Mutation on each. Of 3 damage the guard takes 1: both have dealt damage."""
    alice, bob = table.players
    gor, bloodsworn = alice.controls(unit("Savage Gor")), alice.controls(unit("Bloodsworn", power=2))
    guard = bob.controls(unit("Guard", power=0, hp=9, toughness=2), KINGDOM)
    mutate(table, gor, bloodsworn)
    table.attack_goes(KINGDOM, gor, bloodsworn, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 3})
    table.all_pass()
    table.has_happened("deal combat damage", gor, point=control(3, "one of the two has dealt it in any case"))
    table.has_happened("deal combat damage", bloodsworn, point=3)
    alice.is_asked("which forced effect happens first", point=3)
    alice.chooses("1. Sadistic Mutation 1: deal 1 damage to target unit or section of a capital")
    alice.chooses(bob.section(QUEST))
    alice.chooses(bob.section(QUEST))
    table.counts(bob.section(QUEST), "damage", 2, point=control(3, "both forced effects happen"))


@check("warhammer-invasion/dealing-damage-in-combat")
def one_damage_is_dealt_by_all(table: WiTable) -> None:
    """A card gives Alice 1 resource for each unit of hers that deals damage. Of the damage of two raiders 1 is dealt: she gets 2."""
    alice, bob = table.players
    alice.controls(PLUNDER, KINGDOM)
    first, second = alice.controls(unit("First Raider")), alice.controls(unit("Second Raider"))
    guard = bob.controls(unit("Guard", power=0, hp=9, toughness=1), QUEST)
    table.begin()
    table.attack_goes(QUEST, first, second, defended_by=(guard,))
    table.all_pass()
    alice.chooses({guard: 2})
    table.all_pass()
    table.counts(guard, "damage", 1, point=control(3, "1 damage is dealt in all"))
    alice.resources_are(2, point=3)
