"""Crossover"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.above_and_below_team_up import ABOVE_AND_BELOW
from judge.games.vs_system.dsl import BUILD, CHAIN, COMBAT, RECRUIT_STEP
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/2.1-crossover"

MUTANT = plain("X-Men Character", affiliations=("X-Men",))
MORLOCK = plain("Morlocks Character", affiliations=("Morlocks",))
OTHER = plain("Other Character", affiliations=("Avengers",))


@check(ENTRY)
def above_and_below_joins_them(table: VsTable) -> None:
    """Above and Below is face up in Alice's resource row: her X-Men characters and cards are Morlocks, and her Morlocks are X-Men."""
    alice, bob = table.players
    alice.has_resource(ABOVE_AND_BELOW, face_up=True)
    mutant, morlock, other = alice.controls(MUTANT), alice.controls(MORLOCK, stunned=True), alice.controls(OTHER)
    card, foreign, foreign_card = alice.has_in_deck(MUTANT), bob.controls(MUTANT), bob.has_in_hand(MUTANT)
    table.begin(COMBAT)
    table.has(mutant, "affiliations", "Morlocks")
    table.has(mutant, "affiliations", "X-Men")
    table.has(morlock, "affiliations", "X-Men", point=1)
    table.has(card, "affiliations", "Morlocks", point=1)
    table.has(other, "affiliations", "X-Men", expected=False)
    for piece in (foreign, foreign_card):
        table.has(piece, "affiliations", "Morlocks", expected=False)


@check(ENTRY)
def whose_card_it_is(table: VsTable) -> None:
    """Alice's card is one that began in her deck: hers in Bob's resource row is reached, his in hers isn't."""
    alice, bob = table.players
    alice.has_resource(ABOVE_AND_BELOW, face_up=True)
    hers, his = bob.has_resource(MUTANT, owner=alice), alice.has_resource(MUTANT, owner=bob)
    table.begin(COMBAT)
    table.has(his, "affiliations", "Morlocks", expected=False, point=2)
    table.has(hers, "affiliations", "Morlocks", point=2)


@check(ENTRY)
def a_borrowed_character_is_reached(table: VsTable) -> None:
    """Alice controls a character that Bob owns: it is reached. Bob controls one that she owns: that is reached, too."""
    alice, bob = table.players
    alice.has_resource(ABOVE_AND_BELOW, face_up=True)
    borrowed, lent = alice.controls(MUTANT, owner=bob), bob.controls(MUTANT, owner=alice)
    table.begin(COMBAT)
    table.has(borrowed, "affiliations", "Morlocks", point=3)
    table.has(lent, "affiliations", "Morlocks", point=7)


@check(ENTRY)
def cards_in_her_zones_are_reached(table: VsTable) -> None:
    """Alice's cards in hand, deck and KO'd pile are reached, those removed from the game, and those in any resource row."""
    alice, bob = table.players
    alice.has_resource(ABOVE_AND_BELOW, face_up=True)
    piled = alice.has_in_hand(MUTANT), alice.has_in_deck(MUTANT), alice.has_in_ko_pile(MUTANT)
    removed = alice.has_removed(MUTANT)
    rows = alice.has_resource(MUTANT), bob.has_resource(MUTANT, owner=alice)
    table.begin(COMBAT)
    for piece in piled:
        table.has(piece, "affiliations", "Morlocks", point=4)
    table.has(removed, "affiliations", "Morlocks", point=5)
    for piece in rows:
        table.has(piece, "affiliations", "Morlocks", point=6)


@check(ENTRY)
def a_card_on_the_chain_is_reached(table: VsTable) -> None:
    """Alice recruits an X-Men character: while the card is on the chain it is a Morlocks card."""
    alice, _ = table.players
    alice.has_resource(ABOVE_AND_BELOW, face_up=True)
    card = alice.has_in_hand(MUTANT)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.recruit(card))
    table.finds(card, CHAIN)
    table.has(card, "affiliations", "Morlocks", point=5)
