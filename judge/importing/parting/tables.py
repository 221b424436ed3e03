"""Rows of tables that explain: in each, one column names what another says something of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from judge.importing.model import CELLS
from judge.importing.parting.layout import CleanLine

_FEW = 3  # rows
_PROSE = 4  # words that the longest column of a table of explanations has in the mean
COUNTED_ROW = re.compile(r"(?:[A-Z]{1,4}[ -]?|#|No\. ?)?\d{1,5}[.)]?")  # a cell that counts its row
_STOPS = frozenset(".!?")
_KEY = 25  # words of a cell that names a row


@dataclass
class Rows:
    """Positions of rows that explain, each with the column that names it, and of the rows that name the columns."""

    keys: dict[int, int] = field(default_factory=dict)
    heads: set[int] = field(default_factory=set)


def explaining_rows(lines: Sequence[CleanLine], contents: Sequence[int]) -> Rows:
    """The rows of all tables of a document that explain."""
    found = Rows()
    table: list[int] = []
    for i in [*contents, -1]:
        if (
            i >= 0
            and lines[i].mark in ("cell", "head")
            and not (table and i > table[-1] + 1 + (lines[table[-1]].mark == "head"))
        ):
            table.append(i)
            continue
        if table:
            _take_table(lines, table, found)
        table = [i] if i >= 0 and lines[i].mark in ("cell", "head") else []
    return found


def _take_table(lines: Sequence[CleanLine], table: Sequence[int], found: Rows) -> None:
    """Rows open entries where one column explains and another names what."""
    rows = {i: lines[i].plain.split(CELLS) for i in table if lines[i].mark == "cell" and CELLS in lines[i].plain}
    width = Counter(map(len, rows.values())).most_common(1)
    if not width or not 2 <= width[0][0] <= 4:
        return
    rows = {i: cells for i, cells in rows.items() if len(cells) == width[0][0]}
    first = next(iter(rows))
    is_head = len(rows) > _FEW and all(_names_column(cell) for cell in rows[first])
    names = rows.pop(first) if is_head and not any(lines[i].mark == "head" for i in table) else None
    if len(rows) < 2:
        return
    columns = list(zip(*rows.values(), strict=True))
    lengths = [sum(len(cell.split()) for cell in column) / len(column) for column in columns]
    keys = [
        n
        for n, column in enumerate(columns)
        if n + 1 < len(columns)
        and all(column)
        and not all(COUNTED_ROW.fullmatch(cell) for cell in column)
        and lengths[n] <= _KEY
        and len(set(column)) > len(column) * 0.6
    ]
    if not keys or max(lengths) < _PROSE or not _explains(list(rows.values()), keys[0]):
        return
    # The name of a card stands before the question that is asked of it; where it names several rows, the question names each.
    for i in rows:
        found.keys[i] = keys[0]
    for i in table:
        if lines[i].mark == "head" or (names is not None and i == first):
            found.heads.add(i)


def _explains(rows: Sequence[Sequence[str]], key: int) -> bool:
    """Whether the rows of a table say something of what they name: at length, or in sentences; figures and names alone do not."""
    told = sum(any(cell[-1:] in _STOPS and cell.count(" ") >= _PROSE - 1 for cell in row) for row in rows)
    others = [n for n in range(len(rows[0])) if n != key]
    return told * 2 >= len(rows) or any(median(len(row[n].split()) for row in rows) > _PROSE for n in others)


def _names_column(cell: str) -> bool:
    """Whether a cell is a head: a word or three, of which the last may be cut short ("Card No.")."""
    words = cell.split()
    return len(words) <= 3 and (cell[-1:].isalnum() or (len(words) > 1 and cell.endswith(".") and len(words[-1]) <= 5))
