"""Result files: one row an answer, on its way to the disk once it is written, and going on after a kill without loss or repetition."""

from __future__ import annotations

import csv
import io
import os
import sys
from pathlib import Path
from typing import IO, Any

import msgspec

from judge.answers import Answer
from judge.batch.questions import STDIO
from judge.errors import InputFileError

CSV_COLUMNS = (
    *("question", "status", "confidence", "id", "point", "title"),
    *("game", "in_force", "text", "reason", "notice", "error"),
)
_HEADER = ",".join(CSV_COLUMNS).encode()
_JSON_START = b'{"question":'


class ResultFile:
    """Result rows as JSON lines or flat CSV; ``done`` counts those written, earlier runs included."""

    def __init__(self, target: str, resume: bool) -> None:
        """Open ``target`` (``.jsonl``, ``.csv``, or "-" for JSON lines on stdout).

        :raises InputFileError: if it can't be written, exists without ``resume`` being wanted, or holds something else than our rows.
        """
        self.target = target
        self.done = 0
        self._is_csv = target.lower().endswith(".csv")
        if target == STDIO:
            self._file: IO[str] = sys.stdout
            return
        path = Path(target)
        if path.suffix.lower() not in (".jsonl", ".csv"):
            raise InputFileError(f"'{target}' does not end in .jsonl or .csv", "name the output so")
        try:
            if path.is_dir():
                raise InputFileError(f"{target} is a folder", "give a file in it")
            if path.exists() and path.stat().st_size:
                if not resume:
                    raise InputFileError(f"{target} exists already", "continue it with --resume, or remove it")
                self.done = _keep_whole_rows(path, self._is_csv)
            self._file = path.open("a", encoding="utf-8", newline="")
            self._needs_header = self._is_csv and path.stat().st_size == 0
        except OSError as error:
            raise _unwritable(target, error) from None

    def write(self, answer: Answer) -> None:
        """Append one result row and hand it to the operating system.

        :raises InputFileError: if it can't be written, e.g. because the disk is full.
        """
        rows = [_cells(answer)] if self._is_csv else []
        if self._is_csv and self._needs_header:
            rows.insert(0, [*CSV_COLUMNS])
            self._needs_header = False
        try:
            self._file.write(_csv_text(rows) if self._is_csv else msgspec.json.encode(answer).decode() + "\n")
            self._file.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise _unwritable(self.target, error) from None
        self.done += 1

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


def _csv_text(rows: list[list[Any]]) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, lineterminator="\n").writerows(rows)
    return buffer.getvalue()


def _cells(answer: Answer) -> list[Any]:
    first = answer.answers[0] if answer.answers else None
    found: tuple[Any, ...] = ("",) * 6
    if first:
        found = (first.id, first.point, first.title, first.game, first.in_force, first.points[first.point - 1].text)
    cells = [answer.question, answer.status, answer.confidence, *found, answer.reason, answer.notice, answer.error]
    # White space folded in every cell: a row is one line, so that a half-written one can be told.
    return [" ".join(cell.split()) if isinstance(cell, str) else "" if cell is None else cell for cell in cells]


def _keep_whole_rows(path: Path, is_csv: bool) -> int:
    """Count the result rows that a killed run finished, cutting off a last one that it did not.

    :raises InputFileError: if the file holds anything that this program did not write; it is then left as it is.
    """
    whole = rows = 0
    with path.open("r+b") as file:
        for line in file:
            if not _is_ours(line, rows, is_csv):
                raise InputFileError(
                    f"{path} is no result file of this command (line {rows + 1})", "give another output"
                )
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            rows += 1
        file.truncate(whole)
    return max(0, rows - 1) if is_csv else rows


def _is_ours(line: bytes, row: int, is_csv: bool) -> bool:
    is_whole = line.endswith(b"\n")
    if is_csv:
        if row > 0:
            return True
        return line.strip() == _HEADER if is_whole else _HEADER.startswith(line)
    if not is_whole:
        return _JSON_START.startswith(line[: len(_JSON_START)])
    try:
        msgspec.json.decode(line, type=Answer)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return True
