"""Headings of a text without blank lines, as programs take it from a PDF: only where they stand and how they look tells them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from judge.importing.parting.layout import CleanLine
from judge.importing.parting.numbers import rules_among
from judge.importing.torn.text import is_bullet, looks_like_head

_SHORT = re.compile(r"[\"“‘'(]?[^\W_a-z]\S*(?: \S+){0,6}(?<=[\w”’\"')?!])")
_ELLIPSIS = re.compile(r"(?:…|\.{3})$")
_LEAST_LINES, _SPARSE = 40, 0.15  # of a dump; the share of its lines that are blank
_NUMBERED = 0.1  # of the lines: so many rules with a number
_CLOSE = 15  # lines from one opening to the next
_USUAL, _MOST = 0.8, 0.25  # of the lines: no longer than the width of the text; headings
_FEW = 2  # lines
_FEW_HEADS = 3  # among paragraphs
_CROWDED = 0.5  # of the headings, at least, have text right above them
_WORDS_OF_PROSE = 8  # of a paragraph below a heading
_WIDE = 0.5  # of its column: a heading as wide may go on in the next line


def in_a_dump(lines: Sequence[CleanLine], contents: Sequence[int], opens: Collection[int]) -> list[int]:
    """The headings of a text, or of a part of it, in which few blank lines stand and that no numbers part.

    :param opens: what opens entries already; where these stand close, as in a glossary, a part has a layout of its own, and no other line
        is a heading.
    """
    texts = [line.plain for line in lines]
    widths = sorted(len(texts[i]) for i in contents)
    found: list[int] = []
    for part in _parts(contents, opens):
        blank = sum(not text for text in texts[part[0] : part[-1]])
        numbered = rules_among(lines, part)
        if len(part) < _LEAST_LINES or blank > _SPARSE * len(part) or numbered > _NUMBERED * len(part):
            continue
        heads, _ = crowded_headings(texts, part, widths[int(_USUAL * len(widths))])
        if len(heads) <= _MOST * len(part):
            found += [i for i in heads if i not in opens]
    return found


def _parts(contents: Sequence[int], opens: Collection[int]) -> Iterator[list[int]]:
    """The lines with text between those that open entries, where these don't stand close."""
    part: list[int] = []
    places = [-_CLOSE - 1, *(n for n, i in enumerate(contents) if i in opens), len(contents) + _CLOSE]
    for above, below in pairwise(places):
        if below - above > _CLOSE:
            part += contents[max(above, 0) : below]
        elif part:
            yield part
            part = []
    if part:
        yield part


def crowded_headings(texts: Sequence[str], contents: Sequence[int], width: int) -> tuple[dict[int, str], set[int]]:
    """The lines that look like headings, below a whole sentence and above a paragraph: the text of each by its position, and the positions
    of those with which one goes on. None where they are few, or where blank lines stand above most.

    :param contents: the positions of lines with text.
    :param width: of a line, in characters. A heading nearly as wide goes on in one right below it.
    """
    heads: dict[int, str] = {}
    taken: set[int] = set()
    crowded = 0
    before = ""
    for place, n in enumerate(contents):
        text = texts[n]
        is_whole = before.rstrip("\"'”’)").endswith((".", "!", "?"))
        is_whole |= before.endswith(":") and len(before.split()) >= _WORDS_OF_PROSE
        below = contents[place + 1 : place + 4]
        rest = [texts[each] for each in below]
        may_head = n not in taken and (is_whole or not before) and bool(rest)
        if may_head and (
            looks_like_head(_ELLIPSIS.sub("", text), ()) or _is_short(text, rest, width) or _is_half(text, rest, width)
        ):
            is_wide = _WIDE * width <= len(text) and below[0] - n <= _FEW and not text.isupper()
            is_half = is_wide and len(text) + len(rest[0]) <= width + width * _WIDE
            second = -1
            if is_half and (looks_like_head(rest[0], ()) or _is_half(text, rest, width)):
                second = below[0]
                text, rest = f"{text} {rest[0]}", rest[1:]
            if rest and (_is_prose(rest) or looks_like_head(rest[0], ())):
                heads[n] = text
                taken.add(second)
                crowded += n > 0 and bool(texts[n - 1])
        before = "" if n in heads or n in taken else texts[n]
    if len(heads) < _FEW_HEADS or crowded < _CROWDED * len(heads):
        return {}, set()
    return heads, taken


def _is_short(text: str, below: Sequence[str], width: int) -> bool:
    """Whether a line is a heading in ordinary case: a few words without a stop, above a sentence of its own."""
    is_line = len(text) <= _WIDE * width and _SHORT.fullmatch(text) is not None and not is_bullet(text)
    return is_line and _is_prose(below) and below[0][0].isupper()


def _is_half(text: str, below: Sequence[str], width: int) -> bool:
    """Whether a wide line is the first half of a heading of which the next, that begins small, is the other."""
    is_line = (
        _SHORT.fullmatch(text) is not None and not is_bullet(text) and len(below[0]) <= _WIDE * width < len(text) + 1
    )
    is_rest = is_line and below[0][0].islower() and below[0][-1].isalnum()
    return is_rest and len(below) > 1 and below[1][0].isupper() and _is_prose(below[1:])


def _is_prose(below: Sequence[str]) -> bool:
    return len(" ".join(below[:2]).split()) >= _WORDS_OF_PROSE
