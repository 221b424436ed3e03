"""Words with their places become lines in reading order: columns parted by the widest empty strip, heads and feet told by place.

A page is cut where an empty strip goes down through it: what stands left of the strip is read before what stands right of it, but
only down to the next line that crosses the strip (a heading, a table, a picture's caption). Each side may be cut again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import attrgetter
from statistics import median

import msgspec

from judge.importing.model import Hint, SourceLine
from judge.importing.reading.cells import as_cells, is_table, with_tables
from judge.importing.reading.look import Line
from judge.importing.reading.paragraphs import numbered
from judge.importing.reading.ruled import CellRow
from judge.importing.reading.strips import Row, Word, letter_of, strip_of

_SAME_ROW = 0.45  # of a line's height: bases that lie nearer are of one row, so that raised figures stay in theirs
_DEEPEST = 4  # cuts within cuts
_LARGER = 1.12  # of the usual height: a heading
_EDGE = 0.12  # of the page's height: where heads and feet stand
_HEADS = 3  # pages that have a line in common at one place
_PAGE_NUMBER = re.compile(r"\W*(?:page|p\.?)?\s*(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|/)\s*\d{1,4})?\W*", re.IGNORECASE)
_DIGITS = re.compile(r"[0-9]{1,4}")
_BY_PLACE, _BY_BEGIN = attrgetter("y", "x0"), attrgetter("x0")
_COUNT = re.compile(r"[\[(#§]?(?:\d{1,4}(?:[.-]\w{1,3})*[a-z]?[.:)\]]*|[a-z][.)])|[•●▪■◦○*-]")  # at a margin
_ITEM = re.compile(r"\d+(?:\.\d+)*[.)]\s")


class PageWords(msgspec.Struct, frozen=True):
    """A page's words in any order, those that run in other directions (each direction by itself), its edges, and the rows of its tables."""

    words: list[Word]
    others: list[list[Word]]
    top: float
    bottom: float
    left: float
    right: float
    tables: list[CellRow] = []


def lines_of(pages: Iterable[PageWords]) -> list[SourceLine]:
    """The paragraphs of a document in reading order, each a line, with blank ones where the page leaves room. Numbers count from 1.

    Heads and feet stay where they stand, marked as such.
    """
    read = [_rows_of_page(page) for page in pages]
    running = _running([rows for rows, _, _ in read], [page for _, _, page in read])
    strips: list[float] = []
    found: list[list[Line]] = []
    for number, (rows, others, _) in enumerate(read):
        heads, body, feet = _parted(rows, running[number])
        lines = [_line(row, "running") for row in heads]
        lines += _ordered(body, strips)
        lines += [_line(row) for row in others]
        lines += [_line(row, "running") for row in feet]
        found.append(lines)
    return numbered(found)


def in_order(words: Sequence[Word]) -> list[str]:
    """The lines of one page without heads and feet, in reading order."""
    return [line.text for line in _ordered(_rows(words), [])]


def _rows_of_page(page: PageWords) -> tuple[list[Row], list[Row], tuple[float, float]]:
    inside = [word for word in page.words if word.x1 > page.left and word.x0 < page.right]
    if page.tables:
        inside = with_tables(inside, page.tables, _rows)
    return _rows(inside), [row for some in page.others for row in _rows(some)], (page.top, page.bottom)


def _rows(words: Sequence[Word]) -> list[Row]:
    """Words on one base, from left to right; rows from the top down."""
    if not words:
        return []
    near = _SAME_ROW * median(word.size for word in words)
    rows: list[Row] = []
    base = 0.0
    for word in sorted(words, key=_BY_PLACE):
        if rows and word.y - base <= near:
            rows[-1].append(word)
        else:
            rows.append([word])
            base = word.y
    for row in rows:
        if len(row) > 1:
            row.sort(key=_BY_BEGIN)
    return rows


def _line(row: Row, hint: Hint = "") -> Line:
    largest, text = row[0], row[0].text
    if len(row) > 1:
        largest = max(row, key=lambda word: len(word.text))
        text = " ".join([word.text for word in row])
    first = row[0].text.partition(" ")[0]
    width = letter_of(row[0]) * len(first)
    points = largest.points or largest.size
    line = Line(text, row[0].x0, row[-1].x1, largest.y, largest.size, width, points, hint=hint)
    line.weights = tuple((word.weight, len(word.text)) for word in row) if largest.weight else ()
    line.leans = tuple((word.leans, len(word.text)) for word in row) if any(word.leans for word in row) else ()
    line.cells = row[0].cells if len(row) == 1 else ()
    return line


def _running(pages: Sequence[Sequence[Row]], heights: Sequence[tuple[float, float]]) -> list[set[int]]:
    """For each page the positions of its rows that are heads or feet.

    They stand at the edge of the page, where other pages have the same words but for a number, or are a page's number.
    """
    places: list[dict[int, tuple[str, int]]] = []
    seen: Counter[tuple[str, int]] = Counter()
    for number, (rows, (top, bottom)) in enumerate(zip(pages, heights, strict=True)):
        edge = _EDGE * (bottom - top)
        own: dict[int, tuple[str, int]] = {}
        for at in {0, 1, len(rows) - 2, len(rows) - 1} & set(range(len(rows))):
            base = rows[at][0].y
            if min(base - top, bottom - base) <= edge:
                text = " ".join(word.text for word in rows[at])
                # A row at one place differs by a point or so from page to page.
                own[at] = (_without_number(text, number), round(base / 6))
        places.append(own)
        seen.update({key for text, place in own.values() for key in ((text, place), (text, place + 1))})
    return [
        {
            at
            for at, (text, place) in own.items()
            if (text == "#" and len(pages) > 1) or max(seen[text, place], seen[text, place + 1]) >= _HEADS
        }
        for own in places
    ]


