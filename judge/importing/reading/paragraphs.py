"""Lines with their places become paragraphs, each on one line: a line that its column's end broke goes on in the next."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from statistics import median

from judge.importing.model import Hint, SourceLine
from judge.importing.parting.sentences import is_bracket_parted
from judge.importing.reading.look import LARGER, Line, Look

_GAP, _GREAT_GAP = 1.3, 2.6  # of the usual distance between lines: from these on one blank line stands between, or two
_COMMON = 0.08  # of the distances between lines
_WIDEST = 1.5  # of the usual height: farther apart no lines of one paragraph stand
_SPACE = 0.3  # of the height, at most: the space between two words
_INDENT = 0.8  # of the height
_STOPS = (".", "!", "?", ":", "…")
_CLOSERS = "\"'”’)]»*"
# What begins a paragraph wherever it stands.
_BEGINS = re.compile(
    r"[•●▪◦‣○■□➢►–—*-]\s|\(?(?:\d{1,3}(?:\.\d{1,3})*[a-z]?|[a-zA-Z]|[ivx]{1,5})[.)]\s|(?:Q|A|Example|Note)\s*\d*:"
)
_NUMBERED = re.compile(r"\d{1,3}(?:-\d{1,3})+[a-z]?[.)]\s(?![a-z])")  # a rule whose number hyphens part
_SMALL = frozenset(
    re.findall(
        r"\S+", "a an and as at but by for from if in into is of on or per than that the to with without you your"
    )
)
_PROSE = 4  # words
_HYPHENS = ("-", "\u00ad", "\u2010")
_HALF = re.compile(rf"[^\W\d_]+(?=([{''.join(_HYPHENS)}])$)")
_REST = re.compile(r"[^\W\d_]+")
_HYPHENED = re.compile(r"[^\W\d_]+-[^\W\d_]+")


def numbered(pages: Sequence[Sequence[Line]]) -> list[SourceLine]:
    """The paragraphs of all pages, numbered from 1, with blank lines where there is room between them.

    A word divided at the end of a line is whole again. What goes on after a page's foot and head stands before them. What is larger or
    bolder than the body of the text is marked as headings and bold words are in a page.
    """
    gaps = Counter(
        round(2 * line.gap) for page in pages for line in page if not line.begins and 0 < line.gap < 5 * line.size
    )
    height = median([line.size for page in pages for line in page] or [0.0])
    points = median([line.points for page in pages for line in page] or [0.0])
    # The least that is common: where most paragraphs are a line long, the room between them is commoner still.
    common = [gap / 2 for gap, count in gaps.items() if count >= _COMMON * gaps.total() and gap / 2 > 0.8 * height]
    usual = max(1.0, min(*common, _WIDEST * height) if common else 1.2 * height)
    words = _Words(pages)
    look = Look(line for page in pages for line in page)
    found: list[tuple[list[Line], Hint]] = []
    last: Line | None = None  # of the body
    open_at = 0  # its paragraph
    for number, page in enumerate(pages):
        for at, line in enumerate(page):
            is_first = at == 0 and number > 0
            if line.hint == "running":
                if is_first:
                    found.append(([], ""))
                found.append(([line], line.hint))
                continue
            if last is not None and last.cells and line.cells:
                # A table goes on before the foot of its page and the head of the next.
                open_at += 1
                found.insert(open_at, ([line], ""))
                last = line
                continue
            blanks = 0 if last is None else _blanks(last, line, usual)
            if last is not None and not blanks and not look.parts(last, line) and _goes_on(last, line, points):
                found[open_at][0].append(line)
            else:
                found += [([], "")] * blanks
                open_at = len(found)
                found.append(([line], "page" if is_first and blanks else ""))
            last = line
    return look.told(found, words.joined)


def _goes_on(above: Line, line: Line, usual: float) -> bool:
    """Whether the column's end broke a paragraph between two lines: the first word of the lower one had no room in the upper."""
    if above.cells or line.cells:
        return False
    if above.text.endswith(_HYPHENS) and _HALF.search(above.text) and _REST.match(line.text):
        return True
    if above.right - above.x1 > line.first + _SPACE * line.size:
        return False
    if is_bracket_parted(above.text, line.text):
        return True
    if above.points > LARGER * line.points or line.points > LARGER * above.points:
        return False
    if _BEGINS.match(line.text) or _NUMBERED.match(line.text):
        return False
    is_deeper = line.x0 - above.x0 > _INDENT * line.size and not line.begins
    if is_deeper and not _BEGINS.match(above.text):
        return False
    if line.begins and not above.text.rstrip(_CLOSERS).endswith(_STOPS):
        return True  # between columns a sentence breaks off anywhere
    return line.text[:1].islower() or above.points > LARGER * usual or _breaks_off(above.text)


def _breaks_off(text: str) -> bool:
    """Whether a line ends inside a sentence: after a comma or a small word, or it reads like running text."""
    words = text.rstrip(_CLOSERS).split()
    if not words or words[-1].endswith(_STOPS):
        return False
    if words[-1].endswith((",", "-", "—")) or words[-1].lower() in _SMALL:
        return True
    small = sum(word[0].islower() for word in words)
    return len(words) >= _PROSE and small > len(words) / 2


def _blanks(above: Line, line: Line, usual: float) -> int:
    """How many blank lines stand between two lines of the body."""
    if not line.begins:
        ratio = line.gap / max(usual, 0.9 * min(line.size, above.size))
        return (ratio >= _GAP) + (ratio >= _GREAT_GAP)
    # Across columns and pages only the room that the two leave tells, and whether a sentence goes on.
    if line.text[:1].islower() or not above.text.rstrip(_CLOSERS).endswith(_STOPS):
        return 1 if line.points > LARGER * above.points else 0
    room = int(above.room / usual + _SPACE) + int(line.gap / usual + _SPACE)
    return min(2, max(1, room))


class _Words:
    """The words of a document, whole and with hyphens: they tell whether a hyphen at the end of a line belongs to the word."""

    def __init__(self, pages: Sequence[Sequence[Line]]) -> None:
        self._pages = pages

    @cached_property
    def _plain(self) -> set[str]:
        return {word.lower() for page in self._pages for line in page for word in _REST.findall(line.text)}

    @cached_property
    def _hyphened(self) -> set[str]:
        texts = (line.text for page in self._pages for line in page if "-" in line.text)
        return {word.lower() for text in texts for word in _HYPHENED.findall(text)}

    def joined(self, parts: Sequence[str]) -> str:
        """Lines of one paragraph as one."""
        found: list[str] = []
        for part in parts:
            half = _HALF.search(found[-1]) if found and found[-1].endswith(_HYPHENS) else None
            rest = _REST.match(part) if half else None
            if half and rest:
                if not self._has_hyphen(half, rest[0]):
                    found[-1] = found[-1][:-1]
                found[-1] += part
            else:
                found.append(part)
        return " ".join(found)

    def _has_hyphen(self, half: re.Match[str], rest: str) -> bool:
        """It has one if it has one elsewhere and is nowhere written without; a name's second half, in capitals, always."""
        if half[1] == "\u00ad":
            return False
        first, second = half[0].lower(), rest.lower()
        if not rest[0].islower():
            return True
        return f"{first}-{second}" in self._hyphened and first + second not in self._plain
