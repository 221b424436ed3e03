"""Typed values to stdout as JSON, JSON lines, CSV or a table. Plain text is the business of ``text``."""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from judge.cli.options import Format

_WRAPPED = ("title", "text", "source")  # prose; ids and numbers stay whole


def emit(values: Any, form: Format, flat: Sequence[Mapping[str, Any]], title: str = "") -> None:
    """Write ``values`` (one value, or a sequence for ``nl``) in a machine format, or ``flat`` rows as CSV or table."""
    if form == "json":
        write_line(msgspec.json.format(msgspec.json.encode(values), indent=2))
    elif form == "nl":
        for value in values if isinstance(values, (list, tuple)) else (values,):
            write_line(msgspec.json.encode(value))
    elif form == "csv":
        write_csv(flat)
    elif form == "table":
        _table(flat, title)


def write_line(data: bytes) -> None:
    sys.stdout.write(data.decode() + "\n")


def write_csv(rows: Sequence[Mapping[str, Any]]) -> None:
    """Rows with the keys of the first as header; nothing but an empty output where there are no rows."""
    if rows:
        writer = csv.DictWriter(sys.stdout, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _table(rows: Sequence[Mapping[str, Any]], title: str) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    # Text, not markup: "[me]" on a card is no style.
    table = Table(title=Text(title) if title else None, box=box.SIMPLE_HEAD, pad_edge=False)
    for column in rows[0] if rows else ():
        table.add_column(column.replace("_", " "), no_wrap=column not in _WRAPPED)
    for row in rows:
        table.add_row(*(Text("" if value is None else str(value)) for value in row.values()))
    # A pipe has no width to fit: 10,000 columns keep every row on one line.
    Console(width=None if sys.stdout.isatty() else 10_000).print(table)


def flat_rows(values: Sequence[Any], columns: Sequence[str]) -> list[dict[str, Any]]:
    """The named attributes of each value, as rows."""
    return [{column: getattr(value, column) for column in columns} for value in values]
