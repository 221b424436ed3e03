"""Moving Damage"""

from __future__ import annotations

from judge.checks.witnesses.warhammer_invasion import SHIELD_ONE, STRIKE_ONE
from judge.games.warhammer_invasion.dsl import (
    KINGDOM,
    QUEST,
    UNITS,
    Assigned,
    Damaged,
    MoveDamage,
    On,
    Played,
    Support,
    Tactic,
    gain,
    target,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

TRANSFER = Tactic(
    name="Transferring Witness",
    powers=(Played(effect=MoveDamage(target(UNITS, name="a unit that loses damage"), target(UNITS, name="a unit that gets it"), 2)),),
)  # fmt: skip

MOURNER = Support(name="Mourning Witness", powers=(whenever(On(Damaged, subject=UNITS)) >> gain(1),))

AUDITOR = Support(name="Auditing Witness", powers=(whenever(On(Assigned, subject=UNITS)) >> gain(1),))


@check("warhammer-invasion/moving-damage")
def moved_damage_is_not_dealt(table: WiTable) -> None:
    """Alice has a card for damage that is dealt. She moves 2 damage from one unit to another: it gives her nothing."""
    alice, bob = table.players
    alice.controls(MOURNER, KINGDOM)
    hurt, sound = bob.controls(unit("Hurt Unit"), damage=2), bob.controls(unit("Sound Unit", hp=9))
    transfer, strike = alice.has_in_hand(TRANSFER), alice.has_in_hand(STRIKE_ONE)
    table.begin()
    alice.does(table.play(transfer), hurt, sound)
    table.resolve()
    alice.resources_are(0, point=1)
    table.counts(sound, "damage", 2, point=control(1, "the damage is on the other unit now"))
    table.counts(hurt, "damage", 0, point=control(1, "and no longer on the first"))
    alice.does(table.play(strike), sound)
    table.resolve()
    alice.resources_are(1, point=1)


@check("warhammer-invasion/moving-damage")
def moved_damage_is_not_assigned(table: WiTable) -> None:
    """Alice has a card for damage that is assigned. Damage that she moves to her attacker gives her nothing, that of a defender does."""
    alice, bob = table.players
    alice.controls(AUDITOR, KINGDOM)
    hurt, sound = alice.controls(unit("Hurt Unit"), damage=2), alice.controls(unit("Sound Unit", power=0, hp=9))
    guard, transfer = bob.controls(unit("Guard", hp=9), QUEST), alice.has_in_hand(TRANSFER)
    table.begin()
    table.attack_goes(QUEST, sound, defended_by=(guard,))
    alice.does(table.play(transfer), hurt, sound)
    table.resolve()
    table.counts(sound, "damage", 2, point=control(1, "the damage is on the attacker now"))
    alice.resources_are(0, point=1)
    table.all_pass()
    bob.chooses({sound: 1})
    alice.resources_are(1, point=1)


@check("warhammer-invasion/moving-damage", allowed={"toughness": range(1, 5)})
def toughness_does_not_stop_it(table: WiTable, toughness: int = 1) -> None:
    """Alice moves 2 damage to a unit with Toughness 1: all of it comes to lie there."""
    alice, bob = table.players
    hurt, tough = bob.controls(unit("Hurt Unit"), damage=2), bob.controls(unit("Tough Unit", hp=9, toughness=toughness))
    transfer = alice.has_in_hand(TRANSFER)
    table.begin()
    alice.does(table.play(transfer), hurt, tough)
    table.resolve()
    table.counts(tough, "damage", 2, point=2)


@check("warhammer-invasion/moving-damage")
def no_other_effect_stops_it(table: WiTable) -> None:
    """An effect cancels the next 2 damage to a unit. Alice moves 2 damage to it: all of it comes to lie there."""
    alice, bob = table.players
    hurt, guarded = bob.controls(unit("Hurt Unit"), damage=2), bob.controls(unit("Guarded Unit", hp=9))
    transfer, shield = alice.has_in_hand(TRANSFER), bob.has_in_hand(SHIELD_ONE)
    table.begin()
    alice.passes()
    bob.does(table.play(shield), guarded)
    table.resolve()
    alice.does(table.play(transfer), hurt, guarded)
    table.resolve()
    table.counts(guarded, "damage", 2, point=2)
