"""The survivors that somebody has looked at, each with the reason why nothing notices it: `survivors.jsonl` beside this module.

A survivor is known by its module, its operator and the lines that it changes, not by their numbers, which move.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from tests.benchmarks.mutation.mutants import Mutant

FILE = Path(__file__).parent / "survivors.jsonl"


class Known(msgspec.Struct, frozen=True):
    """A survivor: what it ``changes`` ("- before", "+ after") in a module, and why nothing notices that."""

    module: str
    operator: str
    changes: tuple[str, ...]
    reason: str

    @property
    def key(self) -> tuple[str, str, tuple[str, ...]]:
        """What it is known by."""
        return self.module, self.operator, self.changes


def changes(diff: str) -> tuple[str, ...]:
    """The lines that a unified diff takes out and puts in."""
    lines = (line for line in diff.splitlines() if line[:1] in "-+" and line[:3] not in ("---", "+++"))
    return tuple(f"{line[0]} {line[1:].strip()}" for line in lines)


def read(file: Path = FILE) -> dict[tuple[str, str, tuple[str, ...]], str]:
    """The reasons, by what the survivors are known by; none where there is no such file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    known = (msgspec.json.decode(line, type=Known) for line in lines if line.strip())
    return {each.key: each.reason for each in known}


def unknown(survivors: Iterable[tuple[Mutant, str]], file: Path = FILE) -> list[Known]:
    """Those of the survivors, each with its diff, that nobody has given a reason yet, as lines for the file."""
    reasons = read(file)
    made = (Known(mutant.module, mutant.operator, changes(diff), "") for mutant, diff in survivors)
    return [each for each in made if each.key not in reasons]
