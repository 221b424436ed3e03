"""Lady Lark, Skylark

Reservist

Each time Lady Lark becomes stunned, if your hand is empty, you may recover her as this turn's recovery phase starts.
"""

from __future__ import annotations

from dataclasses import replace

from judge.games.vs_system.dsl import (
    IN_HAND,
    OWNED,
    RESERVIST,
    SELF,
    AtMost,
    Character,
    Count,
    May,
    On,
    RuledBy,
    Stunned,
    names,
    recover_later,
    whenever,
)

ruled = RuledBy("x-men/lady-lark-skylark")

HAND_IS_EMPTY = AtMost(Count(IN_HAND & OWNED), 0)

LADY_LARK = Character(
    name="Lady Lark", version="Skylark", affiliations=names("Squadron Supreme"), keywords=names(RESERVIST), entry=ruled.entry,
    powers=(
        replace(
            whenever(On(Stunned, SELF), if_=HAND_IS_EMPTY) >> May(recover_later(SELF, ruled(2, None, misread=HAND_IS_EMPTY,
                belief="the hand has to be empty as the recovery phase starts, too"))),
            tested=ruled(1, True, misread=False, belief="the hand is counted only as the effect resolves"),
            rechecked=ruled(1, True, misread=False, belief="the hand is counted only as Lady Lark becomes stunned"),
        ),
    ),
)  # fmt: skip
