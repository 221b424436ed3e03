"""Cards in the resource row"""

from __future__ import annotations

from judge.checks.witnesses.vs_remix import OLD_CARD, PLANET, RENEW
from judge.games.vs_remix.dsl import BUILD, FACE_DOWN, RECRUIT_STEP, RESOURCE_STEP, RESOURCES
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain


@check("vs-remix-base/r4.7")
def a_resource_is_placed_face_down(table: RemixTable) -> None:
    """Alice places a location: it lies face down in her row. Once she has flipped it face up, it is a resource still."""
    alice, _ = table.players
    planet = alice.has_in_hand(PLANET)
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.does(table.place(planet))
    table.is_(planet, FACE_DOWN, point=1)
    alice.does(table.flip(planet))
    table.is_(planet, FACE_DOWN, False, point=control(1, "a flipped location lies face up"))
    table.stands(planet, RESOURCES, None)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.has_points(1, point=1)


@check("vs-remix-base/r4.7")
def a_character_card_is_a_resource(table: RemixTable) -> None:
    """Alice places a character card as a resource, and has a resource point for it."""
    alice, _ = table.players
    hero = alice.has_in_hand(plain("Hero"))
    table.begin(BUILD, RESOURCE_STEP, alice)
    alice.does(table.place(hero), point=2)
    table.stands(hero, RESOURCES, None)
    table.goes_on_to(BUILD, RECRUIT_STEP, alice)
    alice.has_points(1, point=2)


@check("vs-remix-base/r4.7")
def the_gap_of_a_reservist_is_filled_face_down(table: RemixTable) -> None:
    """A location out of Alice's hand takes the place of a reservist that she recruits out of her row: face down."""
    alice, _ = table.players
    reservist, planet = alice.has_resource(plain("Reservist", keywords=("reservist",))), alice.has_in_hand(PLANET)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(reservist))
    alice.chooses(planet)
    table.stands(planet, RESOURCES, None)
    table.is_(planet, FACE_DOWN, point=3)


@check("vs-remix-base/r4.7", follows={3: "remix-glossary/terraform#3"})
def a_terraformed_location_comes_face_down(table: RemixTable) -> None:
    """A location with terraform takes the place of a face-up resource of Alice's: face down."""
    alice, _ = table.players
    old, planet = alice.has_resource(OLD_CARD), alice.has_in_hand(PLANET)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.resolve()
    alice.agrees()
    alice.chooses(old)
    table.stands(planet, RESOURCES, None)
    table.is_(planet, FACE_DOWN, point=3)


@check("vs-remix-base/r4.7")
def a_replaced_resource_gives_way_to_a_face_down_one(table: RemixTable) -> None:
    """A plot twist replaces a resource of Alice's by the top card of her deck: face down."""
    alice, _ = table.players
    old, top, renew = alice.has_resource(OLD_CARD), alice.has_in_deck(PLANET), alice.has_in_hand(RENEW)
    table.begin()
    alice.does(table.play(renew), old)
    table.resolve()
    table.stands(top, RESOURCES, None)
    table.is_(top, FACE_DOWN, point=3)
