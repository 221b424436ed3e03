"""Which columns and keys are read, however they are spelled; what is told of two that mean the same, and of those that are not used."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path

import pytest

from judge.batch import Row, Unused, read_questions
from judge.errors import InputFileError
from tests.helpers.command_line import run

SPELLINGS = [
    "as_of",
    "as-of",
    "As of",
    "AS OF",
    "asof",
    "AsOf",
    " as__of ",
    "as\u2011of",
    "as\u00a0of",
    "\uff21\uff53-\uff4f\uff46",
    "\ufeffas_of",
]


def rows_of(folder: Path, name: str, content: str, unused: Unused | None = None) -> list[Row]:
    (folder / name).write_text(content, encoding="utf-8")
    return list(read_questions(str(folder / name), None, unused))


@pytest.mark.parametrize("name", SPELLINGS)
def test_the_day_is_read_however_its_column_is_spelled(tmp_path: Path, name: str) -> None:
    expected = Row(2, "what?", as_of="2006-09-10")
    assert rows_of(tmp_path, "q.csv", f"question,{name}\nwhat?,2006-09-10\n") == [expected]
    line = json.dumps({"question": "what?", name: "2006-09-10"})
    assert rows_of(tmp_path, "q.jsonl", f"\n{line}\n") == [expected]


@pytest.mark.parametrize(("question", "game"), [("Question", "Game"), ("Q", "GAME"), ("ques-tion", " game ")])
def test_keys_and_headings_are_read_alike(tmp_path: Path, question: str, game: str) -> None:
    expected = Row(2, "what?", game="vs-remix")
    assert rows_of(tmp_path, "q.csv", f"{question},{game}\nwhat?,vs-remix\n") == [expected]
    assert rows_of(tmp_path, "q.jsonl", "\n" + json.dumps({question: "what?", game: "vs-remix"})) == [expected]


@pytest.mark.parametrize(
    ("names", "field"),
    [
        (("as_of", "as-of"), "as_of"),
        (("As Of", "asof"), "as_of"),
        (("as_of", "as_of"), "as_of"),
        (("game", "Game"), "game"),
        (("question", "question"), "question"),
        (("q", "Q"), "q"),
    ],
)
def test_two_names_that_mean_the_same_are_refused(tmp_path: Path, names: tuple[str, str], field: str) -> None:
    told = f"'{names[0]}' and '{names[1]}', which both mean '{field}'"
    with pytest.raises(InputFileError, match=told):
        rows_of(tmp_path, "q.csv", f"x,{names[0]},{names[1]}\nwhat?,2006,2007\n")
    line = f'{{"x": 1, "{names[0]}": "2006", "{names[1]}": null}}'
    bad, after = rows_of(tmp_path, "q.jsonl", f'{line}\n{{"q": "after"}}\n')
    assert (bad.question, bad.error) == (line, f"line 1 has {told}; keep one")
    assert after == Row(2, "after")


def test_what_no_row_is_read_from_may_be_there_twice(tmp_path: Path) -> None:
    assert rows_of(tmp_path, "q.csv", "note,question,note,,\n1,what?,2,,\n") == [Row(2, "what?")]
    assert rows_of(tmp_path, "q.jsonl", '{"x": {"q": 1, "q": 2}, "x": 3, "q": "what?"}') == [Row(1, "what?")]


def test_a_number_too_long_for_python_spoils_no_row(tmp_path: Path) -> None:
    assert rows_of(tmp_path, "q.jsonl", f'{{"q": "what?", "x": {"9" * 300}}}\n') == [Row(1, "what?")]


# -- what is not used --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("q.csv", "question,as_of,game\nwhat?,,\n", ""),
        ("q.csv", "Table,question,date\n1,what?,2006-09-10\n", "Table, date"),
        ("q.csv", "q,question,,\n1,what?,,\n", "q"),
        ("q.jsonl", '{"q": "a", "day": "2006"}\n{"q": "b", "day": "2006", "style": 1}\nnot JSON\n', "day, style"),
        ("q.txt", "question,date\n", ""),
    ],
)
def test_columns_and_keys_from_which_nothing_is_taken_are_noted(
    tmp_path: Path, name: str, content: str, told: str
) -> None:
    unused = Unused()
    rows_of(tmp_path, name, content, unused)
    assert str(unused) == told


def test_the_summary_tells_them(tmp_path: Path) -> None:
    (tmp_path / "q.csv").write_text("question,date\nwhat is for lunch?,2006-09-10\n")
    told = run("batch", "q.csv", folder=tmp_path).stderr
    assert told == "1 question: 0 answered, 1 refused, 0 failed; not used: date\n"


def test_only_so_many_of_them_are_kept() -> None:
    unused = Unused()
    tracemalloc.start()
    for n in range(20_000):
        unused.note([f"{n}" * 40])
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert str(unused).endswith(", and more")
    assert len(str(unused)) < 500
    assert most < 500_000


# -- commas in a question ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "line"),
    [
        ("question", "witching hour, can I pay 2 endurance?"),
        ("id,question", "1,witching hour, can I pay 2 endurance?"),
        ("question,,", "witching hour,,can I pay 2 endurance?"),
        (",question", "0,witching hour, can I pay 2 endurance?"),
    ],
)
def test_a_question_that_a_comma_cuts_is_a_bad_row_that_says_how_to_write_it(
    tmp_path: Path, header: str, line: str
) -> None:
    good = "x" if header.startswith("question") else "x,y"
    before, bad, after = rows_of(tmp_path, "q.csv", f"{header}\n{good}\n{line}\n{good}\n")
    assert (bad.line, bad.question) == (3, line)
    assert "put a question with a comma in it into quotes" in (bad.error or "")
    assert (before.error, after.error) == (None, None)


@pytest.mark.parametrize("line", ['"witching hour, may I?"', "witching hour,", "witching hour, ,,"])
def test_a_quoted_comma_or_empty_cells_at_the_end_are_none(tmp_path: Path, line: str) -> None:
    (row,) = rows_of(tmp_path, "q.csv", f"question\n{line}\n")
    assert row.error is None
