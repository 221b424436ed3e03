"""The proof that a check can fail: it is run under its reading, and under the misreading of each rule that cites one of its points.

Proven means: an expectation that names the point holds under the reading, a rule citing the point decided something, and under that
rule's misreading such an expectation fails, without a crash, the rule itself being the first difference between the two traces.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from judge.engine.rules import RuleBook
from judge.proving.check import Check, Fact
from judge.proving.result import Ended, Result, crash_in_words
from judge.proving.table import Swaps

Verdict: TypeAlias = Literal["proven", "crash", "still passes", "not decided", "no rule", "too wide", "fails"]


@dataclass(frozen=True)
class Proof:
    """How the proof of one point by one check went, and by which rule."""

    check: Check
    point: int
    rule: str | None
    verdict: Verdict
    detail: str = ""


def run(
    check: Check,
    values: Mapping[str, Fact] | None = None,
    *,
    book: RuleBook | None = None,
    swaps: Swaps | None = None,
    ends_at_failure: bool = False,
) -> Result:
    """Run ``check``. A crash is kept in the result, never taken for a failed expectation.

    :param values: for its parameters by name; the ruling's own example where none is given.
    :param book: which rules are misread.
    :param swaps: cards that stand in for others.
    :param ends_at_failure: to know no more than whether it passes, which takes less time where it doesn't.
    """
    table = check.table(book, swaps)
    table.ends_at_failure = ends_at_failure
    try:
        check.scenario(table, **(values or {}))
        table.expect_no_decision()
    except Ended:
        pass
    except Exception as crash:  # whatever it is: a crash is told, and proves nothing
        table.result.crash = crash
    return table.result


def prove(check: Check) -> tuple[Result, list[Proof]]:
    """Run ``check`` under its reading and under every misreading that may prove one of its points."""
    reading = run(check)
    points = sorted(reading.points)
    if not reading.passed:
        return reading, [Proof(check, point, None, "crash" if reading.crash else "fails") for point in points]
    misreadings: dict[str, Result] = {}
    return reading, [_prove_point(check, point, reading, misreadings) for point in points]


def candidates(check: Check, point: int, reading: Result) -> list[str]:
    """The rules and ruled values consulted in ``reading`` that cite ``point``, or what it follows from."""
    wanted = check.cites(point)
    return sorted({line.rule for line in reading.trace.lines if line.rule is not None and wanted & set(line.cites)})


def _prove_point(check: Check, point: int, reading: Result, misreadings: dict[str, Result]) -> Proof:
    """The first proof of ``point``, or else the last attempt; ``misreadings`` keeps the runs that several points need."""
    best = Proof(check, point, None, "no rule", "no rule citing the point was consulted")
    for rule in candidates(check, point, reading):
        if not reading.trace.decided(rule):
            best = Proof(check, point, rule, "not decided", "reading and misreading never differed")
            continue
        misread = misreadings.get(rule) or misreadings.setdefault(rule, run(check, book=RuleBook().misreading(rule)))
        first = reading.trace.first_difference(misread.trace)
        if misread.crash is not None:
            best = Proof(check, point, rule, "crash", crash_in_words(misread.crash))
        elif point not in misread.failed_points:
            best = Proof(check, point, rule, "still passes", "no expectation naming the point failed")
        elif first is None or first.rule != rule:
            best = Proof(check, point, rule, "too wide", f"first difference: {first.text if first else 'none'}")
        else:
            return Proof(check, point, rule, "proven")
    return best
