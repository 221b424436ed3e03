"""Tables that fit their terminal: the columns that matter stay, the others go one by one as it gets narrower."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from judge.harmless import shown

if TYPE_CHECKING:
    from rich.table import Table

GAP = 2  # blanks between two columns
GLUE = "\ue000"  # stands for a blank at which no line may be broken, while lines are being broken
_READABLE = 30  # columns that prose takes at least
_WIDEST = 100  # and at most, as text elsewhere
_LEAST = {"prose": _READABLE, "id": 18, "title": 16}


@dataclass(frozen=True)
class Column:
    """A column of a table for the eye. In a table they stand in the order of their importance.

    :param name: the key of its cells in a row, and its head.
    :param kind: how it gives way where room is scarce. Prose is wrapped between words, an id is folded behind its signs, a title is
        cut; a fact does not give way.
    :param kept: it is never left out.
    :param least: the width below which it is of no use, where that is not what its kind needs.
    :param head: its head, where that is not its name.
    """

    name: str
    kind: Literal["fact", "prose", "id", "title"] = "fact"
    kept: bool = False
    least: int | None = None
    head: str | None = None


@dataclass(frozen=True)
class Need:
    """What a column needs: the width below which it is of no use, the width that holds all of it, whether it must stay."""

    least: int
    most: int
    kept: bool


def fit(needs: Sequence[Need], room: int) -> dict[int, int]:
    """The columns that a line of ``room`` has place for, by their number, and how wide each is.

    From the last on, columns that need not stay are left out until the others have the least that they need. What is left over
    goes to those that lack most. Where the columns that must stay have too little room, the widest of them give way.
    """
    shown = list(range(len(needs)))
    while sum(needs[n].least for n in shown) > _inside(room, shown):
        spare = [n for n in shown if not needs[n].kept]
        if not spare:
            break
        shown.remove(spare[-1])
    widths = {n: needs[n].least for n in shown}
    while sum(widths.values()) > _inside(room, shown) and max(widths.values()) > 1:
        widths[max(shown, key=lambda n: widths[n])] -= 1
    while shown and sum(widths.values()) < _inside(room, shown):
        lacking = max(shown, key=lambda n: needs[n].most - widths[n])
        if widths[lacking] >= needs[lacking].most:
            break
        widths[lacking] += 1
    return widths


def _inside(room: int, shown: Sequence[int]) -> int:
    """What is left of a line between the columns."""
    return room - GAP * (len(shown) - 1)


def folded(text: str, width: int) -> list[str]:
    """Text in lines of at most ``width``, broken between words, and behind a sign in a word that no line holds, as an id may be."""
    from rich.cells import cell_len, chop_cells

    width = max(width, 1)
    lines: list[str] = []
    for blanks, word in re.findall(r"( *)([^ ]+)", text):
        parts = [word] if cell_len(word) <= width else re.findall(r"[^/_,-]*[/_,-]+|[^/_,-]+", word)
        pieces = [piece for part in parts for piece in chop_cells(part, width) if piece]
        for glue, piece in zip((blanks, *[""] * len(pieces)), pieces, strict=False):
            if lines and cell_len(lines[-1] + glue + piece) <= width:
                lines[-1] += glue + piece
            else:
                lines.append(piece)
    return lines


def table(rows: Sequence[Mapping[str, Any]], columns: Sequence[Column], title: str, room: int | None) -> Table:
    """The rows as a table of at most ``room`` columns of a terminal; with None, all of it, a row a line.

    On a terminal, columns without a value are left out, and those that say in every row what the title says.
    """
    from rich import box
    from rich.table import Table
    from rich.text import Text

    cells = {c.name: [_cell(row[c.name]) for row in rows] for c in columns}
    if room is not None:
        columns = [c for c in columns if not {*cells[c.name]} <= {"", title}]
    needs = [_need(c, cells[c.name], whole=room is None) for c in columns]
    widths = fit(needs, sum(need.most + GAP for need in needs) if room is None else room)
    drawn = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, GAP - 1, 0, 0))
    filled = []
    for n, width in widths.items():
        column = columns[n]
        is_count = all(isinstance(row[column.name], int) for row in rows)
        # Text, not markup: "[me]" on a card is no style.
        drawn.add_column(
            Text(_head(column)),
            justify="right" if is_count else "left",
            width=width,
            no_wrap=column.kind == "title",
            overflow="ellipsis" if column.kind == "title" else "fold",
        )
        values = cells[column.name]
        filled.append(["\n".join(folded(value, width)) for value in values] if column.kind == "id" else values)
    for row in zip(*filled, strict=True):
        drawn.add_row(*map(Text, row))
    return drawn


def _cell(value: Any) -> str:
    return "" if value is None else " ".join(shown(str(value)).split())


def _head(column: Column) -> str:
    return column.name.replace("_", " ") if column.head is None else column.head


def _need(column: Column, cells: Sequence[str], *, whole: bool) -> Need:
    from rich.cells import cell_len

    word = max(map(cell_len, _head(column).split()), default=1)
    longest = max(map(cell_len, cells))
    most = max(cell_len(_head(column)), longest)
    if whole:
        return Need(most, most, kept=True)
    if column.kind == "prose":
        most = min(most, _WIDEST)
    least = _LEAST.get(column.kind, longest) if column.least is None else column.least
    return Need(min(most, max(word, least)), most, column.kept)
