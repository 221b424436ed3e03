"""A paragraph of a ruling as sentences: each becomes a point."""

from __future__ import annotations

import re

from judge.importing.parting.letters import of_any_language

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
_END = re.compile(of_any_language(r"(?<![.!?])[.!?]++[\"”'’)\]*]*+(?=\s++[\"“‘'(\[*]*+[A-Z0-9+])"))
_REFERENCE = re.compile(r"(?i:see also|siehe auch|voir aussi|véase también|vedi anche|ver também|zie ook)\b.*[^,;:\s-]")
_BROKEN = 50  # characters; a line that ends sooner was not broken for its length
_INITIALS = re.compile(r"[A-HJ-WYZa-z]|(?:[A-Z]\.)+[A-Z]?")
_RUNNING = 5  # words of running text
_SMALL = frozenset(re.findall(r"\S+", "a an the of and or at by for from in into to with their its your his her"))
_CLOSES = re.compile(r"[\"”'’)\]»][ ,.;:!?]")
# What a sentence cites behind its stop: "[1.2.3]", "(see 4.5a)", "([6.7])".
_CITED = re.compile(r"(?: ?[\[(]{1,2}(?:see )?(?:rules? )?\d[\w.,; -]{0,60}[\])]{1,2})+$", re.IGNORECASE)
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


def ends_with_stop(text: str) -> bool:
    """Whether a text ends with a full stop, numbers of rules that it cites behind the stop left out."""
    return _CITED.sub("", text[-200:]).endswith(".")


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
        self._counts = {mark: 0 for mark in '“”"()[]' if mark in text}

    def is_inside(self, begin: int, end: int) -> bool:
        """Whether a quotation or bracket is open at the end of a part; parts come in their order."""
        if begin != self._begin:
            self._begin = self._end = begin
            self._counts = dict.fromkeys(self._counts, 0)
        for mark in self._counts:
            self._counts[mark] += self._text.count(mark, self._end, end)
        self._end = end
        counts = self._counts
        if not counts:
            return False
        typographic = counts.get("“", 0) - counts.get("”", 0)
        is_quoted = typographic > 0 or (typographic == 0 and counts.get('"', 0) % 2 == 1)
        return is_quoted or counts.get("(", 0) > counts.get(")", 0) or counts.get("[", 0) > counts.get("]", 0)


def is_bracket_parted(above: str, below: str) -> bool:
    """Whether a bracket that a line opens is closed on the next, as of a reference: "(see" / "4.1.)"."""
    opened, closed = above.rpartition("(")[2], below.find(")")
    return len(opened) < len(above) and ")" not in opened and closed >= 0 and "(" not in below[:closed]


def is_torn(above: str, below: str) -> bool:
    """Whether a sentence of running text breaks off at the end of one line and goes on in another: that begins small, or closes what the
    first has opened."""
    is_open = _is_running(above) and above[-1] not in ".!?:;\"'”’)"
    return is_open and (below[:1].islower() or bool(_CLOSES.match(below)))


def breaks_off(line: str, below: str) -> bool:
    """Whether a line is no heading but running text: it goes on right below, ends with a small word, or leaves a quotation open."""
    words = line.split()
    is_small = bool(words) and words[-1] in _SMALL and 2 * sum(word[0].islower() for word in words) > len(words)
    return is_small or (line.count('"') % 2 == 1 and line[-1:] != '"') or (_is_running(line) and below[:1].islower())


def _is_running(text: str) -> bool:
    words = text.split()
    return len(words) >= _RUNNING and 2 * sum(word[0].islower() for word in words) > len(words)


def ends_a_reference(text: str) -> bool:
    """Whether a line is a reference to other entries that ends with it, "See also Lamps, Tides": it needs no stop."""
    return len(text) < _BROKEN and _REFERENCE.fullmatch(text) is not None
