"""Cosmic"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.heralds_of_galactus import s2_2_cosmic_characters, s2_cosmic
from judge.checks.witnesses.vs_remix import COSMIC_HERO, STUN_ONE
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    CHARACTERS,
    COMBAT,
    COSMIC,
    INVULNERABILITY,
    Adds,
    Gains,
    HasCounter,
    On,
    Played,
    PlotTwist,
    Static,
    Stunned,
    cosmic,
    gain,
    stun,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

SHIELDED = replace(
    plain("Shielded Witness", 4, keywords=("cosmic",)),
    powers=cosmic(Static(change=Gains("keywords", INVULNERABILITY))),
)

ONLOOKER = replace(
    plain("Looking Witness"),
    powers=(whenever(On(Stunned, CHARACTERS & HasCounter(COSMIC), seen="after")) >> gain(3),),
)


STUN_ALL = PlotTwist(name="Storming Witness", powers=(Played(effect=stun(CHARACTERS)),))

again = check.replays("remix-glossary/cosmic", points={number: number for number in range(1, 8)} | {8: 7})

cosmic_text_needs_the_counter = again(s2_cosmic.cosmic_text_needs_the_counter)
cosmic_character_is_recruited = again(s2_cosmic.cosmic_character_is_recruited)
cosmic_character_arrives_stunned = again(s2_cosmic.cosmic_character_arrives_stunned)
who_can_get_a_counter = again(s2_cosmic.who_can_get_a_counter)


@check("remix-glossary/cosmic")
def cosmic_characters_are_stunned_together(table: RemixTable) -> None:
    """Two cosmic characters become stunned at once: both lose their counters."""
    alice, _ = table.players
    heroes = [alice.controls(plain(name, keywords=("cosmic",)), counters=("cosmic",)) for name in ("First", "Second")]
    storm = alice.has_in_hand(STUN_ALL)
    table.begin()
    alice.does(table.play(storm))
    table.resolve()
    for hero in heroes:
        table.is_(hero, "stunned")
        table.counts(hero, "cosmic", 0, point=6)


@check("remix-glossary/cosmic")
def counter_is_there_while_the_damage_is_settled(table: RemixTable, cost: int = 4) -> None:
    """A defender of cost 4 is stunned: its counter still makes it invulnerable, an onlooker still sees the counter, and then it is gone."""
    alice, bob = table.players
    attacker, _ = alice.controls(plain("Attacker", atk=9, defense=9)), alice.controls(ONLOOKER)
    shielded = bob.controls(replace(SHIELDED, cost=cost), counters=("cosmic",))
    table.begin(COMBAT, ATTACK_STEP, alice)
    alice.does(table.attack(attacker, on=shielded))
    table.all_pass()
    table.is_(shielded, "stunned")
    table.counts(shielded, "cosmic", 0, point=6)
    bob.loses_in_all(8, point=6)
    table.resolve()
    alice.loses_in_all(-3, point=6)


@check("remix-glossary/cosmic")
def who_is_a_cosmic_character(table: RemixTable) -> None:
    """A target must be a cosmic character: with or without a counter, cosmic or cosmic—surge, never stunned, nor just called so."""
    alice, _ = table.players
    charged = alice.controls(COSMIC_HERO, counters=("cosmic",))
    empty = alice.controls(plain("Empty Hero", keywords=("cosmic",)))
    surge = alice.controls(plain("Surge Hero", keywords=("cosmic—surge",)), counters=("cosmic",))
    empty_surge = alice.controls(plain("Empty Surge Hero", keywords=("cosmic—surge",)))
    other = alice.controls(plain("Other Character", version="Cosmic Tourist"))
    stunned = alice.controls(plain("Stunned Hero", keywords=("cosmic",)), stunned=True)
    stunned_surge = alice.controls(plain("Stunned Surge Hero", keywords=("cosmic—surge",)), stunned=True)
    salute = alice.has_in_hand(s2_2_cosmic_characters.STRENGTHEN_COSMIC)
    table.begin()
    alice.does(table.play(salute))
    alice.is_asked("target", offers=(surge,), not_offers=(stunned, stunned_surge), point=8)
    alice.is_asked(
        "target", not_offers=(other,), point=control(8, "whatever its version is, one without the keyword is none")
    )
    alice.is_asked("target", offers=(charged,), point=control(8, "one with keyword and counter is one in any case"))
    alice.is_asked("target", offers=(empty, empty_surge), point=9)
    alice.is_asked("target", not_offers=(stunned, stunned_surge), point=(9, 10))
    alice.chooses(charged)


@check("remix-glossary/cosmic")
def stunned_cosmic_character_has_no_text(table: RemixTable) -> None:
    """A character whose own power gives all characters of its side +2 ATK becomes stunned: the power works no longer."""
    alice, _ = table.players
    leader = alice.controls(
        replace(
            plain("Leading Witness", keywords=("cosmic",)),
            powers=(Static(change=Adds("atk", 2), on=CHARACTERS),),
        )
    )
    follower, ray = alice.controls(plain("Follower", atk=1)), alice.has_in_hand(STUN_ONE)
    table.begin()
    table.shows(follower, atk=3)
    alice.does(table.play(ray), leader)
    table.resolve()
    table.shows(follower, atk=1, point=10)
