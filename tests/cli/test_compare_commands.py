"""``diff`` and ``show --history``: what they print in each format, and their exit codes."""

from __future__ import annotations

import csv
import io
import json
import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from judge import Judge, compare
from judge.answers import Comparison, History
from judge.errors import NotFoundError
from judge.store.locations import shipped
from tests.helpers.command_line import printed, refusal
from tests.helpers.terminal import terminal

KNIGHTS = shipped("corpus") / "vs-system" / "marvel-knights.md"
HOUR = "marvel-knights/witching-hour"
POINT = "You can recruit it again only if you play another Witching Hour."
LATER_POINT = POINT.replace("another", "a second")


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Marvel Knights FAQ with a fact line changed, a point put in and one reworded, and an entry taken out."""
    text = KNIGHTS.read_text(encoding="utf-8")
    start = text.index("### Witching Hour")
    hour = text[start : text.index("\n## ", start)]
    text = text.replace(
        hour,
        hour.replace("cost 7", "cost 6").replace("\n4. ", "\n4. Bells ring at noon.\n5. ").replace(POINT, LATER_POINT),
    )
    gone = text[(at := text.index("### Advance Recon")) : text.index("### ", at + 4)]
    path = tmp_path_factory.mktemp("newer") / "marvel-knights.md"
    path.write_text(text.replace(gone, ""), encoding="utf-8")
    return str(path)


# -- diff -------------------------------------------------------------------------------------------------------------


def test_a_pipe_gets_the_changes_marked_one_a_line(newer: str, judge: Judge) -> None:
    lines = printed("diff", str(KNIGHTS), newer, code=1).splitlines()
    start = lines.index(f"~ {HOUR}: Witching Hour")
    assert lines[start + 1 : start + 4] == [
        "    ~ Fact line: Plot Twist · cost [-7-]{+6+}",
        "    + #4 Bells ring at noon.",
        "    ~ #4 → #5 Suppose a card chosen with Witching Hour left your KO'd pile and came back. You can recruit it"
        " again only if you play [-another-]{+a second+} Witching Hour.",
    ]
    assert "- marvel-knights/advance-recon-errata: Advance Recon" in lines
    assert lines[-1] == f"0 added, 1 removed, 1 changed, {len(judge.entries(doc='marvel-knights')) - 2} the same."
    assert all(line == line.rstrip() and "\x1b" not in line for line in lines)


def test_the_same_has_exit_code_0_and_says_so(judge: Judge) -> None:
    rulings = len(judge.entries(doc="marvel-knights"))
    assert printed("diff", str(KNIGHTS), str(KNIGHTS)) == f"No difference: {rulings} rulings are the same.\n"
    assert printed("diff", str(KNIGHTS), str(KNIGHTS), "--csv") == ""
    assert json.loads(printed("diff", str(KNIGHTS), str(KNIGHTS), "--json"))["rulings"] == []


def test_the_json_is_that_of_the_python_api(newer: str) -> None:
    expected = compare(KNIGHTS, newer)
    for form in ("--json", "--nl"):
        value = json.loads(printed("diff", str(KNIGHTS), newer, form, code=1))
        assert msgspec.convert(value, Comparison) == expected


def test_the_csv_has_a_row_a_part_with_both_texts(newer: str) -> None:
    rows = list(csv.DictReader(io.StringIO(printed("diff", str(KNIGHTS), newer, "--csv", code=1))))
    found = compare(KNIGHTS, newer)
    assert [(row["id"], row["old"], row["new"]) for row in rows] == [
        (ruling.id, part.old or "", part.new or "") for ruling in found.rulings for part in ruling.parts
    ]
    assert rows[0]["text"] == "Plot Twist · cost [-7-]{+6+}"
    assert (rows[1]["part"], rows[1]["change"], rows[1]["old_point"], rows[1]["new_point"]) == (
        "point",
        "added",
        "",
        "4",
    )


def test_the_table_in_a_pipe_has_a_row_a_part(newer: str) -> None:
    table = printed("diff", str(KNIGHTS), newer, "--table", code=1)
    parts = [part for ruling in compare(KNIGHTS, newer).rulings for part in ruling.parts]
    assert len([line for line in table.splitlines() if line.startswith("marvel-knights/")]) == len(parts)
    assert "cost [-7-]{+6+}" in table


@pytest.mark.skipif(os.name == "nt", reason="there is no pseudo-terminal")
@pytest.mark.parametrize(("no_colour", "is_coloured"), [("", True), ("1", False)])
def test_a_terminal_gets_colours_unless_they_are_not_wanted(
    newer: str, no_colour: str, is_coloured: bool, tmp_path: Path
) -> None:
    with terminal(tmp_path, "diff", str(KNIGHTS), newer, columns=60, env={"NO_COLOR": no_colour}) as command:
        assert command.ends()[0] == 1
    text = command.raw.replace("\r\n", "\n")
    assert ("\x1b[" in text) == is_coloured
    plain = re.sub(r"\x1b\[[\d;]*m", "", text)
    assert max(len(line) for line in plain.splitlines()) <= 60
    assert "cost [-7-]{+6+}" in plain
    assert "[-another-]{+a second+}" in " ".join(plain.split())
    if is_coloured:
        assert "\x1b[31m[-7-]\x1b[0m\x1b[32m{+6+}\x1b[0m" in text


STRUCK_THROUGH = re.compile(r"\x1b\[(?:\d+;)*9[;m]")


@pytest.mark.skipif(os.name == "nt", reason="there is no pseudo-terminal")
@pytest.mark.parametrize("columns", [100, 80, 60, 50, 40])
@pytest.mark.parametrize("colours", ["", "1"], ids=["coloured", "not coloured"])
def test_the_marks_of_a_history_are_whole_in_every_width(columns: int, colours: str, tmp_path: Path) -> None:
    with terminal(tmp_path, "show", HOUR, "--history", columns=columns, env={"NO_COLOR": colours}) as command:
        code, shown = command.ends()
    assert code == 0
    assert not STRUCK_THROUGH.search(command.raw)
    changed = [line for line in shown.splitlines() if re.search(r"\[-|-\]|\{\+|\+\}", line)]
    assert changed
    assert all(len(line) <= columns for line in changed)
    # No mark is parted from its words: none that opens ends a line, none that closes begins one.
    assert not [line for line in changed if re.search(r"(\[-|\{\+)\s*$|^\s*(-\]|\+\})", line)]
    plain = printed("show", HOUR, "--history")
    assert "".join(shown.split()) == "".join(plain.split())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nowhere.md", str(KNIGHTS)], "judge: no document or corpus folder at nowhere.md; give a .md file or a corpus folder"),
        ([str(KNIGHTS), str(KNIGHTS.with_name("marvel-knights.asked.md"))], "holds questions; give a document"),
        ([str(KNIGHTS)], "missing argument 'NEW'; see 'judge diff --help'"),
        ([str(KNIGHTS), str(KNIGHTS), "--json", "--csv"], "--json and --csv exclude each other; choose one"),
    ],
)  # fmt: skip
def test_what_cannot_be_compared_is_told_in_one_line(arguments: list[str], reason: str) -> None:
    assert reason in refusal("diff", *arguments)


def test_the_first_defect_is_told_with_their_number(tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    path.write_text("# Notes\n\nNothing of ours.\n", encoding="utf-8")
    assert f"judge: {path} has 3 defects, the first at line 1: no front matter" in refusal(
        "diff", str(path), str(KNIGHTS)
    )


# -- show --history ---------------------------------------------------------------------------------------------------


def test_a_history_tells_what_replaced_what_with_dates_and_words() -> None:
    lines = printed("show", HOUR, "--history").splitlines()
    assert lines[:2] == ["Witching Hour", f"{HOUR} · in force from about 2005-02"]
    new = "heralds-of-galactus/3.2-errata-to-witching-hour"
    assert lines[3] == (
        f"2006-09-23: {new} (Heralds of Galactus FAQ) replaces {HOUR} (Marvel Knights FAQ, in force from about 2005-02)."
    )
    assert "    ~ Power text: Additional cost[- to play-]: pay 2 resource points." in lines
    assert lines[-1] == f"In force: {new}"
    assert printed("show", HOUR, "--history", "--as-of", "2006-01-01").splitlines()[-1] == "In force: this entry."
    assert "2006-09-23 (not yet): " in printed("show", HOUR, "--history", "--as-of", "2006-01-01")


def test_the_history_of_errata_tells_the_printed_text() -> None:
    output = printed("show", "marvel-knights/advance-recon-errata", "--history")
    assert (
        "about 2005-02: marvel-knights/advance-recon-errata (Marvel Knights FAQ) replaces the power text printed"
        in output
    )
    assert "this turn{+ in which you control an attacker+}." in output


@pytest.mark.parametrize(("reference", "what"), [("x-men/5-breakthrough", "it"), ("x-men/5-breakthrough#1", "point 1")])
def test_an_entry_without_history_says_so(reference: str, what: str) -> None:
    last = printed("show", reference, "--history").splitlines()[-1]
    assert last == f"No history: nothing that judge knows replaces {what} or was replaced by it."


def test_the_json_of_a_history_is_that_of_the_python_api(judge: Judge) -> None:
    for reference in (HOUR, f"{HOUR}#2"):
        value: Any = json.loads(printed("show", reference, "--history", "--json"))
        assert msgspec.convert(value, History) == judge.history(reference)
    rows = list(csv.DictReader(io.StringIO(printed("show", HOUR, "--history", "--csv"))))
    assert len(rows) == len(judge.history(HOUR).steps[0].parts)
    assert {row["from"] for row in rows} == {"2006-09-23"}
    with pytest.raises(NotFoundError):
        judge.history("x-men/nothing")
