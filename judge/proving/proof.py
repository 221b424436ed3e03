"""The proof that a check can fail: it is run under its reading, and under the misreading of each rule that cites one of its points.

Proven means: an expectation that states a fact of the point holds under the reading, a rule citing the point decided something, and under
that rule's misreading such an expectation fails, without a crash, the rule itself being the first difference between the two traces. A
fact is guarded if there is such a rule for it; a point has as many facts as expectations name it, controls left out, and each of them has
to be guarded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from traceback import walk_tb
from typing import Literal, NamedTuple, TypeAlias

from judge.engine.rules import RuleBook
from judge.proving.check import Check, Fact
from judge.proving.result import Ended, Finding, Result, crash_in_words
from judge.proving.table import Swaps, Table

Verdict: TypeAlias = Literal[
    "proven", "crash", "still passes", "not decided", "no rule", "too wide", "unguarded", "fails"
]


Place: TypeAlias = tuple[int, int, str]  # an expectation's line, how often it had been reached, what was looked at


@dataclass(frozen=True)
class Proof:
    """How the proof of one point by one check went, and by which rule."""

    check: Check
    point: int
    rule: str | None
    verdict: Verdict
    detail: str = ""


@dataclass(frozen=True)
class Stated:
    """A fact of a point, as an expectation of a check states it, and the rules under whose misreadings it fails."""

    check: Check
    point: int
    finding: Finding
    guards: tuple[str, ...]


class Proved(NamedTuple):
    """A check's run as ruled, how the proof of each of its points went, its facts, and by which misreadings it fails.

    ``fails`` holds the rules that were misread for the proof, each with whether the check fails under its misreading without a crash.
    """

    reading: Result
    proofs: list[Proof]
    facts: list[Stated]
    fails: dict[str, bool]


def run(
    check: Check,
    values: Mapping[str, Fact] | None = None,
    *,
    book: RuleBook | None = None,
    swaps: Swaps | None = None,
    ends_at_failure: bool = False,
) -> Result:
    """Run ``check``: what :func:`play` came to.

    :param ends_at_failure: to know no more than whether it passes, which takes less time where it doesn't.
    """
    return play(check, values, book=book, swaps=swaps, ends_at_failure=ends_at_failure).result


def play(
    check: Check,
    values: Mapping[str, Fact] | None = None,
    *,
    book: RuleBook | None = None,
    swaps: Swaps | None = None,
    ends_at_failure: bool = False,
) -> Table:
    """Play ``check``, and give the table as it stands then. A crash is kept in the result, never taken for a failed expectation.

    :param values: for its parameters by name; the ruling's own example where none is given.
    :param book: which rules are misread.
    :param swaps: cards that stand in for others.
    :param ends_at_failure: end at the first expectation that isn't met.
    """
    table = check.table(book, swaps)
    table.ends_at_failure = ends_at_failure
    table.module = check.scenario.__code__.co_filename
    table.renumbered = check.renumbered
    try:
        check.scenario(table, **(values or {}))
        table.expect_no_decision()
    except Ended:
        pass
    except Exception as crash:  # whatever it is: a crash is told, and proves nothing
        table.result.crash = crash
        lines = [line for frame, line in walk_tb(crash.__traceback__) if frame.f_code.co_filename == table.module]
        table.result.crash_line = lines[-1] if lines else 0
    return table


def prove(check: Check) -> Proved:
    """Run ``check`` under its reading, and under misreadings that may prove one of its points, until all of its facts are guarded."""
    reading = run(check)
    points = sorted(reading.points)
    if not reading.passed:
        proofs = [Proof(check, point, None, "crash" if reading.crash else "fails") for point in points]
        return Proved(reading, proofs, [], {})
    places = by_place(reading)
    misread = _Misread(check)
    proofs, facts = [], []
    for point in points:
        proof, stated = _prove_point(check, point, reading, places, misread)
        open_ = next((fact.finding for fact in stated if not fact.guards), None)
        if proof.verdict == "proven" and open_ is not None:
            detail = f"line {open_.line}: “{open_.sentence}” comes out so whatever is misread"
            proof = Proof(check, point, proof.rule, "unguarded", detail)
        proofs.append(proof)
        facts += stated
    return Proved(reading, proofs, facts, {rule: fails(result) for rule, result in misread.items()})


class _Misread(dict[str, Result]):
    """The runs of a check by the rule that is misread, each made when it is first asked for."""

    def __init__(self, check: Check) -> None:
        super().__init__()
        self._check = check

    def __missing__(self, rule: str) -> Result:
        self[rule] = result = run(self._check, book=RuleBook().misreading(rule))
        return result


def fails(misread: Result) -> bool:
    """Whether a run fails, and doesn't crash."""
    return misread.crash is None and not misread.passed


