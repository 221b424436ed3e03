"""Sub-headings that come again below heading after heading ("Old text", "New text"): they name parts of an entry and open none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from judge.importing.parting.layout import CleanLine

_LEAST = 3  # headings below which the words come again
_SHARE = 0.5  # of the headings of that level that have any below them


def repeated_labels(lines: Sequence[CleanLine], headings: Sequence[int]) -> set[int]:
    """Positions of headings that label a part of what stands above them: so do their words below most other headings of that level, and no
    deeper heading stands below them.

    :param headings: positions of the lines that the markup says are headings, in order.
    """
    above: list[int] = []  # the headings under which a line stands, the highest first
    below: defaultdict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)  # by levels: parent and heading
    parts: set[int] = set()  # headings that stand above deeper ones
    for i in headings:
        level = lines[i].heading
        while above and lines[above[-1]].heading >= level:
            above.pop()
        if above:
            below[lines[above[-1]].heading, level].append((above[-1], i))
            parts.add(above[-1])
        above.append(i)
    found: set[int] = set()
    for children in below.values():
        parents = {parent for parent, _ in children}
        places: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        for parent, i in children:
            places[lines[i].plain.lower().strip(" :")].append((parent, i))
        for alike in places.values():
            is_asked = lines[alike[0][1]].plain.endswith("?")  # of several cards
            is_often = not is_asked and len({parent for parent, _ in alike}) >= max(_LEAST, _SHARE * len(parents))
            if is_often and not any(i in parts for _, i in alike):
                found.update(i for _, i in alike)
    return found
