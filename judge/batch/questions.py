"""Question files: txt, csv, jsonl or stdin become rows, one at a time. What is wrong with a row is in the row; with the file, an error."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from judge.batch.columns import QUESTION_FIELDS, Unused, places, twice
from judge.batch.lines import LONGEST, STDIO, Line, Lines, lines_in, open_lines
from judge.errors import InputFileError

csv.field_size_limit(LONGEST)


class Row(msgspec.Struct, frozen=True):
    """A question of the file, or in ``error`` why the row holds none. ``line`` counts from 1; of a record of several lines, the last."""

    line: int
    question: str = ""
    game: str | None = None
    as_of: str | None = None
    error: str | None = None


def read_questions(source: str, form: str | None = None, unused: Unused | None = None) -> Iterator[Row]:
    """The rows of a ``.txt``, ``.csv`` or ``.jsonl`` file, or of stdin where ``source`` is "-" (``form`` then says how to read it).

    A txt file holds a question a line; blank lines are passed over. A csv file has a column ``question`` (or ``q``), a jsonl
    row a field of that name; both may carry ``game`` and ``as_of``. Names may be in capitals, and have spaces or hyphens for underscores,
    or none. Nothing is read before the first row is asked for.

    :param unused: notes the names of columns and fields from which nothing is taken.
    :raises InputFileError: if the file is missing, a folder, binary, empty, lacks the column or has one twice; later, where a quote of
        a csv file is never closed.
    """
    name = "stdin" if source == STDIO else source
    kind = form or ("txt" if source == STDIO else Path(source).suffix.lstrip(".").lower())
    with open_lines(source, name, at_cr=kind == "txt") as lines:
        if kind not in _READERS:
            raise InputFileError(f"'{name}' does not end in .txt, .csv or .jsonl", "say how to read it with --format")
        rows = _READERS[kind](lines, name, unused or Unused())
        first = next(rows, None)
        if first is None:
            raise InputFileError(f"{name} holds no questions", "write one a line")
        yield first
        yield from rows


def rows_in(file: BinaryIO, name: str, form: str, unused: Unused) -> Iterator[Row]:
    """The rows of an open txt, csv or jsonl file, none where it holds none.

    :raises InputFileError: as :func:`read_questions` does.
    """
    return _READERS[form](lines_in(file, name, at_cr=form == "txt"), name, unused)


def count_questions(source: str, form: str | None = None) -> int | None:
    """How many rows :func:`read_questions` gives, which takes some microseconds a row; None for what can be read only once.

    :raises InputFileError: as it does.
    """
    if source == STDIO or not Path(source).is_file():
        return None
    return sum(1 for _ in read_questions(source, form))


def _text_rows(lines: Lines, _name: str, _unused: Unused) -> Iterator[Row]:
    for number, line, error in lines:
        if error:
            yield Row(number, error=error)
        elif line.strip():
            yield Row(number, line.strip())


def _jsonl_rows(lines: Lines, _name: str, unused: Unused) -> Iterator[Row]:
    for number, line, error in lines:
        if error:
            yield Row(number, error=error)
        elif line.strip():
            yield _jsonl_row(number, line, unused)


def _jsonl_row(number: int, line: str, unused: Unused) -> Row:
    try:
        value = msgspec.json.decode(line)
        # A dictionary has each key once, whatever the line has. (A float, since a whole number may be too long for an int.)
        pairs = json.loads(line, object_pairs_hook=list, parse_int=float) if isinstance(value, dict) else []
    except (ValueError, RecursionError) as error:
        return Row(number, line[:200], error=f"line {number} is not JSON ({error}); write one object a line")
    if not isinstance(value, dict):
        return Row(number, line[:200], error=f'line {number} is no JSON object; write {{"question": "..."}}')
    keys = [key for key, _ in pairs]
    if told := twice(keys):
        return Row(number, line[:200], error=f"line {number} has {told}; keep one")
    unused.note(keys)
    given = {field: pairs[place][1] for field, place in places(keys).items()}
    question = next((given[field] for field in QUESTION_FIELDS if given.get(field) is not None), None)
    if not isinstance(question, str):
        return Row(number, line[:200], error=f"line {number} has no text in 'question' (or 'q'); add it")
    for field in ("game", "as_of"):
        if given.get(field) is not None and not isinstance(given[field], str):
            return Row(number, question, error=f"'{field}' of line {number} is no text; write it in quotes")
    return Row(number, question, given.get("game") or None, given.get("as_of") or None)


class _Records:
    """Lines as the CSV reader takes them, which knows no bound for a record of several lines."""

    def __init__(self, lines: Lines, name: str) -> None:
        self.broken: Line | None = None  # the first line of the record being read that can't be read
        self._lines = lines
        self._name = name
        self._began = 0
        self._size = 0

    def begin(self) -> None:
        """A record begins."""
        self.broken = None
        self._began = self._size = 0

    def check(self) -> None:
        """See that the record being read is not too long.

        :raises InputFileError: if it is: what stands behind it can't be told from what stands within it.
        """
        if self._size > LONGEST:
            cause = (
                f"the record of {self._name} that begins in line {self._began} is longer than {LONGEST:,} characters"
            )
            raise InputFileError(cause, "close its quote, write a question a record")

    def __iter__(self) -> Iterator[str]:
        for line in self._lines:
            self._began = self._began or line.number
            self.broken = self.broken or (line if line.error else None)
            self._size += len(line.text) + 1
            yield f"{line.text}\n"
            self.check()


def _csv_rows(lines: Lines, name: str, unused: Unused) -> Iterator[Row]:
    records = _Records(lines, name)
    # Strict, so that a quote that is never closed is told at the end of the file instead of swallowing it in silence.
    reader = csv.reader(records, strict=True)
    header: list[str] = []
    try:
        while not (any(header) or records.broken):
            records.begin()
            header = [cell.strip() for cell in next(reader)]
    except StopIteration:
        pass
    except csv.Error as error:
        records.check()
        raise InputFileError(f"{name} is no CSV ({error})", "save it as comma-separated UTF-8") from None
    if records.broken:
        raise InputFileError(f"the header of {name} can't be read", records.broken.error or "")
    if told := twice(header):
        raise InputFileError(f"{name} has the columns {told}", "keep one")
    where = places(header)
    column = next((where[field] for field in QUESTION_FIELDS if field in where), None)
    if column is None:
        raise InputFileError(
            f"{name} has no column 'question'", f"its columns are: {', '.join(header) or 'none'}; name one 'question'"
        )
    unused.note(header)
    # Behind the last heading nothing belongs; a first column without one may number the rows.
    width = max(n for n, cell in enumerate(header, 1) if cell)
    while True:
        records.begin()
        try:
            cells = next(reader, None)
        except csv.Error as error:
            records.check()
            yield Row(reader.line_num, error=f"line {reader.line_num} is malformed CSV ({error}); mind its quotes")
            continue
        if cells is None:
            return
        if records.broken:
            yield Row(records.broken.number, error=records.broken.error)
        elif any(map(str.strip, cells[width:])):
            told = (
                f"line {reader.line_num} has more cells than the header; put a question with a comma in it into quotes"
            )
            yield Row(reader.line_num, ",".join(cells)[:200], error=told)
        elif len(cells) > column:
            filters = {key: _cell(cells, where.get(key)) for key in ("game", "as_of")}
            yield Row(reader.line_num, cells[column].strip(), **filters)
        elif cells:
            yield Row(reader.line_num, error=f"line {reader.line_num} has no cell in column 'question'; add it")


def _cell(cells: list[str], place: int | None) -> str | None:
    return cells[place].strip() or None if place is not None and place < len(cells) else None


_READERS = {"txt": _text_rows, "csv": _csv_rows, "jsonl": _jsonl_rows}
