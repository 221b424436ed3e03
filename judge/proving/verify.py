"""All checks of some entries, each with its proof if wanted: the matrix of what is proven, what is open and which rules nothing proves."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from judge.answers import (
    BaseRulePoint,
    BaseRuleProof,
    CheckProof,
    DocumentProof,
    OpenPoint,
    Standing,
    UnguardedFact,
    Verification,
)
from judge.engine.cite import entry_of, is_base_rule
from judge.proving import library
from judge.proving.axes import flip_axes
from judge.proving.base_rules import prove_base_rules
from judge.proving.check import Check
from judge.proving.citations import hold_citations
from judge.proving.proof import Proof, Stated, prove, run
from judge.proving.result import Result

NO_CHECK = "no check covers it"


def verify_entries(
    entries: Sequence[tuple[str, int]],
    *,
    proving: bool = False,
    axes: bool = False,
    whole: bool = False,
    doubtful: Collection[str] = (),
    known: Mapping[str, int] | None = None,
    done: Callable[[Check], object] = lambda check: None,
) -> Verification:
    """Run every check of ``entries`` (id and number of points).

    :param proving: also under each misreading; otherwise a covered point counts as passing, not as proven.
    :param axes: also flip every argument of every card that a check uses.
    :param whole: whether ``entries`` are all there are: only then is a rule that nothing proves worth naming.
    :param doubtful: the ids of the uncertain base rules.
    :param known: the number of points of every entry that there is, against which ids and citations are held; None: nothing is held.
    :param done: told of each check when it has run, for showing progress.
    :raises JudgeError: for a module of checks at another entry's path, and for a citation of nothing.
    """
    begun = time.perf_counter()
    points = dict(entries)
    docs = tuple(dict.fromkeys(map(library.document_of, points)))
    rows: list[CheckProof] = []
    results: list[tuple[Check, Result]] = []
    attempts: list[Proof] = []
    facts: list[Stated] = []
    for check in (check for doc in docs for check in library.checks(doc, known) if check.entry in points):
        row, result, proofs, stated = _row(check, proving)
        if known is not None:
            hold_citations(check, result, known)
        rows.append(row)
        results.append((check, result))
        attempts += proofs
        facts += stated
        done(check)
    base_rules = prove_base_rules(results) if proving else ()
    survivors, flipped = flip_axes(results) if axes else ((), 0)
    return Verification(
        documents=tuple(_document(doc, points, rows, attempts) for doc in docs),
        checks=tuple(rows),
        unproven_rules=tuple(_unproven_rules(rows, results, base_rules)) if proving and whole else (),
        uncertain=tuple(_uncertain(results, doubtful)),
        survivors=survivors,
        flipped=flipped,
        seconds=round(time.perf_counter() - begun, 2),
        base_rules=base_rules,
        unguarded=tuple(map(_unguarded, (fact for fact in facts if not fact.guards))),
    )


def _unguarded(fact: Stated) -> UnguardedFact:
    return UnguardedFact(fact.check.id, fact.point, fact.finding.line, fact.finding.sentence)


def _row(check: Check, proving: bool) -> tuple[CheckProof, Result, Sequence[Proof], Sequence[Stated]]:
    begun = time.perf_counter()
    result, proofs, facts = prove(check) if proving else (run(check), [], [])
    row = CheckProof(
        entry=check.entry,
        points=tuple(sorted(result.points)),
        check=check.name,
        passed=result.passed,
        rules=tuple(sorted({line.rule for line in result.trace.lines if line.rule is not None and line.differs})),
        proves=tuple(proof.point for proof in proofs if proof.verdict == "proven"),
        proof=_verdict(result, proofs) if proving or not result.passed else "not asked for",
        seconds=round(time.perf_counter() - begun, 4),
        facts=len(facts),
        guarded=sum(bool(fact.guards) for fact in facts),
    )
    return row, result, proofs, facts


def _verdict(result: Result, proofs: Sequence[Proof]) -> str:
    """How a check did in a word, or the first point that it doesn't prove."""
    if not result.passed:
        return "fails" if result.crash is None else "crash"
    return next((f"#{proof.point}: {proof.verdict}" for proof in proofs if proof.verdict != "proven"), "proven")


def _document(
    doc: str, points: Mapping[str, int], rows: Iterable[CheckProof], attempts: Iterable[Proof]
) -> DocumentProof:
    own = {entry: number for entry, number in points.items() if library.document_of(entry) == doc}
    reasons = library.open_points(doc)
    verdicts = {(row.entry, point): row.proof for row in rows for point in row.points}
    verdicts |= {
        (each.check.entry, each.point): ": ".join(filter(None, (each.verdict, each.detail))) for each in attempts
    }
    proven = {(row.entry, point) for row in rows for point in row.proves}
    missing = [(entry, n) for entry, number in own.items() for n in range(1, number + 1) if (entry, n) not in proven]
    return DocumentProof(
        doc=doc,
        entries=len(own),
        entries_proven=len(own) - len({entry for entry, _ in missing}),
        points=sum(own.values()),
        points_proven=sum(own.values()) - len(missing),
        open=tuple(
            OpenPoint(f"{entry}#{n}", reasons.get(f"{entry}#{n}") or verdicts.get((entry, n)) or NO_CHECK)
            for entry, n in missing
        ),
    )


def _unproven_rules(
    rows: Iterable[CheckProof], results: Sequence[tuple[Check, Result]], base_rules: Iterable[BaseRuleProof]
) -> Iterator[OpenPoint]:
    """Rules of the games concerned that no check proves; those that cite only base rules are named as such."""
    noticed = {base_rule.id for base_rule in base_rules if base_rule.proven_by}
    proven = {f"{row.entry}#{point}" for row in rows for point in row.proves}
    for game in sorted({result.game for _, result in results if result.game}):
        for rule in library.game_rules(game):
            rulings = [cite for cite in rule.cites if not is_base_rule(cite)]
            if not rulings and noticed.isdisjoint(map(entry_of, rule.cites)):
                yield BaseRulePoint(
                    rule.id, "a base rule: what the rulings presuppose, and no check fails when it is misread"
                )
            elif rulings and proven.isdisjoint(rulings):
                yield OpenPoint(rule.id, "no check of the entries looked at proves it")


def _uncertain(results: Sequence[tuple[Check, Result]], doubtful: Collection[str]) -> Iterator[OpenPoint]:
    """Checks in which a rule decided something that rests on nothing but uncertain base rules."""
    for check, result in results:
        lines = (line for line in result.trace.lines if line.differs)
        rules = sorted({str(line.rule) for line in lines if library.rests_on_doubt(line.cites, doubtful)})
        if rules:
            yield OpenPoint(f"{check.entry} ({check.name})", f"rests on {', '.join(rules)}")


def standings(found: Verification) -> dict[str, Standing]:
    """For each point that a check covers: "failing" where one of its checks fails, "proven" where one proves it, or "passing"."""
    standing: dict[str, Standing] = {}
    for row in found.checks:
        for point in row.points:
            key = f"{row.entry}#{point}"
            if not row.passed:
                standing[key] = "failing"
            elif point in row.proves:
                if standing.get(key) != "failing":
                    standing[key] = "proven"
            else:
                standing.setdefault(key, "passing")
    return standing
