"""``judge quiz`` as somebody sits in front of it."""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import pytest

from judge import Judge
from judge.practice.drawing import Filters, pool_of
from tests.helpers.command_line import printed, refusal, run

DOC = ("--doc", "marvel-knights")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def right_answers(judge: Judge, seed: str, count: int) -> list[str]:
    """The numbers of the right choices, as they are asked under a seed."""
    drawn = pool_of(judge).draw(Filters(doc="marvel-knights"), seed)
    questions = [question for question, _ in zip(drawn, range(count), strict=False)]
    return [str(question.shuffled(seed).index(question.right) + 1) for question in questions]


def test_a_session_asks_tells_what_is_right_and_remembers(judge: Judge, data: Path) -> None:
    pytest.importorskip("fsrs", reason="the extra quiz is not installed")
    first, second = right_answers(judge, "s", 2)
    wrong = "2" if second == "1" else "1"
    done = run("quiz", *DOC, "--seed", "s", "--count", "5", stdin=f"{first}\nnonsense\n99\n{wrong}\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\nRight.\n") == done.stdout.count("\nWrong.\n") == 1
    assert done.stdout.endswith("1 of 2 right.\n")
    assert done.stdout.count("q ends: ") == 5  # three questions, two answers that are none
    assert "Play it: judge check marvel-knights/" in done.stdout
    assert "[marvel-knights/" in done.stdout
    kept = json.loads((data / "practice.json").read_text())["questions"]
    assert sorted(each["right"] for each in kept.values()) == [0, 1]
    # What was asked isn't new any more: the third question comes first.
    again = run("quiz", *DOC, "--seed", "s", "--count", "1", stdin="")
    third = done.stdout.partition("\n3. ")[2].partition("q ends")[0]
    assert third.partition("\n")[2] in again.stdout


def test_what_is_due_comes_first(judge: Judge, data: Path) -> None:
    pytest.importorskip("fsrs", reason="the extra quiz is not installed")
    (question, *_) = pool_of(judge).of("marvel-knights/witching-hour")
    run("quiz", "--id", question.id, stdin="1\n")
    text = (data / "practice.json").read_text()
    kept = json.loads(text)
    kept["questions"][question.id]["due"] = "2020-01-01T00:00:00Z"
    kept["questions"]["marvel-knights/gone:12345678"] = kept["questions"][question.id]  # of a check that has gone
    (data / "practice.json").write_text(json.dumps(kept))
    done = run("quiz", *DOC, "--seed", "z", "--count", "1", stdin="q\n")
    assert question.question in done.stdout
    elsewhere = run("quiz", "--doc", "x-men", "--seed", "z", "--count", "1", stdin="q\n")
    assert elsewhere.stdout
    assert question.stem[0] + question.stem[1] not in elsewhere.stdout


@pytest.mark.parametrize("given", ["", "q\n"])
def test_who_answers_nothing_loses_nothing(data: Path, given: str) -> None:
    pytest.importorskip("fsrs", reason="the extra quiz is not installed")
    done = run("quiz", *DOC, "--seed", "s", stdin=given)
    assert done.returncode == 0
    assert "no question was answered" in done.stderr
    assert not data.exists()


def test_an_exam_is_passed_or_not_and_needs_no_package(
    judge: Judge, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fsrs", None)
    right = right_answers(judge, "e", 4)
    passed = run("quiz", *DOC, "--exam", "--count", "4", "--seed", "e", stdin="\n".join(right) + "\n")
    assert passed.returncode == 0, passed.stderr
    assert passed.stdout.endswith("Passed: 4 of 4 right, 70% are needed. Seed e.\n")
    assert "takes for granted" not in passed.stdout
    wrong = ["2" if answer == "1" else "1" for answer in right[:2]] + right[2:]
    failed = run("quiz", *DOC, "--exam", "--count", "4", "--seed", "e", stdin="\n".join(wrong) + "\n")
    assert failed.returncode == 1
    assert failed.stdout.endswith("Not passed: 2 of 4 right, 70% are needed. Seed e.\n")
    assert failed.stdout.count("takes for granted") >= 2
    assert failed.stdout.count("Wrong: ") == 2
    assert not data.exists()
    broken_off = run("quiz", *DOC, "--exam", "--count", "4", "--seed", "e", stdin=f"{right[0]}\n")
    assert broken_off.returncode == 1


def test_questions_are_listed_for_programs(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsrs", None)
    found = json.loads(printed("quiz", *DOC, "--count", "3", "--seed", "j", "--json"))
    drawn = pool_of(judge).draw(Filters(doc="marvel-knights"), "j")
    assert [each["id"] for each in found] == [next(drawn).id for _ in range(3)]
    assert all(each["right"] in each["choices"] for each in found)
    lines = printed("quiz", "--doc", "remix-glossary", "--kind", "rules", "--nl").splitlines()
    every = list(pool_of(judge).all(Filters(doc="remix-glossary", kind="rules")))
    assert [json.loads(line)["id"] for line in lines] == [question.id for question in every]
    assert printed("quiz", "--id", every[0].id, "--csv").splitlines()[1].startswith(every[0].id)


def test_a_deck_is_written(tmp_path: Path) -> None:
    pytest.importorskip("genanki", reason="the extra quiz is not installed")
    deck = tmp_path / "deck.apkg"
    told = printed("quiz", *DOC, "--count", "3", "--seed", "d", "--export", deck)
    assert told.startswith(f"3 questions in {deck}")
    assert zipfile.is_zipfile(deck)


def test_what_can_t_be_is_refused_in_a_line(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no kind 'crads'" in refusal("quiz", "--kind", "crads")
    assert "no document" in refusal("quiz", "--doc", "no-such")
    assert "an exam draws its questions itself" in refusal("quiz", "--exam", "--id", "x-men/psi-link:1")
    assert "no question" in refusal("quiz", "--id", "x-men/psi-link:1")
    data.mkdir()
    (data / "practice.json").write_text("{")
    if _has_fsrs():
        assert "is damaged" in refusal("quiz", *DOC)
    assert (data / "practice.json").read_text() == "{"
    monkeypatch.setitem(sys.modules, "fsrs", None)
    assert "pip install 'rules-judge[quiz]'; or take --exam" in refusal("quiz", *DOC)


def _has_fsrs() -> bool:
    from importlib.util import find_spec

    return find_spec("fsrs") is not None
