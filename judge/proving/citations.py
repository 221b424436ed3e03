"""What a check, its cards and the rules in its run cite, held against the points that the entries have.

A citation of nothing proves nothing and is told nowhere: whoever wrote it would look for the fault in the scenario.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.engine.rules import ruled_in
from judge.errors import JudgeError, NotFoundError
from judge.nearest import nearest
from judge.proving.check import Check
from judge.proving.library import title_of
from judge.proving.result import Result


def hold_citations(check: Check, result: Result, points: Mapping[str, int]) -> None:
    """Hold all that was cited in a run against ``points``: how many each entry has, rulings and base rules.

    :raises JudgeError: for the first citation of an entry, or of a point, that does not exist.
    """
    for who, cite in _cited(check, result):
        entry, _, point = cite.partition("#")
        if entry not in points:
            raise NotFoundError(f"{who} cites '{cite}', but there is no such entry", nearest(entry, list(points)))
        if point and not 1 <= int(point) <= points[entry]:
            last = points[entry]
            raise JudgeError(
                f"{who} cites '{cite}', but the entry has no point {point}",
                f"its points are 1 to {last}" if last > 1 else "its only point is 1",
            )


def _cited(check: Check, result: Result) -> Iterator[tuple[str, str]]:
    """Every citation with what it stands in, in words: a point that is a number too low is cited as it is written."""
    of_check = f"the check {check.id}"
    yield from ((of_check, f"{check.entry}#{point}") for point in sorted(result.points))
    yield from ((of_check, cite) for _, cite in check.follows)
    for card in result.cards:
        of_card = f"the card {title_of(card)}"
        if card.entry is not None:
            yield of_card, card.entry
        yield from ((of_card, cite) for value in ruled_in(card.powers) for cite in value.cites)
    for rule, cites in dict.fromkeys((line.rule, line.cites) for line in result.trace.lines if line.rule is not None):
        yield from ((f"the rule {rule}", cite) for cite in cites)
