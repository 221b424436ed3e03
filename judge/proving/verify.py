"""All checks of some entries, each with its proof if wanted: the matrix of what is proven, what is open and which rules nothing proves."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence

from judge.answers import Check as Standing
from judge.answers import CheckProof, DocumentProof, OpenPoint, Verification
from judge.engine.cite import is_base_rule
from judge.games.base_rules import read as base_rules
from judge.proving import library
from judge.proving.axes import flip_axes
from judge.proving.check import Check
from judge.proving.proof import Proof, prove, run
from judge.proving.result import Result

NO_CHECK = "no check covers it"


def verify(
    entries: Sequence[tuple[str, int]],
    *,
    proving: bool = False,
    axes: bool = False,
    whole: bool = False,
    done: Callable[[Check], None] = lambda check: None,
) -> Verification:
    """Run every check of ``entries`` (id and number of points).

    :param proving: also under each misreading; otherwise a covered point counts as passing, not as proven.
    :param axes: also flip every argument of every card that a check uses.
    :param whole: whether ``entries`` are all there are: only then is a rule that nothing proves worth naming.
    :param done: told of each check when it has run, for showing progress.
    """
    begun = time.perf_counter()
    wanted = dict(entries)
    docs = tuple(dict.fromkeys(entry.partition("/")[0] for entry in wanted))
    rows: list[CheckProof] = []
    results: list[tuple[Check, Result]] = []
    for check in (check for doc in docs for check in library.checks(doc) if check.entry in wanted):
        row, result = _row(check, proving)
        rows.append(row)
        results.append((check, result))
        done(check)
    proven = {f"{row.entry}#{point}" for row in rows for point in row.proves}
    survivors, flipped = flip_axes(results) if axes else ((), 0)
    return Verification(
        documents=tuple(_document(doc, wanted, proven, rows) for doc in docs),
        checks=tuple(rows),
        unproven_rules=tuple(_unproven_rules(rows, results)) if proving and whole else (),
        uncertain=tuple(_uncertain(results)),
        survivors=survivors,
        flipped=flipped,
        seconds=round(time.perf_counter() - begun, 2),
    )


def _row(check: Check, proving: bool) -> tuple[CheckProof, Result]:
    begun = time.perf_counter()
    proofs: list[Proof] = []
    if proving:
        result, proofs = prove(check)
    else:
        result = run(check)
    proves = tuple(proof.point for proof in proofs if proof.verdict == "proven")
    rest = [proof for proof in proofs if proof.verdict != "proven"]
    verdict = ("proven" if not rest else f"#{rest[0].point}: {rest[0].verdict}") if proving else "not asked for"
    if not result.passed:
        verdict = "crash" if result.crash is not None else "fails"
    # With the rules that decided something come those whose misreading was needed: both tell what the check rests on.
    rules = tuple(sorted({line.rule for line in result.trace.lines if line.rule is not None and line.differs}))
    points = tuple(sorted(result.points))
    seconds = round(time.perf_counter() - begun, 4)
    return CheckProof(check.entry, points, check.name, result.passed, rules, proves, verdict, seconds), result


def _document(doc: str, wanted: Mapping[str, int], proven: set[str], rows: Iterable[CheckProof]) -> DocumentProof:
    entries = {entry: number for entry, number in wanted.items() if entry.startswith(f"{doc}/")}
    reasons = library.open_points(doc)
    covered = {f"{row.entry}#{point}": row.proof for row in rows for point in row.points}
    all_points = [f"{entry}#{n}" for entry, number in entries.items() for n in range(1, number + 1)]
    missing = tuple(
        OpenPoint(point, reasons.get(point) or covered.get(point) or NO_CHECK)
        for point in all_points
        if point not in proven
    )
    whole = [entry for entry in entries if not any(point.point.startswith(f"{entry}#") for point in missing)]
    return DocumentProof(doc, len(entries), len(whole), len(all_points), len(all_points) - len(missing), missing)


def _unproven_rules(rows: Sequence[CheckProof], results: Sequence[tuple[Check, Result]]) -> Iterable[OpenPoint]:
    """Rules of the games concerned that no check proves; base rules are no rulings and are named as such."""
    proving = {cite for row in rows for cite in (f"{row.entry}#{point}" for point in row.proves)}
    games = {result.game for _, result in results if result.game}
    for game in sorted(games):
        for rule in library.game_rules(game):
            points = [cite for cite in rule.cites if not is_base_rule(cite)]
            if not points:
                yield OpenPoint(rule.id, "a base rule: what the rulings presuppose, not a ruling")
            elif not proving & set(points):
                yield OpenPoint(rule.id, "no check of the entries looked at proves it")


def _uncertain(results: Sequence[tuple[Check, Result]]) -> Iterable[OpenPoint]:
    """Checks in which a rule decided something that rests on nothing but uncertain base rules."""
    for check, result in results:
        doubtful = {rule.cite for rule in base_rules(result.game) if not rule.is_certain} if result.game else set()
        rules = sorted(
            {
                str(line.rule)
                for line in result.trace.lines
                if line.differs and line.cites and doubtful.issuperset(line.cites)
            }
        )
        if rules:
            yield OpenPoint(f"{check.entry} ({check.name})", f"rests on {', '.join(rules)}")


def standings(found: Verification) -> dict[str, Standing]:
    """For each point that a check covers: "proven", "passing" or "failing"."""
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
