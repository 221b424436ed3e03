"""Whole files of questions: read as a stream, answered in order, written row by row, resumable after a kill.

A row that can't be read or answered becomes a result row with ``status`` "error"; the file goes on.
"""

from __future__ import annotations

import csv
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import msgspec

from judge.answers import Answer
from judge.errors import IndexStoreError, InputFileError, JudgeError

if TYPE_CHECKING:
    from judge.api import Judge

STDIO = "-"
QUESTION_FIELDS = ("question", "q")
CSV_COLUMNS = (
    "question",
    "status",
    "confidence",
    "id",
    "point",
    "title",
    "game",
    "in_force",
    "text",
    "reason",
    "notice",
    "error",
)

csv.field_size_limit(1_000_000)


class Row(msgspec.Struct, frozen=True):
    """A question of the file, or in ``error`` why the row holds none. ``number`` counts rows from 1."""

    number: int
    question: str = ""
    game: str | None = None
    as_of: str | None = None
    error: str | None = None


def read_questions(source: str, form: str | None = None) -> Iterator[Row]:
    """The rows of a ``.txt``, ``.csv`` or ``.jsonl`` file, or of stdin where ``source`` is "-" (``form`` then says how to read it).

    A txt file holds a question a line; blank lines are passed over. A csv file has a column ``question`` (or ``q``), a jsonl
    row a field of that name; both may carry ``game`` and ``as_of``.

    :raises InputFileError: if the file is missing, a directory, binary, not UTF-8 from its start, empty, or lacks the column.
    """
    kind = form or ("txt" if source == STDIO else Path(source).suffix.lstrip(".").lower())
    if kind not in ("txt", "csv", "jsonl"):
        raise InputFileError(f"'{source}' is no .txt, .csv or .jsonl file", "rename it, or pass it to '-'")
    with _open(source) as lines:
        rows = {"txt": _text_rows, "csv": _csv_rows, "jsonl": _jsonl_rows}[kind](lines, source)
        first = next(rows, None)
        if first is None:
            raise InputFileError(f"{source} holds no questions", "write one a line")
        yield first
        yield from rows


@contextmanager
def _open(source: str) -> Iterator[Iterator[tuple[int, str | None]]]:
    """Numbered lines of the file; a line that is not UTF-8 comes as None."""
    if source == STDIO:
        yield _decoded(sys.stdin.buffer)
        return
    path = Path(source)
    if path.is_dir():
        raise InputFileError(f"{source} is a folder", "give a file of questions")
    try:
        with path.open("rb") as file:
            head = file.read(4096)
            if b"\0" in head:
                raise InputFileError(f"{source} is a binary file (or UTF-16)", "save it as UTF-8 text")
            if not head.strip(b"\xef\xbb\xbf \t\r\n") and not file.read(1):
                raise InputFileError(f"{source} is empty", "write a question a line")
            file.seek(0)
            yield _decoded(file)
    except OSError as error:
        raise InputFileError(f"can't read {source} ({error.strerror})", "give an existing file") from None


def _decoded(file: IO[bytes]) -> Iterator[tuple[int, str | None]]:
    for number, raw in enumerate(file, 1):
        try:
            yield number, raw.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
        except UnicodeDecodeError:
            yield number, None


_NOT_UTF8 = "the row is not UTF-8; save the file as UTF-8"


def _text_rows(lines: Iterator[tuple[int, str | None]], _source: str) -> Iterator[Row]:
    for number, line in lines:
        if line is None:
            yield Row(number, error=_NOT_UTF8)
        elif line.strip():
            yield Row(number, line.strip())


def _jsonl_rows(lines: Iterator[tuple[int, str | None]], _source: str) -> Iterator[Row]:
    for number, line in lines:
        if line is None:
            yield Row(number, error=_NOT_UTF8)
        elif line.strip():
            yield _jsonl_row(number, line)


def _jsonl_row(number: int, line: str) -> Row:
    try:
        value = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        return Row(number, line, error=f"line {number} is not JSON ({error}); write one object a line")
    if not isinstance(value, dict):
        return Row(number, line, error=f'line {number} is no JSON object; write {{"question": "..."}}')
    question = next((value[field] for field in QUESTION_FIELDS if field in value), None)
    if not isinstance(question, str):
        return Row(number, line, error=f"line {number} has no text in 'question' (or 'q'); add it")
    game, as_of = value.get("game"), value.get("as_of")
    for name, given in (("game", game), ("as_of", as_of)):
        if given is not None and not isinstance(given, str):
            return Row(number, question, error=f"'{name}' of line {number} is no text; write it in quotes")
    return Row(number, question, game or None, as_of or None)


