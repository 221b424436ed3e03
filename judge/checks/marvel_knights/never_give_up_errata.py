"""Never Give Up!"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import OUT, TAKE_ATTACKER
from judge.checks.witnesses.vs_system_scenes import attack_is_taken_over
from judge.games.vs_system.cards.marvel_knights.never_give_up_errata import NEVER_GIVE_UP
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    COMBAT,
    KO_PILE,
    PLAY,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/never-give-up-errata"

X_STATIX = ("X-Statix",)


@check(ENTRY)
def never_give_up_in_the_first_attack(table: VsTable) -> None:
    """In her first attack Alice KOs a character that is X-Statix and Avengers, and her attacker readies. In her second attack she can't."""
    alice, bob = table.players
    alice.has_resources(4)
    first, second = (alice.controls(plain(f"Attacker {n}", affiliations=X_STATIX, defense=9)) for n in (1, 2))
    both, avenger = (
        alice.controls(plain("Both", affiliations=("X-Statix", "Avengers"))),
        alice.controls(plain("Avenger", affiliations=("Avengers",))),
    )
    loner, foes = (
        alice.controls(plain("Loner")),
        [bob.controls(plain(f"Foe {n}", affiliations=("Foes",))) for n in (1, 2)],
    )
    never, again = (alice.has_in_hand(NEVER_GIVE_UP) for _ in range(2))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(first, on=foes[0]))
    alice.can(table.play(never), point=control(1, "in her first attack she can"))
    alice.does(table.play(never), first)
    table.all_pass()
    alice.is_asked("another affiliation", offers=(avenger,), not_offers=(foes[0],), most=1)
    alice.is_asked("another affiliation", offers=(both,), not_offers=(first, loner), point=2)
    alice.chooses(both, point=2)
    table.finds(both, KO_PILE)
    table.is_(first, "exhausted", False)
    table.all_pass()
    alice.does(table.attack(second, on=foes[1]))
    alice.cannot(table.play(again), only_because="text", point=1)


@check(ENTRY)
def never_give_up_without_a_sacrifice(table: VsTable) -> None:
    """Alice has nobody with another affiliation: nobody is KO'd, and the attacker stays exhausted."""
    alice, bob = table.players
    alice.has_resources(4)
    attacker, foe = alice.controls(plain("Attacker", affiliations=X_STATIX)), bob.controls(plain("Foe"))
    never = alice.has_in_hand(NEVER_GIVE_UP)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(never), attacker)
    table.all_pass()
    table.is_(attacker, "exhausted")


@check(ENTRY)
def never_give_up_in_an_attack_of_bobs(table: VsTable) -> None:
    """Bob attacks first this turn, and Alice takes over his X-Statix attacker: it is no attack of hers, so she can't play Never Give Up!"""
    alice, bob = table.players
    alice.has_resources(4)
    never = alice.has_in_hand(NEVER_GIVE_UP)
    attack_is_taken_over(table, plain("Attacker", affiliations=X_STATIX), of=bob, by=alice)
    bob.passes()
    alice.cannot(table.play(never), only_because="text", point=1)


@check(ENTRY)
def never_give_up_readies_your_own(table: VsTable) -> None:
    """Bob has taken over one of two attackers: Alice can target the other one only. Bob removes that one, and nobody is KO'd."""
    alice, bob = table.players
    alice.has_resources(4)
    bob.has_resources(1)
    own, taken = (alice.controls(plain(f"Attacker {n}", affiliations=X_STATIX)) for n in (1, 2))
    avenger, foe = alice.controls(plain("Avenger", affiliations=("Avengers",))), bob.controls(plain("Foe"))
    never, take, out = alice.has_in_hand(NEVER_GIVE_UP), bob.has_in_hand(TAKE_ATTACKER), bob.has_in_hand(OUT)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(own, taken, on=foe))
    alice.passes()
    bob.does(table.play(take), taken)
    table.all_pass()
    bob.chooses("front row")
    alice.does(table.play(never))
    alice.is_asked("target", offers=(own,), not_offers=(taken,))
    alice.chooses(own)
    alice.passes()
    bob.does(table.play(out), own)
    table.all_pass()
    table.all_pass()
    table.nobody_is_asked()
    table.finds(avenger, PLAY)


@check(ENTRY)
def never_give_up_without_an_attacker_of_yours(table: VsTable) -> None:
    """Bob takes over the attacker of Alice's first attack. As printed the card only lacks a target; by the errata it isn't the time."""
    alice, bob = table.players
    alice.has_resources(4)
    never = alice.has_in_hand(NEVER_GIVE_UP)
    attack_is_taken_over(table, plain("Attacker", affiliations=X_STATIX), of=alice, by=bob)
    alice.cannot(table.play(never), only_because=("text", "target"), point=(1, 3))
