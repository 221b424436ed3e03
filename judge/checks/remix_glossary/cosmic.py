"""Cosmic"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import CHARGE_ONE, COSMIC_HERO, RECOVER_ONE, STUN_ONE
from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    CHARACTER_CARDS,
    CHARACTERS,
    COMBAT,
    COSMIC,
    COSMIC_CHARACTERS,
    IN_KO_PILE,
    INVULNERABILITY,
    OWNED,
    PLAY,
    RECRUIT_STEP,
    STUNNED,
    Adds,
    Gains,
    HasCounter,
    Move,
    On,
    Place,
    Played,
    PlotTwist,
    Static,
    Stunned,
    choice,
    cosmic,
    gain,
    stun,
    target,
    this_turn,
    whenever,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

RETURN_STUNNED = PlotTwist(
    name="Raising Witness",
    powers=(
        Played(effect=Move(choice(CHARACTER_CARDS & IN_KO_PILE & OWNED), PLAY, Place(), flags=frozenset({STUNNED}))),
    ),
)

STUN_ALL = PlotTwist(name="Storming Witness", powers=(Played(effect=stun(CHARACTERS)),))

STRENGTHEN_COSMIC = PlotTwist(
    name="Saluting Witness", powers=(Played(effect=this_turn(target(COSMIC_CHARACTERS), Adds("atk", 1))),)
)

SHIELDED = replace(
    plain("Shielded Witness", 4, keywords=("cosmic",)),
    powers=cosmic(Static(change=Gains("keywords", INVULNERABILITY))),
)

ONLOOKER = replace(
    plain("Looking Witness"),
    powers=(whenever(On(Stunned, CHARACTERS & HasCounter(COSMIC), seen="after")) >> gain(3),),
)


@check("remix-glossary/cosmic")
def cosmic_text_needs_the_counter(table: RemixTable) -> None:
    """A cosmic character without its counter lacks its cosmic text, and has it as soon as it gets the counter."""
    alice, _ = table.players
    hero, charge = alice.controls(COSMIC_HERO), alice.has_in_hand(CHARGE_ONE)
    table.begin()
    table.shows(hero, atk=3, point=1)
    alice.does(table.play(charge), hero)
    table.resolve()
    table.shows(hero, atk=7, point=1)


@check("remix-glossary/cosmic")
def cosmic_character_is_recruited(table: RemixTable) -> None:
    """A recruited cosmic character has a counter; stunned it has neither counter nor keyword, recovered it can get a counter again."""
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
    table.counts(hero, "cosmic", 0, point=6)
    table.has(hero, "keywords", "cosmic", False, point=7)
    alice.does(table.play(charge), hero)
    table.resolve()
    table.counts(hero, "cosmic", 0, point=7)
    alice.does(table.play(aid), hero)
    table.resolve()
    table.has(hero, "keywords", "cosmic", point=7)
    alice.does(table.play(second), hero)
    table.resolve()
    table.counts(hero, "cosmic", 1, point=7)


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
def cosmic_character_arrives_stunned(table: RemixTable) -> None:
    """A cosmic character that an effect puts into play stunned has no counter, and gets none later by recovering."""
    alice, _ = table.players
    hero, back, aid = (
        alice.has_in_ko_pile(COSMIC_HERO),
        alice.has_in_hand(RETURN_STUNNED),
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


@check("remix-glossary/cosmic")
def who_can_get_a_counter(table: RemixTable) -> None:
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
    salute = alice.has_in_hand(STRENGTHEN_COSMIC)
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
