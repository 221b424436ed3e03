"""Underground Sentinel Base

Activate >>> Reveal an Army character card with the printed Sentinel affiliation that is face down in your
resource row. Move it face up to your front or support row. Use only in your recruit step.
"""

from __future__ import annotations

from judge.games.vs_system.dsl import (
    ACTIVATE,
    ANY,
    ARMY,
    BUILD,
    CHARACTER_CARDS,
    FACE_DOWN,
    FRONT,
    IN_RESOURCE_ROW,
    IS_FACE_DOWN,
    PLAY,
    RECRUIT_STEP,
    YOURS,
    Always,
    Has,
    InPhase,
    Location,
    Move,
    Place,
    Prints,
    RevealFromHand,
    RuledBy,
    affiliated,
    choice,
)

ruled = RuledBy("x-men/underground-sentinel-base-errata")

SENTINEL = "Sentinel"

_RESOURCE = choice(
    IN_RESOURCE_ROW
    & CHARACTER_CARDS
    & ruled(2, Prints("affiliations", SENTINEL), misread=affiliated(SENTINEL), belief="an affiliation from a crossover counts, too")
    & ruled(2, Has("versions", ARMY), misread=ANY, belief="any Sentinel may be revealed, an Army card or not")
    & ruled(3, IS_FACE_DOWN, misread=ANY, belief="a face-up resource will do as well")
    & ruled(3, YOURS, misread=ANY, belief="an opponent's resource will do as well"),
    name="a face-down Sentinel",
)  # fmt: skip

_ROWS = ruled(3, Place(), misread=Place((FRONT,)), belief="the card goes into the front row")

UNDERGROUND_SENTINEL_BASE = Location(
    name="Underground Sentinel Base", cost=5, entry=ruled.entry,
    powers=(
        (ACTIVATE >> RevealFromHand(_RESOURCE).then(Move(_RESOURCE, PLAY, _ROWS,
            flags=ruled(3, frozenset(), misread=frozenset({FACE_DOWN}), belief="the card is shown and goes into the row face down")))
        ).usable(ruled(4,
            ruled(4, InPhase(BUILD, RECRUIT_STEP, yours=True),
                misread=InPhase(BUILD, RECRUIT_STEP), belief="it can be used in an opponent's recruit step"),
            misread=Always(), belief="it can be used at any time")),
    ),
)  # fmt: skip
