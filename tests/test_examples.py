"""The scripts in ``examples/`` run from any folder, do what they say, and tell in a line what is wrong with what they are given.

That ``docs/examples.md`` shows what they print is held by ``test_docs``.
"""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
QUESTIONS = EXAMPLES / "questions.csv"


def run(folder: Path, name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", timeout=120)


def printed(folder: Path, name: str, *arguments: str) -> str:
    done = run(folder, name, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as opened:
        return list(csv.DictReader(opened))


def test_the_page_shows_each_example_and_its_run() -> None:
    page = (ROOT / "docs" / "examples.md").read_text(encoding="utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f"```{{literalinclude}} ../examples/{path.name}\n" in page
        assert f"\n$ python examples/{path.name}" in page


def test_an_answer_names_the_ruling_its_source_and_its_date(tmp_path: Path) -> None:
    output = printed(tmp_path, "ask_from_python.py", "does", "galen kor count press guys that already left play?")
    assert output.startswith("answered: does galen kor count press guys that already left play?\n")
    first = output.splitlines()[3]
    assert "heralds-of-galactus/admiral-galen-kor-lunatic-legion#3, Heralds of Galactus FAQ" in first
    assert first.endswith("in force from 2006-09-23")


def test_a_question_that_can_t_be_asked_ends_in_a_line(tmp_path: Path) -> None:
    done = run(tmp_path, "ask_from_python.py", "?!")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("judge: the question is empty; ")


def test_a_batch_keeps_every_row_with_its_own_columns(tmp_path: Path) -> None:
    assert printed(tmp_path, "batch_with_csv.py", str(QUESTIONS), "answers.csv") == ""
    asked, answered = rows_of(QUESTIONS), rows_of(tmp_path / "answers.csv")
    assert [{column: row[column] for column in asked[0]} for row in answered] == asked
    assert [row["status"] for row in answered] == ["answered", "answered", "answered", "abstained"]
    old, new = answered[1:3]  # the same question, before and after an erratum
    answers = ("marvel-knights/witching-hour", "heralds-of-galactus/3.2-errata-to-witching-hour")
    assert tuple(row["ruling"].partition("#")[0] for row in (old, new)) == answers


def test_a_row_that_can_t_be_asked_says_why(tmp_path: Path) -> None:
    (tmp_path / "q.csv").write_text("question,as_of\n,\ndoes press stack?,yesterday\n", encoding="utf-8")
    printed(tmp_path, "batch_with_csv.py", "q.csv", "a.csv")
    empty, undated = rows_of(tmp_path / "a.csv")
    assert (empty["status"], undated["status"]) == ("error", "error")
    assert empty["text"].startswith("the question is empty; ")
    assert undated["text"].startswith("'yesterday' is not a date; ")


@pytest.mark.parametrize(
    ("arguments", "reason"), [((), "usage: "), (("q.csv", "a.csv"), "q.csv has no rows with a column 'question'")]
)
def test_a_batch_that_can_t_be_done_ends_in_a_line(tmp_path: Path, arguments: tuple[str, ...], reason: str) -> None:
    (tmp_path / "q.csv").write_text("query\ndoes press stack?\n", encoding="utf-8")
    done = run(tmp_path, "batch_with_csv.py", *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(reason)
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "a.csv").exists()


def test_a_changed_fact_and_a_misreading_change_the_outcome(tmp_path: Path) -> None:
    _, as_ruled, changed, only_own, spared = printed(tmp_path, "check_with_changed_facts.py").split("\n\n")
    assert "Own Character is stunned: yes" in as_ruled
    assert "Own Character is stunned: no" in changed
    assert only_own.startswith("Misread: only your own characters are stunned")
    assert "Foreign Character is stunned: no instead of yes" in only_own
    assert spared.startswith("Misread: your own characters are spared")
    assert "Own Character is stunned: no instead of yes" in spared
