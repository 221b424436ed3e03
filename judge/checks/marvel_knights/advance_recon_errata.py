"""Advance Recon"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import OUT, TAKE_ATTACKER
from judge.games.vs_system.cards.marvel_knights.advance_recon_errata import ADVANCE_RECON
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/advance-recon-errata"


@check(ENTRY)
def advance_recon_in_the_first_attack(table: VsTable) -> None:
    """In her first attack Alice plays Advance Recon: instead of 4 breakthrough she gains 8. In her second attack she can't play another."""
    alice, bob = table.players
    alice.has_resources(1)
    first, second = (alice.controls(plain(f"Attacker {n}", atk=5, defense=9)) for n in (1, 2))
    foes = [bob.controls(plain(f"Foe {n}")) for n in (1, 2)]
    recon, again = (alice.has_in_hand(ADVANCE_RECON) for _ in range(2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.play(recon), only_because="text", point=control(1, "it is no attack yet"))
    alice.does(table.attack(first, on=foes[0]))
    alice.can(table.play(recon), point=control(1, "in her first attack she can"))
    alice.does(table.play(recon))
    table.all_pass()
    table.all_pass()
    alice.loses_in_all(-8)
    bob.loses_in_all(1)
    alice.does(table.attack(second, on=foes[1]))
    alice.cannot(table.play(again), only_because="text", point=1)
    table.all_pass()
    alice.loses_in_all(-8)
    bob.loses_in_all(6)


@check(ENTRY)
def advance_recon_for_a_character_of_yours(table: VsTable) -> None:
    """After Advance Recon has resolved Bob takes over the attacker: the breakthrough is none of Alice's any more, so Bob loses it."""
    alice, bob = table.players
    alice.has_resources(1)
    attacker, foe = alice.controls(plain("Attacker", atk=5, defense=9)), bob.controls(plain("Foe"))
    recon, take = alice.has_in_hand(ADVANCE_RECON), bob.has_in_hand(TAKE_ATTACKER)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(recon))
    table.all_pass()
    alice.passes()
    bob.does(table.play(take), attacker)
    table.all_pass()
    bob.chooses("front row")
    table.all_pass()
    alice.loses_in_all(0)
    bob.loses_in_all(5)


@check(ENTRY)
def advance_recon_without_an_attacker(table: VsTable) -> None:
    """Bob removes the attacker from Alice's first attack: as printed she could play Advance Recon, by the errata she can't."""
    alice, bob = table.players
    alice.has_resources(1)
    bob.has_resources(1)
    attacker, foe = alice.controls(plain("Attacker")), bob.controls(plain("Foe"))
    recon, out = alice.has_in_hand(ADVANCE_RECON), bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=foe))
    alice.passes()
    bob.does(table.play(out), attacker)
    table.all_pass()
    table.attackers_are()
    alice.cannot(table.play(recon), only_because="text", point=(1, 2))


@check(ENTRY)
def advance_recon_in_an_attack_of_bobs(table: VsTable) -> None:
    """Bob attacks first this turn, and Alice takes over his attacker: it is no attack of hers, so she can't play Advance Recon."""
    alice, bob = table.players
    alice.has_resources(1)
    attacker, target_ = bob.controls(plain("Attacker")), alice.controls(plain("Defender"))
    recon, take = alice.has_in_hand(ADVANCE_RECON), alice.has_in_hand(TAKE_ATTACKER)
    table.begin(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(attacker, on=target_))
    bob.passes()
    alice.cannot(
        table.play(recon), only_because="text", point=control(1, "without an attacker of hers she couldn't, either")
    )
    alice.does(table.play(take), attacker)
    table.all_pass()
    alice.chooses("front row")
    bob.passes()
    alice.cannot(table.play(recon), only_because="text", point=1)
