"""Bring the Pain

Target Marvel Knights character: +X ATK this attack, X being its cost. You lose X endurance.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    Adds,
    NumberOf,
    Played,
    PlotTwist,
    RuledBy,
    affiliated,
    lose,
    pay_endurance,
    target,
    this_attack,
)

ruled = RuledBy("marvel-knights/bring-the-pain")

STRENGTHENED = target(CHARACTERS & affiliated("Marvel Knights"), "Marvel Knights character")

X_OF_IT = NumberOf(STRENGTHENED, "cost")

BONUS = this_attack(STRENGTHENED, Adds("atk", X_OF_IT))

BRING_THE_PAIN = PlotTwist(
    name="Bring the Pain", cost=1, entry=ruled.entry,
    powers=(
        ruled(2,
            ruled(1,
                Played(effect=BONUS.then(lose(X_OF_IT))),
                misread=Played(cost=pay_endurance(1), effect=BONUS.then(lose(X_OF_IT))),
                belief="it takes endurance to play it: who has none can't"),
            misread=Played(cost=lose(X_OF_IT), effect=BONUS),
            belief="the endurance is lost as the card is played"),
    ),
)  # fmt: skip
