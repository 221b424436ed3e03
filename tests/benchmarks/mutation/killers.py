"""What runs in a mutated copy of the tree, in a process of its own: the proofs, then the tests. And how its end is understood.

It is started in the copy, and nothing of ``judge`` is imported before the mutant is in place.
"""

from __future__ import annotations

import math
import re
import resource
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Literal

import msgspec

MEMORY = 4 << 30  # bytes that a mutant may take: an endless list shall be an error, not a dead machine
BESIDE_THE_VERDICT = {"rules", "seconds"}
PYTEST = ("-n", "0", "-x", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider", "--ignore-glob=*random_play*")

State = Literal["killed", "timed out", "survived", "invalid"]


class Entry(msgspec.Struct):
    """An entry with checks: the verdicts on them without a mutant, and the functions they call, as (module, first line, last line)."""

    id: str
    game: str
    verdicts: str
    calls: list[tuple[str, int, int]]


class Job(msgspec.Struct):
    """Compare the verdicts of entries, in this order; then run the tests. Each killer has ``limit`` seconds of CPU."""

    verdicts: dict[str, str]
    tests: list[str]
    limit: int


def order(module: str, line: int, entries: Sequence[Entry]) -> list[Entry]:
    """The entries that may notice a fault, likely ones first: those that call the function, or have the module's name (a path is an id)."""
    _, part, *below = module.removesuffix(".py").split("/")
    game = below[0].replace("_", "-") if part == "games" and len(below) > 1 else None

    def is_far(entry: Entry) -> bool:
        is_namesake = bool(below) and re.sub(r"\W", "_", entry.id).endswith(below[-1].removeprefix("s"))
        calls = (first <= line <= last for path, first, last in entry.calls if path == module)
        return not (is_namesake or any(calls))

    def may_notice(entry: Entry) -> bool:
        """A variant of a game plays with its code, too, and may read a constant of a module none of whose functions it calls."""
        return game in (None, entry.game) or any(
            path.startswith(f"judge/games/{below[0]}/") for path, _, _ in entry.calls
        )

    return sorted(filter(may_notice, entries), key=is_far)


def classify(status: int | None, output: str) -> tuple[State, str, str]:
    """State, killer and what noticed it, by the exit status of the process (None: wall time ran out) and what it printed."""
    lines = [line for line in output.splitlines() if line.strip()]
    by = next((line.split()[1] for line in reversed(lines) if line.startswith("stage ")), "")
    if status == 0:
        return "survived", "", ""
    if status in (None, -signal.SIGXCPU):
        return "timed out", by, ""
    named = [line for line in lines if line.startswith(("FAILED ", "ERROR "))] if by == "tests" else lines[-1:]
    return "killed", by, "".join(named[:1])[:200]


def kill(job: Job) -> None:
    """Exit with an error if the package can't be imported, or at the first other verdict or failed test; return if nothing is noticed."""
    _stage("import", job.limit)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for document in sorted({entry.partition("/")[0] for entry in job.verdicts}):
        _import_checks(document)
    _stage("proofs", job.limit)
    for entry, verdicts in job.verdicts.items():
        if _verdicts(entry) != verdicts:
            sys.exit(entry)
    if job.tests:
        import pytest

        _stage("tests", job.limit)
        sys.exit(pytest.main([*PYTEST, *job.tests]))


def _stage(name: str, limit: int) -> None:
    print(f"stage {name}", flush=True)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time()) + limit, resource.RLIM_INFINITY))


def _import_checks(document: str) -> None:
    from judge.proving import library

    for _ in library.checks(document):
        pass


def _verdicts(entry: str) -> str:
    """Of each check of the entry alone: what other entries' checks say of a base rule is theirs."""
    from judge.proving import library
    from judge.proving.looked import look_at

    rows = msgspec.to_builtins([look_at(check, proving=True).row for check in library.checks_of(entry)])
    kept = [{name: value for name, value in row.items() if name not in BESIDE_THE_VERDICT} for row in rows]
    return msgspec.json.encode(kept).decode()


def survey() -> list[Entry]:
    """Every entry with checks, as it is without a mutant."""
    from judge import Judge

    rows = Judge.open().entries()
    for document in sorted({row.id.partition("/")[0] for row in rows}):
        _import_checks(document)
    found = (_surveyed(row.id, row.game) for row in rows)
    return [entry for entry in found if entry.verdicts != "[]"]


def _surveyed(entry: str, game: str) -> Entry:
    called: dict[int, CodeType] = {}

    def note(frame: FrameType, _event: str, _argument: object) -> None:
        called[id(frame.f_code)] = frame.f_code

    sys.settrace(note)
    verdicts = _verdicts(entry)
    sys.settrace(None)
    return Entry(entry, game, verdicts, sorted(set(_functions(called.values()))))


def _functions(codes: Iterable[CodeType]) -> Iterator[tuple[str, int, int]]:
    for code in codes:
        path = Path(code.co_filename)
        if path.is_relative_to(Path.cwd()):
            last = max(line or 0 for _, _, line in code.co_lines())
            yield path.relative_to(Path.cwd()).as_posix(), code.co_firstlineno, last


if __name__ == "__main__":
    if sys.argv[1] == "kill":
        kill(msgspec.json.decode(sys.stdin.buffer.read(), type=Job))
    else:
        print(msgspec.json.encode(survey()).decode())
