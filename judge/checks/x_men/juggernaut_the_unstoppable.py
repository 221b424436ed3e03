"""Juggernaut, The Unstoppable"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import KO_ONE, MOVE_OWN, READY_ONE
from judge.games.vs_system.cards.x_men.juggernaut_the_unstoppable import JUGGERNAUT as PRINTED
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    SUPPORT,
    VISIBLE,
    Spot,
    names,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/juggernaut-the-unstoppable"

EXCUSES = {"[0].once_per_batch=True": "means the same: a front row has one defender"}

# The corpus has neither his ATK nor his DEF.
JUGGERNAUT = replace(PRINTED, atk=9, defense=9)


@check(ENTRY)
def who_stands_behind_is_stunned(table: VsTable) -> None:
    """Juggernaut stuns a front row defender: after the attack Alice targets the character behind it, no other, and may stun it.

    Her own character behind Juggernaut stands in her column, not in the defender's.
    """
    alice, bob = table.players
    juggernaut, own = alice.controls(JUGGERNAUT), alice.controls(plain("Own Character"), row=SUPPORT)
    defender, beside = bob.controls(plain("Defender")), bob.controls(plain("Beside"))
    behind, aside = bob.controls(plain("Behind"), row=SUPPORT), bob.controls(plain("Aside"), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(juggernaut, on=defender))
    table.all_pass()
    alice.is_asked("target", offers=(behind,), not_offers=(aside, beside, defender, juggernaut, own))
    alice.chooses(behind)
    table.nobody_is_asked(point=1)
    table.attackers_are(point=1)
    table.chain_is("Juggernaut", point=control(1, "his effect is on the chain"))
    table.all_pass()
    alice.is_asked("whether to stun", optional=True)
    alice.agrees()
    table.is_(behind, "stunned")


@check(ENTRY)
def the_target_moves_away(table: VsTable) -> None:
    """In response the target moves to another column: as the effect resolves it isn't behind the stunned defender, so it isn't stunned."""
    alice, bob = table.players
    juggernaut, defender = alice.controls(JUGGERNAUT), bob.controls(plain("Defender"))
    behind, twist = bob.controls(plain("Behind"), row=SUPPORT), bob.has_in_hand(MOVE_OWN)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(juggernaut, on=defender))
    table.all_pass()
    alice.chooses(behind)
    alice.passes()
    bob.does(table.play(twist), behind)
    table.all_pass()
    bob.chooses(Spot(SUPPORT, 1, VISIBLE))
    table.all_pass()
    table.nobody_is_asked()
    table.is_(behind, "stunned", expected=False, point=2)


@check(ENTRY)
def the_defender_is_gone(table: VsTable) -> None:
    """In response the stunned defender is KO'd: its target is behind nobody as the effect resolves, so it isn't stunned."""
    alice, bob = table.players
    juggernaut, defender = alice.controls(JUGGERNAUT), bob.controls(plain("Defender"))
    behind, twist = bob.controls(plain("Behind"), row=SUPPORT), bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(juggernaut, on=defender))
    table.all_pass()
    alice.chooses(behind)
    alice.passes()
    bob.does(table.play(twist), defender)
    table.resolve()
    table.nobody_is_asked()
    table.is_(behind, "stunned", expected=False, point=2)


@check(ENTRY)
def only_a_defender_counts(table: VsTable) -> None:
    """Bob's front row character attacks Juggernaut, who stuns it as the defender: nothing triggers, though somebody stands behind it."""
    alice, bob = table.players
    juggernaut, attacker = alice.controls(JUGGERNAUT), bob.controls(plain("Attacker"))
    bob.controls(plain("Behind"), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=juggernaut))
    table.all_pass()
    table.is_(attacker, "stunned")
    table.nobody_is_asked()
    table.chain_is()


@check(ENTRY)
def only_the_front_row_counts(table: VsTable) -> None:
    """Juggernaut stuns a defender in the support row: nothing triggers, though another character stands in the front row before it."""
    alice, bob = table.players
    juggernaut, defender = (
        alice.controls(replace(JUGGERNAUT, keywords=names("flight"))),
        bob.controls(plain("Defender"), row=SUPPORT),
    )
    bob.controls(plain("Before It"))
    bob.controls(plain("Aside"), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(juggernaut, on=defender))
    table.all_pass()
    table.is_(defender, "stunned")
    table.nobody_is_asked()
    table.chain_is()


@check(ENTRY)
def each_time_counts(table: VsTable) -> None:
    """Juggernaut is readied and stuns a second front row defender: his power triggers again. When another character stuns, it doesn't."""
    alice, bob = table.players
    juggernaut, card = alice.controls(JUGGERNAUT), alice.has_in_hand(READY_ONE)
    other = alice.controls(replace(JUGGERNAUT, name="Other Brute", powers=()))
    defenders = [bob.controls(plain(f"Defender {n}")) for n in (1, 2, 3)]
    behind = [bob.controls(plain(f"Behind {n}"), row=SUPPORT) for n in (1, 2, 3)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    for attacker, defender, stunned in zip((juggernaut, juggernaut), defenders[:2], behind[:2], strict=True):
        alice.does(table.attack(attacker, on=defender))
        table.all_pass()
        alice.chooses(stunned)
        table.all_pass()
        alice.agrees()
        table.is_(stunned, "stunned")
        if stunned is behind[0]:
            alice.does(table.play(card), juggernaut)
            table.resolve()
    alice.does(table.attack(other, on=defenders[2]))
    table.all_pass()
    table.nobody_is_asked()
    table.chain_is()


@check(ENTRY)
def nobody_stands_behind(table: VsTable) -> None:
    """Nobody stands behind the stunned defender: nothing is on the chain, and nothing happens to the others."""
    alice, bob = table.players
    juggernaut, defender = alice.controls(JUGGERNAUT), bob.controls(plain("Defender"))
    aside = bob.controls(plain("Aside"), row=SUPPORT, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(juggernaut, on=defender))
    table.all_pass()
    table.is_(defender, "stunned")
    table.nobody_is_asked(point=control(3, "there is nothing to choose"))
    table.chain_is(point=3)
    table.is_(aside, "stunned", expected=False)
