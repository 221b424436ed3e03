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
_END = re.compile(r"[.!?]+[\"”'’)\]*]*(?=\s+[\"“‘'(\[*]*[A-Z0-9+])")


def sentences(text: str) -> list[str]:
    """Split ``text`` at the ends of its sentences; joined by spaces they are the text again.

    Not at abbreviations and initials, not at an ellipsis, not inside quotations and brackets: a quoted power is one with the sentence
    around it. A name that ends in "!" ends no sentence before a word in lower case.
    """
    found: list[str] = []
    begin = 0
    for match in _END.finditer(text):
        part = text[begin : match.end()]
        word = re.search(r"([\w.]*)\.$", text[begin : match.start() + 1])
        # A single letter is an initial, but for the pronoun and the number.
        if word and (word[1].lower() in _ABBREVIATIONS or re.fullmatch(r"[A-HJ-WYZa-z]|(?:[A-Z]\.)+[A-Z]?", word[1])):
            continue
        if text[max(0, match.start() - 1) : match.start()] in (" ", ".") and match[0].startswith("."):
            continue  # ". . ." or "..."
        if match[0].startswith("..") or _is_inside(part):
            continue
        found.append(part.strip())
        begin = match.end()
    if rest := text[begin:].strip():
        found.append(rest)
    return found


def _is_inside(part: str) -> bool:
    """Whether a quotation or bracket is open at the end of ``part``."""
    typographic = part.count("“") - part.count("”")
    is_quoted = typographic > 0 or (typographic == 0 and part.count('"') % 2 == 1)
    return is_quoted or part.count("(") > part.count(")") or part.count("[") > part.count("]")
