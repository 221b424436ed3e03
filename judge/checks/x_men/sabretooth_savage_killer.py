"""Sabretooth, Savage Killer"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import READY_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.sabretooth_savage_killer import SABRETOOTH
from judge.games.vs_system.dsl import ATTACK_STEP, BUILD, COMBAT, DRAW, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/sabretooth-savage-killer"

EXCUSES = {
    "[1].effect.objects.how=CHOICE_START": "no ruling asks what becomes of a target that is illegal on resolution"
}

# The corpus has neither his cost nor his ATK and DEF.
WILD_SABRETOOTH = replace(SABRETOOTH, cost=4, atk=9, defense=6)

STRONG = plain("Strong Character", 2, atk=9, defense=9)


@check(ENTRY)
def anybodys_breakthrough_counts(table: VsTable) -> None:
    """Bob's character causes breakthrough, and Alice's Sabretooth triggers. Attacking later this turn he isn't stunned by 9 ATK."""
    alice, bob = table.players
    sabretooth, victim = alice.controls(WILD_SABRETOOTH), alice.controls(plain("Victim", defense=5))
    attacker, defender = bob.controls(STRONG), bob.controls(replace(STRONG, name="Strong Defender"))
    weak, rock = bob.controls(plain("Weak Character")), alice.controls(plain("Rock", defense=20))
    table.begin(COMBAT, ATTACK_STEP, bob, initiative=bob)
    bob.does(table.attack(attacker, on=victim))
    table.all_pass()
    table.chain_is("Sabretooth", point=1)
    table.resolve()
    bob.does(table.attack(weak, on=rock))
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(sabretooth, on=defender))
    table.all_pass()
    table.is_(defender, "stunned")
    table.is_(sabretooth, "stunned", expected=False, point=1)


@check(ENTRY)
def he_is_safe_while_he_attacks(table: VsTable) -> None:
    """Alice's other character has caused breakthrough. Before Sabretooth attacks, an effect stuns him as ever."""
    alice, bob = table.players
    sabretooth, other = alice.controls(WILD_SABRETOOTH), alice.controls(STRONG)
    victim, blow = bob.controls(plain("Victim", defense=5)), bob.has_in_hand(STUN_ONE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(other, on=victim))
    table.all_pass()
    table.resolve()
    alice.passes()
    bob.does(table.play(blow), sabretooth)
    table.resolve()
    table.is_(sabretooth, "stunned", point=1)


@check(ENTRY)
def his_own_breakthrough_comes_too_late(table: VsTable) -> None:
    """Sabretooth causes 4 breakthrough against 9 ATK: he is stunned, and his effect goes on the chain after the attack."""
    alice, bob = table.players
    sabretooth, defender = alice.controls(WILD_SABRETOOTH), bob.controls(plain("Defender", 2, atk=9, defense=5))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(sabretooth, on=defender))
    table.all_pass()
    bob.loses_in_all(2 + 4)
    table.is_(sabretooth, "stunned", point=2)
    table.attackers_are(point=control(2, "the attack is over"))
    table.chain_is("Sabretooth", point=2)


@check(ENTRY)
def his_next_attack_is_safe(table: VsTable) -> None:
    """Sabretooth causes breakthrough, is readied and attacks again, against 9 ATK: he isn't stunned."""
    alice, bob = table.players
    sabretooth, card = alice.controls(WILD_SABRETOOTH), alice.has_in_hand(READY_ONE)
    first, second = bob.controls(plain("First Defender", 2, defense=5)), bob.controls(STRONG)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(sabretooth, on=first))
    table.all_pass()
    table.resolve()
    alice.does(table.play(card), sabretooth)
    table.resolve()
    alice.does(table.attack(sabretooth, on=second))
    table.all_pass()
    table.is_(second, "stunned")
    table.is_(sabretooth, "stunned", expected=False, point=3)


@check(ENTRY)
def both_end_with_the_turn(table: VsTable) -> None:
    """Sabretooth is safe and can attack hidden characters this turn. In the next one he can't, and attacking he is stunned by 9 ATK."""
    alice, bob = table.players
    sabretooth, other = alice.controls(WILD_SABRETOOTH), alice.controls(STRONG)
    victim, defender = bob.controls(plain("Victim", defense=5)), bob.controls(STRONG)
    hidden = bob.controls(plain("Hidden Character", defense=20, atk=9), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(other, on=victim))
    table.all_pass()
    table.resolve()
    alice.does(table.use(sabretooth), sabretooth)
    table.resolve()
    alice.does(table.attack(sabretooth, on=hidden))
    table.all_pass()
    table.is_(sabretooth, "stunned", expected=False)
    table.goes_on_to(DRAW)
    bob.chooses()
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(sabretooth, on=hidden), only_because="vs/attack.hidden")
    alice.does(table.attack(sabretooth, on=defender))
    table.all_pass()
    table.is_(sabretooth, "stunned", point=1)


@check(ENTRY)
def he_targets_himself(table: VsTable) -> None:
    """Alice pays 2 endurance and targets Sabretooth himself: he can attack a hidden character."""
    alice, bob = table.players
    sabretooth = alice.controls(WILD_SABRETOOTH)
    alice.controls(plain("Other Character"))
    hidden = bob.controls(plain("Hidden Character"), hidden=True)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(sabretooth, on=hidden), only_because="vs/attack.hidden")
    alice.does(table.use(sabretooth))
    alice.is_asked("target", not_offers=(hidden,))
    alice.is_asked("target", offers=(sabretooth,), point=4)
    alice.chooses(sabretooth)
    table.resolve()
    alice.loses_in_all(2)
    bob.loses_in_all(0)
    alice.can(table.use(sabretooth))
    alice.can(table.attack(sabretooth, on=hidden))


@check(ENTRY)
def breakthrough_on_a_player_counts(table: VsTable) -> None:
    """Two of Alice's other characters attack Bob himself: that is breakthrough, too, and Sabretooth triggers each time."""
    alice, bob = table.players
    alice.controls(WILD_SABRETOOTH)
    others = alice.controls(STRONG), alice.controls(STRONG)
    table.begin(COMBAT, ATTACK_STEP, alice)
    for other in others:
        alice.does(table.attack(other, on=bob))
        table.all_pass()
        table.chain_is("Sabretooth")
        table.resolve()


@check(ENTRY)
def he_is_a_reservist(table: VsTable) -> None:
    """Alice recruits Sabretooth out of her resource row."""
    alice, _ = table.players
    sabretooth, _ = alice.has_resource(WILD_SABRETOOTH), alice.has_resources(4)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.recruit(sabretooth))
