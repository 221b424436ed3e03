"""Tables, lists and figures at a terminal: what a person sees of them at 80, 60 and 40 columns."""

from __future__ import annotations

import csv
import io
import os
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.helpers.command_line import printed
from tests.helpers.terminal import terminal

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no pseudo-terminal")

QUESTION = "does press stack"
ORDER = "heralds-of-galactus/cosmic-order"
OLD_HOUR, NEW_HOUR = "marvel-knights/witching-hour", "heralds-of-galactus/3.2-errata-to-witching-hour"
CORPUS = ROOT / "corpus" / "vs-system"
TABLES = {
    "ask": ["ask", QUESTION],
    "card": ["card", "witching hour"],
    "show": ["show", "heralds-of-galactus/3.1-for-each-character-you-recruited-this-turn"],
    "rule": ["rule", "2.1"],
    "list": ["list", "--doc", "heralds-of-galactus"],
    "check": ["check", ORDER],
    "verify": ["verify", ORDER],
    "status": ["status"],
    "show --history": ["show", OLD_HOUR, "--history"],
    "diff": ["diff", str(CORPUS / "x-men.md"), str(CORPUS / "marvel-knights.md")],
}


def at_terminal(home: Path, *arguments: str, columns: int, **env: str) -> list[str]:
    """The lines that a person sees: behind a carriage return a line is written anew."""
    with terminal(home, *arguments, columns=columns, env=env) as command:
        _, shown = command.ends()
    return [line.rpartition("\r")[2] for line in shown.splitlines()]


def cells(lines: list[str]) -> tuple[list[str], list[list[str]]]:
    """The heads of a table and its rows, each cell put together from its lines."""
    (rule,) = [n for n, line in enumerate(lines) if line.startswith("───")]
    starts = [found.start() for found in re.finditer(r"(?<=  )\S|^\S", lines[rule - 1])]
    spans = list(zip(starts, [*starts[1:], 1000], strict=True))
    rows: list[list[str]] = []
    for line in (line for line in lines[rule + 1 :] if line):
        parts = [line[first:last].strip() for first, last in spans]
        if parts[1]:  # a point or a title, which has one line
            rows.append(parts)
        else:
            rows[-1] = [f"{cell} {more}".strip() for cell, more in zip(rows[-1], parts, strict=True)]
    return lines[rule - 1].split(), rows


def csv_rows(*arguments: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(printed(*arguments, "--csv"))))


@pytest.mark.parametrize("columns", [80, 60, 40])
@pytest.mark.parametrize("name", TABLES)
def test_no_line_of_a_table_is_wider_than_the_terminal(tmp_path: Path, name: str, columns: int) -> None:
    lines = at_terminal(tmp_path, *TABLES[name], "--table", columns=columns)
    assert len(lines) > 4
    assert max(map(cell_len, lines)) <= columns
    assert not any("…" in line for line in lines), "something is cut"


@pytest.mark.parametrize("columns", [80, 60])
@pytest.mark.parametrize("name", ["ask", "card", "show", "rule"])
def test_a_table_of_rulings_has_every_id_point_and_text_whole_and_readable(
    tmp_path: Path, name: str, columns: int
) -> None:
    lines = at_terminal(tmp_path, *TABLES[name], "--table", columns=columns)
    heads, rows = cells(lines)
    assert heads[:3] == ["id", "point", "text"]
    whole = csv_rows(*TABLES[name])
    assert [(row[0].replace(" ", ""), row[1]) for row in rows] == [(row["id"], row["point"]) for row in whole]
    for (_, _, text, *_), row in zip(rows, whole, strict=True):
        assert re.sub(r"^\([^)]*(base rule|replaced)[^)]*\) ", "", text) == row["text"]
    start = next(line for line in lines if line.startswith("id")).index("text")
    assert max(len(line[start:].partition("  ")[0]) for line in lines) >= 27  # of 30, as words allow


def test_the_confidence_is_told_once_as_that_of_the_answer(tmp_path: Path) -> None:
    (percent,) = {f"{float(row['confidence']):.0%}" for row in csv_rows(*TABLES["ask"])}
    wide = at_terminal(tmp_path, *TABLES["ask"], "--table", columns=200)
    for lines in (wide, printed(*TABLES["ask"], "--table").splitlines()):
        assert lines[0] == QUESTION
        told = lines.index(f"Confidence {percent}.")
        assert lines[told + 1] == ""
        assert not any("confidence" in line.lower() or percent in line for line in lines[told + 1 :])
    (shown,) = {re.sub(r"\D", "", percent)}
    assert not any(re.search(rf"\b0\.{shown}", line) for line in wide)


def test_a_table_of_what_settles_nothing_says_so_above_it(tmp_path: Path) -> None:
    lines = at_terminal(tmp_path, "ask", "how do I bake bread", "--table", columns=60)
    assert " ".join(lines[1:3]).startswith("Nothing here is on this: ")


