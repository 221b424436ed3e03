"""Names without a sign on lines of their own, right above what is said of them: the order of the alphabet tells them from running text,
even where no blank line stands in a document."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from judge.importing.parting.layout import CleanLine
from judge.importing.parting.numbers import longest

_LEAST, _SHARE = (
    10,
    0.6,
)  # names in the order of the alphabet, and their share of all lines that look like one between them
_APART, _LONG = 80, 16  # lines from one name to the next, and from one to the next all through
_WORDS, _LONGEST = 8, 60  # of a name
_USUAL, _NARROW, _LEAST_WIDTH = (
    0.8,
    0.7,
    40,
)  # of the lines, no longer than the width of the text; what breaks off sooner
_LABELLED = re.compile(r"(?:\S )?(?P<label>[A-Z][a-z]+(?: [a-z]+)?: )")
_REFERS = re.compile(r"(?i:see|cf\.?) [A-Z\"'(]")
_TIMES, _REFERENCE = 3, 5  # times that a label stands at a line's begin; lines that it stands above
_END = re.compile(r"[.!?:][\"')\]]*$")
_SIGN = re.compile(r"[^\w\"'(]|\(?(?:\d+(?:[.-]\w+)*|[a-z])[.):]? |[a-z] ")  # of an item or a number
_CONNECTS = re.compile(r"(?:[,/&-]|\b(?i:and|or|of|the|a|an|to|from|with|in|for|by))$")
_SMALL = re.compile(r"(?:and|or|of|the|an?|to|from|with|in|into|out|on|for|by|as|at|vs|per|is|are|not|no)\b")
_QUOTED = re.compile(r"[\"']([^\"']+)[\"']$")


def names_in_order(
    lines: Sequence[CleanLine], contents: Sequence[int], opens: Collection[int]
) -> tuple[set[int], set[int]]:
    """Lines that bear a name (the first, where it has two), and those between them that look like none, which open nothing.

    Below a blank line a name may be in lower case; below text it has capitals, and that text ends there.
    """
    page = _Page(lines, contents)
    named = [(n, name) for n, name in page.names() if contents[n] not in opens]
    keys = [((0, _key(name)), (at, "")) for at, (_, name) in enumerate(named)]
    found: set[int] = set()
    inside: set[int] = set()
    for run in _runs(longest(keys), [n for n, _ in named]):
        first, last = run[0], run[-1]
        of_lines = named[last][0] - named[first][0]
        if len(run) < max(_LEAST, _SHARE * (last - first + 1), of_lines / _LONG):
            continue
        taken = set(run)
        for at in range(first, last):
            above = max(each for each in run if each <= at)
            below = min(each for each in run if each > at)
            if _key(named[above][1])[:1] <= _key(named[at][1])[:1] <= _key(named[below][1])[:1]:
                taken.add(at)  # in the order of the letters it begins with, as far as another way of ordering goes
        heads = {contents[named[at][0]] for at in taken}
        found |= heads
        between = (n for n in range(named[first][0], named[last][0]) if not page.may_head(n))
        inside.update(contents[n] for n in between if contents[n] not in heads and contents[n] not in opens)
    return found, inside


def _runs(chain: Sequence[int], places: Sequence[int]) -> Iterator[list[int]]:
    """The parts of a chain without a wide gap."""
    run: list[int] = []
    for at in chain:
        if run and places[at] - places[run[-1]] > _APART:
            yield run
            run = []
        run.append(at)
    if run:
        yield run


def _key(name: str) -> str:
    """What a name stands in the order of: what it quotes, if that ends it, without gaps and signs."""
    quoted = _QUOTED.search(name)
    return re.sub(r"[\W_]+", "", quoted[1] if quoted else name).lower()


def goes_on(name: str, below: str) -> bool:
    """Whether a name is broken behind a word or a sign that needs another, and goes on in the line below it."""
    return _joins(name) and _is_capital(below) and below[-1] not in ".:;!?" and len(below) <= _LONGEST


def _joins(name: str) -> bool:
    return _CONNECTS.search(name) is not None


def _is_capital(name: str) -> bool:
    """Whether all words of a name have capitals, but for small ones, those in brackets, and those before a quoted one."""
    words = re.sub(r"\([^)]*\)", "", name).split()
    is_set = all(word[:1].isupper() or not word[:1].isalpha() or _SMALL.match(word) for word in words)
    return is_set or (name[0].isupper() and _QUOTED.search(name) is not None)


class _Page:
    """The lines of a document, with the width at which its text is broken."""

    def __init__(self, lines: Sequence[CleanLine], contents: Sequence[int]) -> None:
        self._lines, self._contents = lines, contents
        widths = sorted(len(lines[i].plain) for i in contents)
        self._width = widths[int(_USUAL * len(widths))] if widths else 0
        heads = (_LABELLED.match(lines[i].plain) for i in contents)
        times = Counter(head["label"] for head in heads if head)
        self._labels = {label for label, count in times.items() if count >= _TIMES}

    def names(self) -> Iterator[tuple[int, str]]:
        """The places in ``contents`` of lines that look like a name above its text, and the name."""
        if self._width < _LEAST_WIDTH:
            return
        for n in range(len(self._contents) - 1):
            text = self._text(n)
            if not self._is_name(text) or not self._may_begin(n, text):
                continue
            if not self._is_right_above(n) and not self._is_parted_from_text(n):
                continue
            is_broken = n + 2 < len(self._contents) and goes_on(text, self._text(n + 1)) and self._is_right_above(n + 1)
            if is_broken and self._is_name(self._text(n + 1)) and self._is_text(n + 2):
                yield n, f"{text} {self._text(n + 1)}"
            elif self._is_text(n + 1) and text[-1] != ",":
                yield n, text

    def _text(self, n: int) -> str:
        return self._lines[self._contents[n]].plain

    def _is_right_above(self, n: int) -> bool:
        return self._contents[n + 1] == self._contents[n] + 1

    def _is_parted_from_text(self, n: int) -> bool:
        """Whether one blank line stands above a line and one below it, as between all paragraphs of some texts; capitals need no order."""
        return self.is_free(n) and self._contents[n + 1] == self._contents[n] + 2 and not self._text(n).isupper()

    def is_free(self, n: int) -> bool:
        return n == 0 or self._contents[n - 1] < self._contents[n] - 1

    def may_head(self, n: int) -> bool:
        """Whether a line stands below a gap and looks like another name."""
        return self.is_free(n) and _is_capital(self._text(n))

    def _is_name(self, text: str) -> bool:
        return (
            len(text) <= min(_LONGEST, _NARROW * self._width + 10)
            and len(text.split()) <= _WORDS
            and (text[-1] not in ".:;!?")
            and not _SIGN.match(text)
        )

    def _may_begin(self, n: int, text: str) -> bool:
        """Whether the text above ends: a blank line, a sentence's end, a reference, or the next word had room."""
        if self.is_free(n):
            return True
        if not _is_capital(text):
            return False
        above = self._text(n - 1)
        has_room = len(above) + 1 + len(text.split()[0]) <= self._width
        return _END.search(above) is not None or (not _joins(above) and (has_room or self._is_reference(n - 1)))

    def _is_reference(self, n: int) -> bool:
        for at in range(n, max(-1, n - _REFERENCE), -1):
            head = _LABELLED.match(self._text(at))
            if head and head["label"] in self._labels:
                return True
            if _END.search(self._text(at)):
                return False
        return False

    def _is_text(self, n: int) -> bool:
        text = self._text(n)
        if text[0].islower() or (_SIGN.match(text) and not text[0].isdigit()):
            return False
        goes_on = n + 1 < len(self._contents) and self._is_right_above(n) and self._text(n + 1)[0].islower()
        return len(text) >= _NARROW * self._width or bool(_END.search(text) or _REFERS.match(text)) or goes_on
