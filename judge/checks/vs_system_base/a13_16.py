"""How cosmic and cosmic—surge work"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import CHARGE_ONE, COSMIC_HERO, RAISE_STUNNED, STUN_ONE
from judge.games.vs_system.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    COSMIC,
    RECOVERY,
    RECRUIT_STEP,
    SURGE,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a13.16"

SURGING = replace(plain("Surging Witness"), keywords=frozenset({SURGE}))


@check(ENTRY)
def its_text_needs_the_counter(table: VsTable) -> None:
    """Cosmic: +4 ATK. Without its counter the character has its printed 3 ATK; with one it has 7."""
    alice, _ = table.players
    hero, charge = alice.controls(COSMIC_HERO), alice.has_in_hand(CHARGE_ONE)
    table.begin(COMBAT)
    table.shows(hero, atk=3, point=1)
    alice.does(table.play(charge), hero)
    table.resolve()
    table.shows(hero, atk=7, point=control(1, "with the counter the text works"))


@check(ENTRY)
def it_brings_its_counter_and_loses_it(table: VsTable) -> None:
    """A recruited cosmic character has a cosmic counter as it comes into play; once it is stunned it has none."""
    alice, _ = table.players
    alice.has_resources(1)
    hero, ray = alice.has_in_hand(COSMIC_HERO), alice.has_in_hand(STUN_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.resolve()
    alice.chooses("front row")
    table.counts(hero, COSMIC, 1, point=2)
    alice.does(table.play(ray), hero)
    table.resolve()
    table.counts(hero, COSMIC, 0, point=2)


@check(ENTRY)
def stunned_it_brings_none(table: VsTable) -> None:
    """An effect puts a cosmic character into play stunned: it has no counter."""
    alice, _ = table.players
    hero, twist = alice.has_in_ko_pile(COSMIC_HERO), alice.has_in_hand(RAISE_STUNNED)
    table.begin(COMBAT)
    alice.does(table.play(twist))
    table.resolve()
    alice.chooses(hero)
    alice.chooses("front row")
    table.is_(hero, "stunned")
    table.counts(hero, COSMIC, 0, point=2)


@check(ENTRY)
def surge_brings_it_as_recovery_starts(table: VsTable) -> None:
    """A recruited cosmic—surge character has no counter, in the combat phase neither; as the recovery phase starts it gets one."""
    alice, _ = table.players
    alice.has_resources(1)
    surging = alice.has_in_hand(SURGING)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(surging))
    table.resolve()
    alice.chooses("front row")
    table.counts(surging, COSMIC, 0, point=3)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.counts(surging, COSMIC, 1, point=3)


@check(ENTRY)
def face_down_it_gets_none(table: VsTable) -> None:
    """A cosmic—surge character is stunned as the recovery phase starts: nothing triggers for it."""
    alice, bob = table.players
    surging = alice.controls(SURGING, stunned=True)
    table.begin(COMBAT, ATTACK_STEP, bob)
    table.goes_on_to(RECOVERY)
    table.chain_is(point=3)
    table.counts(surging, COSMIC, 0, point=control(3, "it gets no counter"))
