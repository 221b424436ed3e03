"""Substitute"""

from __future__ import annotations

from judge.games.vs_remix.dsl import (
    ATTACK_STEP,
    BUILD,
    COMBAT,
    FORMATION_STEP,
    HAND,
    KO_PILE,
    PLAY,
    RECRUIT_STEP,
    REMOVED,
    Location,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

RESERVE = plain("Substitute", 3, keywords=("substitute",))


@check("remix-glossary/substitute")
def substitute_takes_somebodys_place(table: RemixTable) -> None:
    """The card is just revealed; as the effect resolves a ready character of Alice's, of cost 3 or more, may be removed for it."""
    alice, bob = table.players
    card, equal, dear = (
        alice.has_in_hand(RESERVE),
        alice.controls(plain("Equal", 3)),
        alice.controls(plain("Dear", 4)),
    )
    cheap, tired = alice.controls(plain("Cheap", 2)), alice.controls(plain("Tired", 4), exhausted=True)
    foreign = bob.controls(plain("Foreign", 4))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card))
    table.nobody_is_asked(point=1)
    table.finds(card, HAND, point=1)
    table.finds(equal, PLAY)
    table.resolve()
    alice.is_asked("whether to remove", optional=True, point=2)
    alice.agrees()
    alice.is_asked("costs enough", not_offers=(tired, foreign), point=3)
    alice.is_asked("costs enough", offers=(equal,), not_offers=(cheap,), point=4)
    alice.is_asked("costs enough", offers=(dear,), point=control(4, "a higher cost will do in any case"))
    alice.chooses(equal)
    alice.chooses("front row", point=5)
    table.finds(equal, REMOVED)
    table.finds(card, PLAY)


@check("remix-glossary/substitute")
def nobody_is_removed(table: RemixTable) -> None:
    """Alice decides against removing anybody: the card doesn't enter play."""
    alice, _ = table.players
    card, friend = alice.has_in_hand(RESERVE), alice.controls(plain("Friend", 3))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card))
    table.resolve()
    alice.declines(point=2)
    table.nobody_is_asked(point=5)
    table.finds(card, HAND)
    table.finds(friend, PLAY)


@check("remix-glossary/substitute")
def where_and_when_substitute_works(table: RemixTable) -> None:
    """Substitute can't be used from the resource row, nor in the opponent's recruit step, in the formation step or in combat."""
    alice, bob = table.players
    laid, held, others = alice.has_resource(RESERVE), alice.has_in_hand(RESERVE), bob.has_in_hand(RESERVE)
    alice.controls(plain("Friend", 3))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.can(table.use(held), point=control((6, 7), "from hand, in her recruit step, substitute can be used"))
    alice.cannot(table.use(laid), only_because="vs/act.power", point=6)
    bob.cannot(table.use(others), only_because="text", point=7)
    table.goes_on_to(BUILD, FORMATION_STEP, alice)
    alice.cannot(table.use(held), only_because="text", point=7)
    table.goes_on_to(COMBAT, ATTACK_STEP, alice)
    alice.cannot(table.use(held), only_because="text", point=7)


@check("remix-glossary/substitute", follows={5: "remix-glossary/shift#18"})
def substitute_is_unique(table: RemixTable) -> None:
    """Another character and a location of the substitute's name go to the KO'd pile as that enters play."""
    alice, _ = table.players
    card, namesake = alice.has_in_hand(RESERVE), alice.controls(plain("Substitute", 1))
    friend = alice.controls(plain("Friend", 3))
    place = alice.has_resource(Location(name="Substitute"), face_up=True)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(card))
    table.resolve()
    alice.agrees()
    alice.chooses(friend)
    alice.chooses("front row")
    table.finds(namesake, KO_PILE, point=5)
    table.finds(place, KO_PILE, point=5)
