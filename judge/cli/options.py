"""The options that several commands share, each declared once, and what they mean together."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from judge.errors import JudgeError

Format = Literal["plain", "json", "nl", "csv", "table"]

GameOption = Annotated[
    str | None, typer.Option("--game", "-g", help="Only this game: vs-system, vs-remix, warhammer-invasion.")
]
DocOption = Annotated[str | None, typer.Option("--doc", "-d", help="Only this document, e.g. x-men.")]
AsOfOption = Annotated[
    str | None, typer.Option("--as-of", help="The rules of this day, e.g. 2006-09-10 (default: today).")
]
CountOption = Annotated[int, typer.Option("-k", min=1, max=50, help="How many rulings to give at most.")]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON value.")]
LinesOption = Annotated[bool, typer.Option("--nl", help="JSON lines.")]
CsvOption = Annotated[bool, typer.Option("--csv", help="A flat CSV table.")]
TableOption = Annotated[bool, typer.Option("--table", help="A table for the eye.")]
IndexOption = Annotated[
    Path | None,
    typer.Option(
        "--index", help="The index folder (default: the shipped one, or your own if built).", show_default=False
    ),
]
CorpusOption = Annotated[
    Path | None, typer.Option("--corpus", help="The corpus folder (default: the shipped one).", show_default=False)
]


def chosen_format(as_json: bool, as_lines: bool, as_csv: bool, as_table: bool) -> Format:
    """The one output format asked for; plain text where none was.

    :raises JudgeError: if more than one was.
    """
    formats: tuple[tuple[Format, bool], ...] = (
        ("json", as_json),
        ("nl", as_lines),
        ("csv", as_csv),
        ("table", as_table),
    )
    asked = [name for name, is_wanted in formats if is_wanted]
    if len(asked) > 1:
        raise JudgeError(f"--{' and --'.join(asked)} exclude each other", "choose one")
    return asked[0] if asked else "plain"
