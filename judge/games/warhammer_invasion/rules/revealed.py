"""Rules about playing revealed tactics."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/revealed.free", "warhammer-invasion/cs-105-slaaneshs-domination#3", misreading=lambda price: price,
      belief="the player who plays a revealed tactic pays what it costs")  # fmt: skip
def price_of_revealed(price: int) -> int:
    """Whoever plays the revealed tactic pays no cost for it."""
    return 0


@rule("wi/revealed.owners-pile", "warhammer-invasion/cs-105-slaaneshs-domination#2", misreading=lambda owner, player: player,
      belief="a tactic goes to the discard pile of the player who played it")  # fmt: skip
def pile_of_revealed(owner: str, player: str) -> str:
    """A tactic played out of an opponent's hand ends in that opponent's discard pile."""
    return owner
