"""What the look of printed lines tells: larger and bolder ones than the body of the text are headings, bold words open paragraphs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from judge.importing.model import CELLS, Hint, SourceLine

LARGER = 1.12  # of the usual height: a heading
_SAME = 0.96  # of the usual height, at least: a bold line that is smaller heads nothing
_BOLDER = 150  # by how much more than the body of the text
_LONGEST, _MOST_LINES = 120, 3  # characters and lines of a heading
_REPEATED = 3  # times: what stands so often names no entry
_LEVELS = 6
_QUESTION = re.compile(r"Q(?:uestion)?\s*\d*[:.)]\s")
_LEAST_TOLD, _LEAST_NAMED = 3, 4  # names before what is said of them: with a sign between, without one
_NAMED, _MOST_NAMES = (
    0.6,
    0.85,
)  # of the paragraphs below a heading; of the names, that are each another, or have a sign
_NAME_WORDS = 8
_ARTICLES = ("The", "A", "An")
_NAME = re.compile(r"[\"“‘'(+*]{0,2}[^\W_a-z].{1,60}")
_CAPITALS = re.compile(r"[A-Z][A-Z'’.-]{2,}(?:,? [A-Z'’.&/-]+)*(?=:| [A-Z—–-]|:? [a-z])")
_REMARK = re.compile(
    r"(?:examples?|notes?|exceptions?|designer'?s notes?|question|answer|hint|tip)\b[^a-z]{0,4}[:.]|[qa][:.] |[•*–—-] |\(|\d",
    re.IGNORECASE,
)
_SAID = re.compile(r"\S+(?: \S+){5,}[^.?!]\.[\"'”’)]*")  # a sentence
_STRESSED = 0.6  # of what has a look; where more are sentences, these are what heads texts
_TEXT_AGAIN = 0.35  # of the letters: what so many have is the body of the text


class Line(msgspec.Struct, gc=False):
    """A line of a page: its left and right end, base, height, the width of its first word, and in how many points it is set.

    ``right`` is where its column ends. ``begins`` if it is the first of a column; ``gap`` is the room above it, ``room`` that which the
    last line of a column leaves below. ``weights`` says how bold each word is, and how long, ``leans`` which words lean; ``cells``
    holds those of a table's row.
    """

    text: str
    x0: float
    x1: float
    y: float
    size: float
    first: float
    points: float
    right: float = 0.0
    begins: bool = False
    gap: float = 0.0
    room: float = 0.0
    hint: Hint = ""
    weights: tuple[tuple[int, int], ...] = ()
    leans: tuple[tuple[bool, int], ...] = ()
    cells: tuple[tuple[str, ...], ...] = ()


class Look:
    """The body of a text, against which lines are larger or bolder."""

    def __init__(self, lines: Iterable[Line]) -> None:
        sizes: Counter[float] = Counter()  # in points: the lines of two fonts differ in height
        weights: Counter[int] = Counter()
        kept = [line for line in lines if not line.hint]
        for line in kept:
            sizes[round(line.points * 4) / 4] += sum(map(str.isalnum, line.text))  # rows of dots are no text
            for weight, length in line.weights:
                weights[weight] += length
        # Where much is small (examples, quoted cards), the body is what is large among the usual.
        usual = [size for size, count in sizes.items() if count >= _TEXT_AGAIN * sizes.total()]
        self._size = max(usual or [size for size, _ in sizes.most_common(1)], default=0.0)
        leaning = sum(length for line in kept for leans, length in line.leans if leans)
        self._leans = leaning >= _TEXT_AGAIN * sum(len(line.text) for line in kept)
        # Where much is bold, bold is no sign.
        self._weight = max((w for w, n in weights.items() if n >= _TEXT_AGAIN * weights.total()), default=None)
        if self._weight is None and weights:
            self._weight = weights.most_common(1)[0][0]

    def _strong(self, line: Line) -> int:
        """How many characters at the begin of a line are bold."""
        if not line.weights or self._weight is None:
            return 0
        length = 0
        for weight, word in line.weights:
            if weight < self._weight + _BOLDER:
                break
            length += word + 1
        return min(length, len(line.text))

    def _strong_of(self, lines: Sequence[Line], text: str) -> int:
        """How many characters at the begin of a paragraph are bold; of one that its look divides where no line ends, to the line's end."""
        if all(self._strong(line) >= len(line.text) for line in lines):
            return len(text)
        return self._strong(lines[0])

    def parts(self, above: Line, line: Line) -> bool:
        """Whether a bold line ends above one that is not, or the other way round: no sentence goes on from one to the other."""
        bold, below = self._strong(above) >= len(above.text), self._strong(line)
        return line.text[:1].isupper() and (
            (bold and not below) or (below >= len(line.text) and not self._strong(above))
        )

    def told(
        self, found: Sequence[tuple[list[Line], Hint]], joined: Callable[[Sequence[str]], str]
    ) -> list[SourceLine]:
        """Paragraphs as numbered lines with what their look tells."""
        texts = [joined([line.text for line in lines]) for lines, _ in found]
        counts = Counter(texts)
        styles = [
            self._style(lines) if hint != "running" and counts[text] < _REPEATED and _may_head(text, lines) else None
            for (lines, hint), text in zip(found, texts, strict=True)
        ]
        _leave_questions(styles, texts)
        _leave_sentences(styles, texts)
        names = self._run_in(found, texts, styles)
        levels = _levels(Counter(style for style in styles if style))
        result: list[SourceLine] = []
        for number, ((lines, hint), text, style) in enumerate(zip(found, texts, styles, strict=True), 1):
            if number - 1 in names:
                result.append(SourceLine(number, text, 0, hint, "term", names[number - 1]))
            elif lines and lines[0].cells:
                row = CELLS.join(joined(cell).replace(CELLS, " ¦ ") for cell in lines[0].cells)
                result.append(SourceLine(number, row, 0, hint, "cell"))
            elif style:
                result.append(SourceLine(number, text, levels[style], hint))
            else:
                strong = self._strong_of(lines, text) if lines and counts[text] < _REPEATED else 0
                result.append(SourceLine(number, text, 0, hint, "", strong))
        return result

    def _run_in(
        self,
        found: Sequence[tuple[list[Line], Hint]],
        texts: Sequence[str],
        styles: Sequence[tuple[float, bool] | None],
    ) -> dict[int, int]:
        """The paragraphs that begin with a name in another look than what is said of it, where most of those below a heading do; and where
        each name ends."""
        names: dict[int, int] = {}
        section: dict[int, int] = {}
        begins = 0
        above = "."
        for at, ((lines, hint), text, style) in enumerate(
            [*zip(found, texts, styles, strict=True), (([], ""), "", (0.0, True))]
        ):
            if style:
                named = {_name_of(texts[one], end) for one, end in section.items()}
                told = sum(
                    texts[one][: end + 1].rstrip().endswith((":", ".", "—", "-")) for one, end in section.items()
                )
                least = _LEAST_TOLD if told > _MOST_NAMES * len(section) else _LEAST_NAMED
                if len(section) >= max(least, _NAMED * begins) and len(named) >= _MOST_NAMES * len(section):
                    names |= section
                section, begins, above = {}, 0, "."
                continue
            if not lines or hint == "running" or lines[0].cells:
                continue
            if (
                above.rstrip("\"'”’)").endswith((".", "!", "?", ":"))
                and not _REMARK.match(text)
                and not text[0].islower()
            ):
                begins += 1
                if end := self._name_end(lines, text):
                    section[at] = end
            above = text
        return names

    def _name_end(self, lines: Sequence[Line], text: str) -> int:
        """Where the name ends that a paragraph begins with, in bold type, leaning or in capitals; 0 where none does."""
        line, leaning = lines[0], 0
        for leans, length in line.leans:
            is_article = not leaning and text[:length] in _ARTICLES  # upright in some
            if not (leans or is_article):
                break
            leaning += length + 1
        leaning = 0 if text[: max(0, leaning - 1)] in _ARTICLES else leaning
        capitals = _CAPITALS.match(text)
        end = max(
            self._strong(line), leaning - 1 if leaning and not self._leans else 0, capitals.end() if capitals else 0
        )
        name = text[:end].rstrip()
        is_name = bool(_NAME.fullmatch(name)) and len(name.split()) <= _NAME_WORDS and name[-1] not in ",;"
        return len(name) if is_name and end < len(line.text) else 0

    def _style(self, lines: Sequence[Line]) -> tuple[float, bool] | None:
        """How a paragraph is printed that is larger or bolder than the body; None for any other."""
        size = min(line.points for line in lines)
        is_bold = all(self._strong(line) >= len(line.text) for line in lines)
        if size > LARGER * self._size or (is_bold and size >= _SAME * self._size):
            return round(size * 2) / 2, is_bold
        return None


