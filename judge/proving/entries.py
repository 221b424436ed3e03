"""Running checks for the API: an id in, runs and the matrix out. Imported only when checks are asked for; a question never needs it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import msgspec

from judge.answers import CheckRun, RulingView, Verification
from judge.boards import Played, Replay, Scenario
from judge.errors import JudgeError
from judge.forks import Fork
from judge.nearest import nearest
from judge.proving import library
from judge.proving.citations import hold_citations
from judge.proving.parting import forks
from judge.proving.places import document_of
from judge.proving.proof import play
from judge.proving.replaying import replay, replays
from judge.proving.report import check_run
from judge.proving.values import values_for
from judge.proving.verify import standings, verify_entries
from judge.proving.what_if import what_ifs
from judge.store import proof_record as proofs

__all__ = ["count", "run_checks", "run_forks", "run_played", "run_replay", "verify_entries", "write_record"]


def run_checks(
    view: RulingView,
    values: Mapping[str, str],
    misread: bool,
    doubtful: Collection[str] = (),
    known: Mapping[str, int] | None = None,
) -> tuple[CheckRun, ...]:
    """Run the checks of an entry (of its point, where ``view.point`` names one); of a base rule without any those of rulings that prove it.

    :param values: parameters by name, as text; only the checks that take one of them are run.
    :param misread: also run each check with each of its rules misread.
    :param doubtful: the ids of the uncertain base rules.
    :param known: the number of points of every entry that there is, against which ids and citations are held; None: nothing is held.
    :raises JudgeError: if the entry or point has no check, a value is none that its checks take, or a check or card cites nothing.
    """
    if view.certainty is not None and not library.has_checks(view.id):
        return _of_base_rule(view, values, doubtful)
    checks = library.checks_of(view.id, known)
    if not checks:
        raise _without_checks(view, known)
    given = values_for(checks, values)
    runs = tuple(
        check_run(check, given[check.id], misread=misread, doubtful=doubtful, known=known, number=number)
        for number, check in enumerate(checks, 1)
        if not values or given[check.id]
    )
    return _of_point(runs, view) if view.point else runs


def run_replay(
    view: RulingView,
    number: int,
    values: Mapping[str, str],
    misread: str | None = None,
    doubtful: Collection[str] = (),
    known: Mapping[str, int] | None = None,
) -> Replay:
    """Run the ``number``-th check of an entry with the table as it looks at each step; ``values``, ``doubtful``, ``known`` as above.

    :param misread: the id of a rule to misread; None: as ruled.
    :raises JudgeError: if there is no such check, it decides nothing by that rule, or a value is none that it takes.
    """
    checks = library.checks_of(view.id, known)
    if not checks:
        raise _without_checks(view, known)
    if not 1 <= number <= len(checks):
        raise JudgeError(f"'{view.id}' has no check {number}", f"give a number from 1 to {len(checks)}")
    check = checks[number - 1]
    return replay(check, values_for([check], values)[check.id], misread=misread, doubtful=doubtful, number=number)


def run_played(
    view: RulingView,
    number: int,
    point: int,
    values: Mapping[str, str],
    misread: str | None = None,
    doubtful: Collection[str] = (),
    known: Mapping[str, int] | None = None,
) -> Played | None:
    """All scenarios of an entry, and one of them as :func:`run_replay` gives it, as ruled and as misread; none is run twice.

    :param number: which one; 0: the first that speaks of ``point``, else the first.
    :return: None for a base rule without checks of its own.
    :raises JudgeError: if there is no such check, a value is none that it takes, or a check or card cites nothing.
    """
    checks = library.checks_of(view.id, known)
    if not checks and view.certainty is not None:
        return None
    if not checks:
        raise _without_checks(view, known)
    if not 0 <= number <= len(checks):
        raise JudgeError(f"'{view.id}' has no check {number}", f"give a number from 1 to {len(checks)}")
    given = values_for([checks[number - 1]], values)[checks[number - 1].id] if number else {}
    tables = [play(check, given if n == number else {}) for n, check in enumerate(checks, 1)]
    for check, table in zip(checks, tables, strict=True):
        if known is not None:
            hold_citations(check, table.result, known)
    if not number:
        number = next((n for n, table in enumerate(tables, 1) if point in table.result.points), 1)
        if given := values_for([checks[number - 1]], values)[checks[number - 1].id]:
            tables[number - 1] = play(checks[number - 1], given)
    ruled, other = replays(
        checks[number - 1], given, tables[number - 1], misread=misread, doubtful=doubtful, number=number
    )
    numbered = enumerate(zip(checks, tables, strict=True), 1)
    scenarios = (Scenario(n, check.sentence, tuple(sorted(table.result.points))) for n, (check, table) in numbered)
    return Played(tuple(scenarios), ruled, other)


def run_forks(entry: str, doubtful: Collection[str] = (), known: Mapping[str, int] | None = None) -> tuple[Fork, ...]:
    """Where the checks of ``entry`` part under misreadings; none where it has no checks. ``doubtful`` and ``known`` as above."""
    numbered = enumerate(library.checks_of(entry, known), 1)
    return tuple(fork for number, check in numbered for fork in forks(check, {}, number=number, doubtful=doubtful))


def _of_base_rule(view: RulingView, values: Mapping[str, str], doubtful: Collection[str]) -> tuple[CheckRun, ...]:
    """The checks of rulings that prove a base rule, each as it comes out when the base rule is misread."""
    if values:
        raise JudgeError(f"'{view.id}' has no check of its own", "set facts of a check that runs on it")
    checks = (
        check for name in view.proven_by for check in library.checks_of(name.partition(":")[0]) if check.id == name
    )
    runs = tuple(
        check_run(check, {}, misread=True, doubtful=doubtful, base_rule=view.id, number=number)
        for number, check in enumerate(checks, 1)
    )
    if not runs:
        raise JudgeError(
            f"'{view.id}' is a base rule that rulings presuppose: no check proves it", f"run 'judge show {view.id}'"
        )
    return runs


def _without_checks(view: RulingView, known: Collection[str] | None) -> JudgeError:
    reason = library.open_points(view.doc, known).get(f"{view.id}#1")
    others = sorted({check.entry for check in library.checks(view.doc)})
    near = nearest(view.id, others, by_words=True)
    fix = f"nearest with one: {'; '.join(near)}" if near else "see 'judge list' for entries with checks"
    return JudgeError(f"'{view.id}' has no check{f' ({reason})' if reason else ''}", fix)


def _of_point(runs: Sequence[CheckRun], view: RulingView) -> tuple[CheckRun, ...]:
    """The runs that speak of ``view.point``, with the misreadings of that point."""
    cite = f"{view.id}#{view.point}"
    found = tuple(
        msgspec.structs.replace(run, misreadings=tuple(m for m in run.misreadings if cite in m.cites))
        for run in runs
        if view.point in run.points
    )
    if not found:
        reason = library.open_points(view.doc).get(cite, "no check covers this point")
        raise JudgeError(f"'{cite}' has no check ({reason})", f"run 'judge check {view.id}'")
    return found


def count(entries: Sequence[tuple[str, int]], known: Collection[str] | None = None) -> int:
    """How many checks ``entries`` (id and number of points) have together; ``known`` as for :func:`run_checks`."""
    wanted = {entry for entry, _ in entries}
    docs = set(map(document_of, wanted))
    return sum(check.entry in wanted for doc in docs for check in library.checks(doc, known))


def write_record(folder: Path, corpus_sha256: str, found: Verification) -> Path:
    """Record what ``found`` says of each point in an index folder, stamped with the hashes of corpus and code."""
    base_rules = {rule.id: rule.proven_by for rule in found.base_rules if rule.proven_by}
    shown = what_ifs(
        check for entry in dict.fromkeys(row.entry for row in found.checks) for check in library.checks_of(entry)
    )
    record = proofs.ProofRecord(proofs.FORMAT, corpus_sha256, proofs.code_hash(), standings(found), base_rules, shown)
    return proofs.write(folder, record)
