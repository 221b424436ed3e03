"""Result files: one row an answer, on its way to the disk once it is written, and going on after a kill without loss or repetition."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from judge.answers import Answer
from judge.batch.questions import STDIO
from judge.batch.rows import Form, Layout
from judge.errors import InputFileError

_FORMS: dict[str, Form] = {".jsonl": "jsonl", ".csv": "csv"}


class ResultFile:
    """Result rows as JSON lines or flat CSV.

    :ivar before: how many rows an earlier run had written.
    :ivar outcomes: how many rows have each status, those of earlier runs included; None counts those that don't tell it.
    """

    def __init__(
        self, target: str, resume: bool = False, *, fields: Sequence[str] | None = None, form: Form = "jsonl"
    ) -> None:
        """Open ``target``: a ``.jsonl`` or ``.csv`` file, or "-" for stdout.

        :param fields: the columns that a row has; everything where None.
        :param form: what goes to stdout; of a file its name says it.
        :raises InputFileError: if it can't be written, exists without ``resume`` being wanted, or holds something else than our rows.
        """
        self.target = target
        self.outcomes: Counter[str | None] = Counter()
        self.before = 0
        self._head = ""
        if target == STDIO:
            self._file: IO[str] = sys.stdout
            self._layout = Layout.wanted(form, fields)
            self._head = self._layout.head
            return
        path = Path(target)
        if path.suffix.lower() not in _FORMS:
            raise InputFileError(f"'{target}' does not end in .jsonl or .csv", "name the output so")
        self._layout = Layout.wanted(_FORMS[path.suffix.lower()], fields)
        try:
            if path.is_dir():
                raise InputFileError(f"{target} is a folder", "give a file in it")
            if path.exists() and path.stat().st_size:
                if not resume:
                    raise InputFileError(f"{target} exists already", "continue it with --resume, or remove it")
                self.outcomes = _keep_whole_rows(path, self._layout)
                self.before = self.done
            self._file = path.open("a", encoding="utf-8", newline="")
            if path.stat().st_size == 0:
                self._head = self._layout.head
        except OSError as error:
            raise _unwritable(target, error) from None

    @property
    def done(self) -> int:
        """How many rows are written, earlier runs included."""
        return self.outcomes.total()

    def write(self, answer: Answer) -> None:
        """Append one result row and hand it to the operating system.

        :raises InputFileError: if it can't be written, e.g. because the disk is full.
        """
        try:
            self._file.write(self._head + self._layout.line(answer, self.done + 1))
            self._file.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise _unwritable(self.target, error) from None
        self._head = ""
        self.outcomes[answer.status] += 1

    def close(self) -> None:
        """Bring what was written to the disk and close the file; stdout stays open.

        :raises InputFileError: if it can't reach the disk.
        """
        if self.target == STDIO:
            return
        try:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
        except OSError as error:
            raise _unwritable(self.target, error) from None


def _unwritable(target: str, error: OSError) -> InputFileError:
    return InputFileError(
        f"can't write {'stdout' if target == STDIO else target} ({error.strerror or error})", "give a writable file"
    )


def _keep_whole_rows(path: Path, wanted: Layout) -> Counter[str | None]:
    """Count the result rows that a killed run finished, by their status, cutting off a last one that it did not.

    :raises InputFileError: if the file holds anything that this program did not write, or rows with other fields than are wanted; it is
        then left as it is.
    """
    outcomes: Counter[str | None] = Counter()
    with path.open("r+b") as file:
        first = file.readline()
        is_whole = first.endswith(b"\n")
        found = Layout.found(first, wanted.form) if is_whole else wanted if wanted.begins(first) else None
        if not found:
            raise _foreign(path, 1)
        whole = len(first) if is_whole and found.head else 0
        file.seek(whole)
        for number, line in enumerate(file, 2 if found.head else 1):
            if not line.endswith(b"\n"):
                if not (found.head or found.begins(line)):
                    raise _foreign(path, number)
                break
            try:
                outcomes[found.status(line)] += 1
            except ValueError:
                raise _foreign(path, number) from None
            whole += len(line)
        if found != wanted:
            fix = f"--fields {','.join(found.fields)}" if found.fields else "no --fields"
            raise InputFileError(f"{path} holds rows with other fields", f"go on with {fix}, or give another output")
        file.truncate(whole)
    return outcomes


def _foreign(path: Path, line: int) -> InputFileError:
    return InputFileError(f"{path} is no result file of this command (line {line})", "give another output")
