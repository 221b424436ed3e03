"""Untouchable"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import EXHAUST_ONE
from judge.games.vs_system.cards.marvel_knights.untouchable import UNTOUCHABLE
from judge.games.vs_system.dsl import (
    ACTIVATE,
    ATTACK_STEP,
    BUILD,
    CHARACTERS,
    COMBAT,
    FORMATION_STEP,
    SELF,
    Attacks,
    exhaust,
    recover,
    target,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/untouchable"

NURSE = replace(plain("Nurse Witness", defense=9), powers=(ACTIVATE >> recover(target(CHARACTERS)),))

PEST = replace(plain("Pestering Witness", defense=9), powers=(whenever(Attacks(SELF)) >> exhaust(target(CHARACTERS)),))


@check(ENTRY)
def untouchable_takes_any_character(table: VsTable) -> None:
    """As the combat phase starts, Alice chooses a character of Bob's and Bob one of Alice's: neither can be targeted this turn."""
    alice, bob = table.players
    alice.has_resource(UNTOUCHABLE, face_up=True)
    own, foreign = alice.controls(plain("Alice's Character")), bob.controls(plain("Bob's Character"))
    other, nurse = alice.controls(plain("Other Character")), alice.controls(NURSE)
    tire_one = bob.has_in_hand(EXHAUST_ONE)
    pest = bob.controls(PEST)
    bob.has_resources(1)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.is_asked("character", offers=(own,), point=1)
    alice.is_asked("character", offers=(foreign,), most=1, point=1)
    alice.chooses(foreign, point=1)
    bob.is_asked("character", offers=(foreign,), point=1)
    bob.is_asked("character", offers=(own,), most=1, point=1)
    bob.chooses(own)
    alice.does(table.use(nurse))
    alice.is_asked("target", offers=(other,), not_offers=(own, foreign))
    alice.chooses(other)
    alice.passes()
    bob.does(table.play(tire_one))
    bob.is_asked("target", offers=(other,), not_offers=(own, foreign))
    bob.chooses(other)
    table.resolve()
    table.goes_on_to(COMBAT, ATTACK_STEP, bob)
    bob.does(table.attack(pest, on=nurse))
    bob.is_asked("target", offers=(other,), not_offers=(own, foreign))
    bob.chooses(other)
    table.resolve()
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.does(table.use(nurse))
    alice.is_asked("target", offers=(own, foreign))
    alice.chooses(own)


@check(ENTRY)
def untouchable_needs_a_crime_lord(table: VsTable) -> None:
    """Bob controls no Crime Lords character and can't play Untouchable; Alice does and can."""
    alice, bob = table.players
    alice.controls(plain("Lord", affiliations=("Crime Lords",)))
    own, foreign = (seat.has_resource(UNTOUCHABLE) for seat in table.players)
    for seat in table.players:
        seat.has_resources(1)
    table.begin(COMBAT)
    alice.can(table.play(own))
    alice.passes()
    bob.cannot(table.play(foreign), only_because="text")
