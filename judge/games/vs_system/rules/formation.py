"""Rules about which characters protect others in a formation."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.rules import Rule, misread, rule


@dataclass(frozen=True)
class Pair:
    """A character and one that may protect it, of one player and in one area: where they stand, and in what state they are.

    ``is_behind``: the protected one stands in the support row and the other in the front row.
    """

    is_behind: bool
    same_column: bool
    is_stunned: bool
    by_exhausted: bool
    by_stunned: bool


def _protects(pair: Pair) -> bool:
    return pair.is_behind and pair.same_column and not pair.by_stunned and not pair.is_stunned


def _any_front_row_character(pair: Pair) -> bool:
    return pair.is_behind and not pair.by_stunned and not pair.is_stunned


def _any_in_the_column(pair: Pair) -> bool:
    return pair.same_column and not pair.by_stunned and not pair.is_stunned


def _a_stunned_one_too(pair: Pair) -> bool:
    return pair.is_behind and pair.same_column and not pair.is_stunned


def _of_a_stunned_one_too(pair: Pair) -> bool:
    return pair.is_behind and pair.same_column and not pair.by_stunned


@rule("vs/formation.protects", "vs-system-base/a8.4#1", misreading=_any_front_row_character,
      belief="any front row character protects the whole support row",
      also=(misread("vs-system-base/a8.4#2", misreading=_any_in_the_column,
                    belief="the character behind it protects a front row character, too"),
            misread("vs-system-base/a8.4#3", "vs-system-base/a11.3#2", misreading=_a_stunned_one_too,
                    belief="a stunned character goes on protecting the one behind it"),
            misread("vs-system-base/a8.4#4", "vs-system-base/a11.3#2", misreading=_of_a_stunned_one_too,
                    belief="a stunned character is protected by the one before it"),
            misread("vs-system-base/a8.8#6", misreading=lambda pair: _protects(pair) and not pair.by_exhausted,
                    belief="an exhausted character protects nobody")))  # fmt: skip
def protects(pair: Pair) -> bool:
    """A front row character protects the one behind it in its column, as long as neither is stunned."""
    return _protects(pair)


REARRANGED_IN_OWN_STEP = Rule(
    "vs/formation.when",
    "Characters are rearranged in one's own formation step.",
    cites=("vs-system-base/a3.5",),
    belief="characters can be rearranged at any time in one's own turn",
    is_routine=True,
)

OWN_CHARACTERS_ARE_REARRANGED = Rule(
    "vs/formation.own",
    "A player rearranges characters that he controls.",
    cites=("vs-system-base/a3.5",),
    belief="a player may rearrange the characters of others",
    is_routine=True,
)

ALL_MAY_BE_REARRANGED = Rule(
    "vs/formation.all",
    "All characters may be rearranged.",
    cites=("vs-system-base/a3.5",),
    belief="one character may be moved in a formation step",
    is_routine=True,
)

REARRANGING_STAYS_IN_AREA = Rule(
    "vs/formation.area",
    "No character changes its area in the formation step.",
    cites=("marvel-knights/405.5#3",),
    belief="characters may be hidden, or come out of hiding, in the formation step",
    is_routine=True,
)

POSITIONS_ARE_UNIQUE = Rule(
    "vs/formation.unique",
    "Each character has a position of its own.",
    cites=("marvel-knights/405.3#1",),
    belief="several characters may share a position",
    is_routine=True,
)
