"""The proof that a check can fail: it is run under its reading, and under the misreading of each rule that cites one of its points.

Proven means: an expectation that names the point holds under the reading, a rule citing the point decided something, and under that
rule's misreading such an expectation fails, without a crash, the rule itself being the first difference between the two traces.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from judge.engine.rules import RuleBook
from judge.engine.state import Card
from judge.proving.check import Check
from judge.proving.result import Ended, Result

Verdict = Literal["proven", "crash", "still passes", "not decided", "no rule", "too wide", "fails"]


@dataclass(frozen=True)
class Proof:
    """How the proof of one point by one check went, and by which rule."""

    check: Check
    point: int
    rule: str | None
    verdict: Verdict
    detail: str = ""


def run(check: Check, book: RuleBook | None = None, swaps: dict[int, Card] | None = None, **values: Any) -> Result:
    """Run ``check`` with ``values`` for its parameters. A crash is kept in the result, never taken for a failed expectation."""
    table = check.table(book, swaps)
    try:
        check.scenario(table, **values)
        table.expect_no_ask()
    except Ended:
        pass
    except Exception as crash:  # whatever it is: a crash is told, and proves nothing
        table.result.crash = crash
    return table.result  # type: ignore[no-any-return]


def prove(check: Check) -> tuple[Result, list[Proof]]:
    """Run ``check`` under its reading and under every misreading that may prove one of its points."""
    result = run(check)
    if not result.passed:
        return result, [
            Proof(check, point, None, "crash" if result.crash else "fails") for point in sorted(result.points)
        ]
    runs: dict[str, Result] = {}
    return result, [
        _prove_point(check, point, candidates(check, point, result), result, runs) for point in sorted(result.points)
    ]


def candidates(check: Check, point: int, reading: Result) -> list[str]:
    """The rules and ruled values consulted in ``reading`` that cite ``point``, or what it follows from."""
    wanted = check.cited_for(point)
    return sorted({line.rule for line in reading.trace.lines if line.rule is not None and wanted & set(line.cites)})


def _prove_point(check: Check, point: int, rules: list[str], reading: Result, runs: dict[str, Result]) -> Proof:
    best = Proof(check, point, None, "no rule", "no rule citing the point was consulted")
    for rule in rules:
        if not reading.trace.decided(rule):
            best = Proof(check, point, rule, "not decided", "reading and misreading never differed")
            continue
        misread = runs.get(rule) or runs.setdefault(rule, run(check, RuleBook().misreading(rule)))
        first = reading.trace.first_difference(misread.trace)
        if misread.crash is not None:
            best = Proof(check, point, rule, "crash", repr(misread.crash))
        elif point not in misread.failed_points:
            best = Proof(check, point, rule, "still passes", "no expectation naming the point failed")
        elif first is None or first.rule != rule:
            best = Proof(check, point, rule, "too wide", f"first difference: {first.text if first else 'none'}")
        else:
            return Proof(check, point, rule, "proven")
    return best
