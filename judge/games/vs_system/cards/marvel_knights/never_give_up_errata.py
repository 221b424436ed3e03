"""Never Give Up!

Play only during your first attack this turn in which you control an attacker.

KO one of your characters that has a team affiliation other than X-Statix. If you do, ready target
X-Statix attacker of yours. (The KO'd character may be X-Statix too.)
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ANY,
    ATTACKING,
    CHARACTERS,
    YOURS,
    Exists,
    FirstAttack,
    HasOther,
    Played,
    PlotTwist,
    RuledBy,
    Whose,
    affiliated,
    choice,
    ko,
    ready,
    target,
)

ruled = RuledBy("marvel-knights/never-give-up-errata")

X_STATIX = affiliated("X-Statix")

SACRIFICED = choice(
    CHARACTERS
    & YOURS
    & ruled(2,
        ruled(2, HasOther("affiliations", "X-Statix"), misread=HasOther("affiliations", "X-Statix") & ~X_STATIX,
              belief="a character that is X-Statix as well can't be the one"),
        misread=ANY, belief="any character of yours may be the one"),
    name="a character of yours with another affiliation",
)  # fmt: skip

AS_PRINTED = FirstAttack()

BY_ERRATA = ruled(1,
    ruled(1,
        AS_PRINTED & Exists(CHARACTERS & YOURS & ATTACKING),
        misread=FirstAttack(Whose.EVERYONES) & Exists(CHARACTERS & YOURS & ATTACKING),
        belief="it can be played in the first attack of the turn, also in an opponent's"),
    misread=Exists(CHARACTERS & YOURS & ATTACKING), belief="it can be played in every attack of yours")  # fmt: skip

NEVER_GIVE_UP = PlotTwist(
    name="Never Give Up!", cost=4, entry=ruled.entry,
    powers=(
        Played(
            only=(ruled((1, 3), BY_ERRATA, misread=AS_PRINTED,
                        belief="the printed words count: your first attack will do, whoever attacks in it by now"),),
            effect=ko(SACRIFICED).if_done(ready(target(X_STATIX & ATTACKING & YOURS, "X-Statix attacker of yours"))),
        ),
    ),
)  # fmt: skip
