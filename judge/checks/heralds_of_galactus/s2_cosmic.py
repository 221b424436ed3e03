"""2 Cosmic"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import CHARGE_ONE, COSMIC_HERO, RAISE_STUNNED, RECOVER_ONE, STUN_ONE
from judge.games.vs_system.dsl import (
    BUILD,
    RECRUIT_STEP,
)
from judge.proving.tables.vs_system import VsTable, check, plain


@check("heralds-of-galactus/2-cosmic")
def cosmic_character_is_recruited(table: VsTable) -> None:
    """A recruited cosmic character has a counter and its text until it becomes stunned; once recovered it can get a counter again."""
    alice, _ = table.players
    alice.has_resources(3)
    hero, ray, aid = alice.has_in_hand(COSMIC_HERO), alice.has_in_hand(STUN_ONE), alice.has_in_hand(RECOVER_ONE)
    charge, second = alice.has_in_hand(CHARGE_ONE), alice.has_in_hand(CHARGE_ONE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.resolve()
    alice.chooses("front row")
    table.counts(hero, "cosmic", 1, point=2)
    table.shows(hero, atk=7)
    alice.does(table.play(ray), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=(6, 8))
    table.has(hero, "keywords", "cosmic", False, point=7)
    alice.does(table.play(charge), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=8)
    alice.does(table.play(aid), hero)
    table.resolve()
    table.has(hero, "keywords", "cosmic", point=7)
    alice.does(table.play(second), hero)
    table.resolve()
    table.counts(hero, "cosmic", 1, point=7)


@check("heralds-of-galactus/2-cosmic")
def cosmic_text_needs_the_counter(table: VsTable) -> None:
    """A cosmic character without its counter lacks its cosmic text, and has it as soon as it gets the counter."""
    alice, _ = table.players
    hero, charge = alice.controls(COSMIC_HERO), alice.has_in_hand(CHARGE_ONE)
    table.begin()
    table.shows(hero, atk=3, point=1)
    alice.does(table.play(charge), hero)
    table.resolve()
    table.shows(hero, atk=7, point=1)


@check("heralds-of-galactus/2-cosmic")
def cosmic_character_arrives_stunned(table: VsTable) -> None:
    """A cosmic character that an effect puts into play stunned has no counter, and gets none later by recovering."""
    alice, _ = table.players
    hero, back, aid = (
        alice.has_in_ko_pile(COSMIC_HERO),
        alice.has_in_hand(RAISE_STUNNED),
        alice.has_in_hand(RECOVER_ONE),
    )
    table.begin()
    alice.does(table.play(back))
    table.resolve()
    alice.chooses(hero)
    alice.chooses("front row")
    table.is_(hero, "stunned")
    table.counts(hero, "cosmic", 0, point=(2, 3))
    alice.does(table.play(aid), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=3)


@check("heralds-of-galactus/2-cosmic")
def who_can_get_a_counter(table: VsTable) -> None:
    """Counters are put on a character without cosmic, which can't have one, and on a cosmic one that has one already."""
    alice, _ = table.players
    other, hero = alice.controls(plain("Other Character")), alice.controls(COSMIC_HERO, counters=("cosmic",))
    first, second = alice.has_in_hand(CHARGE_ONE), alice.has_in_hand(CHARGE_ONE)
    table.begin()
    alice.does(table.play(first), other)
    table.resolve()
    table.counts(other, "cosmic", 0, point=4)
    alice.does(table.play(second), hero)
    table.resolve()
    table.counts(hero, "cosmic", 1, point=5)
