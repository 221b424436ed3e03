"""Sentry #459, Advance Guard"""

from __future__ import annotations

from judge.games.vs_system.cards.heralds_of_galactus.sentry_459_advance_guard import SENTRY_459
from judge.games.vs_system.dsl import BUILD, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/sentry-459-advance-guard")
def stunned_sentry_doesnt_watch(table: VsTable) -> None:
    """A character is recruited while Sentry #459 is stunned: his power doesn't trigger."""
    alice, _ = table.players
    alice.has_resources(1)
    sentry, recruit = alice.controls(SENTRY_459, stunned=True), alice.has_in_hand(plain("Recruit"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit", point=1)
    table.resolve()
    alice.chooses("front row")
    table.shows(sentry, atk=12, defense=12, point=1)


@check("heralds-of-galactus/sentry-459-advance-guard")
def sentry_in_the_resource_row_doesnt_watch(table: VsTable) -> None:
    """A character is recruited while Sentry #459 lies face up in the resource row: his power doesn't trigger."""
    alice, _ = table.players
    alice.has_resource(SENTRY_459, face_up=True)
    recruit = alice.has_in_hand(plain("Recruit"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(recruit))
    table.chain_is("recruiting Recruit", point=1)
    table.resolve()
    alice.chooses("front row")


@check("heralds-of-galactus/sentry-459-advance-guard")
def sentry_doesnt_count_itself(table: VsTable) -> None:
    """Recruiting Sentry #459 doesn't set off its own power; the recruit after it does."""
    alice, _ = table.players
    alice.has_resources(7)
    sentry, recruit = alice.has_in_hand(SENTRY_459), alice.has_in_hand(plain("Recruit", 1))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(sentry))
    table.chain_is("recruiting Sentry", point=2)
    table.resolve()
    alice.chooses("front row")
    table.shows(sentry, atk=12, defense=12, point=2)
    alice.does(table.recruit(recruit))
    table.resolve()
    alice.chooses("front row")
    table.shows(sentry, atk=13, defense=13)


@check("heralds-of-galactus/sentry-459-advance-guard")
def sentry_watches_each_recruit_of_yours(table: VsTable) -> None:
    """Alice recruits two characters and Bob one: Alice's Sentry #459 has +2 ATK and +2 DEF for the turn."""
    alice, bob = table.players
    alice.has_resources(2)
    bob.has_resources(1)
    sentry = alice.controls(SENTRY_459)
    recruits = [alice.has_in_hand(plain(f"Recruit {n}")) for n in (1, 2)]
    foreign = bob.has_in_hand(plain("Bob's Recruit"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    for recruit in recruits:
        alice.does(table.recruit(recruit))
        table.resolve()
        alice.chooses("front row")
    table.goes_on_to(BUILD, RECRUIT_STEP, bob)
    bob.does(table.recruit(foreign))
    table.resolve()
    bob.chooses("front row")
    table.shows(sentry, atk=14, defense=14)
