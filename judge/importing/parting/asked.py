"""Questions right above their answers, in one paragraph with them: a text without marks that asks in paragraph after paragraph."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from judge.importing.parting.layout import CleanLine

_LEAST, _SHARE = 4, 0.7  # questions one after the other, and their share of the paragraphs between
_LINES, _GAP = 4, 2  # of a question; paragraphs from one to the next
_PAGE = re.compile(r"[\[(-]? ?\d{1,4} ?[\])-]?")  # a page's number alone
_BEGIN = re.compile(r"[\"'(]?[A-Z][^:]*")
_ASKING = re.compile(r"\?[\"')]*$")


def asked_above(lines: Sequence[CleanLine], contents: Sequence[int], opens: Collection[int]) -> dict[int, int]:
    """The first lines of questions, each above its answer in a paragraph of its own, and how many lines each takes."""
    found: dict[int, int] = {}
    run: list[tuple[int, int, int]] = []  # the place of a paragraph, its first line, the lines of its question
    paragraphs = _paragraphs(lines, contents)
    for n, paragraph in enumerate([*paragraphs, []]):
        asks = _question(lines, paragraph) if paragraph and paragraph[0] not in opens else 0
        if run and (n - run[-1][0] > _GAP or not paragraph):
            if len(run) >= max(_LEAST, _SHARE * (run[-1][0] - run[0][0] + 1)):
                found |= {i: count for _, i, count in run}
            run = []
        if asks:
            run.append((n, paragraph[0], asks))
    return found


def _paragraphs(lines: Sequence[CleanLine], contents: Sequence[int]) -> list[list[int]]:
    """The positions of lines with text, paragraph by paragraph, without the numbers of pages at their begin."""
    found: list[list[int]] = []
    last = -2
    for i in contents:
        is_page = (not found or last != i - 1) and _PAGE.fullmatch(lines[i].plain) is not None
        if found and last == i - 1 and found[-1][-1] == last:
            found[-1].append(i)
        elif not is_page:
            found.append([i])
        last = i
    return found


def _question(lines: Sequence[CleanLine], paragraph: Sequence[int]) -> int:
    """How many lines the question takes that a paragraph begins with, above its answer; 0 where it begins with none."""
    for count, i in enumerate(paragraph[:_LINES], start=1):
        if _ASKING.search(lines[i].plain):
            is_answered = count < len(paragraph) and not lines[paragraph[count]].plain[0].islower()
            return count if is_answered and _BEGIN.match(lines[paragraph[0]].plain) else 0
    return 0
