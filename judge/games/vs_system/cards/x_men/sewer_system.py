"""Sewer System

Activate >>> This turn, target character of yours can attack characters that are hidden and characters that are protected.
Activate >>> Target Morlocks character of yours with concealed moves to your hidden area.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ANY,
    CHARACTERS,
    CONCEALED,
    CONCEALED_OPTIONAL,
    FLIGHT,
    HIDDEN,
    IN_HIDDEN_AREA,
    SEES_HIDDEN,
    SEES_PROTECTED,
    YOURS,
    Gains,
    Location,
    MoveToArea,
    RuledBy,
    affiliated,
    keyworded,
    target,
    this_turn,
)

ruled = RuledBy("x-men/sewer-system")

_HAS_CONCEALED = keyworded(CONCEALED) | keyworded(CONCEALED_OPTIONAL)

_MOVES = (
    CHARACTERS & YOURS & affiliated("Morlocks") & _HAS_CONCEALED
    & ruled(4, ANY, misread=~IN_HIDDEN_AREA, belief="a character that is hidden already can't be moved to the hidden area")
)  # fmt: skip

SEWER_SYSTEM = Location(
    name="Sewer System", entry=ruled.entry,
    powers=(
        ACTIVATE >> this_turn(
            target(CHARACTERS & YOURS),
            Gains("keywords", SEES_HIDDEN),
            Gains("keywords", ruled(2, SEES_PROTECTED, misread=FLIGHT, belief="to attack protected characters is what flight is")),
        ),
        ACTIVATE >> MoveToArea(target(_MOVES), ~ANY, HIDDEN),
    ),
)  # fmt: skip
