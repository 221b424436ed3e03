"""Flipping a location"""

from __future__ import annotations

from judge.games.vs_remix.dsl import BUILD, FACE_DOWN, KO_PILE, PLAY, RECRUIT_STEP, Location, names
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

LAIR = Location(name="Lair")

CAMP = Location(name="Camp", keywords=names("not unique"))


@check("vs-remix-base/r4.8")
def a_location_is_flipped_in_the_own_row(table: RemixTable) -> None:
    """A location lies in Alice's row, one in her hand, one in Bob's row: she can flip the first, and neither of the others."""
    alice, bob = table.players
    lying, held, his = alice.has_resource(LAIR), alice.has_in_hand(LAIR), bob.has_resource(LAIR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.cannot(table.flip(held), only_because="vs/act.card", point=1)
    alice.cannot(table.flip(his), only_because="vs/act.card", point=1)
    alice.does(table.flip(lying))
    table.is_(lying, FACE_DOWN, False, point=control(1, "that one is face up then"))


@check("vs-remix-base/r4.8")
def the_older_location_goes(table: RemixTable) -> None:
    """Alice flips a second Lair: her first one goes to the KO'd pile, and the one that she has flipped stays."""
    alice, _ = table.players
    old, new = alice.has_resource(LAIR, face_up=True), alice.has_resource(LAIR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.flip(new))
    table.finds(old, KO_PILE, point=(2, 3))
    table.finds(new, PLAY, point=2)


@check("vs-remix-base/r4.8")
def a_character_of_the_name_goes(table: RemixTable) -> None:
    """Alice flips a Lair while she controls a character called Lair: that goes to the KO'd pile, and a character of Bob's stays."""
    alice, bob = table.players
    hers, his, new = alice.controls(plain("Lair")), bob.controls(plain("Lair")), alice.has_resource(LAIR)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.flip(new))
    table.finds(hers, KO_PILE, point=2)
    table.finds(his, PLAY, point=2)


@check("vs-remix-base/r4.8")
def a_location_says_that_it_is_not_unique(table: RemixTable) -> None:
    """Camp says that it isn't unique: Alice flips a second one, and the first stays."""
    alice, _ = table.players
    old, new = alice.has_resource(CAMP, face_up=True), alice.has_resource(CAMP)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.flip(new))
    table.finds(old, PLAY, point=3)
