"""Result rows with fields named: what they hold, what a resumed file must hold, what of other hands is left alone; rows counted."""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge import Judge
from judge.answers import Answer
from judge.batch import (
    CSV_COLUMNS,
    Results,
    Row,
    answer_row,
    count_questions,
    fields_named,
    open_results,
    read_questions,
)
from judge.errors import InputFileError, JudgeError

ANY_FIELDS = st.lists(st.sampled_from(CSV_COLUMNS), min_size=1, unique=True).map(tuple)


@pytest.fixture(scope="module")
def answers(judge: Judge) -> list[Answer]:
    """Answered, refused, failed, and a failed one without a word."""
    questions = ["can a hidden character be attacked", "how do I bake bread", 'two\r\nlines, "chess"', ""]
    games = [None, None, "chess", None]
    rows = [Row(1, question, game) for question, game in zip(questions, games, strict=True)]
    return [answer_row(judge, row, game=None, doc=None, as_of=None, k=2) for row in rows]


def write_all(
    target: Path, answers: list[Answer], fields: tuple[str, ...] | None = None, resume: bool = False
) -> Results:
    """Write what of ``answers`` the file lacks."""
    results = open_results(str(target), resume, fields=fields)
    for n, answer in enumerate(answers, 1):
        results.write(answer, Row(n, answer.question))
    results.finish()
    return results


# -- fields ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["row,id,text", " row, id ,text,", "row,,id,text"])
def test_fields_are_named_in_a_list(given: str) -> None:
    assert fields_named(given) == ("row", "id", "text")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("id,txt", "no field 'txt'; nearest: text"),
        ("ID", "no field 'ID'; nearest: id"),
        ("§", "no field '§'; the fields are: question, status"),
        ("id,text,id", "the field 'id' is named twice"),
        ("", "no field is named; the fields are: question, status"),
        (" , ", "no field is named"),
    ],
)
def test_fields_that_there_are_not_are_told_with_those_that_there_are(given: str, reason: str) -> None:
    with pytest.raises(JudgeError) as caught:
        fields_named(given)
    assert reason in str(caught.value)


def test_slim_rows_hold_the_fields_named_in_their_order_and_nothing_else(tmp_path: Path, answers: list[Answer]) -> None:
    fields = ("row", "text", "id", "point", "confidence", "error")
    write_all(tmp_path / "out.jsonl", answers, fields)
    write_all(tmp_path / "out.csv", answers, fields)
    rows = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [tuple(row) for row in rows] == [fields] * len(answers)
    first = answers[0].answers[0]
    told = {"text": first.points[first.point - 1].text, "id": first.id, "point": first.point}
    assert rows[0] == {"row": 1, **told, "confidence": answers[0].confidence, "error": None}
    assert rows[2] == {"row": 3, "text": None, "id": None, "point": None, "confidence": 0, "error": answers[2].error}
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        flat = list(csv.DictReader(file))
    assert flat == [
        {name: "" if value is None else str(value) for name, value in row.items()}
        for row in rows
    ]  # fmt: skip


def test_a_whole_csv_row_ends_with_its_number(tmp_path: Path, answers: list[Answer]) -> None:
    write_all(tmp_path / "out.csv", answers)
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        assert [cells[-1] for cells in csv.reader(file)] == ["row", "1", "2", "3", "4"]


# -- resuming ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", [".jsonl", ".csv"])
@given(fields=ANY_FIELDS, data=st.data())
def test_slim_rows_cut_anywhere_are_resumed_to_the_very_file_of_an_uninterrupted_run(
    tmp_path_factory: pytest.TempPathFactory,
    answers: list[Answer],
    ending: str,
    fields: tuple[str, ...],
    data: st.DataObject,
) -> None:
    target = tmp_path_factory.getbasetemp() / f"slim{ending}"
    target.unlink(missing_ok=True)
    outcomes = write_all(target, answers, fields).outcomes
    whole = target.read_bytes()
    target.write_bytes(whole[: data.draw(st.integers(0, len(whole)), label="cut at")])
    resumed = write_all(target, answers, fields, resume=True)
    assert target.read_bytes() == whole
    assert resumed.done == len(answers)
    assert resumed.outcomes == outcomes


