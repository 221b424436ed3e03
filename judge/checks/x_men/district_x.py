"""District X"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.district_x import DISTRICT_X
from judge.games.vs_system.cards.x_men.kidney_punch import KIDNEY_PUNCH
from judge.games.vs_system.cards.x_men.psychic_armor import PSYCHIC_ARMOR
from judge.games.vs_system.dsl import BUILD, COMBAT, FORMATION_STEP
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/district-x"

OPEN = {f"{ENTRY}#1": "nothing that we have tells the text that is printed on the card"}


@check(ENTRY)
def only_character_cards_become_mutants(table: VsTable) -> None:
    """Alice chooses Physical: her character cards are Physical Mutants, her other cards in hand, deck and KO'd pile gain nothing."""
    alice, bob = table.players
    alice.has_resource(DISTRICT_X, face_up=True)
    character = alice.has_in_hand(plain("Character"))
    others = [
        place(card)
        for place in (alice.has_in_hand, alice.has_in_deck, alice.has_in_ko_pile)
        for card in (DISTRICT_X, KIDNEY_PUNCH)
    ]
    armors = [place(PSYCHIC_ARMOR) for place in (alice.has_in_hand, alice.has_in_deck, alice.has_in_ko_pile)]
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.all_pass()
    alice.chooses("Physical")
    table.has(character, "traits", "Physical", point=control((2, 3), "a character card gains the trait"))
    for piece in others:
        table.has(piece, "traits", "Mutant", expected=False, point=2)
        table.has(piece, "traits", "Physical", expected=False, point=2)
    for piece in armors:
        table.has(piece, "traits", "Physical", expected=False, point=3)


@check(ENTRY)
def later_cards_are_mutants_as_well(table: VsTable) -> None:
    """District X has made Mutants. It isn't Alice's text that Bob's characters are Mutants, and a card that she draws stays one."""
    alice, bob = table.players
    alice.has_resource(DISTRICT_X, face_up=True)
    foreign = bob.controls(plain("Foreign Character"))
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.all_pass()
    alice.chooses("Mental")
    table.has(foreign, "traits", "Mental", expected=False)
