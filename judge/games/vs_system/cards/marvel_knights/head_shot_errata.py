"""Head Shot

Play only during your first attack this turn in which you control an attacker.

Target Marvel Knights attacker: +X ATK this attack, X being its cost.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTERS,
    YOURS,
    Adds,
    Exists,
    FirstAttack,
    NumberOf,
    Played,
    PlotTwist,
    RuledBy,
    Whose,
    affiliated,
    target,
    this_attack,
)

ruled = RuledBy("marvel-knights/head-shot-errata")

MARKSMAN = target(ATTACKING & affiliated("Marvel Knights"), "Marvel Knights attacker")

AS_PRINTED = FirstAttack()

BY_ERRATA = ruled(1,
    ruled(1,
        AS_PRINTED & Exists(CHARACTERS & YOURS & ATTACKING),
        misread=FirstAttack(Whose.EVERYONES) & Exists(CHARACTERS & YOURS & ATTACKING),
        belief="it can be played in the first attack of the turn, also in an opponent's"),
    misread=Exists(CHARACTERS & YOURS & ATTACKING), belief="it can be played in every attack of yours")  # fmt: skip

HEAD_SHOT = PlotTwist(
    name="Head Shot", cost=1, entry=ruled.entry,
    powers=(
        Played(
            only=(ruled((1, 2), BY_ERRATA, misread=AS_PRINTED,
                        belief="the printed words count: your first attack will do, whoever attacks in it by now"),),
            effect=this_attack(MARKSMAN, Adds("atk", NumberOf(MARKSMAN, "cost"))),
        ),
    ),
)  # fmt: skip