def test_a_text_says_what_it_must_not_be_read_without_however_narrow_the_terminal(tmp_path: Path) -> None:
    marked = {row["id"] for row in csv_rows(*TABLES["ask"]) if row["certainty"]}
    assert marked
    for row in cells(at_terminal(tmp_path, *TABLES["ask"], "--table", columns=60))[1]:
        assert row[2].startswith("(base rule)") == (row[0].replace(" ", "") in marked)
    uncertain = next(row["id"] for row in csv_rows("list") if row["certainty"] == "uncertain")
    assert "(uncertain base rule) " in printed("show", uncertain, "--table")
    for row in cells(at_terminal(tmp_path, *TABLES["card"], "--table", columns=60))[1]:
        assert row[2].startswith("(replaced from 2006-09-23 on)") == (row[0].replace(" ", "") == OLD_HOUR)
    assert "(not in force before 2006-09-23) " in printed("show", NEW_HOUR, "--as-of", "2006-01-01", "--table")


def test_what_a_wide_terminal_has_room_for_comes_back(tmp_path: Path) -> None:
    heads = [cells(at_terminal(tmp_path, *TABLES["ask"], "--table", columns=n))[0] for n in (60, 80, 120)]
    assert heads[0] == ["id", "point", "text"]
    assert heads[1][:5] == ["id", "point", "text", "in", "force"]
    assert heads[2] == ["id", "point", "text", "in", "force", "score"]


def test_a_table_is_without_escape_codes_where_colours_are_not_wanted(tmp_path: Path) -> None:
    for env in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        with terminal(tmp_path, *TABLES["ask"], "--table", columns=60, env=env) as command:
            command.ends()
            assert "\x1b" not in command.raw
            assert max(map(len, command.raw.split("\r\n"))) <= 60  # a dumb terminal, too, says how wide it is


@pytest.mark.parametrize("name", TABLES)
def test_a_table_in_a_pipe_has_no_trailing_blanks(name: str) -> None:
    output = printed(*TABLES[name], "--table", code=1 if name == "diff" else 0)
    assert all(line == line.rstrip() for line in output.splitlines())


# -- judge list -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [100, 80, 60, 40])
def test_the_list_at_a_terminal_stands_in_columns_with_every_id_whole(tmp_path: Path, columns: int) -> None:
    lines = at_terminal(tmp_path, "list", columns=columns)
    assert max(map(cell_len, lines)) <= columns
    total = [n for n, line in enumerate(lines) if re.fullmatch(r"\d+ rulings, \d+ base rules", line)]
    assert total == [len(lines) - 1]
    heads, rows = cells(lines[:-1])
    whole = csv_rows("list")
    assert [row[0].replace(" ", "") for row in rows] == [row["id"] for row in whole]
    for row, entry in zip(rows, whole, strict=True):
        title = " ".join(entry["title"].split())
        assert row[1] == title or (row[1].endswith("…") and title.startswith(row[1][:-1].rstrip()))
        if "proven" in heads:
            assert row[2] == f"{entry['proven']} of {entry['points']}"
    assert ("proven" in heads) == (columns >= 80)


def test_the_list_in_a_pipe_is_id_tab_title() -> None:
    lines = printed("list").splitlines()
    assert lines == [f"{row['id']}\t{row['title']}" for row in csv_rows("list")]


# -- status and eval --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [80, 60, 40])
def test_the_status_fits_and_loses_nothing(tmp_path: Path, columns: int) -> None:
    lines = at_terminal(tmp_path, "status", columns=columns)
    assert max(map(len, lines)) <= columns
    assert "".join("".join(lines).split()) == "".join(printed("status").split())
    if columns >= 60:
        counts = [line for line in lines if re.match(r"  \S+ +\d+ entries", line)]
        assert len({line.index(" points") for line in counts}) == 1
        dates = [line.index("in force from") for line in lines if "in force from" in line]
        assert len(dates) == len(counts)
        assert len(set(dates)) == 1


@pytest.mark.parametrize("columns", [80, 60, 40])
def test_the_figures_fit_and_stand_in_columns(tmp_path: Path, columns: int) -> None:
    pytest.importorskip("ir_measures")
    lines = at_terminal(tmp_path, "eval", str(ROOT / "tests" / "data" / "smoke.jsonl"), columns=columns)
    assert max(map(len, lines)) <= columns
    assert not any("…" in line for line in lines)
    if columns >= 60:
        values = [found.end() for line in lines if (found := re.match(r"  [A-Za-z].*? (\d+\.\d+|-)(?=  of|$)", line))]
        assert len(values) >= 15
        assert len(set(values)) == 1
        heads = " ".join(" ".join(lines).split())
        assert heads.count("ndcg") == 3  # of styles, documents and kinds: nothing is left out
