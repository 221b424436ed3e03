"""Non Combat Damage"""

from __future__ import annotations

from judge.games.warhammer_invasion.cards.warhammer_invasion.cs_98_shrine_to_nurgle import SHRINE_TO_NURGLE
from judge.games.warhammer_invasion.cards.warhammer_invasion.nurgles_pestilence import NURGLES_PESTILENCE
from judge.games.warhammer_invasion.cards.warhammer_invasion.steels_bane import STEELS_BANE
from judge.games.warhammer_invasion.dsl import KINGDOM, QUEST, UNITS, DealDamage, Played, Tactic, target
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

DAMAGE_ONE = Tactic(name="Damaging Witness", powers=(Played(effect=DealDamage(target(UNITS), 1)),))

DAMAGE_ELEVEN = Tactic(name="Blasting Witness", powers=(Played(effect=DealDamage(target(UNITS), 11)),))


@check("warhammer-invasion/non-combat-damage")
def nurgles_pestilence_is_not_answered_late(table: WiTable) -> None:
    """Nurgle’s Pestilence deals its damage as it resolves; Steel’s Bane, played after that, cancels nothing of it."""
    alice, bob = table.players
    elf, sick = bob.controls(unit("Elf", race="High Elf")), bob.controls(unit("Sick Unit"), corrupt=True)
    own = alice.controls(unit("Alice's Unit"))
    pestilence, bane = alice.has_in_hand(NURGLES_PESTILENCE), bob.has_in_hand(STEELS_BANE)
    table.begin()
    alice.does(table.play(pestilence))
    table.resolve()
    table.counts(elf, "damage", 1, point=(2, 3))
    table.counts(sick, "damage", 2, point=2)
    table.counts(own, "damage", 1, point=2)
    alice.passes()
    bob.does(table.play(bane))
    bob.is_asked("target", offers=(elf,), not_offers=(sick, own))
    bob.chooses(elf)
    table.resolve()
    table.counts(elf, "damage", 1, point=3)


@check("warhammer-invasion/non-combat-damage")
def steels_bane_in_response(table: WiTable) -> None:
    """Steel’s Bane, played in response to Nurgle’s Pestilence, saves its target, and from 9 of the next 11 damage as well."""
    alice, bob = table.players
    elf, other = bob.controls(unit("Elf", race="High Elf")), bob.controls(unit("Other Unit"))
    pestilence, bane = alice.has_in_hand(NURGLES_PESTILENCE), bob.has_in_hand(STEELS_BANE)
    blast = alice.has_in_hand(DAMAGE_ELEVEN)
    table.begin()
    alice.does(table.play(pestilence))
    bob.does(table.play(bane), elf)
    table.resolve()
    table.counts(elf, "damage", 0, point=control(3, "played in response it cancels the damage"))
    table.counts(other, "damage", 1, point=2)
    alice.does(table.play(blast), elf)
    table.resolve()
    table.counts(elf, "damage", 2)


@check("warhammer-invasion/non-combat-damage")
def damage_of_an_effect_in_mid_combat(table: WiTable) -> None:
    """Shrine to Nurgle corrupts no defender that a tactic damages in mid-combat; combat damage then corrupts both, but not the raider."""
    alice, bob = table.players
    alice.controls(SHRINE_TO_NURGLE, KINGDOM)
    raider, spark = alice.controls(unit("Raider", power=2)), alice.has_in_hand(DAMAGE_ONE)
    guard, mate = bob.controls(unit("Guard"), QUEST), bob.controls(unit("Second Guard", power=0), QUEST)
    table.begin()
    table.attack_goes(QUEST, raider, defended_by=(guard, mate))
    alice.does(table.play(spark), guard)
    table.resolve()
    table.counts(guard, "damage", 1)
    table.is_(guard, "corrupt", False, point=1)
    table.all_pass()
    alice.chooses({guard: 1, mate: 1})
    bob.chooses({raider: 1})
    table.all_pass()
    table.counts(raider, "damage", 1)
    table.is_(raider, "corrupt", False)
    table.is_(guard, "corrupt")
    table.is_(mate, "corrupt")
