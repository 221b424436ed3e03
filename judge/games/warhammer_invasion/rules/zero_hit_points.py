"""Rules about units without hit points."""

from __future__ import annotations

from judge.engine.rules import misread, rule


@rule("wi/zero-hit-points", "warhammer-invasion/faq-zero-hit-points#1", "warhammer-invasion/faq-zero-hit-points#2",
      misreading=lambda damage, hp: damage > 0 and damage >= hp,
      belief="a unit without damage on it can't be destroyed by having no hit points",
      also=(misread("warhammer-invasion/phase-4-battlefield#10", "warhammer-invasion-base/b6.2#2",
                    misreading=lambda damage, hp: damage > hp,
                    belief="a unit is destroyed only by more damage than it has hit points"),))  # fmt: skip
def has_no_hit_points_left(damage: int, hp: int) -> bool:
    """A unit is destroyed while its damage is at least its hit points, also where both are 0."""
    return damage >= hp
