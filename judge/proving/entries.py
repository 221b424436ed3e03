"""Running checks for the API: an id in, runs and the matrix out. Imported only when checks are asked for; a question never needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from judge.answers import CheckRun, RulingView, Verification
from judge.errors import JudgeError
from judge.nearest import nearest
from judge.proving import library
from judge.proving.report import check_run
from judge.proving.values import values_for
from judge.proving.verify import standings, verify
from judge.store import proof_record as proofs


def run_checks(view: RulingView, values: Mapping[str, str], misread: bool) -> tuple[CheckRun, ...]:
    """Run the checks of an entry (of its point, where ``view.point`` names one).

    :raises JudgeError: if the entry or point has no check, or a value is set that no check takes.
    """
    checks = library.checks_of(view.id)
    if not checks:
        reason = library.open_points(view.doc).get(f"{view.id}#1")
        others = sorted({check.entry for check in library.checks(view.doc)})
        near = nearest(view.id, others, by_words=True)
        fix = f"nearest with one: {'; '.join(near)}" if near else "see 'judge list' for entries with checks"
        raise JudgeError(f"'{view.id}' has no check{f' ({reason})' if reason else ''}", fix)
    given = values_for(checks, values)
    runs = tuple(
        check_run(check, given[check.id], misread=misread) for check in checks if not values or given[check.id]
    )
    if view.point:
        cite = f"{view.id}#{view.point}"
        runs = tuple(
            msgspec.structs.replace(run, misreadings=tuple(m for m in run.misreadings if cite in m.cites))
            for run in runs
            if view.point in run.points
        )
        if not runs:
            reason = library.open_points(view.doc).get(f"{view.id}#{view.point}", "no check covers this point")
            raise JudgeError(f"'{view.id}#{view.point}' has no check ({reason})", f"run 'judge check {view.id}'")
    return runs


def verify_entries(
    entries: Sequence[tuple[str, int]], *, proving: bool, axes: bool, whole: bool, done: Callable[[Any], None]
) -> Verification:
    """Run all checks of ``entries`` (id, number of points); see `judge.proving.verify`."""
    return verify(entries, proving=proving, axes=axes, whole=whole, done=done)


def count(entries: Sequence[tuple[str, int]]) -> int:
    """How many checks ``entries`` have together."""
    wanted = {entry for entry, _ in entries}
    docs = {entry.partition("/")[0] for entry in wanted}
    return sum(check.entry in wanted for doc in docs for check in library.checks(doc))


def write_record(folder: Path, corpus_sha256: str, found: Verification) -> Path:
    """Record what ``found`` says of each point in an index folder, stamped with the hashes of corpus and code."""
    return proofs.write(folder, proofs.ProofRecord(proofs.FORMAT, corpus_sha256, proofs.code_hash(), standings(found)))
