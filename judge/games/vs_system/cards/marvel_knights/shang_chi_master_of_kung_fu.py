"""Shang Chi, Master of Kung Fu

+2 ATK / +2 DEF for Shang Chi while he attacks, or defends against, a character that has neither
flight nor range.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    FLIGHT,
    IN_COMBAT_WITH_IT,
    RANGE,
    Adds,
    Character,
    Count,
    Exists,
    RuledBy,
    Static,
    Times,
    keyworded,
    names,
)

ruled = RuledBy("marvel-knights/shang-chi-master-of-kung-fu")

FACED = IN_COMBAT_WITH_IT

SKILLED = keyworded(FLIGHT) | keyworded(RANGE)

EARTHBOUND = FACED & ruled(
    1, ~SKILLED, misread=ANY, belief="he has the bonus in every attack, whoever has flight or range"
)

FIGHTS = ruled(
    1,
    Exists(EARTHBOUND),
    misread=Exists(EARTHBOUND) & ~Exists(FACED & SKILLED),
    belief="one attacker with flight or range in a team takes the bonus away",
)

BONUS = ruled(1,
    ruled(1, 2, misread=Times(2, Count(EARTHBOUND)), belief="each attacker without flight and range brings the bonus once more"),
    misread=0, belief="against several attackers he has no bonus at all")  # fmt: skip

SHANG_CHI = Character(
    name="Shang Chi", version="Master of Kung Fu", cost=2, affiliations=names("Marvel Knights"), atk=2, defense=1, entry=ruled.entry,
    powers=tuple(Static(change=Adds(what, BONUS), while_=FIGHTS) for what in ("atk", "defense")),
)  # fmt: skip
