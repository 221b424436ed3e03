"""The log as a file to hand on: Markdown to read, CSV for a spreadsheet, JSON lines for a program."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

import msgspec

from judge.desk.journal import Logged
from judge.errors import InputFileError
from judge.files import cells
from judge.files.whole import create_whole
from judge.harmless import escaped, shown


def write_report(entries: Sequence[Logged], path: Path, *, raw_csv: bool = False) -> None:
    """Write entries of the log into a new file, in the format that its name ends in.

    :param raw_csv: write cells of CSV as they are, also those that a spreadsheet would take for a formula.
    :raises InputFileError: if the format is unknown, or the file exists or can't be written.
    """
    formats: dict[str, Callable[[Sequence[Logged]], str]] = {
        ".md": _markdown,
        ".csv": partial(_csv, raw=raw_csv),
        ".jsonl": _lines,
    }
    if path.suffix.lower() not in formats:
        raise InputFileError(f"'{path}' does not end in {', '.join(formats)}", "name the file so")
    try:
        create_whole(path, formats[path.suffix.lower()](entries).encode())
    except FileExistsError:
        raise InputFileError(f"{path} exists already", "give another name, or remove it") from None
    except OSError as error:
        raise InputFileError(f"can't write {path} ({error.strerror or error})", "give a writable file") from None


def _lines(entries: Sequence[Logged]) -> str:
    return "".join(f"{escaped(msgspec.json.encode(entry)).decode()}\n" for entry in entries)


def _csv(entries: Sequence[Logged], *, raw: bool) -> str:
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(Logged.__struct_fields__)
    as_written = cells.raw if raw else cells.guarded
    writer.writerows(map(as_written, msgspec.structs.astuple(entry)) for entry in entries)
    return buffer.getvalue()


def _markdown(entries: Sequence[Logged]) -> str:
    answered = sum(entry.status == "answered" for entry in entries)
    questions = "1 question" if len(entries) == 1 else f"{len(entries)} questions"
    blocks = ["# Rulings given", f"{questions}, {answered} settled by a ruling."]
    for day, asked in groupby(entries, key=lambda entry: entry.at[:10]):
        blocks.append(f"## {day}")
        blocks.extend(map(_entry, asked))
    return shown("\n\n".join(blocks)) + "\n"


def _entry(entry: Logged) -> str:
    asked_of = f" ({entry.asked_of})" if entry.asked_of else ""
    lines = [f"**{entry.at[11:16]}** {' '.join(entry.question.split())}{asked_of}"]
    if entry.status == "answered":
        lines += [f"> {entry.text}", f"{entry.source}, in force from {entry.in_force} (`{entry.reference}`)"]
    else:
        lines.append("No ruling settled it.")
    return "\n\n".join(lines)
