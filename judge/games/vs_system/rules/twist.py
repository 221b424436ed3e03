"""Rules about plot twists: when and from where they are played, where they go, and what their text does in the resource row."""

from __future__ import annotations

from judge.engine.rules import Rule

PLAYED_IN_ANY_PHASE = Rule(
    "vs/twist.any-phase",
    "A plot twist may be played in any phase.",
    cites=("vs-system-base/a5.2#1",),
    belief="plot twists are for the combat phase",
    is_routine=True,
)

PLAYED_FROM_HAND = Rule(
    "vs/twist.from-hand",
    "A plot twist may be played from the hand.",
    cites=("vs-system-base/a5.2#2",),
    belief="a plot twist has to be placed in the resource row before it can be played",
    is_routine=True,
)

PLAYED_FROM_ROW = Rule(
    "vs/twist.from-row",
    "A plot twist that lies face down in the resource row may be played from there.",
    cites=("vs-system-base/a5.2#2",),
    belief="a plot twist that was placed in the resource row is a resource and no more",
    is_routine=True,
)

PLAYED_ONCE = Rule(
    "vs/twist.face-up-is-done",
    "A plot twist that lies face up in the resource row isn't played again.",
    cites=("vs-system-base/a5.2#2", "vs-system-base/a5.3#3"),
    belief="a plot twist in the resource row can be played again in each turn",
    is_routine=True,
)

GOES_TO_KO_PILE = Rule(
    "vs/twist.goes-to-ko-pile",
    "A plot twist played from the hand goes to the KO'd pile after its effect.",
    cites=("vs-system-base/a5.3#1", "vs-system-base/a5.4#3"),
    belief="a plot twist played from the hand stays in the resource row, face up",
    is_routine=True,
)

STAYS_IN_ROW = Rule(
    "vs/twist.stays",
    "A plot twist played from the resource row stays there.",
    cites=(
        "vs-system-base/a6.9m#1",
        "vs-system-base/a5.3#2",
    ),
    belief="a plot twist goes to the KO'd pile after its effect, from wherever it was played",
    is_routine=True,
)

STAYS_FACE_UP = Rule(
    "vs/twist.stays-face-up",
    "A plot twist played from the resource row lies there face up afterwards.",
    cites=(
        "vs-system-base/a6.9m#1",
        "vs-system-base/a5.3#2",
    ),
    belief="after its effect a plot twist in the resource row is turned face down again",
    is_routine=True,
)

ONLY_ONGOING_WORKS = Rule(
    "vs/twist.ongoing-alone",
    "The text of a plot twist that lies face up does nothing unless it is ongoing text.",
    cites=("vs-system-base/a5.3#3",),
    belief="whatever a plot twist says works as long as it lies face up in the resource row",
    is_routine=True,
)

ONGOING_ENDS = Rule(
    "vs/twist.ongoing-ends",
    "Ongoing text stops when its plot twist leaves play.",
    cites=("vs-system-base/a5.4#2",),
    belief="what an ongoing plot twist does lasts for the turn, even if it leaves play",
    is_routine=True,
)
