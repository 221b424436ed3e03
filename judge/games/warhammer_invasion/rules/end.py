"""Rules about how the game ends."""

from __future__ import annotations

from judge.engine.rules import Rule, misread, rule


@rule("wi/end.two-zones", "warhammer-invasion-base/b1.3", misreading=lambda burning: burning >= 3,
      belief="a player loses only when the whole capital burns",
      also=(misread("warhammer-invasion-base/b1.3", misreading=lambda burning: burning >= 1,
                    belief="the first zone that burns decides the game"),))  # fmt: skip
def loses_by_burning(burning: int) -> bool:
    """A player of whose zones two burn loses the game at once."""
    return burning >= 2


LAST_CARD_ENDS_IT = Rule(
    "wi/end.last-card",
    "Who takes the last card of his deck loses the game at once.",
    cites=("warhammer-invasion-base/b1.4",),
    belief="a player loses only when he has to draw and has no card left",
)

DISCARDED_LAST_CARD_COUNTS = Rule(
    "wi/end.last-card-discarded",
    "Discarding the last card of the deck eliminates a player as drawing it does.",
    cites=("warhammer-invasion-base/b1.4#3",),
    belief="only a player who draws the last card loses",
)

GAME_ENDS = Rule(
    "wi/end.over",
    "When a player has lost, the game is over.",
    cites=("warhammer-invasion-base/b1.3", "warhammer-invasion-base/b1.4"),
    belief="the phase is played to its end first",
)
