"""One check looked at: of its run, and of its proof, what the matrix of all checks is made from. The trace, which is long, is let go of."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from judge.answers import CheckProof, UnguardedFact
from judge.engine.cite import entry_of, is_base_rule
from judge.engine.rules import RuleBook
from judge.engine.trace import Trace
from judge.proving import library
from judge.proving.check import Check
from judge.proving.citations import hold_citations
from judge.proving.proof import Proof, Proved, fails, prove, run
from judge.proving.result import Result


class Looked(NamedTuple):
    """What is kept of a check.

    ``reasons`` says of each point why it is or isn't proven; ``base_rules`` which rules that cite a base rule decided something; ``fails``
    by which of the rules that were misread the check fails, without a crash; ``doubted`` on which rules the check rests that rest on
    uncertain base rules alone.
    """

    check: Check
    row: CheckProof
    game: str
    reasons: dict[int, str]
    unguarded: tuple[UnguardedFact, ...]
    base_rules: dict[str, list[str]]
    fails: dict[str, bool]
    doubted: tuple[str, ...]

    def fails_under(self, rule: str) -> bool:
        """Whether the check fails, without a crash, where ``rule`` is misread; what its own proof didn't try is tried, and noted."""
        return _fails_under(self.check, rule, self.fails)


def _fails_under(check: Check, rule: str, known: dict[str, bool]) -> bool:
    if rule not in known:
        known[rule] = fails(run(check, book=RuleBook().misreading(rule), ends_at_failure=True))
    return known[rule]


def look_at(
    check: Check, *, proving: bool = False, doubtful: Collection[str] = (), known: Mapping[str, int] | None = None
) -> Looked:
    """Run ``check``, and prove it if wanted.

    :param doubtful: the ids of the uncertain base rules.
    :param known: the number of points of every entry that there is, against which citations are held; None: nothing is held.
    :raises JudgeError: for a citation of nothing.
    """
    begun = time.perf_counter()
    proved = prove(check) if proving else Proved(run(check), [], [], {})
    seconds = time.perf_counter() - begun
    if known is not None:
        hold_citations(check, proved.reading, known)
    deciding = _deciding(proved.reading.trace)
    # Routine decides something in nearly every game: a check rests on it only where it fails without it.
    routine = {line.rule for line in proved.reading.trace.lines if line.is_routine}
    doubted = {
        str(rule)
        for rule, cites in deciding
        if library.rests_on_doubt(cites, doubtful)
        and (rule not in routine or _fails_under(check, str(rule), proved.fails))
    }
    return Looked(
        check,
        _row(check, proved, proving, seconds),
        proved.reading.game,
        {proof.point: ": ".join(filter(None, (proof.verdict, proof.detail))) for proof in proved.proofs},
        tuple(_unguarded(check, proved)),
        _rules_by_base_rule(deciding),
        proved.fails,
        tuple(sorted(doubted)),
    )


def rules_on(base_rule: str, trace: Trace) -> list[str]:
    """The rules that cite a base rule and decided something in a run, each once."""
    return _rules_by_base_rule(_deciding(trace)).get(base_rule, [])


def _deciding(trace: Trace) -> list[tuple[str | None, tuple[str, ...]]]:
    """The rules that decided something in a run, and what they cite: each once, in the order in which they did so first."""
    return list(dict.fromkeys((line.rule, line.cites) for line in trace.lines if line.differs))


def _rules_by_base_rule(deciding: Iterable[tuple[str | None, tuple[str, ...]]]) -> dict[str, list[str]]:
    """The base rules that deciding rules cite, in the order of their ids, each with the rules that cite it."""
    found: dict[str, dict[str, None]] = {}
    for rule, cites in ((rule, cites) for rule, cites in deciding if rule is not None):
        for base_rule in filter(is_base_rule, map(entry_of, cites)):
            found.setdefault(base_rule, {})[rule] = None
    return {base_rule: list(found[base_rule]) for base_rule in sorted(found)}


def _row(check: Check, proved: Proved, proving: bool, seconds: float) -> CheckProof:
    result = proved.reading
    return CheckProof(
        entry=check.entry,
        points=tuple(sorted(result.points)),
        check=check.name,
        passed=result.passed,
        rules=tuple(sorted({line.rule for line in result.trace.lines if line.rule is not None and line.differs})),
        proves=tuple(proof.point for proof in proved.proofs if proof.verdict == "proven"),
        proof=_verdict(result, proved.proofs) if proving or not result.passed else "not asked for",
        seconds=round(seconds, 4),
        facts=len(proved.facts),
        guarded=sum(bool(fact.guards) for fact in proved.facts),
    )


def _verdict(result: Result, proofs: Sequence[Proof]) -> str:
    """How a check did in a word, or the first point that it doesn't prove."""
    if not result.passed:
        return "fails" if result.crash is None else "crash"
    return next((f"#{proof.point}: {proof.verdict}" for proof in proofs if proof.verdict != "proven"), "proven")


def _unguarded(check: Check, proved: Proved) -> Iterator[UnguardedFact]:
    for fact in proved.facts:
        if not fact.guards:
            yield UnguardedFact(check.id, fact.point, fact.finding.line, fact.finding.sentence)
