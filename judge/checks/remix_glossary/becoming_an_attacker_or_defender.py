"""Becoming an attacker or defender"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import CALL_INTO_ATTACK, EXPOSE, HALLOW, PACIFY
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BE_ATTACKED,
    CHARACTERS,
    COMBAT,
    SUPPORT,
    Bans,
    Played,
    PlotTwist,
    named,
    target,
    this_turn,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

SHELTER = PlotTwist(
    name="Sheltering Witness",
    powers=(Played(effect=this_turn(target(CHARACTERS), Bans(BE_ATTACKED, by=named("Attacker")))),),
)


@check("remix-glossary/becoming-an-attacker-or-defender")
def newcomer_couldnt_have_attacked(table: RemixTable) -> None:
    """A character in the support row without range couldn't have attacked: an effect makes it an attacker all the same."""
    alice, bob = table.players
    attacker, archer = alice.controls(plain("Attacker")), alice.controls(plain("Rear Guard"), row=SUPPORT)
    foe, enlist = bob.controls(plain("Foe", defense=9)), alice.has_in_hand(CALL_INTO_ATTACK)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(archer, on=foe), only_because="vs/attack.range")
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(enlist), archer)
    table.all_pass()
    table.attackers_are(attacker, archer, point=1)


@check("remix-glossary/becoming-an-attacker-or-defender")
def new_defender_couldnt_have_been_attacked(table: RemixTable) -> None:
    """A protected character couldn't have been attacked: an effect makes it the defender all the same, and the attack goes on."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker", atk=5, defense=5))
    foe, guarded = bob.controls(plain("Foe", defense=9)), bob.controls(plain("Guarded"), row=SUPPORT)
    expose = alice.has_in_hand(EXPOSE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.attack(attacker, on=guarded), only_because="vs/attack.protected")
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(expose), guarded)
    table.all_pass()
    table.defender_is(guarded, point=1)
    table.all_pass()
    table.is_(guarded, "stunned", point=1)


@check("remix-glossary/becoming-an-attacker-or-defender")
def who_cant_attack_joins_the_attack(table: RemixTable) -> None:
    """A character that can't attack this turn can't be proposed: an effect makes it an attacker all the same."""
    alice, bob = table.players
    attacker, peaceful = alice.controls(plain("Attacker")), alice.controls(plain("Peaceful"))
    foe = bob.controls(plain("Foe", defense=9))
    pacify, enlist = alice.has_in_hand(PACIFY), alice.has_in_hand(CALL_INTO_ATTACK)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.play(pacify), peaceful)
    table.resolve()
    alice.cannot(
        table.attack(peaceful, on=foe), only_because="Pacifying Witness", point=control(2, "it can't be proposed")
    )
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(enlist), peaceful)
    table.all_pass()
    table.attackers_are(attacker, peaceful, point=2)


@check("remix-glossary/becoming-an-attacker-or-defender")
def who_cant_be_attacked_becomes_the_defender(table: RemixTable) -> None:
    """A character that can't be attacked this turn can't be proposed as defender: an effect makes it the defender all the same."""
    alice, bob = table.players
    attacker = alice.controls(plain("Attacker"))
    foe, hallowed = bob.controls(plain("Foe", defense=9)), bob.controls(plain("Hallowed", defense=9))
    hallow, expose = bob.has_in_hand(HALLOW), alice.has_in_hand(EXPOSE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(hallow), hallowed)
    table.resolve()
    alice.cannot(
        table.attack(attacker, on=hallowed), only_because="Hallowing Witness", point=control(3, "it can't be proposed")
    )
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(expose), hallowed)
    table.all_pass()
    table.defender_is(hallowed, point=3)


@check("remix-glossary/becoming-an-attacker-or-defender")
def who_cant_be_attacked_by_one_of_a_team(table: RemixTable) -> None:
    """A character can't be attacked by one of two attackers: an effect makes it the defender of their team attack all the same."""
    alice, bob = table.players
    attacker, partner = (alice.controls(plain(name, affiliations=("X-Men",))) for name in ("Attacker", "Partner"))
    foe, hallowed = bob.controls(plain("Foe", defense=9)), bob.controls(plain("Hallowed", defense=9))
    shelter, expose = bob.has_in_hand(SHELTER), alice.has_in_hand(EXPOSE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.passes()
    bob.does(table.play(shelter), hallowed)
    table.resolve()
    alice.can(table.attack(partner, on=hallowed))
    alice.does(table.attack(attacker, partner, on=foe))
    alice.does(table.play(expose), hallowed)
    table.all_pass()
    table.defender_is(hallowed, point=3)


@check("remix-glossary/becoming-an-attacker-or-defender")
def stunned_characters_stay_out(table: RemixTable) -> None:
    """Effects that would make stunned characters attacker and defender do nothing."""
    alice, bob = table.players
    attacker, down = alice.controls(plain("Attacker")), alice.controls(plain("Stunned Friend"), stunned=True)
    foe, low = bob.controls(plain("Foe", defense=9)), bob.controls(plain("Stunned Foe"), stunned=True)
    enlist, expose = alice.has_in_hand(CALL_INTO_ATTACK), alice.has_in_hand(EXPOSE)
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=foe))
    alice.does(table.play(enlist), down)
    table.all_pass()
    table.attackers_are(attacker, point=4)
    alice.does(table.play(expose), low)
    table.all_pass()
    table.defender_is(foe, point=4)
