"""Tables whose cells lines part: what stands in a row of cells is one line, whose cells are told apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median

import msgspec

from judge.importing.reading.strips import Word

_NEAR = 3.0  # points that the ends of lines may lie apart
_LEAST_WIDTH, _LEAST_HEIGHT = 20.0, 6.0  # of lines that part cells, not words
_COVERS = 0.8  # of a row's height, at least, by a line that parts its cells
_STRIP = 0.6  # of the words' height, at least: an empty strip that parts cells
_LEAST_ROWS = 3  # of a table that only lines across part
_SPARSE = 0.6  # lines of the left one of two cells, to those of the right one
_MOST = 4000  # lines of a page; more draw a picture

Box = tuple[float, float, float, float]  # left, top, right, bottom; counted downwards


class Rule(msgspec.Struct, frozen=True, gc=False):
    """A drawn line: where it lies across, and its begin and end along."""

    at: float
    begin: float
    end: float


class CellRow(msgspec.Struct, frozen=True):
    """A row of a table: its top and bottom, and where its cells end at the left and right, n + 1 places for n cells."""

    top: float
    bottom: float
    edges: list[float]


def cell_rows(boxes: Sequence[Box], words: Sequence[Word] = (), above: Sequence[float] = ()) -> list[CellRow]:
    """The rows of all tables of a page that have two cells or more, from what is drawn there: lines, and the edges of boxes.

    :param words: those of the page; where lines part the rows alone, the empty strips between words part the cells.
    :param above: the edges of the last row on the page before, whose table may go on.
    """
    across: list[Rule] = []
    down: list[Rule] = []
    for left, top, right, bottom in boxes[:_MOST]:
        is_wide, is_high = right - left >= _LEAST_WIDTH, bottom - top >= _LEAST_HEIGHT
        if is_wide:
            across += [Rule(at, left, right) for at in ({top, bottom} if is_high else {(top + bottom) / 2})]
        if is_high:
            down += [Rule(at, top, bottom) for at in ({left, right} if is_wide else {(left + right) / 2})]
    rows: list[CellRow] = []
    bare: list[CellRow] = []
    upright = _merged(down)
    for upper, lower in _bands(_merged(across)):
        height = lower.at - upper.at
        inside = [
            rule.at
            for rule in upright
            if upper.begin - _NEAR <= rule.at <= upper.end + _NEAR
            and min(rule.end, lower.at) - max(rule.begin, upper.at) >= _COVERS * height
        ]
        edges = sorted({upper.begin, upper.end, *inside})
        edges = [at for n, at in enumerate(edges) if not n or at - edges[n - 1] > 2 * _NEAR]
        (rows if len(edges) > 2 else bare).append(CellRow(upper.at, lower.at, edges))
    # A single row of two is a box with a line in it.
    tables = [table for table in _alike(rows) if len(table) > 1 or len(table[0].edges) > 3]
    found = [row for table in tables for row in _with_open_ends(table, upright)]
    for table in _alike(bare):
        top, bottom = table[0].top, table[-1].bottom
        if not any(row.top < bottom and row.bottom > top for row in found):
            found += _with_strips(table, words, above)
    return sorted(found, key=lambda row: row.top)


def _with_open_ends(table: Sequence[CellRow], upright: Sequence[Rule]) -> list[CellRow]:
    """The rows of a table and what of a row goes on above or below them: a page's end broke it, and no line closes it there."""
    edges, top, bottom = table[0].edges, table[0].top, table[-1].bottom
    sides = [[rule for rule in upright if abs(rule.at - at) <= _NEAR] for at in edges[1:-1]]
    begins = [[rule.begin for rule in rules if rule.begin <= top + _NEAR <= rule.end] for rules in sides]
    ends = [[rule.end for rule in rules if rule.begin <= bottom - _NEAR <= rule.end] for rules in sides]
    begin = max((min(some, default=top) for some in begins), default=top)
    end = min((max(some, default=bottom) for some in ends), default=bottom)
    above = [CellRow(begin, top, edges)] if top - begin >= _LEAST_HEIGHT else []
    below = [CellRow(bottom, end, edges)] if end - bottom >= _LEAST_HEIGHT else []
    return [*above, *table, *below]


def _with_strips(table: Sequence[CellRow], words: Sequence[Word], above: Sequence[float]) -> list[CellRow]:
    """The rows of a table that only lines across part, with the cells that empty strips part; none where these part columns of text.

    The cells are those of the page before where its table goes on.
    Three columns or more are cells; of two the left one must be sparse, for two columns of text both are full.
    """
    left, right = table[0].edges[0], table[0].edges[-1]
    inside = [
        word
        for word in words
        if table[0].top < word.y - word.size / 3 < table[-1].bottom and left < (word.x0 + word.x1) / 2 < right
    ]
    goes_on = bool(above) and abs(above[0] - left) <= _NEAR and abs(above[-1] - right) <= _NEAR
    if goes_on and not any(word.x0 < at < word.x1 for word in inside for at in above):
        return [CellRow(row.top, row.bottom, list(above)) for row in table]
    if not inside or len(table) < _LEAST_ROWS:
        return []
    least = max(2 * _NEAR, _STRIP * median(word.size for word in inside))
    edges, end = [left], max(left, min(word.x0 for word in inside))
    for word in sorted(inside, key=lambda word: word.x0):
        if word.x0 - end >= least:
            edges.append((end + word.x0) / 2)
        end = max(end, word.x1)
    edges.append(right)
    columns = [{round(word.y) for word in inside if a <= word.x0 < b} for a, b in pairwise(edges)]
    is_table = len(columns) > 2 or (len(columns) == 2 and len(columns[0]) <= _SPARSE * len(columns[1]))
    return [CellRow(row.top, row.bottom, edges) for row in table] if is_table else []


def _merged(rules: Sequence[Rule]) -> list[Rule]:
    """Lines that lie on one another or go on in one another as one; in the order of their places."""
    found: list[Rule] = []
    for rule in sorted(rules, key=lambda rule: (round(rule.at / _NEAR), rule.begin)):
        last = found[-1] if found else None
        if last and abs(last.at - rule.at) <= _NEAR and rule.begin <= last.end + _NEAR:
            found[-1] = Rule(last.at, last.begin, max(last.end, rule.end))
        else:
            found.append(rule)
    return sorted(found, key=lambda rule: rule.at)


def _bands(across: Sequence[Rule]) -> list[tuple[Rule, Rule]]:
    """Lines one below the other with the same ends."""
    found: list[tuple[Rule, Rule]] = []
    last: dict[tuple[int, int], Rule] = {}
    for rule in across:
        for key, above in last.items():
            if abs(above.begin - rule.begin) <= 2 * _NEAR and abs(above.end - rule.end) <= 2 * _NEAR:
                if rule.at - above.at >= _LEAST_HEIGHT:
                    found.append((above, rule))
                    last[key] = rule
                break
        else:
            last[round(rule.begin), round(rule.end)] = rule
    return found


def _alike(rows: Sequence[CellRow]) -> list[list[CellRow]]:
    """Rows that follow one another with the same cells, as tables."""
    tables: list[list[CellRow]] = [[row] for row in rows[:1]]
    for above, row in pairwise(rows):
        is_next = abs(row.top - above.bottom) <= _NEAR and len(row.edges) == len(above.edges)
        if is_next and all(abs(a - b) <= 2 * _NEAR for a, b in zip(row.edges, above.edges, strict=True)):
            tables[-1].append(row)
        else:
            tables.append([row])
    return tables
