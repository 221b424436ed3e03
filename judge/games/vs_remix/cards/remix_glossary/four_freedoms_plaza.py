"""Four Freedoms Plaza"""

from __future__ import annotations

from judge.games.vs_remix.dsl import (
    ACTIVATE,
    IN_DECK,
    OWNED,
    AllOf,
    ControlsNamed,
    If,
    Location,
    search,
    to_hand,
)

FAMILY = ("Thing", "Human Torch", "Mr. Fantastic", "Invisible Woman")

FOUR_FREEDOMS_PLAZA = Location(
    name="Four Freedoms Plaza",
    powers=(ACTIVATE >> If(AllOf(tuple(ControlsNamed(name) for name in FAMILY)), to_hand(search(IN_DECK & OWNED))),),
)
