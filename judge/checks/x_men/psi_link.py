"""Psi-Link"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.district_x import DISTRICT_X
from judge.games.vs_system.cards.x_men.psi_link import PSI_LINK
from judge.games.vs_system.cards.x_men.psychic_armor import PSYCHIC_ARMOR
from judge.games.vs_system.dsl import COMBAT
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "x-men/psi-link"

OPEN = {f"{ENTRY}#1": "nothing that we have tells the text that is printed on the card"}

TELEPATH = plain("Telepath", traits=("Mental",))
BRAWLER = plain("Brawler", traits=("Physical",))


@check(ENTRY)
def mental_and_chosen_go_together(table: VsTable) -> None:
    """Alice chooses Physical: her Mental and Physical characters and character cards have both traits, an Energy one has its own only."""
    alice, bob = table.players
    link, telepath, brawler = alice.has_resource(PSI_LINK), alice.controls(TELEPATH), alice.controls(BRAWLER)
    cards = [place(BRAWLER) for place in (alice.has_in_hand, alice.has_in_deck, alice.has_in_ko_pile)]
    energetic, foreign = alice.controls(plain("Energetic", traits=("Energy",))), bob.controls(BRAWLER)
    armors = [place(PSYCHIC_ARMOR) for place in (alice.has_in_hand, alice.has_in_deck, alice.has_in_ko_pile)]
    others = [place(DISTRICT_X) for place in (alice.has_in_hand, alice.has_in_deck, alice.has_in_ko_pile)]
    table.begin(COMBAT)
    alice.does(table.play(link), "Physical")
    table.resolve()
    table.has(telepath, "traits", "Physical", point=control(2, "a Mental character has the chosen trait, too"))
    for piece in (brawler, *cards):
        table.has(piece, "traits", "Mental", point=control((2, 3), "what has the chosen trait is Mental, too"))
    table.has(energetic, "traits", "Mental", expected=False)
    table.has(foreign, "traits", "Mental", expected=False)
    for piece in others:
        table.has(piece, "traits", "Mental", expected=False)
    for armor in armors:
        table.has(armor, "traits", "Mutant", expected=False, point=2)
        table.has(armor, "traits", "Physical", expected=False, point=(2, 3))


@check(ENTRY)
def it_takes_a_mental_character(table: VsTable) -> None:
    """Alice controls only a Physical character, Bob a Mental one: she can't play Psi-Link."""
    alice, bob = table.players
    alice.controls(BRAWLER)
    bob.controls(TELEPATH)
    link = alice.has_resource(PSI_LINK)
    table.begin(COMBAT)
    alice.cannot(table.play(link), only_because="text")
