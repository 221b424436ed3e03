"""Steps that entries count: where headings open the entries, numbers of one part below a few of them open none of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judge.importing.parting.framing import part_kind
from judge.importing.parting.layout import CleanLine
from judge.importing.parting.marked import TERM
from judge.importing.parting.openings import Opening
from judge.importing.parting.parts import Segment

_LEAST_HEADED = 8  # entries that headings open
_COUNTING = 0.25  # of them, at most, count steps: of parts with numbered rules most do
_STEP = re.compile(r"\(?\d{1,2}[.)] ")


def counts_steps(segments: Sequence[Segment], lines: Sequence[CleanLine]) -> bool:
    """Whether numbered lines that opened entries are steps of the entries above: of a few among many that headings open.

    Questions are no steps, nothing is one right below a heading that has no text of its own or parts a document, and no number has
    several parts.
    """
    headed = counting = steps = 0
    above: Segment | None = None
    is_first = True
    for segment in segments:
        if segment.opening.key:
            if above is None or not is_step(above, segment.opening, lines[segment.lines[0]]):
                return False
            counting += is_first
            steps, is_first = steps + 1, False
            continue
        above, is_first = segment if _is_headed(segment) else None, True
        headed += above is not None and len(segment.lines) > 1
    return 0 < counting <= _COUNTING * headed and headed >= _LEAST_HEADED and steps <= headed


def is_step(above: Segment, opening: Opening, line: CleanLine) -> bool:
    """Whether what a line opens may be a step of the entry that stands above it: it has a number of one part, and no look of its own."""
    if len(opening.key) != 1 or opening.level not in (0, TERM):
        return False
    if not _is_headed(above) or len(above.lines) == 1 or part_kind(above.opening.title) is not None:
        return False
    return _STEP.match(line.plain) is not None and "?" not in line.plain


def _is_headed(segment: Segment) -> bool:
    opening = segment.opening
    return not (opening.key or opening.is_card) and (opening.is_plain or opening.is_shouted or opening.level > 0)
