"""Sub-headings that come again below heading after heading ("Old text", "New text"): they name parts of an entry and open none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from judge.importing.parting.layout import CleanLine

_LEAST = 3  # headings below which the words come again
_SHARE = 0.5  # of the headings of that level that have any below them


def repeated_labels(lines: Sequence[CleanLine], headings: Sequence[int]) -> set[int]:
    """Positions of headings that label a part of what stands above them: so do their words below most other headings of that level, and no
    deeper heading stands below them but labels.

    :param headings: positions of the lines that the markup says are headings, in order.
    """
    above: list[int] = []  # the headings under which a line stands, the highest first
    below: defaultdict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)  # by levels: parent and heading
    deeper: defaultdict[int, list[int]] = defaultdict(list)
    for i in headings:
        level = lines[i].heading
        while above and lines[above[-1]].heading >= level:
            above.pop()
        if above:
            below[level, lines[above[-1]].heading].append((above[-1], i))
            deeper[above[-1]].append(i)
        above.append(i)
    found: set[int] = set()
    for _, children in sorted(below.items(), reverse=True):  # the deepest first: a label may stand above labels
        parents = {parent for parent, _ in children}
        places: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        for parent, i in children:
            places[lines[i].plain.lower().strip(" :")].append((parent, i))
        for words, alike in places.items():
            is_often = len({parent for parent, _ in alike}) >= max(_LEAST, _SHARE * len(parents))
            is_part = any(not found.issuperset(deeper[i]) for _, i in alike)
            if is_often and not is_part and not words.endswith("?"):  # one question may be asked of several cards
                found.update(i for _, i in alike)
    return found
