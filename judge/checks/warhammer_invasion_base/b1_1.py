"""Deck size, opening hand and mulligan"""

from __future__ import annotations

from judge.games.warhammer_invasion.dsl import DECK, HAND
from judge.proving.pieces import control
from judge.proving.tables.warhammer_invasion import WiTable, check, unit

OPEN = {
    "warhammer-invasion-base/b1.1#1": "The table is laid for two players from the start.",
    "warhammer-invasion-base/b1.1#2": "A deck's make-up shows at no table: the engine plays with whatever cards are laid out.",
    "warhammer-invasion-base/b1.1#3": "A deck's make-up shows at no table: the engine plays with whatever cards are laid out.",
}


@check("warhammer-invasion-base/b1.1")
def opening_hands_of_seven(table: WiTable) -> None:
    """The game begins: each player has seven cards, also the one who goes second. Alice's one mulligan gives her seven new ones."""
    alice, bob = table.players
    hers, his = ([seat.has_in_deck(unit("Unit in the Deck")) for _ in range(20)] for seat in table.players)
    table.begin_game()
    bob.hand_size_is(7, point=4)
    alice.is_asked("whether to take a mulligan")
    alice.agrees()
    alice.hand_size_is(7, point=5)
    table.finds(hers[0], DECK)
    table.finds(his[0], HAND)
    bob.is_asked("whether to take a mulligan", point=5)
    bob.declines()


@check("warhammer-invasion-base/b1.1")
def the_first_player_decides_first(table: WiTable) -> None:
    """Bob goes first in the game: he decides on his mulligan, and only then Alice decides on hers."""
    alice, bob = table.players
    for seat in table.players:
        for _ in range(20):
            seat.has_in_deck(unit("Unit in the Deck"))
    table.begin_game(of=bob)
    bob.is_asked("whether to take a mulligan", point=control(5, "the player who goes first is asked first"))
    bob.declines()
    alice.is_asked("whether to take a mulligan", point=control(5, "the other player may take one as well"))
    alice.declines()
