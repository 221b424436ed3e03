"""Rules about effects on the chain and the cards that carry them."""

from __future__ import annotations

from judge.engine.rules import rule
from judge.games.vs_system.model.board import HAND, KO_PILE


@rule("vs/chain.targets", "vs-system:A6.8", misreading=lambda legal: True, belief="targets aren't looked at again")
def still_resolves(legal: tuple[bool, ...]) -> bool:
    """An effect all of whose targets have become illegal is negated."""
    return any(legal)


@rule("vs/chain.revealed-card-returns", "heralds-of-galactus/4.1-revealing-from-hand-as-cost#2",
      "heralds-of-galactus/4.1-revealing-from-hand-as-cost#3", misreading=lambda: KO_PILE,
      belief="a revealed card that wasn't put into play is lost")  # fmt: skip
def where_revealed_cards_go() -> str:
    """A card revealed onto the chain goes back to its owner's hand if its effect didn't put it into play."""
    return HAND


@rule("vs/chain.revealed-card-waits", "heralds-of-galactus/4.1-revealing-from-hand-as-cost#1",
      misreading=lambda comes_into_play: False, belief="a card that is only shown stays in hand meanwhile")  # fmt: skip
def waits_on_chain(comes_into_play: bool) -> bool:
    """A card that is revealed from hand to pay for a power, and that this power puts into play, goes on the chain."""
    return comes_into_play
