"""A paragraph of a ruling as sentences: each becomes a point."""

from __future__ import annotations

import re

_ABBREVIATIONS = frozenset(
    re.findall(
        r"\S+",
        """
        approx bros capt cf co col dr e.g eg etc ex fig gen i.e ie inc jr lt ltd mr mrs ms no nos p pp prof sgt sr st vol vs
        jan feb mar apr jun jul aug sep sept oct nov dec
        """,
    )
)
# Nothing is taken back and no run is tried from its middle: else a page of dots would take an hour.
_END = re.compile(r"(?<![.!?])[.!?]++[\"”'’)\]*]*+(?=\s++[\"“‘'(\[*]*+[A-Z0-9+])")
_INITIALS = re.compile(r"[A-HJ-WYZa-z]|(?:[A-Z]\.)+[A-Z]?")
_WORD_OF_END = re.compile(r"[\w.]")


def sentences(text: str) -> list[str]:
    """Split ``text`` at the ends of its sentences; joined by spaces they are the text again.

    Not at abbreviations and initials, not at an ellipsis, not inside quotations and brackets: a quoted power is one with the sentence
    around it. A name that ends in "!" ends no sentence before a word in lower case.
    """
    found: list[str] = []
    begin = 0
    marks = _Marks(text)
    for match in _END.finditer(text):
        if text[match.start()] == ".":
            word = _word_before(text, begin, match.start())
            # A single letter is an initial, but for the pronoun and the number.
            if word.lower() in _ABBREVIATIONS or _INITIALS.fullmatch(word):
                continue
        if text[max(0, match.start() - 1) : match.start()] in (" ", ".") and match[0].startswith("."):
            continue  # ". . ." or "..."
        if match[0].startswith("..") or marks.is_inside(begin, match.end()):
            continue
        found.append(text[begin : match.end()].strip())
        begin = match.end()
    if rest := text[begin:].strip():
        found.append(rest)
    return found


def _word_before(text: str, begin: int, end: int) -> str:
    """The word that ends at a stop, with the stops inside it."""
    at = end
    while at > begin and _WORD_OF_END.match(text, at - 1):
        at -= 1
    return text[at:end]


class _Marks:
    """The quotations and brackets of a text, counted once from its begin to its end."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._begin = self._end = 0
        self._counts = dict.fromkeys('“”"()[]', 0)

    def is_inside(self, begin: int, end: int) -> bool:
        """Whether a quotation or bracket is open at the end of a part; parts come in their order."""
        if begin != self._begin:
            self._begin = self._end = begin
            self._counts = dict.fromkeys(self._counts, 0)
        for mark in self._counts:
            self._counts[mark] += self._text.count(mark, self._end, end)
        self._end = end
        counts = self._counts
        typographic = counts["“"] - counts["”"]
        is_quoted = typographic > 0 or (typographic == 0 and counts['"'] % 2 == 1)
        return is_quoted or counts["("] > counts[")"] or counts["["] > counts["]"]
