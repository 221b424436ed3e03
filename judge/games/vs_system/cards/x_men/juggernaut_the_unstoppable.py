"""Juggernaut, The Unstoppable

Each time Juggernaut stuns a defender in the front row, you may stun target character in the support row of that
defender's column.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    DEFENDING,
    IN_FRONT_ROW,
    IT,
    SELF,
    AsOf,
    Behind,
    Character,
    May,
    RuledBy,
    Stuns,
    names,
    stun,
    target,
    whenever,
)

ruled = RuledBy("x-men/juggernaut-the-unstoppable")

_LEAST = ruled(3, 1, misread=0, belief="without a target the effect still goes on the chain")

_BEHIND_IT, _WAS_BEHIND_IT = (
    target(column, "a support row character of that column", least=_LEAST) for column in (Behind(IT), AsOf(Behind(IT)))
)

JUGGERNAUT = Character(
    name="Juggernaut", version="The Unstoppable", affiliations=names("X-Men"), entry=ruled.entry,
    powers=(whenever(Stuns(SELF, whom=DEFENDING & IN_FRONT_ROW)) >> ruled(2,
        May(stun(_BEHIND_IT)), misread=stun(_WAS_BEHIND_IT),
        belief="who stood behind it as it was stunned is stunned wherever it stands now"),),
)  # fmt: skip