@pytest.mark.parametrize("ending", [".jsonl", ".csv"])
@pytest.mark.parametrize(
    ("held", "wanted", "fix"),
    [
        (("id", "text"), None, "--fields id,text"),
        (("id", "text"), ("text", "id"), "--fields id,text"),
        (("question",), ("question", "status"), "--fields question"),
        (("question", "status", "confidence", "row"), None, "--fields question,status,confidence,row"),
        (None, ("id", "text"), "no --fields"),
    ],
)
def test_resuming_with_other_fields_is_refused_and_says_which_the_file_has(
    tmp_path: Path,
    answers: list[Answer],
    ending: str,
    held: tuple[str, ...] | None,
    wanted: tuple[str, ...] | None,
    fix: str,
) -> None:
    target = tmp_path / f"out{ending}"
    write_all(target, answers, held)
    before = target.read_bytes()
    if held is None and ending == ".csv":
        fix = f"--fields {','.join(CSV_COLUMNS)}"
    with pytest.raises(InputFileError) as caught:
        write_all(target, answers, wanted, resume=True)
    assert str(caught.value).startswith(f"{target} holds rows with other fields; go on with {fix}, or ")
    assert target.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "fields", "content"),
    [
        ("out.csv", "id,text", b"id,text\n7,precious\n"),
        ("out.csv", "question,status", b"question,status\nwhy,open\n"),
        ("out.csv", "row,text", b"row,text\n1,precious,and more\n"),
        ("out.csv", "row,text", b'row,text\n1,"precious\n'),
        ("out.csv", "row,text", b"row,text\n\n"),
        ("out.csv", "text", b"text\n\xff\n"),
        ("out.jsonl", "id,text", b'{"id":7,"text":"precious"}\n'),
        ("out.jsonl", "id,text", b'{"id": "a/b", "text": "precious"}\n'),
        ("out.jsonl", "text", b'{"text":"ours"}\n["precious"]\n'),
        ("out.jsonl", "text", b'{"text":"ours"}\n{"text":"ours","mine":"precious"}\n'),
        ("out.jsonl", "text", b'{"text":"ours"}\n' + b"[" * 100_000 + b"\n"),
        ("out.jsonl", "text", b'{"text":"ours"}\nprecious'),
    ],
)
def test_resuming_into_what_others_wrote_under_the_same_names_is_refused_and_leaves_it_alone(
    tmp_path: Path, answers: list[Answer], name: str, fields: str, content: bytes
) -> None:
    target = tmp_path / name
    target.write_bytes(content)
    with pytest.raises(InputFileError, match=r"is no result file of this command|is not what this run answers"):
        write_all(target, answers, tuple(fields.split(",")), resume=True)
    assert target.read_bytes() == content


def test_a_question_longer_than_a_csv_cell_is_read_is_resumed_too(tmp_path: Path) -> None:
    answers = [Answer("x" * 1_000_001, "error", 0.0, error="too long"), Answer("two", "abstained", 0.1)]
    write_all(tmp_path / "out.csv", answers[:1])
    assert write_all(tmp_path / "out.csv", answers, resume=True).before == 1
    half = "x" * 600_000
    (tmp_path / "q.csv").write_text(f'question\n"{half}\n{half}"\n')
    with pytest.raises(InputFileError, match="begins in line 2 is longer than 1,000,000 characters"):
        next(read_questions(str(tmp_path / "q.csv")))


# -- counting ----------------------------------------------------------------------------------------------------------


@given(content=st.binary(max_size=300), ending=st.sampled_from(["txt", "csv", "jsonl"]))
def test_as_many_questions_are_counted_as_are_read(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, ending: str
) -> None:
    file = tmp_path_factory.getbasetemp() / f"counted.{ending}"
    file.write_bytes(b'question\n"two\nlines"\n\n' + content.replace(b"\0", b"0"))
    assert count_questions(str(file)) == len(list(read_questions(str(file))))


@pytest.mark.skipif(os.name == "nt", reason="needs a named pipe")
def test_what_can_be_read_only_once_is_not_counted(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "q.txt")
    assert count_questions(str(tmp_path / "q.txt")) is None
    assert count_questions("-", "txt") is None
