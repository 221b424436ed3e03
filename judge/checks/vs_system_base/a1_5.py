"""Opening hand and mulligan"""

from __future__ import annotations

from judge.games.vs_system.dsl import BUILD, DECK, HAND, RESOURCE_STEP
from judge.proving.pieces import Piece, control
from judge.proving.tables.vs_system import VsTable, check, plain

ENTRY = "vs-system-base/a1.5"


def _begins(table: VsTable) -> list[Piece]:
    """The game begins. Alice's deck of nine cards, from the top."""
    cards = [table.alice.has_in_deck(plain(f"Card {n + 1}")) for n in range(9)]
    for n in range(10):
        table.bob.has_in_deck(plain(f"Bob's Card {n + 1}"))
    table.begin_game()
    return cards


@check(ENTRY)
def four_cards_and_two(table: VsTable) -> None:
    """Alice and Bob start with four cards each. They keep them; after the first draw phase each has six."""
    alice, bob = table.players
    _begins(table)
    alice.hand_size_is(4, point=1)
    bob.hand_size_is(4, point=1)
    alice.declines()
    bob.declines()
    table.goes_on_to(BUILD, RESOURCE_STEP, alice)
    alice.hand_size_is(6, point=5)
    bob.hand_size_is(6, point=5)


@check(ENTRY)
def each_may_take_one(table: VsTable) -> None:
    """Alice takes a mulligan: her four cards go under her deck unshuffled, she draws four new ones. It is Bob's turn to decide then."""
    alice, bob = table.players
    cards = _begins(table)
    alice.is_asked("mulligan", optional=True, point=2)
    alice.agrees()
    alice.chooses(*cards[:4])
    alice.hand_size_is(4, point=2)
    for card in cards[:4]:
        table.finds(card, DECK, point=control(2, "the old cards are in the deck"))
    for card in cards[4:7]:
        table.finds(card, HAND, point=control(2, "the new ones come from the top"))
    table.has_happened("shuffle", by=alice, times=0, point=2)
    bob.is_asked("mulligan", point=2)
    bob.declines()
    alice.hand_size_is(4)


@check(ENTRY)
def the_whole_hand_goes(table: VsTable) -> None:
    """Alice takes a mulligan: she isn't asked which cards she keeps, for all four go."""
    alice, bob = table.players
    cards = _begins(table)
    alice.agrees()
    alice.is_asked("order", most=4, point=3)
    alice.chooses(*cards[:4])
    bob.declines()
    for card in cards[:4]:
        table.finds(card, DECK)


@check(ENTRY)
def she_chooses_their_order(table: VsTable) -> None:
    """Alice has her third card lie uppermost of the four. One other card lies above them: in the draw phase she draws both."""
    alice, bob = table.players
    cards = _begins(table)
    alice.agrees()
    alice.is_asked("order on the bottom", offers=tuple(cards[:4]), point=4)
    alice.chooses(cards[2], cards[0], cards[1], cards[3])
    bob.declines()
    table.goes_on_to(BUILD, RESOURCE_STEP, alice)
    for card in (cards[8], cards[2]):
        table.finds(card, HAND, point=control(4, "so they lie as she chose"))
    table.finds(cards[0], DECK)
