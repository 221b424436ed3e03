"""Words on their places, and the widest empty strip that goes down between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median

import msgspec

_MIDDLE = 0.15  # of the width: nearer to an edge no strip parts columns
_CROSSED = 0.75  # of the rows, at most, may cross the strip
_SPACES, _MOSTLY, _EVEN = (
    5,
    0.8,
    1.6,
)  # between words: how many, what share of all, how much wider than the narrowest one
LEAST_ROWS = 3  # on either side


class Word(msgspec.Struct, frozen=True, gc=False):
    """A word, or several with one space between: its left and right end, its base (counted downwards), its line's height, and how
    bold it is (0 to 1,000); whether it leans; in how many points it is set (0: as high as its line). Of two fonts of the same points
    the one may have lines half as high again as the other.

    A row of a table is one word, with the lines of each of its ``cells``.
    """

    text: str
    x0: float
    x1: float
    y: float
    size: float
    weight: int = 0
    cells: tuple[tuple[str, ...], ...] = ()
    leans: bool = False
    points: float = 0.0


Row = list[Word]


def strip_of(rows: Sequence[Row], known: list[float]) -> tuple[float, float] | None:
    """The ends of the widest empty strip between two columns; None where there are none."""
    gaps = [right.x0 - left.x1 for row in rows for left, right in pairwise(row)]
    if len(rows) < 2 or not gaps:
        return None
    inside = sum(word.text.count(" ") for row in rows for word in row)
    usual = median(gaps) if inside < len(gaps) else letter_of(rows[0][0])
    least = max(1.8 * usual, 0.5 * median(word.size for row in rows for word in row))
    left = min(row[0].x0 for row in rows)
    right = max(row[-1].x1 for row in rows)
    width = int(right - left) + 2
    if width > 20_000 or width < 40:
        return None
    runs = [run for row in rows for run in _runs(row, least)]
    steps = [0] * (width + 1)
    for begin, end in runs:
        steps[max(0, int(begin - left))] += 1
        steps[min(width, int(end - left) + 1)] -= 1
    inner = range(int(_MIDDLE * width), int((1 - _MIDDLE) * width))
    crossing, count = [], 0
    for step in steps:
        count += step
        crossing.append(count)
    fewest = min(crossing[at] for at in inner)
    if fewest > _CROSSED * len(rows):
        return None
    best: tuple[float, float] | None = None
    for begin, end in _stretches(crossing, fewest + 0.02 * len(rows), inner):
        ends = _between(runs, left + begin, left + end)
        is_wide = ends[1] - ends[0] >= max(0.6 * least, best[1] - best[0] if best else 0.0)
        if is_wide and _has_two_sides(rows, ends, known):
            best = ends
    if best is not None:
        known.append((best[0] + best[1]) / 2)
    return best


def letter_of(word: Word) -> float:
    """The width of a letter, as wide as the space between two words."""
    return (word.x1 - word.x0) / len(word.text)


def _runs(row: Row, least: float) -> list[tuple[float, float]]:
    """The ends of the stretches of a row that no wide gap interrupts; in one set wide, out to both margins, each space is as wide."""
    wide = [gap for left, right in pairwise(row) if (gap := right.x0 - left.x1) >= least]
    is_spaced = len(wide) >= max(_SPACES, _MOSTLY * (len(row) - 1))
    if is_spaced and max(wide) <= min(_EVEN * min(wide), row[0].size):
        least = max(wide) + 1
    found = [(row[0].x0, row[0].x1)]
    for word in row[1:]:
        if word.x0 - found[-1][1] >= least:
            found.append((word.x0, word.x1))
        else:
            found[-1] = (found[-1][0], word.x1)
    return found


def _between(runs: Sequence[tuple[float, float]], begin: float, end: float) -> tuple[float, float]:
    """What of a strip is left between the runs that end in it and those that begin in it."""
    middle = (begin + end) / 2
    ends = [right for left, right in runs if begin - 1 <= right <= middle]  # places are whole, ends are rounded up
    begins = [left for left, right in runs if middle <= left < end]
    return max(ends, default=begin), min(begins, default=end)


def _stretches(crossing: Sequence[int], most: float, inner: range) -> list[tuple[int, int]]:
    """Where hardly a row stands: stretches of places that at most so many rows cross."""
    found: list[tuple[int, int]] = []
    for at in inner:
        if crossing[at] <= most:
            if found and found[-1][1] == at:
                found[-1] = (found[-1][0], at + 1)
            else:
                found.append((at, at + 1))
    return found


def _has_two_sides(rows: Sequence[Row], strip: tuple[float, float], known: Sequence[float]) -> bool:
    """Whether rows stand on either side of a strip: some, or but one where the pages before have the same strip."""
    lefts = rights = 0
    for row in rows:
        if not any(word.x0 < strip[1] and word.x1 > strip[0] for word in row):
            lefts += row[0].x0 < strip[0]
            rights += row[-1].x1 > strip[1]
    is_known = any(strip[0] <= middle <= strip[1] for middle in known)
    return min(lefts, rights) >= (1 if is_known else LEAST_ROWS)
