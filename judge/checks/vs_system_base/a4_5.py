"""Uniqueness while recruiting"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import MOURNER, RETURN_ONE
from judge.games.vs_system.dsl import (
    BUILD,
    FRONT,
    HAND,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    Spot,
)
from judge.proving.tables.vs_system import VsTable, check, plain

OPEN = {"vs-system-base/a4.5#3": "in the engine the older object goes at the very moment in which the new one arrives"}


@check("vs-system-base/a4.5")
def the_older_namesake_goes_as_the_new_one_arrives(table: VsTable) -> None:
    """Alice recruits a Beast of another version: the old one goes only as that resolves, and that is no KO of a character."""
    alice, _ = table.players
    alice.controls(MOURNER)
    old, new = alice.controls(plain("Beast", version="Furry")), alice.has_in_hand(plain("Beast", version="Feline"))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.finds(old, PLAY, point=1)
    table.resolve()
    alice.chooses("front row")
    table.finds(old, KO_PILE, point=2)
    table.resolve()
    alice.loses_in_all(0, point=4)


@check("vs-system-base/a4.5")
def the_older_namesake_makes_room(table: VsTable) -> None:
    """Alice's Beast stands in her first column, and she recruits another: that one may take its place, but not that of her Guard."""
    alice, _ = table.players
    old, new = alice.controls(plain("Beast", version="Furry")), alice.has_in_hand(plain("Beast", version="Feline"))
    alice.controls(plain("Guard"), column=1)
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.resolve()
    alice.is_asked("where Beast 2 goes", offers=(Spot(FRONT, 0),), point=1)
    alice.is_asked("where Beast 2 goes", not_offers=(Spot(FRONT, 1),))
    alice.chooses(Spot(FRONT, 0))
    table.finds(old, KO_PILE)
    table.stands(new, FRONT)


@check("vs-system-base/a4.5")
def army_stays(table: VsTable) -> None:
    """Alice recruits a unique Doom-Bot: the Doom-Bot of the version Army that she controls stays."""
    alice, _ = table.players
    army, new = alice.controls(plain("Doom-Bot", version="Army")), alice.has_in_hand(plain("Doom-Bot", version="Robot"))
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    table.resolve()
    alice.chooses("front row")
    table.finds(army, PLAY, point=2)


@check("vs-system-base/a4.5")
def a_change_before_the_resolution_is_in_time(table: VsTable) -> None:
    """Alice recruits a second Beast and in response returns the first to her hand: uniqueness finds nothing to put into the KO'd pile."""
    alice, _ = table.players
    old, new = alice.controls(plain("Beast", version="Furry")), alice.has_in_hand(plain("Beast", version="Feline"))
    bounce = alice.has_in_hand(RETURN_ONE)
    alice.has_resources(1)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(new))
    alice.does(table.play(bounce), old, point=5)
    table.resolve()
    alice.chooses("front row")
    table.finds(old, HAND)
