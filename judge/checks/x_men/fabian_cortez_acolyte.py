"""Fabian Cortez, Acolyte"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.cards.x_men.fabian_cortez_acolyte import FABIAN_CORTEZ
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, KO_PILE, SELF, On, Replacement, Stunned, ko
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/fabian-cortez-acolyte"

# The corpus has neither his cost nor his ATK and DEF.
FABIAN = replace(FABIAN_CORTEZ, cost=5, atk=9, defense=9)

ATTACKER = plain("Attacker", 3, atk=9, defense=9)


FRAIL = replace(ATTACKER, name="Frail Attacker", powers=(Replacement(pattern=On(Stunned, SELF), instead=ko(SELF)),))


@check(ENTRY, allowed={"cost": range(8)})
def the_defenders_cost_is_lost(table: VsTable, cost: int = 2) -> None:
    """An attacker of cost 3 beside Fabian Cortez causes 4 breakthrough on a defender of cost 2: Bob loses 2 more endurance."""
    alice, bob = table.players
    alice.controls(FABIAN, column=0)
    attacker, defender = alice.controls(ATTACKER, column=1), bob.controls(plain("Defender", cost, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    table.all_pass()
    bob.loses_in_all(2 + 4)
    table.chain_is("Fabian Cortez")
    table.resolve()
    alice.loses_in_all(0, point=1)
    bob.loses_in_all(2 + 4 + 2, point=(1, 2))


@check(ENTRY)
def an_attacker_that_is_lost_counts(table: VsTable) -> None:
    """The attacker beside Fabian Cortez breaks through, and is KO'd instead of stunned by the defender: Bob loses the 2 all the same."""
    alice, bob = table.players
    alice.controls(FABIAN, column=0)
    attacker = alice.controls(FRAIL, column=1)
    defender = bob.controls(plain("Defender", 2, atk=9, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    table.all_pass()
    table.finds(attacker, KO_PILE)
    table.chain_is("Fabian Cortez")
    table.resolve()
    bob.loses_in_all(2 + 4 + 2, point=(1, 2))


@check(ENTRY)
def only_the_adjacent_count(table: VsTable) -> None:
    """An attacker that isn't beside Fabian Cortez causes breakthrough, then he himself does: his power doesn't trigger."""
    alice, bob = table.players
    fabian, far = alice.controls(FABIAN, column=0), alice.controls(ATTACKER, column=2)
    defenders = [bob.controls(plain(f"Defender {n}", 2, defense=5)) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    for attacker, defender in zip((far, fabian), defenders, strict=True):
        alice.does(table.attack(attacker, on=defender))
        table.all_pass()
        table.chain_is(point=1)


@check(ENTRY)
def an_attack_on_a_player_doesnt_count(table: VsTable) -> None:
    """An attacker beside Fabian Cortez attacks Bob himself: Bob loses 9, and the power doesn't trigger."""
    alice, bob = table.players
    alice.controls(FABIAN, column=0)
    attacker = alice.controls(ATTACKER, column=1)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=bob))
    table.all_pass()
    bob.loses_in_all(9)
    table.chain_is()


@check(ENTRY)
def each_breakthrough_counts(table: VsTable) -> None:
    """An attacker beside Fabian Cortez causes breakthrough twice in a turn: his power triggers twice."""
    alice, bob = table.players
    alice.controls(FABIAN, column=0)
    attacker, card = alice.controls(ATTACKER, column=1), alice.has_in_hand(READY_ONE)
    defenders = [bob.controls(plain(f"Defender {n}", 2, defense=5)) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defenders[0]))
    table.all_pass()
    table.resolve()
    alice.does(table.play(card), attacker)
    table.resolve()
    alice.does(table.attack(attacker, on=defenders[1]))
    table.all_pass()
    table.chain_is("Fabian Cortez")
