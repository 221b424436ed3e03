"""Three plot twist cards have a trait in your hand, deck, and KO’d pile"""

from __future__ import annotations

from judge.games.vs_system.cards.x_men.district_x import DISTRICT_X
from judge.games.vs_system.cards.x_men.emma_frost_friend_or_foe import EMMA_FROST
from judge.games.vs_system.cards.x_men.kidney_punch import KIDNEY_PUNCH
from judge.games.vs_system.cards.x_men.psychic_armor import PSYCHIC_ARMOR
from judge.games.vs_system.cards.x_men.tarot import TAROT
from judge.games.vs_system.dsl import BUILD, COMBAT, FORMATION_STEP, KO_PILE
from judge.proving.pieces import control
from judge.proving.tables.vs_system import VsTable, check

ENTRY = "x-men/1.2-plot-twists-with-a-trait"

EXCUSES = {
    "[0].effect.second.condition.when=START": "no ruling asks about a deck that changes in response",
    "[0].effect.link=IF_YOU_DO": "means the same: where there is no card to reveal there is none to put into hand",
}


@check(ENTRY)
def tarot_finds_psychic_armor(table: VsTable) -> None:
    """Tarot reveals Psychic Armor, which is Mental and goes to Alice's hand. She discards it for Emma Frost's power; it is Mental still."""
    alice, bob = table.players
    alice.controls(TAROT)
    emma, armor = alice.controls(EMMA_FROST), alice.has_in_deck(PSYCHIC_ARMOR)
    up = alice.has_resource(KIDNEY_PUNCH, face_up=True)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.has(armor, "traits", "Mental", point=1)
    table.goes_on_to(COMBAT)
    table.resolve()
    alice.finds_in_hand(armor, point=1)
    alice.does(table.use(emma), up, armor)
    table.finds(armor, KO_PILE, point=control(1, "it pays for the power"))
    table.has(armor, "traits", "Mutant", expected=False)


@check(ENTRY)
def it_has_it_in_three_zones(table: VsTable) -> None:
    """Psychic Armor is Mental in hand, deck and KO'd pile, whosever that is."""
    alice, bob = table.players
    armors = [alice.has_in_hand(PSYCHIC_ARMOR), alice.has_in_deck(PSYCHIC_ARMOR), bob.has_in_ko_pile(PSYCHIC_ARMOR)]
    table.begin(COMBAT)
    for armor in armors:
        table.has(armor, "traits", "Mental", point=1)


@check(ENTRY)
def tarot_leaves_other_cards(table: VsTable) -> None:
    """Tarot reveals Kidney Punch, which has no trait: it stays on top of the deck."""
    alice, bob = table.players
    alice.controls(TAROT)
    punch = alice.has_in_deck(KIDNEY_PUNCH)
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.resolve()
    table.finds(punch, "deck")


@check(ENTRY)
def there_is_none_in_the_row(table: VsTable) -> None:
    """Psychic Armor has no trait in the resource row, face up or face down."""
    alice, _ = table.players
    armors = [alice.has_resource(PSYCHIC_ARMOR, face_up=face_up) for face_up in (True, False)]
    table.begin(COMBAT)
    for armor in armors:
        table.has(armor, "traits", "Mental", expected=False, point=2)


@check(ENTRY)
def it_gains_no_other(table: VsTable) -> None:
    """Alice chooses Energy with District X: Psychic Armor in hand, deck and KO'd pile stays Mental alone."""
    alice, bob = table.players
    alice.has_resource(DISTRICT_X, face_up=True)
    armors = [alice.has_in_hand(PSYCHIC_ARMOR), alice.has_in_deck(PSYCHIC_ARMOR), alice.has_in_ko_pile(PSYCHIC_ARMOR)]
    table.begin(BUILD, FORMATION_STEP, bob)
    table.goes_on_to(COMBAT)
    table.all_pass()
    alice.chooses("Energy")
    for armor in armors:
        table.has(armor, "traits", "Energy", expected=False, point=3)
        table.has(armor, "traits", "Mental", point=control(3, "it keeps its own"))
