"""Markdown as lines: its signs go, its words stay. Each step passes over a line once, whatever stands in it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence

from judge.importing.model import SourceLine

_LONGEST_SIGN = 3  # of emphasis: "***" is the strongest
_HEADING = re.compile(r" {0,3}(#{1,6})(?:\s+|$)")
_QUOTE = re.compile(r" {0,3}> ?")
_RULE_OR_FENCE = re.compile(r" {0,3}(?:(?:[-*_] ?){3,}|`{3,}\w*|~{3,}\w*)\s*")
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+\-.!>~|])")
_END_OF_ADDRESS = re.compile(r"[)\s]")


def markdown_lines(lines: Sequence[SourceLine]) -> list[SourceLine]:
    """The lines without the signs of Markdown that are no text; the numbers stay. Headings keep their level."""
    return [_read(line) for line in lines]


def _read(line: SourceLine) -> SourceLine:
    text, level = line.text, 0
    if match := _HEADING.match(text):
        level, text = len(match[1]), _without_closing_signs(text[match.end() :])
    elif match := _QUOTE.match(text):
        text = text[match.end() :]
    elif _RULE_OR_FENCE.fullmatch(text):
        text = ""
    for sign in "*_":
        if sign in text:
            text = _unemphasised(text, sign)
    if "](" in text:
        text = _unlinked(text)
    return SourceLine(line.number, _ESCAPED.sub(r"\1", text), level, line.hint)


def _without_closing_signs(heading: str) -> str:
    """A heading without the signs that may close it: ``Gulls ##``."""
    bare = heading.rstrip()
    title = bare.rstrip("#")
    return title.rstrip() if title and title[-1].isspace() else bare


def _unemphasised(text: str, sign: str) -> str:
    """The text without pairs of signs around words. A pair opens before a word and closes behind the nearest that it fits."""
    runs = [match.span() for match in re.finditer(re.escape(sign) + "+", text)]
    closing: list[list[int]] = [[] for _ in range(_LONGEST_SIGN + 1)]
    for begin, end in runs:
        if end == len(text) or not _is_word(text[end]):
            for size in range(1, min(_LONGEST_SIGN, end - begin) + 1):
                if size < end - begin or (begin and not text[begin - 1].isspace()):
                    closing[size].append(end - size)
    kept: list[str] = []
    done = 0
    for begin, end in runs:
        if begin < done or (begin and _is_word(text[begin - 1])):
            continue
        for size in range(min(_LONGEST_SIGN, end - begin), 0, -1):
            inside = begin + size
            if inside == len(text) or text[inside].isspace():
                continue
            place = bisect_left(closing[size], inside + 1)
            if place < len(closing[size]):
                close = closing[size][place]
                kept += (text[done:begin], text[inside:close])
                done = close + size
                break
    return "".join([*kept, text[done:]])


def _is_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _unlinked(text: str) -> str:
    """The text with the words of a link or a picture in its place."""
    kept: list[str] = []
    done = at = 0
    address_end = -1  # the first place behind ``at`` at which no address goes on
    while (begin := text.find("[", at)) >= 0 and (end := text.find("]", begin + 1)) >= 0:
        at = end
        if end == begin + 1 or not text.startswith("(", end + 1):
            continue
        if address_end < end + 2:
            found = _END_OF_ADDRESS.search(text, end + 2)
            address_end = found.start() if found else len(text)
        if address_end > end + 2 and text.startswith(")", address_end):
            is_picture = begin > done and text[begin - 1] == "!"
            kept += (text[done : begin - is_picture], text[begin + 1 : end])
            done = at = address_end + 1
    return "".join([*kept, text[done:]])
