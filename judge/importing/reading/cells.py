"""Tables: rows whose cells drawn lines part, or empty strips, each as one word that holds the lines of its cells."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import median

from judge.importing.reading.ruled import CellRow
from judge.importing.reading.strips import LEAST_ROWS, Row, Word, strip_of

_SPARSE, _SHORT = 0.6, 16  # what tells a table: rows of the left side to those of the right, letters of a row
_NAME = re.compile(r"[^\W\d_]{3}")
_MOST_CELLS = 3  # places that part the cells of a row
_MOSTLY = 0.8  # of the rows of a table
_TALL = 20  # lines; a row of a single filled cell that is higher frames a text
_WORDS = 4  # of a cell that explains, in the mean


def with_tables(
    words: Sequence[Word], tables: Sequence[CellRow], rows_of: Callable[[Sequence[Word]], list[Row]]
) -> list[Word]:
    """The words with those in each row of a table as one."""
    cells: list[list[list[Word]]] = [[[] for _ in row.edges[1:]] for row in tables]
    tops = [row.top for row in tables]
    outside: list[Word] = []
    for word in words:
        middle, center = word.y - word.size / 3, (word.x0 + word.x1) / 2
        at = bisect_right(tops, middle) - 1
        if at >= 0 and middle < tables[at].bottom and tables[at].edges[0] < center < tables[at].edges[-1]:
            cells[at][bisect_right(tables[at].edges, center) - 1].append(word)
        else:
            outside.append(word)
    for row, found in zip(tables, cells, strict=True):
        if sum(any(map(_is_worded, cell)) for cell in found) < 2 and row.bottom - row.top > _TALL * _height(found):
            outside += (word for cell in found for word in cell)  # a frame round a text is no table
            continue
        texts = tuple(tuple(" ".join(word.text for word in line) for line in rows_of(cell)) for cell in found)
        inside = [word for cell in found for word in cell]
        if inside:
            size = median(word.size for word in inside)
            text = " ".join(part for cell in texts for part in cell)
            outside.append(Word(text, row.edges[0], row.edges[-1], row.top + size, size, 0, texts))
    return outside


def _is_worded(word: Word) -> bool:
    return _NAME.search(word.text) is not None


def _height(cells: Sequence[Sequence[Word]]) -> float:
    """Of the words in some cells, in the median."""
    return median([word.size for cell in cells for word in cell] or [0.0])


def is_table(left: Sequence[Row], right: Sequence[Row]) -> bool:
    """Whether two sides are cells beside each other: labels and what they stand for. A text fills its column before the next."""
    bases = {round(row[0].y) for row in right}
    beside = [row for row in left if round(row[0].y) in bases]
    if len(beside) >= 0.9 * len(left):
        first, last = left[0][0].y, left[-1][0].y
        if len(left) > 2 and len(left) <= _SPARSE * sum(first <= row[0].y <= last for row in right):
            return True
        if sum(len(word.text) + 1 for row in left for word in row) <= _SHORT * len(left) and len(left) > 1:
            return True
    return _are_beside(_groups(left), _groups(right))


def _are_beside(left: Sequence[Sequence[Row]], right: Sequence[Sequence[Row]]) -> bool:
    """Whether each paragraph has one beside it that begins where it does, and the right ones explain the left ones."""
    if len(left) != len(right) or len(left) < LEAST_ROWS:
        return False
    if any(abs(a[0][0].y - b[0][0].y) > 1 for a, b in zip(left, right, strict=True)):
        return False
    sentences = sum(group[-1][-1].text.endswith((".", "!")) for group in left)
    words = sum(len(word.text.split()) for group in right for row in group for word in row)
    return sentences <= (1 - _MOSTLY) * len(left) and words >= _WORDS * len(right)


def _groups(rows: Sequence[Row]) -> list[list[Row]]:
    """Rows with more room above them than the least begin a paragraph."""
    steps = [below[0].y - above[0].y for above, below in pairwise(rows)]
    least = min(steps, default=0.0)
    groups: list[list[Row]] = [[row] for row in rows[:1]]
    for step, row in zip(steps, rows[1:], strict=True):
        if step > 1.3 * least:
            groups.append([])
        groups[-1].append(row)
    return groups


def as_cells(block: Sequence[Row], middle: float) -> list[Row]:
    """The rows of a table that no line parts, each as one word; none where the left side holds numbers or signs, no names."""
    places = [middle]
    while len(places) < _MOST_CELLS and (place := _place([_side(row, places[-1], None) for row in block])):
        places.append(place)
    while len(places) < _MOST_CELLS and (place := _place([_side(row, None, places[0]) for row in block])):
        places.insert(0, place)
    table: list[list[Row]] = []
    for row in block:
        if row[0].x0 < places[0] and not (table and row[0].text[:1].islower()):
            table.append([])
        if not table:
            return []
        table[-1].append(row)
    names = sum(any(_NAME.search(word.text) for word in _side(rows[0], None, places[0])) for rows in table)
    if len(table) < LEAST_ROWS or names < _MOSTLY * len(table):
        return []
    return [[_row_of_cells(rows, places)] for rows in table]


def _side(row: Row, begin: float | None, end: float | None) -> Row:
    return [word for word in row if (begin is None or word.x0 >= begin) and (end is None or word.x0 < end)]


def _place(rows: Sequence[Row]) -> float | None:
    """Where an empty strip that no row crosses parts cells."""
    filled = [row for row in rows if row]
    strip = strip_of(filled, [])
    if strip is None or any(word.x0 < strip[1] and word.x1 > strip[0] for row in filled for word in row):
        return None
    return strip[1] - 0.1


def _row_of_cells(rows: Sequence[Row], places: Sequence[float]) -> Word:
    words = [word for row in rows for word in row]
    cells: list[list[str]] = [[] for _ in range(len(places) + 1)]
    for row in rows:
        parts: dict[int, list[str]] = {}
        for word in row:
            parts.setdefault(bisect_right(places, word.x0), []).append(word.text)
        for at, texts in parts.items():
            cells[at].append(" ".join(texts))
    text = " ".join(word.text for word in words)
    left, right = min(word.x0 for word in words), max(word.x1 for word in words)
    return Word(text, left, right, words[0].y, words[0].size, 0, tuple(map(tuple, cells)))
