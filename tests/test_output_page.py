"""docs/output.md is what the program does: its exit codes are ended with, its columns, fields and values are those of the code."""

from __future__ import annotations

import csv
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
import typer.main

from judge.answers import Answer, PointView, RulingView
from judge.batch import CSV_COLUMNS
from judge.cli.commands import application
from judge.rulings.model import GAMES, KINDS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "output.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """What stands under a heading, up to the next one."""
    _, found, rest = f"\n{PAGE}".partition(f"\n{heading}\n")
    assert found, f"the page has no heading '{heading}'"
    return re.split(r"^#", rest, maxsplit=1, flags=re.MULTILINE)[0]


def table(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its head."""
    rows = [line for line in section(heading).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def quoted(cell: str) -> list[str]:
    """What a cell holds between backquotes."""
    return re.findall(r"`([^`]+)`", cell)


def run(command: str) -> subprocess.CompletedProcess[str]:
    """A command line of the page, which begins with ``judge``."""
    return subprocess.run(
        [sys.executable, "-m", *shlex.split(command)], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120
    )


EXIT_CODES = [(int(code), quoted(command)[0]) for code, _, command in table("## Exit codes") if command]
CSV_TABLES = [(quoted(command)[0], quoted(columns)) for command, _, columns in table("## CSV and tables")]


def test_an_output_option_is_on_the_commands_that_the_page_gives() -> None:
    commands: dict[str, Any] = typer.main.get_command(application()).commands  # type: ignore[attr-defined]
    taken = {name: {option for p in command.params for option in p.opts} for name, command in commands.items()}
    options = table("# Output formats")
    assert [quoted(option)[0] for option, _, _ in options] == ["--json", "--nl", "--csv", "--raw-csv", "--table"]
    for option, _, lacking in options:
        assert sorted(name for name, known in taken.items() if quoted(option)[0] not in known) == quoted(lacking)


@pytest.mark.parametrize(("code", "command"), EXIT_CODES)
def test_a_command_ends_with_the_exit_code_that_the_page_gives(code: int, command: str) -> None:
    done = run(command)
    assert done.returncode == code, done.stderr
    if code == 2:
        assert done.stdout == ""
        assert re.fullmatch(r"judge: [^\n]+; [^\n]+\n", done.stderr)


def test_the_page_shows_every_exit_code() -> None:
    assert {code for code, _ in EXIT_CODES} == {0, 1, 2}


@pytest.mark.parametrize(("command", "columns"), CSV_TABLES)
def test_a_csv_table_has_the_columns_that_the_page_gives(command: str, columns: list[str]) -> None:
    assert next(csv.reader(run(f"{command} --csv").stdout.splitlines())) == columns


@pytest.mark.parametrize(
    ("heading", "type_"), [("### An answer", Answer), ("### A ruling", RulingView), ("### A point", PointView)]
)
def test_a_table_of_fields_has_those_of_the_type(heading: str, type_: Any) -> None:
    shown = [field.strip("`") for field, _ in table(heading)]
    assert shown == [field.encode_name for field in msgspec.structs.fields(type_)]


def test_the_values_that_the_page_gives_are_all_there_are() -> None:
    answer, ruling, point = (dict(table(f"### {what}")) for what in ("An answer", "A ruling", "A point"))
    assert quoted(answer["`status`"]) == list(get_args(get_type_hints(Answer)["status"]))
    assert quoted(point["`check`"]) == list(get_args(get_type_hints(PointView)["check"]))
    assert quoted(ruling["`kind`"]) == list(KINDS)
    assert quoted(ruling["`game`"]) == list(GAMES)


def test_the_batch_row_has_the_columns_of_the_result_file() -> None:
    assert [column.strip("`") for column, _ in table("## The batch row")] == list(CSV_COLUMNS)


def test_the_page_names_every_schema() -> None:
    named = re.findall(r"\(schemas/(\w+\.json)\)", section("## JSON"))
    assert sorted(named) == sorted(path.name for path in (ROOT / "docs" / "schemas").iterdir())
