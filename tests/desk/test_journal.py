"""The log: what is kept of a question, what is found in it, what becomes of a damaged one, and the files made of it."""

from __future__ import annotations

import csv
import datetime as dt
from pathlib import Path

import msgspec
import pytest

from judge import Judge
from judge.desk import journal
from judge.desk.report import write_report
from judge.errors import InputFileError

HIDDEN = "can a hidden character be attacked?"
BREAD = "how do I bake bread"
TWO = "My opponent attacked with Wolverine. can he attack a hidden one? also can a stunned guy reinforce?"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the log of a test is; nothing is there yet."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "log.jsonl"


def test_what_was_asked_and_ruled_comes_back(log: Path, judge: Judge) -> None:
    answer = judge.ask(HIDDEN)
    journal.record(answer, "vs-system", "2006-09-10")
    journal.record(judge.ask(BREAD), None, None)
    ruled, refused = journal.read_log().entries
    first = answer.answers[0]
    assert (ruled.question, ruled.game, ruled.as_of, ruled.status) == (HIDDEN, "vs-system", "2006-09-10", "answered")
    assert (ruled.id, ruled.point, ruled.text) == (first.id, first.point, first.points[first.point - 1].text)
    assert (ruled.source, ruled.in_force) == (first.source, first.in_force)
    assert (refused.question, refused.status, refused.id, refused.text) == (BREAD, "abstained", None, "")
    assert abs(dt.datetime.fromisoformat(ruled.at) - dt.datetime.now().astimezone()) < dt.timedelta(minutes=5)
    assert log.is_file()


def test_each_thing_that_a_post_asks_is_an_entry(log: Path, judge: Judge) -> None:
    answer = judge.ask(TWO)
    assert len(answer.parts) == 2
    journal.record(answer, None, None)
    assert [entry.question for entry in journal.read_log().entries] == [part.question for part in answer.parts]
    assert log.is_file()


def test_a_line_that_a_crash_cut_short_is_counted_and_costs_no_other(log: Path, judge: Judge) -> None:
    answer = judge.ask(BREAD)
    journal.record(answer, None, None)
    whole = log.read_bytes()
    log.write_bytes(whole + whole[: len(whole) // 2])
    journal.record(answer, None, None)
    held = journal.read_log()
    assert (len(held.entries), held.unreadable) == (2, 1)


def entry(at: str, question: str, text: str = "") -> journal.Logged:
    return journal.Logged(at, question, None, None, "answered" if text else "abstained", 0.5, text=text)


OLD, NEW = (
    entry("2026-11-20T23:59:59+01:00", "does KLAW ready", "He does not."),
    entry("2026-11-21T00:00:01+01:00", "and Morg?"),
)


@pytest.mark.parametrize(
    ("words", "since", "until", "found"),
    [
        ([], None, None, [OLD, NEW]),
        (["klaw"], None, None, [OLD]),
        (["klaw", "not"], None, None, [OLD]),
        (["klaw", "morg"], None, None, []),
        ([], dt.date(2026, 11, 21), None, [NEW]),
        ([], None, dt.date(2026, 11, 20), [OLD]),
    ],
)
def test_entries_are_found_by_words_and_days(
    words: list[str], since: dt.date | None, until: dt.date | None, found: list[journal.Logged]
) -> None:
    assert list(journal.matching((OLD, NEW), words, since, until)) == found


def test_a_report_says_what_was_asked_and_what_was_ruled(tmp_path: Path) -> None:
    write_report((OLD, NEW), tmp_path / "event.md")
    text = (tmp_path / "event.md").read_text(encoding="utf-8")
    assert "2 questions, 1 settled by a ruling." in text
    assert text.index("## 2026-11-20") < text.index("**23:59** does KLAW ready") < text.index("> He does not.")
    assert text.index("## 2026-11-21") < text.index("**00:00** and Morg?") < text.index("No ruling settled it.")
    write_report((OLD, NEW), tmp_path / "event.csv")
    with (tmp_path / "event.csv").open(encoding="utf-8", newline="") as file:
        assert [row["question"] for row in csv.DictReader(file)] == [OLD.question, NEW.question]
    write_report((OLD, NEW), tmp_path / "event.jsonl")
    lines = (tmp_path / "event.jsonl").read_bytes().splitlines()
    assert [msgspec.json.decode(line, type=journal.Logged) for line in lines] == [OLD, NEW]


def test_a_report_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "event.md").write_text("mine")
    with pytest.raises(InputFileError, match="exists already"):
        write_report((OLD,), tmp_path / "event.md")
    assert (tmp_path / "event.md").read_text() == "mine"
