"""Hunter"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import KO_ONE, NUMB, RETURN_ONE, SCHEMER, STEAL_ONE, STUN_ONE, SUMMONS
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    HUNTED,
    RECRUIT_STEP,
    Adds,
    Static,
)
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_remix import RemixTable, RemixTableOfThree, check, check_with_three, plain

HUNTSMAN = plain("Huntsman", 0, keywords=("hunter",))
HUNTRESS = plain("Huntress", 0, keywords=("hunter",))

# It strengthens whom its player hunts, which lets everybody see who that is.
BEATER = replace(plain("Beating Witness"), powers=(Static(change=Adds("atk", 10), on=CHARACTERS & HUNTED),))


def recruits(table: RemixTable, card: Piece, prey: Piece) -> None:
    """Alice recruits a character with hunter, and chooses whom she hunts."""
    alice = table.alice
    alice.does(table.recruit(card))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    alice.chooses(prey)


@check("remix-glossary/hunter")
def one_prey_after_the_other(table: RemixTable) -> None:
    """Huntsman enters play: Alice chooses an opposing character. Huntress may keep it; a third hunter hunts another in its place."""
    alice, bob = table.players
    alice.controls(BEATER)
    first, second = bob.controls(plain("First Prey", atk=1)), bob.controls(plain("Second Prey", atk=1))
    low = bob.controls(plain("Stunned Prey"), stunned=True)
    man, woman = alice.has_in_hand(HUNTSMAN), alice.has_in_hand(HUNTRESS)
    third = alice.has_in_hand(replace(HUNTRESS, name="Third Hunter"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(man))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    alice.is_asked("hunt", offers=(first, second, low))
    alice.is_asked("hunt", not_offers=(man,), optional=False, point=1)
    alice.chooses(first)
    table.shows(first, atk=11)
    alice.does(table.recruit(woman))
    table.resolve()
    alice.chooses("front row")
    table.resolve()
    alice.is_asked("hunt", offers=(first,), point=5)
    alice.chooses(first)
    table.shows(first, atk=11)
    recruits(table, third, second)
    table.shows(second, atk=11)
    table.shows(first, atk=1, point=(3, 4, 6))


@check_with_three("remix-glossary/hunter")
def two_hunters_of_one_prey(table: RemixTableOfThree) -> None:
    """Alice and Carol both hunt a character of Bob's. Alice turns to one of Carol's: Carol hunts on. Bob takes that: Alice hunts on."""
    alice, bob, carol = table.players
    alice.controls(BEATER)
    carol.controls(BEATER)
    first, second = bob.controls(plain("First Prey", atk=1)), carol.controls(plain("Second Prey", atk=1))
    man, woman = alice.has_in_hand(HUNTSMAN), carol.has_in_hand(HUNTRESS)
    third, call = alice.has_in_hand(replace(HUNTRESS, name="Third Hunter")), alice.has_in_hand(SUMMONS)
    theft = bob.has_in_hand(STEAL_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    recruits(table, man, first)
    table.goes_on_to(BUILD, RECRUIT_STEP, carol)
    carol.does(table.recruit(woman))
    table.resolve()
    carol.chooses("front row")
    table.resolve()
    carol.chooses(first)
    table.shows(first, atk=21, point=3)
    carol.passes()
    alice.does(table.play(call))
    table.resolve()
    alice.chooses(third)
    alice.chooses("front row")
    table.resolve()
    alice.chooses(second)
    table.shows(first, atk=11, point=(3, 4, 6))
    table.shows(second, atk=11)
    carol.passes()
    alice.passes()
    bob.does(table.play(theft), second)
    table.resolve()
    bob.chooses("front row")
    bob.has_control(second)
    table.shows(second, atk=11, point=control(6, "it opposes Alice still, under Bob's control"))


@check("remix-glossary/hunter")
def hunter_is_put_into_play(table: RemixTable) -> None:
    """An effect puts Huntsman into play: Alice begins to hunt, too."""
    alice, bob = table.players
    bob.controls(plain("Prey"))
    man, call = alice.has_in_hand(HUNTSMAN), alice.has_in_hand(SUMMONS)
    table.begin()
    alice.does(table.play(call))
    table.resolve()
    alice.chooses(man)
    alice.chooses("front row")
    table.chain_is("hunt", point=1)


@check("remix-glossary/hunter")
def prey_is_not_hampered(table: RemixTable) -> None:
    """A hunted character attacks like any other: only what speaks of hunted characters finds it different."""
    alice, bob = table.players
    man, prey = alice.has_in_hand(HUNTSMAN), bob.controls(plain("Prey", atk=1))
    friend = alice.controls(plain("Friend"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    recruits(table, man, prey)
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    table.shows(prey, atk=1)
    bob.can(table.attack(prey, on=friend), point=2)


@check("remix-glossary/hunter")
def both_players_hunt(table: RemixTable) -> None:
    """Alice hunts a character of Bob's, and he hunts one of hers: each is hunted by its hunter alone, in the next turn, too."""
    alice, bob = table.players
    for seat in table.players:
        seat.controls(BEATER)
    man, prey = alice.has_in_hand(HUNTSMAN), bob.controls(plain("Prey", atk=1))
    woman, own = bob.has_in_hand(HUNTRESS), alice.controls(plain("Own Prey", atk=1))
    table.begin(BUILD, RECRUIT_STEP, alice)
    recruits(table, man, prey)
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(woman))
    table.resolve()
    bob.chooses("front row")
    table.resolve()
    bob.chooses(own)
    table.shows(prey, atk=11, point=3)
    table.shows(own, atk=11)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    table.shows(prey, atk=11, point=3)
    table.shows(own, atk=11)


