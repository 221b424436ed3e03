"""Fail to find"""

from __future__ import annotations

from dataclasses import replace

from judge.checks.witnesses.vs_remix import DIG_HERO, SEEK_HERO, SORT_HAND
from judge.games.vs_remix.cards.remix_glossary.four_freedoms_plaza import FOUR_FREEDOMS_PLAZA
from judge.games.vs_remix.dsl import (
    DECK,
    IN_HAND,
    IN_KO_PILE,
    OWNED,
    YOURS,
    Played,
    PlotTwist,
    search,
    to_hand,
    to_ko_pile,
)
from judge.proving.pieces import control
from judge.proving.tables.vs_remix import RemixTable, check, plain

EXCUSES = {"[0].once_per_turn=True": "it exhausts for its effect: how often that could be otherwise no ruling says"}

EMPTY_HAND = PlotTwist(name="Emptying Witness", powers=(Played(effect=to_ko_pile(search(IN_HAND & YOURS))),))

DIG_ANY = PlotTwist(name="Rummaging Witness", powers=(Played(effect=to_hand(search(IN_KO_PILE & OWNED))),))


@check("remix-glossary/fail-to-find")
def searching_the_deck_for_a_certain_card(table: RemixTable) -> None:
    """Alice searches her deck for a character card: she may find none, though there is one."""
    alice, _ = table.players
    hero, seek = alice.has_in_deck(plain("Hero")), alice.has_in_hand(SEEK_HERO)
    table.begin()
    alice.does(table.play(seek))
    table.resolve()
    alice.is_asked("searched for", offers=(hero,))
    alice.is_asked("searched for", optional=True, point=1)
    alice.declines(point=1)


@check("remix-glossary/fail-to-find")
def searching_the_hand_for_a_certain_card(table: RemixTable) -> None:
    """Alice searches her hand for a character card: she may find none, though there is one."""
    alice, _ = table.players
    held, sort = alice.has_in_hand(plain("Held Hero")), alice.has_in_hand(SORT_HAND)
    table.begin()
    alice.does(table.play(sort))
    table.resolve()
    alice.is_asked("searched for", offers=(held,))
    alice.is_asked("searched for", optional=True, point=1)
    alice.declines(point=1)


@check("remix-glossary/fail-to-find")
def four_freedoms_plaza(table: RemixTable) -> None:
    """With all four of the family Alice searches her deck for any card: she has to take one; the deck is empty the next time."""
    alice, _ = table.players
    for name in ("Thing", "Human Torch", "Mr. Fantastic", "Invisible Woman"):
        alice.controls(plain(name))
    plaza, second = (
        alice.has_resource(FOUR_FREEDOMS_PLAZA, face_up=True),
        alice.has_resource(replace(FOUR_FREEDOMS_PLAZA, name="Other Plaza"), face_up=True),
    )
    card, his = alice.has_in_deck(plain("Any Card")), table.bob.has_in_deck(plain("Bob's Card"))
    table.begin()
    alice.does(table.use(plaza))
    table.resolve()
    alice.is_asked("searched for", not_offers=(his,))
    alice.is_asked("searched for", optional=False, point=2)
    alice.chooses(card)
    alice.finds_in_hand(card)
    alice.does(table.use(second))
    table.resolve()
    table.nobody_is_asked(point=control(2, "in an empty deck there is nothing to find"))


@check("remix-glossary/fail-to-find")
def three_of_the_family(table: RemixTable) -> None:
    """Alice controls only three of the four, and Bob the other: she doesn't search."""
    alice, bob = table.players
    for name in ("Thing", "Human Torch", "Mr. Fantastic"):
        alice.controls(plain(name))
    bob.controls(plain("Invisible Woman"))
    plaza, card = alice.has_resource(FOUR_FREEDOMS_PLAZA, face_up=True), alice.has_in_deck(plain("Any Card"))
    table.begin()
    alice.does(table.use(plaza))
    table.resolve()
    table.nobody_is_asked()
    table.finds(card, DECK)


@check("remix-glossary/fail-to-find")
def searching_the_hand_for_any_card(table: RemixTable) -> None:
    """Alice searches her hand for any card: she has to take one."""
    alice, _ = table.players
    held, twist = alice.has_in_hand(plain("Held Card")), alice.has_in_hand(EMPTY_HAND)
    table.begin()
    alice.does(table.play(twist))
    table.resolve()
    alice.is_asked("searched for", optional=False, point=2)
    alice.chooses(held)


@check("remix-glossary/fail-to-find")
def searching_the_ko_pile(table: RemixTable) -> None:
    """The KO'd pile is public: whether Alice searches it for a character card or for any card, she has to take one that is there."""
    alice, _ = table.players
    first, second = alice.has_in_ko_pile(plain("First Hero")), alice.has_in_ko_pile(plain("Second Hero"))
    hero, any_card = alice.has_in_hand(DIG_HERO), alice.has_in_hand(DIG_ANY)
    table.begin()
    alice.does(table.play(hero))
    table.resolve()
    alice.is_asked("searched for", optional=False, point=3)
    alice.chooses(first)
    alice.does(table.play(any_card))
    table.resolve()
    alice.is_asked("searched for", optional=False, point=3)
    alice.chooses(second)
