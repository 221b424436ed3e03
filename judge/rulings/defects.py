"""Collecting defects while a file is read: reading goes on, and everything is reported at once."""

from __future__ import annotations

from pathlib import Path

from judge.errors import Defect


class DefectLog:
    """Adds defects of one file to a list that is shared by all files."""

    def __init__(self, path: Path, defects: list[Defect]) -> None:
        self.path = path
        self.defects = defects
        self._count = 0

    def __call__(self, line: int, cause: str, fix: str) -> None:
        """Report ``cause`` at ``line``, with the ``fix`` that mends it."""
        self.defects.append(Defect(self.path, line, cause, fix))
        self._count += 1

    @property
    def count(self) -> int:
        """How many defects have been reported here."""
        return self._count
