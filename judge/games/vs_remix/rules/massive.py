"""Rules about Massive characters."""

from __future__ import annotations

from judge.engine.rules import Rule

_MASSIVE = "remix-glossary/massive"

FILLS_ITS_COLUMN = Rule(
    "remix/massive.column",
    "A Massive character fills its whole column.",
    cites=(f"{_MASSIVE}#1", f"{_MASSIVE}#2"),
    belief="a Massive character takes one position in the front row, like any other front row character",
)

STANDS_IN_FRONT_ROW = Rule(
    "remix/massive.front-row",
    "A Massive character is a front row character, though it fills its whole column.",
    cites=(f"{_MASSIVE}#3", f"{_MASSIVE}#4", "vs-remix-base/r8.1#1"),
    belief="a Massive character is a support row character as much as a front row character",
)

MOVES_IN_FORMATION_STEP_ONLY = Rule(
    "remix/massive.unmoved",
    "A Massive character is moved only in the formation step.",
    cites=(f"{_MASSIVE}#5", "vs-remix-base/r8.2#2"),
    belief="an effect moves a Massive character like any other",
)

MAY_BE_REARRANGED = Rule(
    "remix/massive.rearranged",
    "In the formation step a Massive character may be moved.",
    cites=(f"{_MASSIVE}#5", "vs-remix-base/r8.2#2"),
    belief="a Massive character stays where it has come into play",
)

NOTHING_BREAKS_THROUGH = Rule(
    "remix/massive.no-breakthrough",
    "Attacks on a Massive character cause no breakthrough.",
    cites=(f"{_MASSIVE}#6", f"{_MASSIVE}#7", "vs-remix-base/r6.5#3"),
    belief="what is more than a Massive character's DEF breaks through as ever",
)

IS_NOT_REINFORCED = Rule(
    "remix/massive.not-reinforced",
    "That attacks on it deal no breakthrough doesn't make a Massive character reinforced.",
    cites=(f"{_MASSIVE}#7", "vs-remix-base/r6.5#3"),
    belief="a Massive character that is attacked is reinforced, which is why nothing breaks through",
)
