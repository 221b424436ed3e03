"""Sub-headings and bold lines that come again below heading after heading ("Old text", "New text"): they name parts of an entry and open
none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from judge.importing.parting.layout import CleanLine

_LEAST = 3  # headings below which the words come again
_MOSTLY = 0.4  # of what stands below the same headings
_SHARE = 0.5  # of the headings of that level that have any below them
_BOLD = 7  # the level of a bold line, below those of headings
_TEMPLATE = 0.4  # of the bold lines below headings that have a label below them


def repeated_labels(lines: Sequence[CleanLine], headings: Sequence[int]) -> set[int]:
    """Positions of headings that label a part of what stands above them: so do their words below most other headings of that level, and no
    deeper heading stands below them but labels.

    :param headings: positions of the lines that are headings by their markup or in bold type, in order.
    """
    above: list[int] = []  # the headings under which a line stands, the highest first
    below: defaultdict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)  # by levels: parent and heading
    deeper: defaultdict[int, list[int]] = defaultdict(list)
    for i in headings:
        level = lines[i].heading or _BOLD
        while above and (lines[above[-1]].heading or _BOLD) >= level:
            above.pop()
        if above:
            below[level, lines[above[-1]].heading or _BOLD].append((above[-1], i))
            deeper[above[-1]].append(i)
        above.append(i)
    found: set[int] = set()
    for _, children in sorted(below.items(), reverse=True):  # the deepest first: a label may stand above labels
        parents = {parent for parent, _ in children}
        places: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        labels: set[int] = set()
        for parent, i in children:
            places[_words(lines[i])].append((parent, i))
        for words, alike in places.items():
            is_often = len({parent for parent, _ in alike}) >= max(_LEAST, _SHARE * len(parents))
            is_part = any(not found.issuperset(deeper[i]) for _, i in alike)
            if is_often and not is_part and not words.endswith("?"):  # one question may be asked of several cards
                labels.update(i for _, i in alike)
        # Below the headings of a template stand labels, hardly anything else; a name may come again among others.
        labelled = {parent for parent, i in children if i in labels}
        if len(labels) >= _MOSTLY * sum(parent in labelled for parent, _ in children):
            found |= labels
    return found


def bold_labels(lines: Sequence[CleanLine], bold: Mapping[int, int], headings: Sequence[int]) -> set[int]:
    """Positions of bold lines that label parts of entries, as sub-headings do.

    Where many below the same headings do, also with words behind them ("Fix (late)"), those headings are written by a template, and all
    that is bold below them is of it.

    :param bold: bold lines, each with the heading above it.
    :param headings: positions of the headings that open entries, in order.
    """
    labels = repeated_labels(lines, sorted({*bold, *headings})) & bold.keys()
    if not labels:
        return labels
    words = tuple({_words(lines[i]) for i in labels})
    labels |= {i for i in bold if _words(lines[i]).startswith(words)}
    inside = {bold[i] for i in labels}
    around = {i for i, heading in bold.items() if heading in inside}
    return around if len(labels) >= _TEMPLATE * len(around) else labels


def _words(line: CleanLine) -> str:
    return line.plain.lower().strip(" :")
