"""How ally works"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    ALLY,
    ATTACK_STEP,
    ATTACKING,
    COMBAT,
    DEFENDING,
    Played,
    PlotTwist,
    ally,
    gain,
    lose,
    power_up,
    target,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.19"

FAN = replace(plain("Ally Witness", keywords=(ALLY,)), powers=(ally(gain(1)),))

RIVAL = replace(plain("Rival Witness", keywords=(ALLY,)), powers=(ally(lose(3)),))

BOOST_ONE = PlotTwist(name="Empowering Witness", powers=(Played(effect=power_up(target(ATTACKING | DEFENDING))),))

HERO = plain("Hero", atk=5, defense=9)


@check(ENTRY)
def a_power_up_of_ones_own_character_triggers_it(table: VsTable) -> None:
    """Alice powers up her attacker by discarding a card: the ally power of her other character triggers; Bob's ally doesn't."""
    alice, bob = table.players
    alice.controls(FAN)
    bob.controls(RIVAL)
    hero, card = alice.controls(HERO), alice.has_in_hand(HERO)
    his = bob.controls(plain("His Character", defense=20))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hero, on=his))
    alice.does(table.power_up(hero, card))
    table.resolve()
    alice.loses_in_all(-1, point=1)
    bob.loses_in_all(0, point=1)


@check(ENTRY)
def an_effect_triggers_it_as_well(table: VsTable) -> None:
    """An effect powers up Alice's attacker, without any discard: the ally power of her other character triggers."""
    alice, bob = table.players
    alice.controls(FAN)
    hero, twist = alice.controls(HERO), alice.has_in_hand(BOOST_ONE)
    his = bob.controls(plain("His Character", defense=20))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hero, on=his))
    alice.does(table.play(twist), hero)
    table.resolve()
    table.shows(hero, atk=6)
    alice.loses_in_all(-1, point=2)


@check(ENTRY)
def a_borrowed_character_is_ones_own(table: VsTable) -> None:
    """Alice powers up an attacker that she controls and Bob owns: the ally power of her other character triggers; Bob's ally doesn't."""
    alice, bob = table.players
    alice.controls(FAN)
    bob.controls(RIVAL)
    hero, twist = alice.controls(HERO, owner=bob), alice.has_in_hand(BOOST_ONE)
    his = bob.controls(plain("His Character", defense=20))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hero, on=his))
    alice.does(table.play(twist), hero)
    table.resolve()
    alice.loses_in_all(-1, point=1)
    bob.loses_in_all(0, point=1)


@check(ENTRY)
def several_go_on_the_chain_in_any_order(table: VsTable) -> None:
    """A power-up triggers two ally powers of Alice's: she is asked which one goes on the chain first, and takes the one laid out last."""
    alice, bob = table.players
    alice.controls(FAN)
    alice.controls(RIVAL)
    hero, card = alice.controls(HERO), alice.has_in_hand(HERO)
    his = bob.controls(plain("His Character", defense=20))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hero, on=his))
    alice.does(table.power_up(hero, card))
    table.all_pass()
    alice.is_asked("which triggered effect goes on the chain first", point=3)
    alice.chooses("Rival Witness")
    table.chain_is("Rival Witness", "Ally Witness", point=control(3, "the order is as she chose"))
