"""Alter Density"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import GAIN_THREE
from judge.games.vs_system.cards.x_men.alter_density import ALTER_DENSITY
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    Played,
    PlotTwist,
    target,
    turn_face_down,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/alter-density"

COVER_ONE = PlotTwist(
    name="Hiding Witness", powers=(Played(effect=turn_face_down(target(IN_RESOURCE_ROW & ~IS_FACE_DOWN))),)
)


@check(ENTRY)
def the_bonus_stays(table: VsTable) -> None:
    """Alter Density resolves with four face-down resources; then one of them is played: the defender keeps its +2 DEF for the attack."""
    alice, bob = table.players
    attacker, defender = alice.controls(plain("Attacker")), bob.controls(plain("Defender", defense=3))
    bob.has_resources(3)
    twist, card = bob.has_in_hand(ALTER_DENSITY), bob.has_resource(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.play(twist), defender)
    table.resolve()
    table.shows(defender, defense=5, point=control(2, "there is a bonus"))
    alice.passes()
    bob.does(table.play(card))
    table.shows(defender, defense=5, point=(1, 2))
    table.resolve()
    table.all_pass()
    table.shows(defender, defense=3)


@check(ENTRY)
def one_is_turned_up_in_response(table: VsTable) -> None:
    """Bob plays Alter Density with four face-down resources and one of these in response: as it resolves he has three, so no bonus."""
    alice, bob = table.players
    attacker, defender = alice.controls(plain("Attacker")), bob.controls(plain("Defender", defense=3))
    bob.has_resources(3)
    alice.has_resources(5)
    twist, card = bob.has_in_hand(ALTER_DENSITY), bob.has_resource(GAIN_THREE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.play(twist))
    bob.is_asked("target", offers=(defender,), not_offers=(attacker,))
    bob.chooses(defender)
    bob.does(table.play(card))
    table.resolve()
    table.shows(defender, defense=3, point=1)


@check(ENTRY)
def the_fourth_comes_too_late(table: VsTable) -> None:
    """Alter Density resolves with three face-down resources; then a fourth is turned face down: there is no bonus."""
    alice, bob = table.players
    attacker, defender = alice.controls(plain("Attacker")), bob.controls(plain("Defender", defense=3))
    bob.has_resources(3)
    card = bob.has_resource(GAIN_THREE, face_up=True)
    twist, cover = bob.has_in_hand(ALTER_DENSITY), bob.has_in_hand(COVER_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.play(twist), defender)
    table.resolve()
    alice.passes()
    bob.does(table.play(cover), card)
    table.resolve()
    table.is_(card, "face down")
    table.shows(defender, defense=3, point=1)


@check(ENTRY)
def an_attacker_gets_it_too(table: VsTable) -> None:
    """Alice's attacker and Bob's defender are in the attack: with four face-down resources of Alice's her attacker gets +2 DEF."""
    alice, bob = table.players
    attacker, defender = alice.controls(plain("Attacker", defense=3)), bob.controls(plain("Defender", defense=3))
    idle = alice.controls(plain("Idle Character"))
    alice.has_resources(4)
    twist = alice.has_in_hand(ALTER_DENSITY)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.play(twist), only_because="target")
    alice.does(table.attack(attacker, on=defender))
    alice.does(table.play(twist), attacker)
    table.resolve()
    table.shows(attacker, defense=5)
    table.shows(defender, defense=3)
    table.shows(idle, defense=1)