def _csv_rows(lines: Iterator[tuple[int, str | None]], source: str) -> Iterator[Row]:
    broken: list[int] = []

    def readable() -> Iterator[str]:
        for number, line in lines:
            if line is None:
                broken.append(number)
                yield ""
            else:
                yield line + "\n"

    reader = csv.reader(readable())
    try:
        header = [name.strip().lower() for name in next(reader, [])]
    except csv.Error as error:
        raise InputFileError(f"{source} is no CSV ({error})", "save it as comma-separated UTF-8") from None
    column = next((header.index(field) for field in QUESTION_FIELDS if field in header), None)
    if column is None:
        raise InputFileError(
            f"{source} has no column 'question'", f"its columns are: {', '.join(header) or 'none'}; name one 'question'"
        )
    where = {name: header.index(name) for name in ("game", "as_of") if name in header}
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            yield Row(reader.line_num, error=f"line {reader.line_num} is malformed CSV ({error}); quote its cells")
            continue
        if cells is None:
            break
        if broken:
            yield Row(broken.pop(), error=_NOT_UTF8)
        elif len(cells) <= column:
            if cells:
                yield Row(reader.line_num, error=f"line {reader.line_num} has no cell in column 'question'; add it")
        else:
            extra = {name: (cells[i].strip() or None) if i < len(cells) else None for name, i in where.items()}
            yield Row(reader.line_num, cells[column].strip(), **extra)


def answer_row(judge: Judge, row: Row, *, game: str | None, doc: str | None, as_of: str | None, k: int) -> Answer:
    """The answer to one row; whatever is wrong with the row is in its ``error``. The row's own game and date go before the command's.

    :raises IndexStoreError: if the index itself can't be used: no row could be answered.
    """
    if row.error:
        return Answer(row.question, "error", 0.0, error=row.error)
    try:
        return judge.ask(row.question, game=row.game or game, doc=doc, as_of=row.as_of or as_of, k=k)
    except IndexStoreError:
        raise
    except JudgeError as error:
        return Answer(row.question, "error", 0.0, error=str(error))


class ResultFile:
    """Result rows as JSON lines or flat CSV, each on disk before the next question is asked, so that a kill loses at most the row in work."""

    def __init__(self, target: str, resume: bool) -> None:
        """Open ``target`` (``.jsonl``, ``.csv``, or "-" for JSON lines on stdout).

        :raises InputFileError: if it can't be written, or exists without ``resume`` being wanted.
        """
        self.target = target
        self.is_csv = target.lower().endswith(".csv")
        self.done = 0
        if target == STDIO:
            self._file: IO[str] = sys.stdout
            return
        path = Path(target)
        if path.suffix.lower() not in (".jsonl", ".csv"):
            raise InputFileError(f"'{target}' is no .jsonl or .csv file", "name the output so")
        if path.exists() and path.stat().st_size and not resume:
            raise InputFileError(f"{target} exists already", "continue it with --resume, or remove it")
        try:
            self.done = _keep_whole_rows(path, self.is_csv) if resume and path.exists() else 0
            self._file = path.open("a", encoding="utf-8", newline="")
        except OSError as error:
            raise InputFileError(f"can't write {target} ({error.strerror})", "give a writable file") from None

    def write(self, answer: Answer) -> None:
        """Append one result row and hand it to the operating system."""
        if self.is_csv:
            buffer = io.StringIO()
            writer = csv.writer(buffer, lineterminator="\n")
            if self.done == 0:
                writer.writerow(CSV_COLUMNS)
            writer.writerow(_cells(answer))
            self._file.write(buffer.getvalue())
        else:
            self._file.write(msgspec.json.encode(answer).decode() + "\n")
        self._file.flush()
        self.done += 1

    def close(self) -> None:
        if self.target != STDIO:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()


def _cells(answer: Answer) -> list[Any]:
    first = answer.answers[0] if answer.answers else None
    found = (
        (first.id, first.point, first.title, first.game, first.in_force, first.points[first.point - 1].text)
        if first
        else ("",) * 6
    )
    question = " ".join(answer.question.split())  # one line a row, so that a half-written one can be told
    return [
        question,
        answer.status,
        answer.confidence,
        *found,
        answer.reason or "",
        answer.notice or "",
        answer.error or "",
    ]


def _keep_whole_rows(path: Path, is_csv: bool) -> int:
    """Count the result rows that a killed run finished, cutting off a last one that it did not."""
    whole = rows = 0
    with path.open("r+b") as file:
        for line in file:
            if not line.endswith(b"\n"):
                break
            if not is_csv:
                try:
                    msgspec.json.decode(line, type=Answer)
                except msgspec.MsgspecError:
                    raise InputFileError(
                        f"{path} is no result file of this command (line {rows + 1})", "give another output"
                    ) from None
            elif rows == 0 and line.decode("utf-8", "replace").strip() != ",".join(CSV_COLUMNS):
                raise InputFileError(f"{path} is no result file of this command", "give another output")
            whole += len(line)
            rows += 1
        file.truncate(whole)
    return max(0, rows - 1) if is_csv else rows
