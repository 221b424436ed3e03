"""Rules about reinforcement."""

from __future__ import annotations

from judge.games.vs_system.rules import during_attack as vs

is_reinforcer = vs.is_reinforcer.citing(
    "vs-remix-base/r6.5#1",
    misreading=lambda is_adjacent, shares_affiliation, is_in_support_row: is_adjacent and shares_affiliation,
    belief="a character beside the defender in the front row can reinforce it",
)
