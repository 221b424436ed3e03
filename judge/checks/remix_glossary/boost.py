"""Boost"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_remix.dsl import (
    BUILD,
    CHARACTERS,
    COMBAT,
    DRAW,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    SELF,
    YOURS,
    Adds,
    Static,
    boost,
    choice,
    ko,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

PROUD = replace(plain("Boosted Witness", 2, atk=3, boost=4), powers=boost(Static(change=Adds("atk", 2), on=SELF)))

CRUEL = replace(
    plain("Cruel Witness", 2, atk=3),
    boost_by=ko(choice(CHARACTERS & YOURS & ~SELF, name="a character to KO")),
    powers=boost(Static(change=Adds("atk", 6), on=SELF)),
)


@check("remix-glossary/boost", allowed={"points": range(2, 13)})
def boost_is_paid_on_top(table: RemixTable, points: int = 6) -> None:
    """Cost 2, boost 4: with 6 points Alice may recruit the character with boost, for all of them, and has its text until the turn ends."""
    alice, _ = table.players
    witness = alice.has_in_hand(PROUD)
    alice.has_resources(points)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness, boosted=True))
    alice.has_points(0, point=1)
    table.resolve()
    alice.chooses("front row")
    table.shows(witness, atk=5, point=control(2, "who pays has the text"))
    table.goes_on_to(COMBAT)
    table.shows(witness, atk=5)
    table.goes_on_to(DRAW)
    table.shows(witness, atk=3, point=3)


@check("remix-glossary/boost", allowed={"points": range(2, 13)})
def boost_is_left_out(table: RemixTable, points: int = 6) -> None:
    """Alice may recruit it without boost, for 2 of her 6 points: it has no boost text."""
    alice, _ = table.players
    witness = alice.has_in_hand(PROUD)
    alice.has_resources(points)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness), point=1)
    alice.has_points(4)
    table.resolve()
    alice.chooses("front row")
    table.shows(witness, atk=3, point=2)


@check("remix-glossary/boost")
def boost_is_an_action(table: RemixTable) -> None:
    """Boost—KO one of your characters: Alice does that instead of paying points, and has the text until the turn ends."""
    alice, _ = table.players
    witness, victim = alice.has_in_hand(CRUEL), alice.controls(plain("Victim"))
    alice.has_resources(2)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness, boosted=True))
    alice.is_asked("KO", offers=(victim,), point=4)
    alice.chooses(victim)
    table.finds(victim, KO_PILE, point=control(4, "that is the boost cost"))
    alice.has_points(0, point=control(4, "the action takes no points"))
    table.resolve()
    alice.chooses("front row")
    table.shows(witness, atk=9, point=control(4, "who did it has the text"))
    table.goes_on_to(DRAW)
    table.shows(witness, atk=3, point=4)


@check("remix-glossary/boost")
def boost_by_an_action_is_left_out(table: RemixTable) -> None:
    """Alice may recruit it without doing that: nobody is KO'd, and it has no boost text."""
    alice, _ = table.players
    witness, victim = alice.has_in_hand(CRUEL), alice.controls(plain("Bystander"))
    alice.has_resources(2)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(witness), point=4)
    table.resolve()
    alice.chooses("front row")
    table.shows(witness, atk=3, point=4)
    table.finds(victim, PLAY)
