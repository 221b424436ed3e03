"""Owl, Leland Owlsley"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import LURE_BEHIND
from judge.games.vs_system.cards.marvel_knights.owl_leland_owlsley import OWL
from judge.games.vs_system.dsl import BUILD, COMBAT, FRONT, RECRUIT_STEP, SUPPORT, VISIBLE, Spot
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "marvel-knights/owl-leland-owlsley"


@check(ENTRY)
def the_boosted_owl_takes_a_small_character(table: VsTable) -> None:
    """Alice pays for Owl's boost: as he comes into play, she moves Bob's character of cost 1 into her front row and gains control of it."""
    alice, bob = table.players
    alice.has_resources(4)
    owl, hers = alice.has_in_hand(OWL), alice.controls(plain("Her Character"))
    small, big = bob.controls(plain("Small Character")), bob.controls(plain("Big Character", 2))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(owl, boosted=True))
    table.resolve()
    alice.chooses(Spot(FRONT, 1, VISIBLE))
    alice.is_asked("target", not_offers=(big, hers))
    alice.chooses(small)
    table.resolve()
    alice.is_asked("where Small Character goes", not_offers=(Spot(SUPPORT, 0, VISIBLE),))
    alice.chooses(Spot(FRONT, 2, VISIBLE))
    table.stands(small, FRONT, VISIBLE, of=alice, point=1)
    alice.has_control(small, point=1)


@check(ENTRY)
def owl_lends_wings_to_crime_lords(table: VsTable) -> None:
    """Owl, recruited without his boost, takes nobody; Alice's Crime Lords characters have flight, others and Bob's don't."""
    alice, bob = table.players
    alice.has_resources(4)
    owl, thug = alice.has_in_hand(OWL), alice.controls(plain("Thug", affiliations=("Crime Lords",)))
    other = alice.controls(plain("Other"))
    his = bob.controls(plain("His Thug", affiliations=("Crime Lords",)))
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(owl))
    table.resolve()
    alice.chooses("front row")
    table.nobody_is_asked()
    table.chain_is()
    table.has(thug, "keywords", "flight")
    table.has(other, "keywords", "flight", False)
    table.has(his, "keywords", "flight", False)
    bob.has_control(his)


@check(ENTRY)
def in_the_support_row_as_well(table: VsTable) -> None:
    """Another card has Alice move Bob's character into her support row: as in the front row, she gains control of it."""
    alice, bob = table.players
    his, twist = bob.controls(plain("His Character")), alice.has_in_hand(LURE_BEHIND)
    table.begin(COMBAT)
    alice.does(table.play(twist), his)
    table.resolve()
    alice.chooses(Spot(SUPPORT, 0, VISIBLE))
    table.stands(his, SUPPORT, VISIBLE, of=alice, point=1)
    alice.has_control(his, point=1)
