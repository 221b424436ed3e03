"""What a table looks like at each step of a check, for a page that draws it: typed, frozen values. Not here: how they come about."""

from __future__ import annotations

import msgspec

from judge.answers import CheckRun


class BoardCard(msgspec.Struct, frozen=True):
    """A card where it lies: its name, what it is worth just now ("8 ATK / 7 DEF"), its states ("exhausted"), its counters ("2 cosmic").

    ``number`` tells equal cards apart, and stays the same from board to board. ``on_it`` are the cards that are attached to it.
    """

    number: int
    name: str
    strength: str = ""
    states: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    on_it: tuple[BoardCard, ...] = ()


class BoardRow(msgspec.Struct, frozen=True):
    """A row, zone or pile of a player, and the cards in it from left to right. ``is_pile``: they lie on one another."""

    name: str
    cards: tuple[BoardCard, ...]
    is_pile: bool = False


class BoardSide(msgspec.Struct, frozen=True):
    """A player's side: numbers such as endurance, then rows from the middle of the table outward. ``marks``: "initiative", "may act"."""

    player: str
    numbers: dict[str, int]
    marks: tuple[str, ...]
    rows: tuple[BoardRow, ...]


class Board(msgspec.Struct, frozen=True):
    """The table at one moment. ``now`` says in words where the game stands; ``chain`` holds what waits to resolve, the latest
    first."""

    turn: int
    now: tuple[str, ...]
    sides: tuple[BoardSide, ...]
    chain: tuple[str, ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """A run of a check with the table before the eyes: ``boards[shown[n]]`` is how it looks after ``run.steps[n]``.

    ``misread`` is the id of the rule that is misread in it, None in a run as ruled.
    """

    run: CheckRun
    boards: tuple[Board, ...]
    shown: tuple[int, ...]
    misread: str | None = None


class Scenario(msgspec.Struct, frozen=True):
    """A check of an entry: its number, what it plays, and the points that it speaks of."""

    number: int
    sentence: str
    points: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    """The scenarios of an entry, and one of them played: as ``ruled``, whose run tells what each misreading changes, and as ``misread``,
    where that was asked for and shows."""

    scenarios: tuple[Scenario, ...]
    ruled: Replay
    misread: Replay | None = None
