"""Wundagore Citadel"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    CHARACTERS,
    YOURS,
    Choose,
    Location,
    ModifiedBreakthrough,
    Picked,
    Replacement,
    WouldCauseBreakthrough,
    affiliated,
    lasting,
    target,
)

STRENGTHENED = target(CHARACTERS & YOURS & affiliated("Brotherhood"))

WUNDAGORE_CITADEL = Location(
    name="Wundagore Citadel",
    powers=(
        ACTIVATE >> Choose(STRENGTHENED).if_done(lasting(Replacement(
            pattern=WouldCauseBreakthrough(Picked(STRENGTHENED), on_character=False), instead=ModifiedBreakthrough(3)))),
    ),
)  # fmt: skip
