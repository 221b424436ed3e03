"""Triggered powers"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import READY_ONE, SORE, STUN_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    IS_EXHAUSTED,
    OPPONENTS,
    SELF,
    Attacks,
    Exists,
    Location,
    RuledBy,
    Triggered,
    gain,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a7.2#1": "it says only how such a power is printed"}

ruled = RuledBy("vs-system-base/a7.2")

LOOKOUT = Location(name="Lookout Witness", powers=(whenever(Attacks(CHARACTERS)) >> gain(1),))

TIRED_FOE = Exists(CHARACTERS & OPPONENTS & IS_EXHAUSTED)


EAGER = replace(
    plain("Eager Witness"),
    powers=(
        Triggered(
            pattern=Attacks(SELF),
            effect=gain(1),
            condition=Exists(CHARACTERS & OPPONENTS & IS_EXHAUSTED),
            tested=ruled(4, True, misread=False, belief="an 'if' is looked at only as the effect resolves"),
            rechecked=ruled(4, True, misread=False, belief="an 'if' is looked at only as the power triggers"),
        ),
    ),
)


@check("vs-system-base/a7.2")
def a_face_down_source_does_not_trigger(table: VsTable) -> None:
    """Alice's location, which gains her 1 whenever a character attacks, lies face down: her attack triggers nothing."""
    alice, bob = table.players
    alice.has_resource(LOOKOUT)
    hers, his = alice.controls(plain("Attacker")), bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(hers, on=his))
    table.chain_is(point=2)


@check("vs-system-base/a7.2")
def becoming_stunned_looks_back(table: VsTable) -> None:
    """Bob's character, which gains him 1 on becoming stunned, becomes stunned: it triggers, although it has lost its power."""
    alice, bob = table.players
    sore, twist = bob.controls(SORE), alice.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(twist), sore)
    table.all_pass()
    table.chain_is("Sore Witness", point=3)


@check("vs-system-base/a7.2")
def an_if_is_tested_as_the_power_triggers(table: VsTable) -> None:
    """Alice's attacker gains her 1 if an opponent controls an exhausted character: Bob controls none, and nothing triggers."""
    alice, bob = table.players
    eager, his = alice.controls(EAGER), bob.controls(plain("Defender"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(eager, on=his))
    table.chain_is(point=4)


@check("vs-system-base/a7.2")
def an_if_is_tested_again(table: VsTable) -> None:
    """Alice's attacker triggers, as Bob's defender is exhausted. In response Bob readies it: Alice gains nothing."""
    alice, bob = table.players
    eager, his = alice.controls(EAGER), bob.controls(plain("Defender"), exhausted=True)
    ready = bob.has_in_hand(READY_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(eager, on=his))
    alice.passes()
    bob.does(table.play(ready), his)
    table.resolve()
    alice.loses_in_all(0, point=4)
