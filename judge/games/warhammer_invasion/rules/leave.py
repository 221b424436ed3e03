"""Rules about leaving play."""

from __future__ import annotations

from judge.engine.rules import rule


@rule("wi/leave.play-only", "warhammer-invasion/leaves-play#1", "warhammer-invasion/leaves-play#2",
      misreading=lambda is_out_of_play: True, belief="a card that leaves its zone leaves play")  # fmt: skip
def leaves_play(is_out_of_play: bool) -> bool:
    """A card leaves play as it goes to a zone out of play, not as it changes zones in play."""
    return is_out_of_play


@rule("wi/leave.anywhere", "warhammer-invasion/leaves-play#3", misreading=lambda to: to == "discard pile",
      belief="a card leaves play only on its way to the discard pile")  # fmt: skip
def leaving_counts(to: str) -> bool:
    """Hand and deck are out of play as well as the discard pile."""
    return True
