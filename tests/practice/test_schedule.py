"""What is kept of practice: when a question comes again, in a file of the user's own that is never lost."""

from __future__ import annotations

import datetime as dt
import json
import sys
from pathlib import Path

import pytest

from judge.errors import JudgeError
from judge.practice.schedule import Schedule

pytest.importorskip("fsrs", reason="the extra quiz is not installed")

NOW = dt.datetime(2026, 3, 1, 12, tzinfo=dt.UTC)
DAY = dt.timedelta(days=1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "practice.json"


def test_what_is_kept_is_read_again(file: Path) -> None:
    assert Schedule(file).questions == {}
    assert not file.exists()
    schedule = Schedule(file)
    due = schedule.answered("x-men/a:1", True, NOW)
    schedule.answered("x-men/b:2", False, NOW)
    again = Schedule(file)
    assert again.questions == schedule.questions
    assert again.questions["x-men/a:1"].due == due
    assert (again.questions["x-men/b:2"].right, again.questions["x-men/b:2"].asked) == (0, 1)
    assert again.answered("x-men/a:1", True, due) - due > DAY


def test_what_was_wrong_comes_sooner_and_what_is_right_again_and_again_ever_later(file: Path) -> None:
    schedule = Schedule(file)
    right, wrong = (schedule.answered(id, id == "a:1", NOW) for id in ("a:1", "b:2"))
    assert NOW < wrong < right
    waits = []
    when = right
    for _ in range(4):
        due = schedule.answered("a:1", True, when)
        waits.append(due - when)
        when = due
    assert waits == sorted(waits)
    assert waits[-1] > 20 * DAY
    assert schedule.answered("a:1", False, when) - when < DAY
    assert list(schedule.due(wrong)) == ["b:2"]
    assert list(schedule.due(NOW)) == []


def test_two_quizzes_at_once_lose_nothing(file: Path) -> None:
    one, other = Schedule(file), Schedule(file)
    one.answered("a:1", True, NOW)
    other.answered("b:2", True, NOW)
    assert set(Schedule(file).questions) == {"a:1", "b:2"}


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-20],
        lambda text: text.replace('"state": 1', '"state": 9'),
        lambda text: text.replace("Z", ""),
        lambda text: text.replace('"asked": 1', '"asked": "once"'),
        lambda text: b"\xff\xfe" + text.encode(),
        lambda _: "[]",
        lambda _: "",
    ],
)
def test_a_damaged_file_is_told_in_a_line_and_stays_as_it_is(file: Path, damage) -> None:  # type: ignore[no-untyped-def]
    schedule = Schedule(file)
    schedule.answered("a:1", True, NOW)
    bad = damage(file.read_text())
    bad = bad if isinstance(bad, bytes) else bad.encode()
    file.write_bytes(bad)
    with pytest.raises(JudgeError, match="is damaged") as told:
        Schedule(file)
    assert "\n" not in str(told.value)
    assert "move it away to begin anew" in str(told.value)
    with pytest.raises(JudgeError, match="is damaged"):
        schedule.answered("b:2", True, NOW)  # damaged while a quiz is under way
    assert file.read_bytes() == bad


def test_the_file_of_a_later_release_is_left_alone(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"format": 2, "questions": {}}')
    with pytest.raises(JudgeError, match="another release"):
        Schedule(file)


def test_nothing_beside_the_file_and_its_lock_is_left(file: Path) -> None:
    Schedule(file).answered("a:1", True, NOW)
    assert {path.name for path in file.parent.iterdir()} <= {"practice.json", ".practice.json.lock"}
    assert json.loads(file.read_text())["format"] == 1


def test_without_the_package_a_line_says_how_to_get_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsrs", None)
    with pytest.raises(JudgeError, match=r"needs the package 'fsrs'; pip install 'rules-judge\[quiz\]'"):
        Schedule(file).answered("a:1", True, NOW)
    assert not file.exists()
