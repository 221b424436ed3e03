"""Rules about which characters protect others in a formation, which are adjacent, and how they are rearranged."""

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


@dataclass(frozen=True)
class Places:
    """Where two characters stand: whether one player controls both, whether area and row are the same, how many columns lie between.

    In two areas of one player they are counted as if no column lay between the areas.
    """

    same_player: bool
    same_area: bool
    same_row: bool
    columns_apart: int

    @property
    def same_column(self) -> bool:
        """Whether they stand in the same column, in which only characters of one player and one area do."""
        return self.columns_apart == 0 and not self.same_row

    @property
    def side_by_side(self) -> bool:
        """Whether they stand next to each other in their row."""
        return self.columns_apart == 1 and self.same_row


def _adjacent(places: Places) -> bool:
    return places.same_player and places.same_area and (places.same_column or places.side_by_side)


def _only_beside(places: Places) -> bool:
    return places.same_player and places.same_area and places.side_by_side


def _only_behind(places: Places) -> bool:
    return places.same_player and places.same_area and places.same_column


def _diagonally_too(places: Places) -> bool:
    return places.same_player and places.same_area and places.columns_apart <= 1


def _opposite_too(places: Places) -> bool:
    return _adjacent(places) or (not places.same_player and places.columns_apart == 0)


def _across_areas_too(places: Places) -> bool:
    return places.same_player and (places.same_column or places.side_by_side)


@rule("vs/formation.adjacent", "vs-system-base/a12.2#1", misreading=_only_beside,
      belief="characters are adjacent side by side only, not one behind the other",
      also=(misread("vs-system-base/a12.2#2", misreading=_only_behind,
                    belief="characters are adjacent one behind the other only, not side by side"),
            misread("vs-system-base/a12.2#3", misreading=_diagonally_too,
                    belief="characters that stand diagonally to each other are adjacent"),
            misread("vs-system-base/a12.2#4", misreading=_opposite_too,
                    belief="a character is adjacent to the opponent's character that stands opposite it"),
            misread("vs-system-base/a12.2#5", "marvel-knights/212.5c#1", misreading=_across_areas_too,
                    belief="the last hidden character and the first visible one of a row are adjacent")))  # fmt: skip
def are_adjacent(places: Places) -> bool:
    """Characters of one player in one area are adjacent in one column, or side by side in one row."""
    return _adjacent(places)


COLUMN_IS_COUNTED_IN_POSITIONS = Rule(
    "vs/formation.column-positions",
    "A column is a position of the front row with the one behind it, whether or not others of the rows are empty.",
    cites=("vs-system-base/a12.1#1",),
    belief="empty positions don't count: the first character of the support row stands behind the first of the front row",
    is_routine=True,
)

COLUMN_IS_ONE_PLAYERS = Rule(
    "vs/formation.column",
    "Characters of different players are never in the same column.",
    cites=("vs-system-base/a12.1#2",),
    belief="the characters that stand opposite each other share a column",
    is_routine=True,
)

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
    cites=(
        "marvel-knights/405.5#1",
        "marvel-knights/405.5#3",
        "vs-system-base/a13.14#3",
        "vs-system-base/a13.15#3",
    ),
    belief="characters may be hidden, or come out of hiding, in the formation step",
    is_routine=True,
)

POSITIONS_ARE_UNIQUE = Rule(
    "vs/formation.unique",
    "Each character has a position of its own.",
    cites=("marvel-knights/405.3#1", "marvel-knights/405.3#2"),
    belief="several characters may share a position",
    is_routine=True,
)

POSITIONS_MAY_BE_EXCHANGED = Rule(
    "vs/formation.exchange",
    "What counts is where characters stand when rearranging is done: two of them may change places.",
    cites=("marvel-knights/405.3#1",),
    belief="a character can be moved only to a position that is empty",
    is_routine=True,
)

REARRANGED_ON_OWN_SIDE = Rule(
    "vs/formation.side",
    "No character is put into rows of another player in the formation step.",
    cites=("marvel-knights/405.5#2",),
    belief="in the formation step characters may be put into the rows of another player",
    is_routine=True,
)
