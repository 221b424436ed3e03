"""212.5e Comes into play"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_system import BLADE
from judge.games.vs_system.dsl import (
    BUILD,
    CHAIN,
    CHARACTER_CARDS,
    FRONT,
    HIDDEN,
    IN_KO_PILE,
    PLAY,
    RECRUIT_STEP,
    VISIBLE,
    YOURS,
    Move,
    Place,
    Played,
    PlotTwist,
    Spot,
    choice,
    comes_into_play,
    gain,
    whenever,
)
from judge.proving.tables.vs_system import VsTable, check, plain

RAISE = PlotTwist(
    name="Raising Witness",
    powers=(Played(effect=Move(choice(IN_KO_PILE & CHARACTER_CARDS, name="a character card"), PLAY, Place())),),
)

GREETER = replace(plain("Greeting Witness"), powers=(whenever(comes_into_play(CHARACTER_CARDS & YOURS)) >> gain(1),))


@check("marvel-knights/212.5e")
def a_card_comes_into_play_as_it_enters_the_zone(table: VsTable) -> None:
    """Alice recruits a character beside a witness that greets what comes into play: as the recruit is announced nothing triggers."""
    alice, _ = table.players
    alice.has_resources(1)
    alice.controls(GREETER)
    hers = alice.has_in_hand(plain("Her Character"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(hers))
    table.finds(hers, CHAIN)
    table.chain_is("recruiting Her Character", point=1)
    table.resolve()
    alice.chooses("front row")
    table.chain_is("gain 1", point=1)
    table.resolve()
    alice.loses_in_all(-1)


@check("marvel-knights/212.5e")
def a_recruited_character_arrives_in_the_area_of_its_kind(table: VsTable) -> None:
    """Of two characters that Alice recruits, the one with concealed comes into play hidden, the other one visible."""
    alice, _ = table.players
    alice.has_resources(2)
    lurker, other = alice.has_in_hand(plain("Lurker", keywords=("concealed",))), alice.has_in_hand(plain("Other"))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(lurker))
    table.resolve()
    alice.chooses("front row")
    table.stands(lurker, FRONT, HIDDEN, point=3)
    alice.does(table.recruit(other))
    table.resolve()
    alice.is_asked("where Other goes", not_offers=(Spot(FRONT, 1, HIDDEN),), point=2)
    alice.chooses("front row")
    table.stands(other, FRONT, VISIBLE, point=2)


@check("marvel-knights/212.5e", allowed={"concealed": (True, False)})
def a_raised_concealed_character_arrives_hidden(table: VsTable, concealed: bool = True) -> None:
    """An effect puts a character with concealed into play: it comes into play hidden."""
    alice, _ = table.players
    hers = alice.has_in_ko_pile(plain("Her Character", keywords=("concealed",) if concealed else ()))
    twist = alice.has_in_hand(RAISE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist))
    table.resolve()
    alice.chooses(hers)
    alice.chooses("front row")
    table.stands(hers, FRONT, HIDDEN, point=3)


@check("marvel-knights/212.5e")
def another_raised_character_arrives_visible(table: VsTable) -> None:
    """An effect puts a character without concealed into play: it comes into play visible, and nobody chooses its area."""
    alice, _ = table.players
    hers, twist = alice.has_in_ko_pile(plain("Her Character")), alice.has_in_hand(RAISE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.play(twist))
    table.resolve()
    alice.chooses(hers)
    alice.is_asked("where Her Character goes", not_offers=(Spot(FRONT, 0, HIDDEN),), point=2)
    alice.chooses("front row")
    table.stands(hers, FRONT, VISIBLE, point=2)


@check("marvel-knights/212.5e")
def an_equipment_arrives_on_a_visible_character(table: VsTable) -> None:
    """Alice recruits an equipment: it comes into play attached to her visible character, the hidden one can't have it."""
    alice, _ = table.players
    alice.has_resources(3)
    shown, hidden = alice.controls(plain("Shown Character")), alice.controls(plain("Hidden Character"), hidden=True)
    blade = alice.has_in_hand(BLADE)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(blade))
    table.resolve()
    alice.is_asked("equips", not_offers=(hidden,), point=4)
    alice.chooses(shown)
    table.finds(blade, PLAY)
    table.shows(shown, atk=2, point=4)
