"""Rules about searching."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.vs_system.model.board import DECK, HAND

PRIVATE = frozenset({DECK, HAND})


@rule("vs/search.fail-to-find", "heralds-of-galactus/creation-of-a-herald#3",
      misreading=lambda zones, is_described: zones <= PRIVATE and is_described,
      belief="a search for any card has to find one")  # fmt: skip
def may_fail_to_find(zones: frozenset[str], is_described: bool) -> bool:
    """A search of a private zone (deck or hand) may fail to find what is there, whether or not a card is described."""
    return zones <= PRIVATE