def flipping_controls(check: Check) -> list[Finding]:
    """The controls of ``check`` that fail under a misreading that may prove one of their points: they state facts and are none."""
    reading = run(check)
    places, misread = by_place(reading), _Misread(check)
    controls = {place: finding for place, finding in places.items() if finding.control is not None}
    flipped = {
        place
        for place, finding in controls.items()
        for rule in {rule for point in finding.points for rule in candidates(check, point, reading)}
        if reading.trace.decided(rule) and misread[rule].crash is None
        if place in _failed(places, by_place(misread[rule]))
    }
    return [controls[place] for place in controls if place in flipped]


def candidates(check: Check, point: int, reading: Result) -> list[str]:
    """The rules and ruled values consulted in ``reading`` that cite ``point``, or what it follows from."""
    wanted = check.cites(point)
    return sorted({line.rule for line in reading.trace.lines if line.rule is not None and wanted & set(line.cites)})


def _prove_point(
    check: Check, point: int, reading: Result, places: Mapping[Place, Finding], misread: _Misread
) -> tuple[Proof, list[Stated]]:
    """The first proof of ``point``, or else the last attempt; and its facts, each with the rules that were found to guard it."""
    best = Proof(check, point, None, "no rule", "no rule citing the point was consulted")
    guards: dict[Place, list[str]] = {place: [] for place, finding in places.items() if point in finding.facts}
    for rule in candidates(check, point, reading):
        if best.verdict == "proven" and all(guards.values()):
            break
        if not reading.trace.decided(rule):
            verdict: Verdict = "not decided"
            detail = "reading and misreading never differed"
        else:
            verdict, detail = _verdict(point, rule, reading, misread[rule])
        if best.verdict != "proven":
            best = Proof(check, point, rule, verdict, detail)
        if verdict == "proven":
            for place in _failed(places, by_place(misread[rule])):
                if place in guards:
                    guards[place].append(rule)
    return best, [Stated(check, point, places[place], tuple(rules)) for place, rules in guards.items()]


def _verdict(point: int, rule: str, reading: Result, misread: Result) -> tuple[Verdict, str]:
    """What a misread run proves of a point, and why not more."""
    first = reading.trace.first_difference(misread.trace)
    if misread.crash is not None:
        return "crash", crash_in_words(misread.crash)
    if point not in misread.failed_points:
        return "still passes", "no expectation naming the point failed"
    if first is None or first.rule != rule:
        return "too wide", f"first difference: {first.text if first else 'none'}"
    return "proven", ""


def by_place(result: Result) -> dict[Place, Finding]:
    """The findings of a run by where they were found, so that runs can be held against each other."""
    reached: Counter[tuple[int, str]] = Counter()
    places = {}
    for finding in result.findings:
        at = finding.line, finding.sentence
        places[finding.line, reached[at], finding.sentence] = finding
        reached[at] += 1
    return places


def _failed(places: Iterable[Place], misread: Mapping[Place, Finding]) -> Iterator[Place]:
    """Those of the places of a run at which another found otherwise: also the one at which a verb ended it, whatever that says then."""
    yield from (place for place in places if place in misread and not misread[place].is_met)
    last = next(reversed(list(misread.items())), None)
    if last is not None and not last[1].is_met:
        yield from [place for place in places if place[:2] == last[0][:2] and place not in misread][:1]
