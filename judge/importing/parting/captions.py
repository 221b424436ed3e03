"""Bold words before a text where few of them stand below one heading: what they are, the other sections of the document tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from judge.importing.parting.layout import CleanLine

_LEAST, _SECTIONS = 12, 3  # bold words that are entries, and the sections that they part
_DISTINCT = 0.9  # share of different ones: what comes again in each section is a label


def few_beside(
    lines: Sequence[CleanLine], run_in: Mapping[int, int], full: Collection[int], begins: Mapping[int, int]
) -> set[int]:
    """The bold words of sections that hold few and no other paragraph, where as many stand before entries in the ``full`` sections, with
    the same sign behind them.

    :param run_in: by line, the heading that it stands below.
    :param begins: by heading, the paragraphs below it.
    """
    signs = Counter(_sign(lines[i]) for i, under in run_in.items() if under in full)
    if signs.total() < _LEAST or len(full) < _SECTIONS:
        return set()
    sign = signs.most_common(1)[0][0]
    by_section: dict[int, list[int]] = {}
    for i, under in run_in.items():
        is_named = any(map(str.isalpha, lines[i].plain[: lines[i].strong]))  # a number is read as one
        if under not in full and under >= 0 and is_named and _sign(lines[i]) == sign:
            by_section.setdefault(under, []).append(i)
    found = {i for under, few in by_section.items() if len(few) == begins[under] for i in few}
    names = [lines[i].plain[: lines[i].strong].lower() for i in run_in if i in found or run_in[i] in full]
    return found if len(found) <= signs.total() and len(set(names)) >= _DISTINCT * len(names) else set()


def _sign(line: CleanLine) -> str:
    """The sign at the end of the bold words, or right behind them."""
    end = line.plain[: line.strong].rstrip()[-1:]
    after = line.plain[line.strong :].lstrip()[:1]
    return end if end and not end.isalnum() else after if not after.isalnum() else ""
