"""Mind Control

Play only with a Mental character under your control.

This turn, target character can't cause breakthrough with its attacks on characters.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    CAUSE_BREAKTHROUGH,
    CHARACTERS,
    MENTAL,
    YOURS,
    Bans,
    Exists,
    Played,
    PlotTwist,
    target,
    this_turn,
    with_trait,
)

MIND_CONTROL = PlotTwist(
    name="Mind Control", entry="x-men/mind-control",
    powers=(
        Played(
            only=(Exists(CHARACTERS & YOURS & with_trait(MENTAL)),),
            effect=this_turn(target(CHARACTERS), Bans(CAUSE_BREAKTHROUGH, by=CHARACTERS)),
        ),
    ),
)  # fmt: skip
