"""Eminent Domain

Additional cost: Discard a Hellfire Club character card with concealed.

Choose a face-up non-Team-Up resource of yours and a face-up non-Team-Up resource of an opponent. Swap their
positions, then turn both face down.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CHARACTER_CARDS,
    CONCEALED,
    CONCEALED_OPTIONAL,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    ON_RESOLUTION,
    ON_START,
    OPPONENTS,
    YOURS,
    ExchangeResources,
    Exists,
    Has,
    Link,
    May,
    Played,
    PlotTwist,
    RuledBy,
    Sequence,
    affiliated,
    choice,
    discard,
    keyworded,
    target,
    turn_face_down,
)

ruled = RuledBy("x-men/eminent-domain")

_FACE_UP = IN_RESOURCE_ROW & ~IS_FACE_DOWN & ~Has("versions", "Team-Up")
