"""Daredevil, Matt Murdock

Loyalty.

Pay 3 endurance >>> This turn Daredevil has +2 ATK and may attack as if with flight. Move him to your hidden
area. Use only once per turn.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKS_AS_IF_FLYING,
    HIDDEN,
    SELF,
    Adds,
    Character,
    Gains,
    RuledBy,
    move_to_area,
    names,
    pay_endurance,
    this_turn,
)

ruled = RuledBy("marvel-knights/daredevil-matt-murdock")

DAREDEVIL = Character(
    name="Daredevil", version="Matt Murdock", cost=5, affiliations=names("Marvel Knights"), atk=9, defense=10,
    keywords=names("loyalty"), entry=ruled.entry,
    powers=(
        (
            pay_endurance(3)
            >> this_turn(SELF, Adds("atk", 2), Gains("keywords", ATTACKS_AS_IF_FLYING)).then(move_to_area(SELF, HIDDEN))
        ).usable(once_per_turn=True),
    ),
)  # fmt: skip
