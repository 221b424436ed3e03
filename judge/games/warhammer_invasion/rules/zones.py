"""Rules about which zones are in play."""

from __future__ import annotations

from judge.engine.rules import Rule, rule
from judge.games.warhammer_invasion.model.board import BATTLEFIELD, ZONES


@rule("wi/zones.in-play", "warhammer-invasion/zones-of-play#2", "warhammer-invasion/in-play#1",
      misreading=lambda zone: zone == BATTLEFIELD, belief="only what stands in the battlefield is in play", is_routine=True)  # fmt: skip
def is_in_play(zone: str) -> bool:
    """Cards in the kingdom, in the quest zone and in the battlefield are in play."""
    return zone in ZONES


CORRESPONDS_BY_NAME = Rule(
    "wi/zones.corresponding",
    "What comes into a player's corresponding zone comes into that player's zone of the same name as the one where it is.",
    cites=("warhammer-invasion-base/b2.10#1", "warhammer-invasion-base/b2.10#2"),
    belief="the corresponding zone of a player is that player's battlefield, from wherever the card comes",
)
