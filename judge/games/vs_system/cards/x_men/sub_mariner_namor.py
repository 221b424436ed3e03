"""Sub-Mariner, Namor

Reservist

Leader: Characters adjacent to Sub-Mariner have +1 ATK.

Each time, in the combat phase, a character is stunned by one adjacent to Sub-Mariner, you may replace one of your
resources.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ADJACENT,
    COMBAT,
    IN_RESOURCE_ROW,
    LEADER,
    RESERVIST,
    YOURS,
    Adds,
    Character,
    InPhase,
    May,
    ReplaceResource,
    RuledBy,
    Static,
    Stuns,
    choice,
    names,
    whenever,
)

ruled = RuledBy("x-men/sub-mariner-namor")

SUB_MARINER = Character(
    name="Sub-Mariner", version="Namor", affiliations=names("Avengers"), keywords=names(RESERVIST, LEADER), entry=ruled.entry,
    powers=(
        Static(change=Adds("atk", 1), on=ADJACENT),
        whenever(Stuns(ADJACENT, ruled(1, InPhase(COMBAT), misread=None,
            belief="the power triggers in every phase"))) >> May(
            ReplaceResource(choice(IN_RESOURCE_ROW & YOURS, name="resource you control"))),
    ),
)  # fmt: skip