def _without_number(text: str, page: int) -> str:
    """A head or foot without the page's number, which rises from page to page. Sentences and items of a list have none."""
    if _PAGE_NUMBER.fullmatch(text):
        return "#"
    if text.endswith((".", "!", "?", ";")) or _ITEM.match(text):
        return text
    return _DIGITS.sub(lambda match: f"#{int(match[0]) - page}", text)


def _parted(rows: Sequence[Row], running: set[int]) -> tuple[list[Row], list[Row], list[Row]]:
    """The rows of a page's head, body and foot."""
    body = [at for at in range(len(rows)) if at not in running]
    middle = body[0] if body else len(rows)
    heads = [rows[at] for at in sorted(running) if at < middle]
    return heads, [rows[at] for at in body], [rows[at] for at in sorted(running) if at > middle]


def _ordered(rows: Sequence[Row], strips: list[float], depth: int = 0, edge: float | None = None) -> list[Line]:
    """Rows as lines in reading order.

    :param strips: the middles of those that parted columns on the pages before; new ones are added.
    :param edge: where the rows end at the right.
    """
    edge = _right_edge(rows) if edge is None else edge
    strip = strip_of(rows, strips) if depth < _DEEPEST else None
    if strip is None:
        return _column(rows, edge)
    left, right = strip
    usual = median(word.size for row in rows for word in row)
    lines: list[Line] = []
    block: list[Row] = []
    crossing: list[Row] = []
    for row in rows:
        if any(word.x0 < right and word.x1 > left for word in row) or _parts(row, block, right, usual):
            lines += _below(lines, _side_by_side(block, (left, edge), strips, depth))
            block = []
            crossing.append(row)
        else:
            lines += _ordered(crossing, strips, depth + 1, edge) if crossing else []
            crossing = []
            block.append(row)
    lines += _below(lines, _side_by_side(block, (left, edge), strips, depth))
    lines += _ordered(crossing, strips, depth + 1, edge) if crossing else []
    return lines


def _below(above: Sequence[Line], lines: list[Line]) -> list[Line]:
    """Lines in columns below one that crosses them: the first begins no column, but goes on below that line, or stands apart from it."""
    if above and lines and lines[0].y > above[-1].y:
        lines[0].begins, lines[0].gap = False, lines[0].y - above[-1].y
    return lines


def _right_edge(rows: Sequence[Row]) -> float:
    """Where rows end at the right, but for a few that run over."""
    ends = sorted((row[-1].x1 for row in rows), reverse=True)
    return ends[len(ends) // 20] if ends else 0.0


def _parts(row: Row, block: Sequence[Row], right: float, usual: float) -> bool:
    """Whether a row heads what is below it in all columns, though it is too short to cross the strip: larger, with room above."""
    if len(block) == 1 or row[-1].x1 > right or row[0].size <= _LARGER * usual:
        return False
    return not block or row[0].y - block[-1][0].y > 1.5 * usual


def _side_by_side(block: Sequence[Row], edges: tuple[float, float], strips: list[float], depth: int) -> list[Line]:
    """The lines of two columns, which end at ``edges``, the left one first; those of a table row by row."""
    middle = edges[0]
    sides: tuple[list[Row], list[Row]] = ([], [])
    for row in block:
        halves = [word for word in row if word.x0 < middle], [word for word in row if word.x0 >= middle]
        for side, half in zip(sides, halves, strict=True):
            if half:
                side.append(half)
    if not (sides[0] and sides[1]):
        return _column(block, edges[1])
    if _counts(block, middle):
        return _column(block, edges[1])
    if is_table(*sides):
        return _column(as_cells(block, middle) or block, edges[1])
    first = block[0][0].y
    last = block[-1][0].y
    lines: list[Line] = []
    for side, edge in zip(sides, edges, strict=True):
        # Bases of one side may lie between those of the other: rows are made anew.
        below = _ordered(_rows([word for row in side for word in row]), strips, depth + 1, edge)
        if below:
            below[0].gap = max(0.0, below[0].y - first)
            below[-1].room = max(0.0, last - below[-1].y)
        lines += below
    return lines


def _counts(block: Sequence[Row], middle: float) -> bool:
    """Whether what stands left of text is nothing but what counts it, out at the margin: each row is a line of its own."""
    beside = [row for row in block if row[0].x0 < middle <= row[-1].x0]
    counts = [" ".join(word.text for word in row if word.x0 < middle) for row in beside]
    return bool(counts) and all(map(_COUNT.fullmatch, counts))


def _column(rows: Sequence[Row], right: float) -> list[Line]:
    """Rows of one column as lines; ``right`` is where the column ends."""
    lines = [_line(row) for row in rows]
    if lines:
        lines[0].begins = True
    for line in lines:
        line.right = right
    for above, below in pairwise(lines):
        below.gap = below.y - above.y
    return lines
