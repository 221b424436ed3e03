"""Cosmic—Surge"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import CHARGE_ONE, RECOVER_ONE, STUN_ONE
from judge.games.vs_remix.dsl import (
    BUILD,
    COMBAT,
    COSMIC_CHARACTERS,
    RECOVERY,
    RECRUIT_STEP,
    Adds,
    Played,
    PlotTwist,
    Static,
    cosmic,
    target,
    this_turn,
)
from judge.proving.tables.vs_remix import RemixTable, check, plain

SURGE_HERO = replace(
    plain("Surging Witness", keywords=("cosmic—surge",), atk=1), powers=cosmic(Static(change=Adds("atk", 5)))
)

PRAISE_COSMIC = PlotTwist(
    name="Praising Witness", powers=(Played(effect=this_turn(target(COSMIC_CHARACTERS), Adds("atk", 2))),)
)


@check("remix-glossary/cosmic-surge", follows={4: "remix-glossary/cosmic-surge#2"})
def surging_character_earns_its_counter(table: RemixTable) -> None:
    """A surging character has no counter in its first combat phase; each recovery phase brings one, its own power being what does it."""
    alice, _ = table.players
    hero, ray, aid = alice.has_in_hand(SURGE_HERO), alice.has_in_hand(STUN_ONE), alice.has_in_hand(RECOVER_ONE)
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hero))
    table.resolve()
    alice.chooses("front row")
    table.counts(hero, "cosmic", 0, point=(1, 2))
    table.goes_on_to(COMBAT)
    table.counts(hero, "cosmic", 0, point=4)
    table.shows(hero, atk=1, point=4)
    table.goes_on_to(RECOVERY)
    table.chain_is("Surging Witness", point=3)
    table.resolve()
    table.counts(hero, "cosmic", 1, point=(1, 3))
    table.shows(hero, atk=6)
    alice.does(table.play(ray), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=1)
    alice.does(table.play(aid), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=3)
    table.goes_on_to(RECOVERY)
    table.resolve()
    table.counts(hero, "cosmic", 1, point=3)


@check("remix-glossary/cosmic-surge")
def surging_character_is_a_cosmic_one(table: RemixTable) -> None:
    """A surging character is a legal target for what asks for a cosmic character, and an effect can give it a counter."""
    alice, _ = table.players
    hero, praise, charge = (
        alice.controls(SURGE_HERO),
        alice.has_in_hand(PRAISE_COSMIC),
        alice.has_in_hand(CHARGE_ONE),
    )
    table.begin()
    alice.can(table.play(praise), point=1)
    alice.does(table.play(charge), hero)
    table.resolve()
    table.counts(hero, "cosmic", 1, point=1)


@check("remix-glossary/cosmic-surge")
def surging_character_is_face_down(table: RemixTable) -> None:
    """A stunned character lies face down: its power doesn't trigger as recovery starts, so recovering in that phase comes too late."""
    alice, _ = table.players
    hero, aid = alice.controls(SURGE_HERO, stunned=True), alice.has_in_hand(RECOVER_ONE)
    table.begin(COMBAT, "attack step", table.bob)
    table.goes_on_to(RECOVERY)
    table.chain_is(point=5)
    alice.does(table.play(aid), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=5)


@check("remix-glossary/cosmic-surge")
def surging_character_is_stunned_in_response(table: RemixTable) -> None:
    """A surging character is stunned in response to its own trigger: the trigger does nothing, also once it has recovered."""
    alice, _ = table.players
    hero, ray, aid = alice.controls(SURGE_HERO), alice.has_in_hand(STUN_ONE), alice.has_in_hand(RECOVER_ONE)
    table.begin(COMBAT, "attack step", table.bob)
    table.goes_on_to(RECOVERY)
    table.chain_is("Surging Witness")
    alice.does(table.play(ray), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=6)
    alice.does(table.play(aid), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=6)
