"""Rules about which characters protect others in a formation, which are adjacent, and how they are rearranged."""

from __future__ import annotations

from judge.engine.rules import misread
from judge.games.vs_system.rules import formation as vs

_PROTECTION, _POSITION = "remix-glossary/protection", "remix-glossary/position"

protects = vs.protects.citing(
    f"{_PROTECTION}#1",
    also=(
        misread(
            f"{_PROTECTION}#1",
            belief="standing behind another character protects nobody",
            misreading=lambda pair: False,
        ),
        misread(
            f"{_PROTECTION}#1",
            belief="the character behind it protects a front row character, too",
            misreading=lambda pair: pair.same_column and not pair.by_stunned and not pair.is_stunned,
        ),
        misread(
            f"{_PROTECTION}#1",
            f"{_PROTECTION}#2",
            "vs-remix-base/r7.2#5",
            belief="a stunned character goes on protecting the one behind it",
            misreading=lambda pair: pair.is_behind and pair.same_column and not pair.is_stunned,
        ),
        misread(
            f"{_PROTECTION}#1",
            f"{_PROTECTION}#2",
            "vs-remix-base/r7.2#5",
            belief="a stunned character is protected by the one before it",
            misreading=lambda pair: pair.is_behind and pair.same_column and not pair.by_stunned,
        ),
    ),
)

are_adjacent = vs.are_adjacent.citing(
    f"{_POSITION}#2",
    also=(
        misread(
            f"{_POSITION}#2",
            "remix-glossary/massive#2",
            belief="characters are adjacent one behind the other only, not side by side",
            misreading=lambda places: places.same_player and places.same_area and places.same_column,
        ),
        misread(
            f"{_POSITION}#2",
            belief="characters that stand diagonally to each other are adjacent",
            misreading=lambda places: places.same_player and places.same_area and places.columns_apart <= 1,
        ),
        misread(
            f"{_POSITION}#3",
            belief="a character is adjacent to the opponent's character that stands opposite it",
            misreading=lambda places: (
                places.same_area and (places.same_column or places.side_by_side)
                if places.same_player
                else places.columns_apart == 0
            ),
        ),
        misread(
            f"{_POSITION}#4",
            belief="the last hidden character and the first visible one of a row are adjacent",
            misreading=lambda places: places.same_player and (places.same_column or places.side_by_side),
        ),
    ),
)

POSITIONS_ARE_UNIQUE = vs.POSITIONS_ARE_UNIQUE.citing("vs-remix-base/r8.1#2")

REARRANGED_IN_OWN_STEP = vs.REARRANGED_IN_OWN_STEP.citing("vs-remix-base/r8.2#1")

OWN_CHARACTERS_ARE_REARRANGED = vs.OWN_CHARACTERS_ARE_REARRANGED.citing("vs-remix-base/r8.2#1")

ALL_MAY_BE_REARRANGED = vs.ALL_MAY_BE_REARRANGED.citing("vs-remix-base/r8.2#1")

COLUMN_IS_ONE_PLAYERS = vs.COLUMN_IS_ONE_PLAYERS.citing(f"{_POSITION}#1", "vs-remix-base/r8.1#3")