@check("remix-glossary/hunter")
def prey_leaves_play(table: RemixTable) -> None:
    """The hunted character goes to hand and is put into play again: it is hunted no longer."""
    alice, bob = table.players
    alice.controls(BEATER)
    man, prey = alice.has_in_hand(HUNTSMAN), bob.controls(plain("Prey", atk=1))
    retreat, call = bob.has_in_hand(RETURN_ONE), bob.has_in_hand(SUMMONS)
    table.begin(BUILD, RECRUIT_STEP, alice)
    recruits(table, man, prey)
    table.shows(prey, atk=11)
    alice.passes()
    bob.does(table.play(retreat), prey)
    table.resolve()
    alice.passes()
    bob.does(table.play(call))
    table.resolve()
    bob.chooses(prey)
    bob.chooses("front row")
    table.shows(prey, atk=1, point=6)


@check("remix-glossary/hunter")
def prey_changes_sides(table: RemixTable) -> None:
    """Alice takes control of the character that she hunts: it is hunted no longer, nor when Bob has it back."""
    alice, bob = table.players
    alice.controls(BEATER)
    man, prey = alice.has_in_hand(HUNTSMAN), bob.controls(plain("Prey", atk=1))
    theft, revenge = (seat.has_in_hand(STEAL_ONE) for seat in (alice, bob))
    table.begin(BUILD, RECRUIT_STEP, alice)
    recruits(table, man, prey)
    alice.does(table.play(theft), prey)
    table.resolve()
    alice.chooses("front row")
    table.shows(prey, atk=1, point=6)
    alice.passes()
    bob.does(table.play(revenge), prey)
    table.resolve()
    bob.chooses("front row")
    table.shows(prey, atk=1, point=6)


@check("remix-glossary/hunter")
def prey_stays_prey(table: RemixTable) -> None:
    """The hunted character loses its powers, becomes stunned, and Huntsman is KO'd: it is hunted all the time."""
    alice, bob = table.players
    alice.controls(BEATER)
    man, prey = alice.has_in_hand(HUNTSMAN), bob.controls(replace(SCHEMER, name="Prey"))
    numb, ray, shot = alice.has_in_hand(NUMB), alice.has_in_hand(STUN_ONE), alice.has_in_hand(KO_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    recruits(table, man, prey)
    alice.does(table.play(numb), prey)
    table.resolve()
    bob.cannot(table.use(prey), only_because="vs/act.power", point=control(8, "it has lost its power"))
    table.shows(prey, atk=11, point=8)
    alice.does(table.play(ray), prey)
    table.resolve()
    table.shows(prey, atk=11, point=7)
    alice.does(table.play(shot), man)
    table.resolve()
    table.shows(prey, atk=11, point=9)
