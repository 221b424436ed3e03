"""Speedster"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import READY_ONE
from judge.games.vs_remix.dsl import ACTIVATE, ATTACK_STEP, COMBAT, EXHAUSTED, gain
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

RUNNER = replace(plain("Running Witness", atk=2, defense=9, keywords=("speedster",)), powers=(ACTIVATE >> gain(1),))


@check("remix-glossary/speedster")
def speedster_attacks_and_readies(table: RemixTable) -> None:
    """A speedster is exhausted for its attack and may be readied: it can't attack again this turn, but in the next."""
    alice, bob = table.players
    runner, foe = alice.controls(RUNNER), bob.controls(plain("Foe", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(runner, on=foe))
    table.is_(runner, EXHAUSTED)
    table.resolve()
    alice.is_asked("whether to ready", optional=True, point=1)
    alice.agrees()
    table.is_(runner, EXHAUSTED, False)
    table.all_pass()
    alice.cannot(table.attack(runner, on=foe), only_because="Running Witness", point=2)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.can(table.attack(runner, on=foe), point=control(2, "in the next turn it can"))


@check("remix-glossary/speedster")
def speedster_stays_exhausted(table: RemixTable) -> None:
    """Alice doesn't ready her speedster by its own power. A card readies it after the attack: it can attack again this turn."""
    alice, bob = table.players
    runner, foe = alice.controls(RUNNER), bob.controls(plain("Foe", defense=9))
    rest = alice.has_in_hand(READY_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(runner, on=foe))
    table.resolve()
    alice.declines(point=1)
    table.is_(runner, EXHAUSTED)
    table.all_pass()
    alice.does(table.play(rest), runner)
    table.resolve()
    alice.can(table.attack(runner, on=foe), point=2)


@check("remix-glossary/speedster")
def speedster_uses_a_power(table: RemixTable) -> None:
    """A speedster is exhausted for its activated power, not for an attack: nothing triggers."""
    alice, _ = table.players
    runner = alice.controls(RUNNER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.use(runner))
    table.chain_is("gain 1", point=1)


@check("remix-glossary/speedster")
def friend_of_a_speedster_attacks(table: RemixTable) -> None:
    """Another character is exhausted for its attack: nothing triggers for the speedster."""
    alice, bob = table.players
    alice.controls(RUNNER)
    friend, foe = alice.controls(plain("Friend")), bob.controls(plain("Foe", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(friend, on=foe))
    table.is_(friend, EXHAUSTED)
    table.chain_is()
