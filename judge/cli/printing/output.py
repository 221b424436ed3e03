"""Typed values to stdout as JSON, JSON lines, CSV or a table. Plain text is the business of ``text``."""

from __future__ import annotations

import csv
import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from judge.cli.options import Format, is_csv_raw
from judge.cli.printing.columns import Column
from judge.harmless import escaped, on_a_line, shown


def emit(
    values: Any,
    form: Format,
    rows: Sequence[Mapping[str, Any]],
    columns: Sequence[Column] = (),
    title: str = "",
    note: str = "",
) -> None:
    """Write ``values`` (one value, or a sequence for ``nl``) in a machine format, ``rows`` as CSV, or their ``columns`` as a table.

    :param title: what stands above a table.
    :param note: what is to be said of the whole table, below its title.
    """
    if form == "json":
        write_line(msgspec.json.format(msgspec.json.encode(values), indent=2))
    elif form == "nl":
        for value in values if isinstance(values, (list, tuple)) else (values,):
            write_line(msgspec.json.encode(value))
    elif form == "csv":
        write_csv(rows)
    elif form == "table":
        write_table(rows, columns, title, note)


def write_line(data: bytes) -> None:
    sys.stdout.write(escaped(data).decode() + "\n")


def write_csv(rows: Sequence[Mapping[str, Any]]) -> None:
    """Rows with the keys of the first as header; nothing but an empty output where there are no rows.

    Text that a spreadsheet would take for a formula is guarded, where cells are not wanted as they are.
    """
    if rows:
        from judge.files.cells import guarded, raw

        writer = csv.DictWriter(sys.stdout, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        as_written = raw if is_csv_raw() else guarded
        writer.writerows({name: as_written(cell) for name, cell in row.items()} for row in rows)


def write_table(rows: Sequence[Mapping[str, Any]], columns: Sequence[Column], title: str = "", note: str = "") -> None:
    """Rows as a table for the eye: as wide as the terminal at most, a row a line down a pipe. No rows, no output."""
    if not rows:
        return
    from rich.console import Console
    from rich.text import Text

    from judge.cli.printing.columns import GLUE, table
    from judge.cli.printing.screen import is_coloured

    room = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    # A pipe has no width to fit: a million columns keep every row on one line.
    console = Console(width=room or 1_000_000, height=100, color_system="standard" if is_coloured() else None)
    title, note = on_a_line(" ".join(title.split())), shown(note)
    with console.capture() as drawn:
        if title:
            console.print(Text(title, style="bold"))
        if note:
            console.print(Text(note))
        if title or note:
            console.print()
        console.print(table(rows, columns, title, room))
    sys.stdout.write("".join(f"{line.rstrip()}\n" for line in drawn.get().replace(GLUE, " ").splitlines()))


def flat_rows(values: Sequence[Any], columns: Sequence[str]) -> list[dict[str, Any]]:
    """The named attributes of each value, as rows."""
    return [{column: getattr(value, column) for column in columns} for value in values]
