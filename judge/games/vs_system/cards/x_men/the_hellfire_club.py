"""The Hellfire Club"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ANY,
    CHARACTERS,
    WITH_CONCEALED,
    YOURS,
    AreaPick,
    Location,
    MoveToArea,
    affiliated,
    target,
)

MEMBER = target(CHARACTERS & YOURS & affiliated("Hellfire Club") & WITH_CONCEALED)

THE_HELLFIRE_CLUB = Location(name="The Hellfire Club", powers=(ACTIVATE >> MoveToArea(MEMBER, ~ANY, AreaPick()),))
