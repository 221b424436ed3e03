"""Text that keeps two columns beside each other, as ``pdftotext -layout`` writes it: each letter has its place, so that a page's geometry
tells the order as a PDF's does.

Where a tab parts the columns no letter has a place, and the text is refused.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from judge.errors import InputFileError
from judge.importing.model import Doubt, SourceLine
from judge.importing.reading.geometry import PageWords, lines_of
from judge.importing.reading.strips import Word
from judge.importing.torn.text import is_bullet, looks_like_head

# So much room stands behind a sentence, too; at one place in line after line only between columns and in tables.
_GAP = re.compile(r"(?<=\S)(?:[ \u00a0]{2,}|[ \u00a0]*\t[ \u00a0\t]*)(?=\S)")
_LEAST, _SHARE = 12, 0.35  # lines, and their share of all that hold text
_BY_PAGE = 0.25  # of all, at least, where each page has its own place
_BOTH = 0.12  # of all, at least, have text on either side
_CROSSED = 0.3  # of the lines with a right column, at most, so many others go on across its begin: headings
_NEAR = 2  # letters that the right column's begin may move
_MOVED = 8  # letters that some of its lines may begin before the others
_WORDS = 3  # on either side, at least: what stands in a table is shorter
_PAGES = 3  # numbers that rise line by line on lines that are otherwise the same
_LONGEST_FOOT, _SHORTEST_PAGE = 200, 15  # characters; lines, but for the last
_SHORT = re.compile(r"[\"“‘'(]?[^\W_a-z]\S*(?: \S+){0,6}(?<=[\w”’\"')?!])")
_ELLIPSIS = re.compile(r"(?:…|\.{3})$")
_NUMBER = re.compile(r"(?<!\S)\d{1,4}(?!\S)")
_WORDS_TOGETHER = re.compile(r"\S+(?: \S+)*")
_FEW = 2  # lines
_RUNNING = 4  # words of a line of running text
_ASIDE = 8.0  # letters
_AT_ONCE = 2_000  # lines
_FULL = (
    0.75  # of its column's width: so many letters may fill a line where the document's letters are not all of one width
)
_LEVEL = 2  # of a heading
_FEW_HEADS = 3  # among paragraphs
_CROWDED = 0.5  # of the headings, at least, have text right above them
_WORDS_OF_PROSE = 8  # of a paragraph below a heading
_WIDE = 0.5  # of its column: a heading as wide may go on in the next line
_OVER = 20  # of so many lines one may run over its column
_LINE, _HEIGHT = 2.0, 1.6  # from line to line, and of a letter: in widths of a letter


def apart(path: Path, lines: Sequence[SourceLine]) -> tuple[list[SourceLine], list[Doubt]] | None:
    """The lines of two columns that stand beside each other, one column after the other, with a doubt that says so; None if no columns
    stand beside each other.

    :raises InputFileError: if line after line holds a piece of each of two columns, and a tab between.
    """
    both, alone, filled = _begins(lines)
    if not both:
        return None
    at = max(both, key=lambda place: (_around(both, place), -place))
    count = _around(both, at)
    if not at:
        if count < max(_LEAST, _SHARE * filled):
            return None
    elif count < max(_LEAST, _BOTH * filled) or not _is_strip(lines, at, count + _around(alone, at), filled):
        at, count = _by_page(lines, filled)
        if not at:
            return None
    line = next(line for line in lines if any(abs(place - at) <= _NEAR for place in _places(line.text)))
    if not at:
        raise InputFileError(
            f"{path} has two columns merged in one line, {count:,} times (line {line.number}: '{_short(line.text)}')",
            "import the PDF or the page itself, or copy one column after the other",
        )
    said = f"two columns stand beside each other in {count:,} lines, from line {line.number} of the file on"
    read: list[SourceLine] = []
    for pages in _some_pages(lines, at):
        # Pages by the hundred: the words of all of them would take many times the room of the text.
        read += [_numbered(line, line.number + len(read)) for line in lines_of(pages)]
    read = _headed(_without_gaps(read), at)
    return read, [Doubt(1, f"{said}; they were read one after the other, and the lines counted anew (see --extracted)")]


def _without_gaps(lines: Sequence[SourceLine]) -> list[SourceLine]:
    """The lines without the blank ones inside a sentence: a row that the other column alone fills is one, too."""
    kept: list[SourceLine] = []
    for at, line in enumerate(lines):
        is_inside = (
            not line.text
            and 0 < at < len(lines) - 1
            and lines[at + 1].text[:1].islower()
            and len(lines[at - 1].text.split()) >= _RUNNING
            and lines[at - 1].text[-1:] not in ".!?:;"
        )
        if not is_inside:
            kept.append(_numbered(line, len(kept) + 1))
    return kept


def _numbered(line: SourceLine, number: int) -> SourceLine:
    """The line with a number: itself, where it has that one."""
    return line if line.number == number else msgspec.structs.replace(line, number=number)


def _begins(lines: Sequence[SourceLine]) -> tuple[Counter[int], Counter[int], int]:
    """Where right columns begin (0: behind a tab) and how often, beside a left one and alone; how many lines hold text."""
    filled = 0
    both: Counter[int] = Counter()
    alone: Counter[int] = Counter()
    for line in lines:
        text = line.text.rstrip()
        if not text:
            continue
        filled += 1
        if text[0] == " ":
            alone[len(text) - len(text.lstrip(" "))] += 1
        for place in _places(text):
            both[place] += 1
    return both, alone, filled


def _places(text: str) -> set[int]:
    """Where a right column may begin in a line that holds a left one, too: behind a gap with words on either side."""
    bare = text.strip()
    if "  " not in bare and "\t" not in bare and "\u00a0" not in bare:
        return set()
    return {
        gap.end() if "\t" not in gap[0] else 0  # behind a tab no place tells anything
        for gap in _GAP.finditer(text)
        if len(text[: gap.start()].split(None, _WORDS)) > _WORDS - 1 < len(text[gap.end() :].split(None, _WORDS))
    }


def _is_strip(lines: Sequence[SourceLine], at: int, begun: int, filled: int) -> bool:
    """Whether enough lines have a right column that begins at a place, and hardly one goes on across it."""
    return begun >= _SHARE * filled and _crossing(lines, at) <= _CROSSED * begun


def _crossing(lines: Sequence[SourceLine], at: int) -> int:
    """How many lines go on across a place."""
    texts = (line.text.rstrip() for line in lines)
    return sum(
        len(text) > at + _NEAR and "  " not in text[at - _NEAR - 2 : at + _NEAR] and bool(text[: at - _NEAR].strip())
        for text in texts
    )


def _by_page(lines: Sequence[SourceLine], filled: int) -> tuple[int, int]:
    """Where right columns begin whose place is another on each page, on the page in the middle of all, and how many lines have a piece of
    both columns; 0 where pages have none."""
    places: list[int] = []
    count = begun = crossing = 0
    for page in _pages(lines):
        both, alone, _ = _begins(page)
        both.pop(0, None)
        if at := max(both, key=lambda place: (_around(both, place), -place), default=0):
            here = _around(both, at)
            places += [at] * here
            count, begun = count + here, begun + here + _around(alone, at)
            crossing += _crossing(page, at)
    if count < max(_LEAST, _BY_PAGE * filled) or begun < _SHARE * filled or crossing > _CROSSED * begun:
        return 0, 0
    return sorted(places)[len(places) // 2], count


def _pages(lines: Sequence[SourceLine]) -> Iterator[Sequence[SourceLine]]:
    ends = {at for at, line in enumerate(lines) if at and line.hint == "page"} or _behind_numbers(lines)
    for begin, end in pairwise([0, *sorted(ends), len(lines)]):
        yield lines[begin:end]


def _around(begins: Counter[int], place: int) -> int:
    return sum(begins[place + step] for step in range(-_NEAR, _NEAR + 1))


def _short(text: str) -> str:
    gap = _GAP.search(text.strip())
    if gap is None:
        return text.strip()[:40]
    bare = text.strip()
    return f"{bare[: gap.start()][-20:]}{' ' * 3}{bare[gap.end() :][:20]}"


def _some_pages(lines: Sequence[SourceLine], at: int) -> Iterator[list[PageWords]]:
    """The pages of a text, so many at a time as have some thousand lines."""
    some: list[PageWords] = []
    count = 0
    for page in _pages(lines):
        some.append(_page(page, at))
        count += len(page)
        if count >= _AT_ONCE:
            yield some
            some, count = [], 0
    if some:
        yield some


def _behind_numbers(lines: Sequence[SourceLine]) -> set[int]:
    """Where pages end in a text without form feeds: behind each line with a number that rises from one such line to the next."""
    found: dict[str, list[tuple[int, int]]] = {}
    for at, line in enumerate(lines):
        if len(line.text) < _LONGEST_FOOT and (number := _NUMBER.search(line.text)):
            same = " ".join(_NUMBER.sub("#", line.text, count=1).split())
            run = found.setdefault(same, [])
            if not run or int(number[0]) - run[-1][0] in (1, 2):
                run.append((int(number[0]), at))
    runs = [[at for _, at in run] for run in found.values() if len(run) >= _PAGES]
    runs = [run for run in runs if all(below - above >= _SHORTEST_PAGE for above, below in pairwise(run[:-1]))]
    return {at + 1 for at in max(runs, key=len, default=[])}


def _page(lines: Sequence[SourceLine], at: int) -> PageWords:
    """The words of a page with their places; what begins where the right column does stands farther right, for two spaces are little room.

    :param at: where the right column begins on most pages.
    """
    texts = [line.text.expandtabs(8) for line in lines]
    begin = _edge_on(texts, at := _place_on(texts, at))
    words: list[Word] = []
    for row, text in enumerate(texts):
        aside, end = 0.0, -2
        for match in _WORDS_TOGETHER.finditer(text):
            if match.start() >= begin and match.start() - end > 1:
                aside = _ASIDE
            end = match.end()
            words.append(Word(match[0], match.start() + aside, end + aside, row * _LINE, _HEIGHT))
    columns = [word for word in words if word.x1 < begin], [word for word in words if word.x0 >= begin]
    across = [word for word in words if word.x0 < begin <= word.x1]
    words = [*_filled(columns[0]), *across, *_filled(columns[1])]
    right = max((word.x1 for word in words), default=0.0)
    return PageWords(words, [], 0.0, len(lines) * _LINE, -1.0, right + 1)


def _headed(lines: Sequence[SourceLine], at: int) -> list[SourceLine]:
    """The lines with those marked that look like headings, where no blank lines tell: below a whole sentence, above a paragraph.

    :param at: the width of a column. A heading nearly as wide goes on in one right below it.
    """
    contents = [n for n, line in enumerate(lines) if line.text and line.hint != "running"]
    heads: dict[int, str] = {}
    taken: set[int] = set()
    crowded = 0
    before = ""
    for place, n in enumerate(contents):
        text = lines[n].text
        is_whole = before.rstrip("\"'”’)").endswith((".", "!", "?"))
        is_whole |= before.endswith(":") and len(before.split()) >= _WORDS_OF_PROSE
        below = contents[place + 1 : place + 4]
        rest = [lines[each].text for each in below]
        may_head = n not in taken and (is_whole or not before) and bool(rest)
        if may_head and (
            looks_like_head(_ELLIPSIS.sub("", text), ()) or _is_short(text, rest, at) or _is_half(text, rest, at)
        ):
            is_wide = _WIDE * at <= len(text) and below[0] - n <= _FEW and not text.isupper()
            is_half = is_wide and len(text) + len(rest[0]) <= at + at * _WIDE
            second = -1
            if is_half and (looks_like_head(rest[0], ()) or _is_half(text, rest, at)):
                second = below[0]
                text, rest = f"{text} {rest[0]}", rest[1:]
            if rest and (_is_prose(rest) or looks_like_head(rest[0], ())):
                heads[n] = text
                taken.add(second)
                crowded += n > 0 and bool(lines[n - 1].text)
        before = "" if n in heads or n in taken else lines[n].text
    if len(heads) < _FEW_HEADS or crowded < _CROWDED * len(heads):
        return list(lines)
    found: list[SourceLine] = []
    for n, line in enumerate(lines):
        if n in heads:
            line = msgspec.structs.replace(line, text=heads[n], heading=_LEVEL)
        if n not in taken:
            found.append(_numbered(line, len(found) + 1))
    return found


def _is_short(text: str, below: Sequence[str], at: int) -> bool:
    """Whether a line is a heading in ordinary case: a few words without a stop, above a sentence of its own."""
    is_line = len(text) <= _WIDE * at and _SHORT.fullmatch(text) is not None and not is_bullet(text)
    return is_line and _is_prose(below) and below[0][0].isupper()


def _is_half(text: str, below: Sequence[str], at: int) -> bool:
    """Whether a wide line is the first half of a heading of which the next, that begins small, is the other."""
    is_line = _SHORT.fullmatch(text) is not None and not is_bullet(text) and len(below[0]) <= _WIDE * at < len(text) + 1
    is_rest = is_line and below[0][0].islower() and below[0][-1].isalnum()
    return is_rest and len(below) > 1 and below[1][0].isupper() and _is_prose(below[1:])


def _is_prose(below: Sequence[str]) -> bool:
    return len(" ".join(below[:2]).split()) >= _WORDS_OF_PROSE


def _filled(words: Sequence[Word]) -> list[Word]:
    """The words of a column, those at whose end a line of it is nearly full up to its edge: a count of letters is no width."""
    if not words:
        return []
    ends = sorted((word.x1 for word in words), reverse=True)
    begin, edge = min(word.x0 for word in words), ends[len(ends) // _OVER]
    full = begin + _FULL * (edge - begin)
    return [msgspec.structs.replace(word, x1=edge) if full <= word.x1 < edge else word for word in words]


def _edge_on(texts: Sequence[str], at: int) -> int:
    """Where on a page the fewest lines go on across, a few letters left of the place where most lines of the right column begin."""
    crossed = {
        place: sum(
            len(text) > place and bool(text[place - 1 : place + 1].strip()) and bool(text[:place].strip())
            for text in texts
        )
        for place in range(max(1, at - _MOVED), at - 1)
    }
    return max(crossed, key=lambda place: (-crossed[place], place), default=at)


def _place_on(texts: Sequence[str], at: int) -> int:
    """Where the right column begins on a page: there, or where it does on the others."""
    places = Counter(place for text in texts for place in _places(text))
    best = max(places, key=lambda place: (_around(places, place), -abs(place - at)), default=at)
    return best if _around(places, best) > max(_FEW, _around(places, at)) else at
