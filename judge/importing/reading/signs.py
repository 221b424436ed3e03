"""Signs by which people mark headings in a plain text: a line of dashes below them, or the signs of a wiki around them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from judge.importing.model import SourceLine

_RULE = re.compile(r"([=~^*#_+-])\1{2,}")
_WIKI = re.compile(r"(={2,6}) *([^=].*?) *\1")
_STARRED, _STARS = re.compile(r"(\*\*|--|~~|__) ?([^\s*~_-].*?) ?\1"), 3  # a heading between signs, and its level
_PAIRS = frozenset({"**", "--", "~~", "__"})
_LONGEST = 100  # characters of a heading
_NEAR = 3  # characters by which the line below may be longer or shorter, and
_SHARE = 0.25  # of the heading
_LEAST = 2  # headings of one kind
_SAME = 3  # headings above rows of one length, longer or shorter than they are
_WORDS = 10  # of such a heading

_MARKDOWN = re.compile(
    r"\s{0,3}(?:#{2,6} \w.{0,100}|\*\*(?=\w)[^*]{1,100}(?<=\S)\*\*\s*)"
)  # a heading, a line in bold type
_LEAST_MARKDOWN = 5  # lines


def has_markdown(lines: Sequence[SourceLine]) -> bool:
    """Whether a text without the name of one is Markdown: several of its lines are headings or bold words by signs of that alone."""
    return (
        sum(line.text[:4].lstrip()[:2] in ("**", "##") and bool(_MARKDOWN.fullmatch(line.text)) for line in lines)
        >= _LEAST_MARKDOWN
    )


def headings_by_signs(lines: Sequence[SourceLine]) -> list[SourceLine]:
    """The lines, with the level of each heading that its signs mark; the signs go."""
    return starred(_of_wiki(_underlined(lines)))


def starred(lines: list[SourceLine]) -> list[SourceLine]:
    """The lines, with those as headings that stand between the same signs, "** Name **", where several do."""
    found = {
        n: match
        for n, line in enumerate(lines)
        if line.text.lstrip()[:2] in _PAIRS
        and len(line.text) <= 2 * _LONGEST
        and (match := _STARRED.fullmatch(line.text.strip()))
    }
    signs = Counter(match[1] for match in found.values())
    for n, match in found.items():
        if signs[match[1]] >= _LEAST_MARKDOWN and any(map(str.isalpha, match[2])):
            lines[n] = SourceLine(lines[n].number, match[2], _STARS, lines[n].hint)
    return lines


def _underlined(lines: Sequence[SourceLine]) -> list[SourceLine]:
    found: dict[int, str] = {}
    others: dict[str, list[int]] = {}  # by the row below them: titles above a row of another length
    for n in range(1, len(lines)):
        below = lines[n].text.strip()
        text = lines[n - 1].text.strip()
        if not text or not _RULE.fullmatch(below) or len(text) > _LONGEST or _RULE.fullmatch(text):
            continue
        is_free = n < 2 or not lines[n - 2].text.strip() or _RULE.fullmatch(lines[n - 2].text.strip())
        if is_free and abs(len(text) - len(below)) <= max(_NEAR, _SHARE * len(text)):
            found[n - 1] = below[0]
        elif is_free and len(below) > _NEAR and text[-1] not in ".,;!?" and len(text.split()) <= _WORDS:
            others.setdefault(below, []).append(n - 1)
    # All headings of a document may stand above rows of one length.
    for row, titles in others.items():
        if len(titles) >= _SAME:
            found.update(dict.fromkeys(titles, row[0]))
    first = next(
        (n for n, line in enumerate(lines) if line.text.strip() and not _RULE.fullmatch(line.text.strip())), -1
    )
    if len(found) < _LEAST and first not in found:  # the title alone may bear them
        return list(lines)
    found = dict(sorted(found.items()))
    levels = {sign: level for level, sign in enumerate(dict.fromkeys(found.values()), 1)}
    marked = list(lines)
    for n, sign in found.items():
        marked[n] = SourceLine(lines[n].number, lines[n].text.strip(), min(levels[sign], 6), lines[n].hint)
        for rule in (n - 1, n + 1):
            if rule >= 0 and _RULE.fullmatch(lines[rule].text.strip()):
                marked[rule] = SourceLine(lines[rule].number, "", 0, lines[rule].hint)
    return marked


def _of_wiki(lines: list[SourceLine]) -> list[SourceLine]:
    found = {
        n: match
        for n, line in enumerate(lines)
        if line.text.lstrip().startswith("==")
        and len(line.text) <= 2 * _LONGEST
        and (match := _WIKI.fullmatch(line.text.strip()))
    }
    if len(found) < _LEAST:
        return lines
    for n, match in found.items():
        lines[n] = SourceLine(lines[n].number, match[2], len(match[1]), lines[n].hint)
    return lines
