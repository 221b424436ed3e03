"""Rules about flight and range: what each of them lets a character do, and what it doesn't."""

from __future__ import annotations

from judge.engine.rules import Rule

FLIGHT_IS_NO_RANGE = Rule(
    "vs/flight.no-range",
    "Flight doesn't let a character attack from the support row.",
    cites=("vs-system-base/a13.4#2",),
    belief="a character with flight can attack from the support row",
    is_routine=True,
)

FLIGHT_FINDS_NOBODY_HIDDEN = Rule(
    "vs/flight.hidden",
    "Flight doesn't let a character attack hidden characters.",
    cites=("vs-system-base/a13.4#3",),
    belief="a character with flight can attack hidden characters",
    is_routine=True,
)

FLIER_PROTECTS = Rule(
    "vs/flight.protects",
    "A character with flight protects the one behind it.",
    cites=("vs-system-base/a13.4#4",),
    belief="a character that flies protects nobody",
    is_routine=True,
)

FLIER_IS_PROTECTED = Rule(
    "vs/flight.is-protected",
    "A character with flight is protected by the one before it.",
    cites=("vs-system-base/a13.4#4",),
    belief="a character that flies is never protected",
    is_routine=True,
)

RANGE_IS_NO_FLIGHT = Rule(
    "vs/flight.not-by-range",
    "Range doesn't let a character attack a protected character.",
    cites=("vs-system-base/a13.5#2",),
    belief="a character with range can attack a protected character",
    is_routine=True,
)

FLIES_FROM_EITHER_ROW = Rule(
    "vs/flight.from-either-row",
    "Flight helps against protection from the support row, too, if range lets the character attack from there.",
    cites=("vs-system-base/a13.5#3",),
    belief="out of the support row flight is no help against protection",
    is_routine=True,
)
