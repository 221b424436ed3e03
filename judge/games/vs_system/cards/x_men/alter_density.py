"""Alter Density

Target attacker or defender you control gets +2 DEF this attack if at least four resources you control are face
down.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ATTACKING,
    CHARACTERS,
    DEFENDING,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    ON_RESOLUTION,
    ON_START,
    YOURS,
    Adds,
    AtLeast,
    Count,
    If,
    Played,
    PlotTwist,
    RuledBy,
    target,
    this_attack,
)

ruled = RuledBy("x-men/alter-density")

_FACE_DOWN = IN_RESOURCE_ROW & IS_FACE_DOWN & YOURS

_FIGHTER = target(CHARACTERS & YOURS & (ATTACKING | DEFENDING), "an attacker or defender of yours")

_COUNTED_AS_IT_RESOLVES = AtLeast(
    Count(_FACE_DOWN, ruled(1, ON_RESOLUTION, misread=ON_START, belief="the resources are counted as the card is played")), 4
)  # fmt: skip

_STRENGTHENED_WHILE = this_attack(_FIGHTER, Adds("defense", 2, when=AtLeast(Count(_FACE_DOWN), 4)))

ALTER_DENSITY = PlotTwist(
    name="Alter Density", entry=ruled.entry,
    powers=(
        Played(effect=ruled((1, 2),
            If(_COUNTED_AS_IT_RESOLVES, this_attack(_FIGHTER, Adds("defense", 2))),
            misread=_STRENGTHENED_WHILE, belief="the bonus comes and goes with the fourth face-down resource, throughout the attack")),
    ),
)  # fmt: skip
