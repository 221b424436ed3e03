"""Rules about putting into play."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/put.free", "warhammer-invasion/put-into-play#1", misreading=lambda price: price,
      belief="a card that an effect puts into play has to be paid for")  # fmt: skip
def price_of_putting(price: int) -> int:
    """A card that is put into play enters without its costs being paid."""
    return 0
