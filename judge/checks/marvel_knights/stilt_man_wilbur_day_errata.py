"""Stilt-Man, Wilbur Day"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.cards.marvel_knights.stilt_man_wilbur_day_errata import STILT_MAN
from judge.games.vs_system.dsl import (
    BUILD,
    CHARACTERS,
    COMBAT,
    OPPONENTS,
    PLUS_ONE,
    RECRUIT_STEP,
    SELF,
    AddCounter,
    GetsCounters,
    Played,
    PlotTwist,
    target,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/stilt-man-wilbur-day-errata"

COUNTER = "+1 ATK / +1 DEF"

GROW_ONE = PlotTwist(name="Growing Witness", powers=(Played(effect=AddCounter(target(CHARACTERS), PLUS_ONE, 2)),))

GROW_THEM = PlotTwist(name="Raising Witness", powers=(Played(effect=AddCounter(CHARACTERS & OPPONENTS, PLUS_ONE)),))

# His text as printed.
OLD_STILT_MAN = replace(
    STILT_MAN,
    entry=None,
    powers=(whenever(GetsCounters(subject=CHARACTERS & OPPONENTS)) >> AddCounter(SELF, PLUS_ONE),),
)


@check(ENTRY)
def stilt_man_grows_with_others(table: VsTable) -> None:
    """Bob's character gets two counters at once: Alice's Stilt-Man gets one. For that one, and for her own, Bob's Stilt-Man gets none."""
    alice, bob = table.players
    own, other = (seat.controls(STILT_MAN) for seat in table.players)
    hero, twist = bob.controls(plain("Hero")), alice.has_in_hand(GROW_ONE)
    alice.has_resources(1)
    table.begin(COMBAT)
    alice.does(table.play(twist), hero)
    table.all_pass()
    table.chain_is("Stilt-Man", point=control(2, "Alice's Stilt-Man triggers once"))
    table.all_pass()
    table.chain_is(point=2)
    table.shows(own, atk=4, defense=3)
    table.all_pass()
    table.counts(other, COUNTER, 0, point=2)
    table.all_pass()
    table.counts(own, COUNTER, 1, point=2)


@check(ENTRY)
def stilt_man_gains_counters(table: VsTable) -> None:
    """Bob's Stilt-Man gets counters: Alice's Stilt-Man gets none."""
    alice, _ = table.players
    own, other = (seat.controls(STILT_MAN) for seat in table.players)
    twist = alice.has_in_hand(GROW_ONE)
    alice.has_resources(1)
    table.begin(COMBAT)
    alice.does(table.play(twist), other)
    table.all_pass()
    table.counts(other, COUNTER, 2)
    table.chain_is(point=1)
    table.all_pass()
    table.counts(own, COUNTER, 0, point=1)


@check(ENTRY)
def stilt_man_arrives_with_counters(table: VsTable) -> None:
    """A cosmic character and a cosmic Stilt-Man come into play for Bob, each with its counter: Alice's Stilt-Man minds the first only."""
    alice, bob = table.players
    own = alice.controls(STILT_MAN)
    bob.has_resources(2)
    hero = bob.has_in_hand(plain("Hero", keywords=("cosmic",)))
    namesake = bob.has_in_hand(plain("Stilt-Man", keywords=("cosmic",)))
    table.begin(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(hero))
    table.resolve()
    bob.chooses("front row")
    table.resolve()
    table.counts(own, COUNTER, 1, point=control(1, "another character that arrives with a counter counts"))
    bob.does(table.recruit(namesake))
    table.all_pass()
    bob.chooses("front row")
    table.counts(namesake, "cosmic", 1)
    table.chain_is(point=1)
    table.all_pass()
    table.counts(own, COUNTER, 1, point=1)


@check(ENTRY)
def stilt_man_is_boosted(table: VsTable) -> None:
    """Alice recruits Stilt-Man with his boost: he gets his own counter, and Bob's Stilt-Man none."""
    alice, bob = table.players
    alice.has_resources(3)
    own, other = alice.has_in_hand(STILT_MAN), bob.controls(STILT_MAN)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(own, boosted=True))
    table.resolve()
    alice.chooses("front row")
    table.all_pass()
    table.counts(own, COUNTER, 1)
    table.chain_is(point=(1, 2))
    table.all_pass()
    table.counts(other, COUNTER, 0, point=1)


@check(ENTRY)
def stilt_men_as_printed_set_each_other_off(table: VsTable) -> None:
    """Both Stilt-Men have the printed text: one counter sets off the other, and that the first again, without end."""
    alice, bob = table.players
    own, other = (seat.controls(OLD_STILT_MAN) for seat in table.players)
    hero, twist = bob.controls(plain("Hero")), alice.has_in_hand(GROW_ONE)
    alice.has_resources(1)
    table.begin(COMBAT)
    alice.does(table.play(twist), hero)
    for _ in range(7):
        table.all_pass()
    table.counts(own, COUNTER, 3, point=control(2, "each counter brings the next one"))
    table.counts(other, COUNTER, 3, point=control(2, "and that one the next"))
    table.chain_is("Stilt-Man", point=control(2, "and it goes on: nobody can stop it"))


@check(ENTRY)
def stilt_man_minds_each_character(table: VsTable) -> None:
    """Two of Bob's characters get a counter at the same time: Alice's Stilt-Man triggers for each of them."""
    alice, bob = table.players
    own = alice.controls(STILT_MAN)
    for number in (1, 2):
        bob.controls(plain(f"Hero {number}"))
    twist = alice.has_in_hand(GROW_THEM)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    table.all_pass()
    alice.chooses("1.")
    table.resolve()
    table.counts(own, COUNTER, 2)