def _may_head(text: str, lines: Sequence[Line]) -> bool:
    """Whether a paragraph is short enough for a heading, holds words and does not go on with what stands before it."""
    return (
        bool(lines)
        and not lines[0].cells
        and len(lines) <= _MOST_LINES
        and len(text) <= _LONGEST
        and any(c.isalpha() for c in text)
        and text[0] not in ":;,)"
    )


def _leave_questions(styles: list[tuple[float, bool] | None], texts: Sequence[str]) -> None:
    """Take the look from what is a question, printed boldly, and from what goes on with it on the next lines: it heads nothing."""
    asked: tuple[float, bool] | None = None
    is_whole = False  # whether the question has ended
    for at, (style, text) in enumerate(zip(styles, texts, strict=True)):
        if _QUESTION.match(text):
            asked = style
        elif style != asked and (is_whole or not (style and asked and _is_like(style, asked))):
            asked = None
        is_whole = text.rstrip("\"'”’)").endswith(("?", "!", "."))
        if asked or text[:1].islower():
            styles[at] = None


def _leave_sentences(styles: list[tuple[float, bool] | None], texts: Sequence[str]) -> None:
    """Take a look from the whole sentences that have it, where names have it as well: the sentences are only stressed."""
    said = [at for at, text in enumerate(texts) if styles[at] and _SAID.fullmatch(text) and not text[0].isdigit()]
    looks = Counter(styles)
    stressed = Counter(styles[at] for at in said)
    for at in said:
        if stressed[styles[at]] <= _STRESSED * looks[styles[at]]:
            styles[at] = None


def _is_like(one: tuple[float, bool], other: tuple[float, bool]) -> bool:
    """Whether two looks differ by no more than a line that was made to fit: no one is the heading of the other."""
    return one[1] == other[1] and max(one[0], other[0]) <= LARGER * min(one[0], other[0])


def _levels(styles: Counter[tuple[float, bool]]) -> dict[tuple[float, bool], int]:
    """The larger the higher; of two sizes that hardly differ one level."""
    levels: dict[tuple[float, bool], int] = {}
    level, last = 0, None
    for style in sorted(styles, key=lambda style: (-style[0], not style[1])):
        if last is None or style[1] != last[1] or style[0] < _SAME * last[0]:
            level, last = level + 1, style
        levels[style] = min(level, _LEVELS)
    return levels


def _name_of(text: str, end: int) -> str:
    return text[:end].strip(" :.").lower()
