"""Rules about effects on the chain and the cards that carry them."""

from __future__ import annotations

from judge.engine.rules import Rule, rule


@rule("vs/chain.targets", "vs-system-base/a6.8", misreading=lambda legal: True, belief="targets aren't looked at again")
def still_resolves(legal: tuple[bool, ...]) -> bool:
    """An effect all of whose targets have become illegal is negated."""
    return any(legal)


REVEALED_CARD_RETURNS_TO_HAND = Rule(
    "vs/chain.revealed-card-returns",
    "A card revealed onto the chain goes back to its owner's hand if its effect didn't put it into play.",
    cites=(
        "heralds-of-galactus/4.1-revealing-from-hand-as-cost#2",
        "heralds-of-galactus/4.1-revealing-from-hand-as-cost#3",
    ),
    belief="a revealed card that wasn't put into play is lost",
)

REVEALED_CARD_WAITS_ON_CHAIN = Rule(
    "vs/chain.revealed-card-waits",
    "A card that is revealed from hand to pay for a power, and that this power puts into play, goes on the chain.",
    cites=("heralds-of-galactus/4.1-revealing-from-hand-as-cost#1",),
    belief="a card that is only shown stays in hand meanwhile",
)

TRIGGERED_COMES_BEFORE_PRIORITY = Rule(
    "vs/chain.triggered-first",
    "What has triggered goes on the chain just before a player would get priority.",
    cites=("vs-system-base/a6.4#1", "vs-system-base/a8.7#3"),
    belief="players may act before what has triggered goes on the chain",
)
