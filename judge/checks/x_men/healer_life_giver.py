"""Healer, Life Giver"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import HOSPITAL, RECOVER_ONE, STUN_ONE
from judge.games.vs_system.cards.x_men.healer_life_giver import HEALER
from judge.games.vs_system.dsl import BUILD, COMBAT, RECOVERY, RECRUIT_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/healer-life-giver"

SMALL_HEALER = replace(HEALER, cost=1)


@check(ENTRY)
def healer_heals_the_target(table: VsTable) -> None:
    """In her recruit step Alice targets a character, which Bob stuns later. As the recovery phase starts it recovers: she gains 1."""
    alice, bob = table.players
    healer, friend = alice.controls(SMALL_HEALER), alice.controls(plain("Friend", 2))
    alice.has_resources(2)
    blow, foreign = bob.has_in_hand(STUN_ONE), bob.controls(plain("Foreign"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(healer))
    alice.is_asked("target", offers=(friend, healer), point=1)
    alice.is_asked("target", not_offers=(foreign,))
    alice.chooses(friend)
    alice.cannot(table.use(healer), only_because="vs/act.once")
    table.resolve()
    alice.has_points(1)
    table.goes_on_to(COMBAT)
    alice.passes()
    bob.does(table.play(blow), friend)
    table.resolve()
    alice.loses_in_all(2)
    table.goes_on_to(RECOVERY)
    table.nobody_is_asked(point=control(1, "nothing is left to choose"))
    table.all_pass()
    table.is_(friend, "stunned", expected=False, point=control(2, "the target recovers"))
    table.resolve()
    alice.loses_in_all(1, point=2)


@check(ENTRY)
def another_one_gives_endurance(table: VsTable) -> None:
    """An effect recovers another character of Alice's: she gains 1. Another recovers one of Bob's: she gains nothing."""
    alice, bob = table.players
    alice.controls(SMALL_HEALER)
    friend = alice.controls(plain("Friend", 2), stunned=True)
    foreign = bob.controls(plain("Foreign Character", 2), stunned=True)
    cards = [alice.has_in_hand(RECOVER_ONE) for _ in range(2)]
    table.begin(COMBAT)
    alice.does(table.play(cards[0]), friend)
    table.all_pass()
    table.resolve()
    alice.loses_in_all(-1, point=3)
    alice.does(table.play(cards[1]), foreign)
    table.resolve()
    alice.loses_in_all(-1)


@check(ENTRY)
def healers_own_recovery_gives_nothing(table: VsTable) -> None:
    """Healer evades, and recovers as the recovery phase starts: Alice has lost 1 for the stun, and gains nothing."""
    alice, _ = table.players
    healer = alice.controls(SMALL_HEALER)
    table.begin(COMBAT)
    alice.does(table.use(healer, 1))
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.is_(healer, "stunned", expected=False)
    alice.loses_in_all(1, point=3)


@check(ENTRY)
def each_of_several_counts(table: VsTable) -> None:
    """An effect recovers two other characters of Alice's at once: she gains 2."""
    alice, _ = table.players
    alice.controls(SMALL_HEALER)
    hospital = alice.controls(HOSPITAL)
    for number in (1, 2):
        alice.controls(plain(f"Friend {number}", 2), stunned=True)
    table.begin(COMBAT)
    alice.does(table.use(hospital))
    table.all_pass()
    alice.chooses("1. Healer: you gain 1 endurance")
    table.resolve()
    alice.loses_in_all(-2)
