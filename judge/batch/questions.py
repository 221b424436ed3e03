"""Question files: txt, csv, jsonl or stdin become rows, one at a time. What is wrong with a row is in the row; with the file, an error."""

from __future__ import annotations

import csv
import io
import itertools
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

import msgspec

from judge.errors import InputFileError

STDIO = "-"
QUESTION_FIELDS = ("question", "q")

LONGEST = 1_000_000  # bytes of a line that is read; what is longer is no question
csv.field_size_limit(LONGEST)


class Line(NamedTuple):
    """A line of the file with its number from 1; or in ``error`` why it can't be read."""

    number: int
    text: str = ""
    error: str | None = None


Lines = Iterator[Line]


class Row(msgspec.Struct, frozen=True):
    """A question of the file, or in ``error`` why the row holds none. ``line`` counts from 1; of a record of several lines, the last."""

    line: int
    question: str = ""
    game: str | None = None
    as_of: str | None = None
    error: str | None = None


def read_questions(source: str, form: str | None = None) -> Iterator[Row]:
    """The rows of a ``.txt``, ``.csv`` or ``.jsonl`` file, or of stdin where ``source`` is "-" (``form`` then says how to read it).

    A txt file holds a question a line; blank lines are passed over. A csv file has a column ``question`` (or ``q``), a jsonl
    row a field of that name; both may carry ``game`` and ``as_of``. Nothing is read before the first row is asked for.

    :raises InputFileError: if the file is missing, a folder, binary, empty, or lacks the column.
    """
    name = "stdin" if source == STDIO else source
    readers = {"txt": _text_rows, "csv": _csv_rows, "jsonl": _jsonl_rows}
    with _open(source, name) as lines:
        kind = form or ("txt" if source == STDIO else Path(source).suffix.lstrip(".").lower())
        if kind not in readers:
            raise InputFileError(f"'{name}' does not end in .txt, .csv or .jsonl", "say how to read it with --format")
        rows = readers[kind](lines, name)
        first = next(rows, None)
        if first is None:
            raise InputFileError(f"{name} holds no questions", "write one a line")
        yield first
        yield from rows


def count_questions(source: str, form: str | None = None) -> int | None:
    """How many rows :func:`read_questions` gives, which takes some microseconds a row; None for what can be read only once.

    :raises InputFileError: as it does.
    """
    if source == STDIO or not Path(source).is_file():
        return None
    return sum(1 for _ in read_questions(source, form))


@contextmanager
def _open(source: str, name: str) -> Iterator[Lines]:
    try:
        if source == STDIO:
            if sys.stdin is None:
                raise InputFileError("stdin is closed", "pipe the questions in, or give a file")
            yield _lines(sys.stdin.buffer, name)
        elif Path(source).is_dir():
            raise InputFileError(f"{name} is a folder", "give a file of questions")
        else:
            with Path(source).open("rb") as file:
                yield _lines(file, name)
    except OSError as error:
        raise InputFileError(
            f"can't read {name} ({error.strerror or error})", "give a file that exists and can be read"
        ) from None


def _lines(file: BinaryIO, name: str) -> Lines:
    # Peeked, not read and rewound: a pipe has no way back.
    head = file.peek(4096) if isinstance(file, io.BufferedReader) else b"?"
    # What there is of a pipe so far may be a blank line.
    is_all = not head or (len(head) < 4096 and isinstance(file, io.BufferedReader) and _is_regular(file))
    if is_all and not head.strip(b"\xef\xbb\xbf \t\r\n"):
        raise InputFileError(f"{name} is empty", "write a question a line")
    if b"\0" in head:
        raise InputFileError(f"{name} is a binary file (or UTF-16)", "save it as UTF-8 text")
    for number in itertools.count(1):
        raw = file.readline(LONGEST + 1)
        if not raw:
            return
        if len(raw) > LONGEST and not raw.endswith(b"\n"):
            while (rest := file.readline(LONGEST)) and not rest.endswith(b"\n"):
                pass
            yield Line(number, error=f"line {number} is longer than {LONGEST:,} bytes; write a question a line")
            continue
        try:
            yield Line(number, raw.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n"))
        except UnicodeDecodeError:
            yield Line(number, error=f"line {number} is not UTF-8; save the file as UTF-8")


def _is_regular(file: BinaryIO) -> bool:
    return stat.S_ISREG(os.fstat(file.fileno()).st_mode)


def _text_rows(lines: Lines, _name: str) -> Iterator[Row]:
    for number, line, error in lines:
        if error:
            yield Row(number, error=error)
        elif line.strip():
            yield Row(number, line.strip())


def _jsonl_rows(lines: Lines, _name: str) -> Iterator[Row]:
    for number, line, error in lines:
        if error:
            yield Row(number, error=error)
        elif line.strip():
            yield _jsonl_row(number, line)


def _jsonl_row(number: int, line: str) -> Row:
    try:
        value = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        return Row(number, line[:200], error=f"line {number} is not JSON ({error}); write one object a line")
    if not isinstance(value, dict):
        return Row(number, line[:200], error=f'line {number} is no JSON object; write {{"question": "..."}}')
    question = next((value[field] for field in QUESTION_FIELDS if value.get(field) is not None), None)
    if not isinstance(question, str):
        return Row(number, line[:200], error=f"line {number} has no text in 'question' (or 'q'); add it")
    game, as_of = value.get("game"), value.get("as_of")
    for key, given in (("game", game), ("as_of", as_of)):
        if given is not None and not isinstance(given, str):
            return Row(number, question, error=f"'{key}' of line {number} is no text; write it in quotes")
    return Row(number, question, game or None, as_of or None)


def _csv_rows(lines: Lines, name: str) -> Iterator[Row]:
    broken: list[Line] = []  # lines of the record being read that can't be read

    def readable() -> Iterator[str]:
        for line in lines:
            if line.error:
                broken.append(line)
            yield f"{line.text}\n"

    # Strict, so that a quote that is never closed is told at the end of the file instead of swallowing it in silence.
    reader = csv.reader(readable(), strict=True)
    try:
        header = next(([cell.strip().lower() for cell in cells] for cells in reader if any(cells) or broken), [])
    except csv.Error as error:
        raise InputFileError(f"{name} is no CSV ({error})", "save it as comma-separated UTF-8") from None
    if broken:
        raise InputFileError(f"the header of {name} can't be read", broken[0].error or "")
    column = next((header.index(field) for field in QUESTION_FIELDS if field in header), None)
    if column is None:
        raise InputFileError(
            f"{name} has no column 'question'", f"its columns are: {', '.join(header) or 'none'}; name one 'question'"
        )
    where = {key: header.index(key) for key in ("game", "as_of") if key in header}
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            yield Row(reader.line_num, error=f"line {reader.line_num} is malformed CSV ({error}); mind its quotes")
            continue
        if cells is None:
            return
        if broken:
            yield Row(broken[0].number, error=broken[0].error)
            broken.clear()
        elif len(cells) > column:
            filters = {key: (cells[i].strip() or None) if i < len(cells) else None for key, i in where.items()}
            yield Row(reader.line_num, cells[column].strip(), **filters)
        elif cells:
            yield Row(reader.line_num, error=f"line {reader.line_num} has no cell in column 'question'; add it")
