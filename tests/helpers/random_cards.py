"""The cards that random play draws from."""

from __future__ import annotations

from judge.engine.state import Card
from judge.proving.library import game_cards, modules


def cards_of(game: str, *documents: str) -> list[Card]:
    """Every card of a game, and those that the checks of its documents make for themselves, in the same order every time."""
    found = {id(card): card for card in game_cards(game)}
    for document in documents:
        for module in modules(document):
            found |= {id(card): card for card in vars(module).values() if isinstance(card, Card)}
    return list(found.values())
