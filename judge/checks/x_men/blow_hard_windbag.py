"""Blow Hard, Windbag"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import KO_ONE, READY_ONE
from judge.games.vs_system.cards.x_men.blow_hard_windbag import BLOW_HARD as PRINTED
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, HIDDEN, SUPPORT, VISIBLE, Spot
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/blow-hard-windbag"

EXCUSES = {
    "[0].condition.when=START": "means the same: it is looked at only as the power triggers",
    "[0].once_per_batch=True": "means the same: he attacks one character at a time",
}

# The corpus has neither his ATK nor his DEF.
BLOW_HARD = replace(PRINTED, atk=4, defense=9)

MORLOCK = plain("Morlock", affiliations=("Morlocks",))


@check(ENTRY)
def the_protected_still_reinforces(table: VsTable) -> None:
    """Blow Hard attacks: before his effect resolves the character behind the defender reinforces it, so there is no breakthrough."""
    alice, bob = table.players
    blow_hard, defender = alice.controls(BLOW_HARD), bob.controls(MORLOCK)
    helper = bob.controls(plain("Helper", affiliations=("Morlocks",)), row=SUPPORT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(blow_hard, on=defender))
    table.nobody_is_asked(point=1)
    table.chain_is("Blow Hard", point=1)
    alice.passes()
    bob.does(table.reinforce(helper), point=control(1, "the protected character can reinforce"))
    table.all_pass()
    table.all_pass()
    bob.chooses(Spot(SUPPORT, 0, VISIBLE))
    bob.chooses(Spot(SUPPORT, 2, VISIBLE))
    table.stands(defender, "support row", point=control(1, "then the defender is moved"))
    table.all_pass()
    table.is_(defender, "stunned")
    bob.loses_in_all(1, point=control(1, "so there is no breakthrough"))


@check(ENTRY)
def all_move_at_once(table: VsTable) -> None:
    """Bob arranges all his characters in the support row at once: the one that stands there already may take the place of another."""
    alice, bob = table.players
    blow_hard, defender = alice.controls(BLOW_HARD), bob.controls(MORLOCK)
    behind, beside = bob.controls(plain("Behind"), row=SUPPORT), bob.controls(plain("Beside"), row=SUPPORT)
    hidden = bob.controls(plain("Hidden"), hidden=True)
    idle = alice.controls(plain("Idle"))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(blow_hard, on=defender))
    table.all_pass()
    bob.is_asked("where Morlock goes", offers=(Spot(SUPPORT, 0, VISIBLE), Spot(SUPPORT, 1, VISIBLE)), point=(2, 3))
    bob.is_asked("where Morlock goes", not_offers=(Spot(SUPPORT, 1, HIDDEN),), point=4)
    bob.chooses(Spot(SUPPORT, 2, VISIBLE), point=3)
    bob.is_asked("where Behind goes", point=2)
    bob.is_asked(
        "where Behind goes",
        offers=(Spot(SUPPORT, 0, VISIBLE), Spot(SUPPORT, 1, VISIBLE)),
        point=control(3, "whatever is free"),
    )
    bob.chooses(Spot(SUPPORT, 1, VISIBLE), point=2)
    bob.chooses(Spot(SUPPORT, 0, VISIBLE))
    bob.is_asked("where Hidden goes", not_offers=(Spot(SUPPORT, 3, VISIBLE),), point=4)
    bob.chooses(Spot(SUPPORT, 0, HIDDEN))
    for piece in (defender, behind, beside):
        table.stands(piece, "support row", point=control(2, "all of them stand in the support row"))
    table.stands(hidden, "support row", HIDDEN, point=control(4, "the hidden character stays hidden"))
    table.stands(idle, "front row")


@check(ENTRY)
def the_defender_is_gone(table: VsTable) -> None:
    """The defender is KO'd in response: its controller still moves the other characters."""
    alice, bob = table.players
    blow_hard, defender = alice.controls(BLOW_HARD), bob.controls(MORLOCK)
    other, twist = bob.controls(plain("Other")), bob.has_in_hand(KO_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(blow_hard, on=defender))
    alice.passes()
    bob.does(table.play(twist), defender)
    table.resolve()
    bob.chooses(Spot(SUPPORT, 1, VISIBLE))
    table.stands(other, "support row")


@check(ENTRY)
def an_attack_on_a_player(table: VsTable) -> None:
    """Blow Hard attacks Bob himself: his power doesn't trigger."""
    alice, bob = table.players
    blow_hard, stunned = alice.controls(BLOW_HARD), bob.controls(MORLOCK, stunned=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(blow_hard, on=bob))
    table.chain_is()
    table.stands(stunned, "front row")


@check(ENTRY)
def each_attack_counts(table: VsTable) -> None:
    """Blow Hard attacks, is readied and attacks again: his power triggers again."""
    alice, bob = table.players
    blow_hard, card = alice.controls(BLOW_HARD), alice.has_in_hand(READY_ONE)
    defender = bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(blow_hard, on=defender))
    table.all_pass()
    bob.chooses(Spot(SUPPORT, 0, VISIBLE))
    table.all_pass()
    alice.does(table.play(card), blow_hard)
    table.resolve()
    alice.does(table.attack(blow_hard, on=defender))
    table.chain_is("Blow Hard")


@check(ENTRY)
def somebody_elses_attack(table: VsTable) -> None:
    """Another character of Alice's attacks Bob's, and Bob's attacks Blow Hard: his power triggers neither time."""
    alice, bob = table.players
    blow_hard, other = alice.controls(BLOW_HARD), alice.controls(plain("Other", defense=9))
    his, defender = bob.controls(plain("Bob's Attacker")), bob.controls(plain("Defender", defense=9))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(other, on=defender))
    table.chain_is()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(his, on=blow_hard))
    table.chain_is()
    table.stands(defender, "front row")
