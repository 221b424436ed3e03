"""Magneto, Ruler of Avalon

Reservist

Leader: Each time a character is stunned by one adjacent to Magneto, target opponent loses 1 endurance per face-down
resource you control.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ADJACENT,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    LEADER,
    ON_RESOLUTION,
    ON_START,
    RESERVIST,
    YOURS,
    Character,
    Count,
    PickPlayer,
    RuledBy,
    Stuns,
    Whose,
    lose,
    names,
    whenever,
)

ruled = RuledBy("x-men/magneto-ruler-of-avalon")

MAGNETO = Character(
    name="Magneto", version="Ruler of Avalon", affiliations=names("Brotherhood"), traits=names("Energy"),
    keywords=names(RESERVIST, LEADER), entry=ruled.entry,
    powers=(
        whenever(Stuns(ADJACENT)) >> lose(
            Count(IN_RESOURCE_ROW & IS_FACE_DOWN & YOURS, ruled(1, ON_RESOLUTION, misread=ON_START,
                belief="the resources are counted as the power triggers")),
            PickPlayer(Whose.OPPONENTS)),
    ),
)  # fmt: skip
