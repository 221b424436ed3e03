"""Backs Against the Wall"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import STUN_ONE
from judge.games.vs_system.cards.x_men.backs_against_the_wall import BACKS_AGAINST_THE_WALL
from judge.games.vs_system.dsl import ATTACK_STEP, COMBAT, EVASION, SUPPORT
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/backs-against-the-wall"

EXCUSES = {"[0].effect.effect.objects.when=START": "no ruling speaks of an attacker that joins the attack in response"}

MORLOCKS = "Morlocks"

EVADERS = tuple(plain(f"Evading Witness {n}", affiliations=(MORLOCKS,), keywords=(EVASION,)) for n in (1, 2))


@check(ENTRY)
def any_morlocks_defender_is_enough(table: VsTable) -> None:
    """Bob's Morlocks defender has no evasion: he can play the card. While a defender of another affiliation is attacked, he can't."""
    alice, bob = table.players
    attackers = [alice.controls(plain(f"Attacker {n}")) for n in (1, 2)]
    defender = bob.controls(plain("Defender", defense=9, affiliations=(MORLOCKS,)))
    other, twist = bob.controls(plain("Other Defender", defense=9)), bob.has_in_hand(BACKS_AGAINST_THE_WALL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attackers[0], on=defender))
    alice.passes()
    bob.can(table.play(twist), point=2)
    bob.passes()
    alice.does(table.attack(attackers[1], on=other))
    alice.passes()
    bob.cannot(table.play(twist), only_because="text")


@check(ENTRY)
def only_this_attack_counts(table: VsTable) -> None:
    """One of Bob's characters becomes stunned in the first attack, one in the second: one counts, and the attacker stays."""
    alice, bob = table.players
    attackers = [alice.controls(plain(f"Attacker {n}")) for n in (1, 2)]
    defender = bob.controls(plain("Defender", defense=9, affiliations=(MORLOCKS,)))
    evaders, twist = [bob.controls(card) for card in EVADERS], bob.has_in_hand(BACKS_AGAINST_THE_WALL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    for attacker, evader in zip(attackers, evaders, strict=True):
        alice.does(table.attack(attacker, on=defender))
        alice.passes()
        bob.does(table.use(evader))
        table.resolve()
        if attacker is attackers[0]:
            table.all_pass()
    alice.passes()
    bob.does(table.play(twist))
    table.resolve()
    table.attackers_are(attackers[1], point=1)


@check(ENTRY)
def all_who_became_stunned_count(table: VsTable) -> None:
    """Two of Bob's characters beside the defender become stunned in the attack: the attacker is removed, and the attack does nothing."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", atk=12))
    defender = bob.controls(plain("Defender", defense=9, affiliations=(MORLOCKS,)))
    evaders, twist = [bob.controls(card) for card in EVADERS], bob.has_in_hand(BACKS_AGAINST_THE_WALL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    for evader in evaders:
        bob.does(table.use(evader))
    bob.does(table.play(twist))
    table.resolve()
    table.attackers_are(point=3)
    table.all_pass()
    table.is_(defender, "stunned", expected=False, point=5)
    bob.loses_in_all(2)


@check(ENTRY)
def who_evades_in_response_counts(table: VsTable) -> None:
    """One of Bob's characters has become stunned. He plays the card and stuns the defender itself in response: the attacker is removed."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker"))
    evader, defender = (bob.controls(card) for card in EVADERS)
    twist = bob.has_in_hand(BACKS_AGAINST_THE_WALL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.passes()
    bob.does(table.use(evader))
    table.resolve()
    alice.passes()
    bob.does(table.play(twist))
    bob.does(table.use(defender))
    table.resolve()
    table.attackers_are(point=(1, 4))


@check(ENTRY)
def only_your_characters_count(table: VsTable) -> None:
    """One character of Bob's and one of Alice's become stunned in the attack: that is one of Bob's, and the attacker stays."""
    alice, bob = table.players
    attacker, foreign = alice.controls(plain("Attacker")), alice.controls(plain("Foreign Character"))
    defender = bob.controls(plain("Defender", defense=9, affiliations=(MORLOCKS,)))
    evader, blow, twist = bob.controls(EVADERS[0]), bob.has_in_hand(STUN_ONE), bob.has_in_hand(BACKS_AGAINST_THE_WALL)
    his = alice.has_in_hand(BACKS_AGAINST_THE_WALL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=defender))
    alice.cannot(table.play(his), only_because="text")
    alice.passes()
    bob.does(table.use(evader))
    bob.does(table.play(blow), foreign)
    table.resolve()
    alice.passes()
    bob.does(table.play(twist))
    table.resolve()
    table.is_(foreign, "stunned")
    table.attackers_are(attacker)


@check(ENTRY)
def the_conclusion_is_too_late(table: VsTable) -> None:
    """One of Bob's has evaded, and the attack concludes against his defender: two are stunned now, and he can't play the card any more."""
    alice, bob = table.players
    team = [alice.controls(plain(name, affiliations=("X-Men",))) for name in ("Hero", "Friend")]
    defender = bob.controls(plain("Defender", affiliations=(MORLOCKS,)))
    evader, twist = bob.controls(EVADERS[0], row=SUPPORT), bob.has_in_hand(BACKS_AGAINST_THE_WALL)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(*team, on=defender))
    alice.passes()
    bob.does(table.use(evader))
    table.resolve()
    table.all_pass()
    bob.has_to_wait(table.play(twist), point=6)
    bob.chooses(team[0])
    table.is_(defender, "stunned")
