"""Stonewall, Freedom Force"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import READY_ONE
from judge.games.vs_system.cards.x_men.stonewall_freedom_force import STONEWALL
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, DRAW
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/stonewall-freedom-force"

EXCUSES = {"[0].effect.objects.when=START": "no ruling asks about characters that come into play in response"}

# The corpus has neither his cost nor his ATK and DEF.
STRONG_STONEWALL = replace(STONEWALL, cost=4, atk=9, defense=9)


@check(ENTRY)
def all_of_yours_are_strengthened(table: VsTable) -> None:
    """Stonewall causes 4 breakthrough. After the attack his effect goes on the chain; then all of Alice's have +3 ATK this turn."""
    alice, bob = table.players
    stonewall, other = alice.controls(STRONG_STONEWALL), alice.controls(plain("Other Character", atk=2))
    defender, foreign = bob.controls(plain("Defender", 2, defense=5)), bob.controls(plain("Foreign Character", atk=2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(stonewall, on=defender))
    table.all_pass()
    table.chain_is("Stonewall", point=1)
    table.attackers_are(point=control(1, "nobody is in the attack any more"))
    table.shows(stonewall, atk=9)
    table.resolve()
    table.shows(stonewall, atk=12, point=2)
    table.shows(other, atk=5, point=2)
    table.shows(foreign, atk=2)
    bob.loses_in_all(2 + 4, point=3)
    table.goes_on_to(DRAW)
    bob.chooses()
    table.shows(stonewall, atk=9)
    table.shows(other, atk=2)


@check(ENTRY)
def three_are_enough(table: VsTable) -> None:
    """Stonewall causes exactly 3 breakthrough: his power triggers. For that of another character of Alice's it doesn't."""
    alice, bob = table.players
    other = alice.controls(plain("Other Character", atk=9, defense=9))
    stonewall = alice.controls(STRONG_STONEWALL)
    defenders = [bob.controls(plain(f"Defender {n}", 2, defense=6)) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(other, on=defenders[0]))
    table.all_pass()
    table.chain_is()
    alice.does(table.attack(stonewall, on=defenders[1]))
    table.all_pass()
    bob.loses_in_all(5 + 5)
    table.chain_is("Stonewall")


@check(ENTRY)
def two_are_too_few(table: VsTable) -> None:
    """Stonewall causes 2 breakthrough: nothing triggers. Attacking Bob himself, he causes 9, and nothing triggers either."""
    alice, bob = table.players
    stonewall, second = (
        alice.controls(STRONG_STONEWALL),
        alice.controls(replace(STRONG_STONEWALL, name="Other Stonewall")),
    )
    defender = bob.controls(plain("Defender", 2, defense=7))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(stonewall, on=defender))
    table.all_pass()
    bob.loses_in_all(4)
    table.chain_is()
    alice.does(table.attack(second, on=bob))
    table.all_pass()
    bob.loses_in_all(13)
    table.chain_is()


@check(ENTRY)
def each_time_counts(table: VsTable) -> None:
    """Stonewall is readied and causes breakthrough again: his power triggers again, and he has +6 ATK."""
    alice, bob = table.players
    stonewall, card = alice.controls(STRONG_STONEWALL), alice.has_in_hand(READY_ONE)
    defenders = [bob.controls(plain(f"Defender {n}", 2, defense=5)) for n in (1, 2)]
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(stonewall, on=defenders[0]))
    table.all_pass()
    table.resolve()
    alice.does(table.play(card), stonewall)
    table.resolve()
    alice.does(table.attack(stonewall, on=defenders[1]))
    table.all_pass()
    table.resolve()
    table.shows(stonewall, atk=15)
