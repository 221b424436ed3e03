"""District X"""

from __future__ import annotations

from judge.checks.witnesses.vs_system import DRAW_TWO
from judge.games.vs_system.cards.x_men.district_x import DISTRICT_X
from judge.games.vs_system.cards.x_men.kidney_punch import KIDNEY_PUNCH
from judge.games.vs_system.cards.x_men.psychic_armor import PSYCHIC_ARMOR
from judge.games.vs_system.dsl import BUILD, COMBAT, DRAW, FORMATION_STEP
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
    """Alice chooses Mental with District X. A character card that she draws afterwards is a Mental Mutant; Bob's character is none."""
    alice, bob = table.players
    alice.has_resource(DISTRICT_X, face_up=True)
    foreign, drawn = bob.controls(plain("Foreign Character")), alice.has_in_deck(plain("Drawn Character"))
    drawing = alice.has_in_hand(DRAW_TWO)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.all_pass()
    alice.chooses("Mental")
    table.has(foreign, "traits", "Mental", expected=False)
    alice.does(table.play(drawing))
    table.resolve()
    alice.finds_in_hand(drawn)
    table.has(drawn, "traits", "Mental")
    table.goes_on_to(DRAW)
    table.has(drawn, "traits", "Mental", expected=False)
