"""The Beautiful Dreamer, Dreamweaver"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTERS,
    SELF,
    Character,
    Choose,
    ModifiedBreakthrough,
    On,
    Picked,
    Replacement,
    Stunned,
    WouldCauseBreakthrough,
    lasting,
    target,
    whenever,
)

DREAMED = target(CHARACTERS)

THE_BEAUTIFUL_DREAMER = Character(
    name="The Beautiful Dreamer", version="Dreamweaver",
    powers=(
        whenever(On(Stunned, SELF)) >> Choose(DREAMED).if_done(
            lasting(Replacement(pattern=WouldCauseBreakthrough(Picked(DREAMED)), instead=ModifiedBreakthrough(-3)))
        ),
    ),
)  # fmt: skip
