"""Whole files of questions: what is read from them, what a result file keeps, and what a kill can't spoil."""

import csv
import io
import json
import re
import shutil
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge import Judge
from judge.answers import Answer
from judge.batch import CSV_COLUMNS, Row, answer_row, open_results, read_questions
from judge.errors import IndexStoreError, InputFileError
from judge.files import cells
from judge.store import locations as locate
from tests.helpers.indexes import version

BOM = b"\xef\xbb\xbf"
OTHERS = "is no result file of this command|is not what this run answers|holds rows with other fields"
ANY_TEXT = st.text(st.characters(codec="utf-8"))


@pytest.fixture(scope="module")
def answers(judge: Judge) -> list[Answer]:
    """Result rows of each kind: answered, abstained, error, and one whose question has several lines."""
    questions = ["can a hidden character be attacked", "how do I bake bread", "  ", 'two\r\nlines, and a "quote"']
    return [answer_row(judge, Row(1, q), game=None, doc=None, as_of=None, k=2) for q in questions]


def rows_of(folder: Path, name: str, content: bytes, form: str | None = None) -> list[Row]:
    file = folder / name
    file.write_bytes(content)
    return list(read_questions(str(file), form))


def questions_of(folder: Path, name: str, content: bytes, form: str | None = None) -> list[str]:
    rows = rows_of(folder, name, content, form)
    assert [row.error for row in rows] == [None] * len(rows)
    return [row.question for row in rows]


def write_all(target: Path, answers: list[Answer], resume: bool = False) -> int:
    """Write what of ``answers`` the file lacks; return how many it held already."""
    results = open_results(str(target), resume)
    for n, answer in enumerate(answers, 1):
        results.write(answer, Row(n, answer.question))
    results.finish()
    return results.before


# -- reading ----------------------------------------------------------------------------------------------------------

SAME_IN_EACH_FORM = [
    ("q.txt", "first\nsecond, with a comma\nthird\n"),
    ("q.csv", 'question\nfirst\n"second, with a comma"\nthird\n'),
    ("q.jsonl", '{"question": "first"}\n{"question": "second, with a comma"}\n{"question": "third"}\n'),
]


@pytest.mark.parametrize(("name", "text"), SAME_IN_EACH_FORM)
@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda text: text.encode(), id="as is"),
        pytest.param(lambda text: BOM + text.encode(), id="BOM"),
        pytest.param(lambda text: text.replace("\n", "\r\n").encode(), id="CRLF"),
        pytest.param(lambda text: BOM + text.replace("\n", "\r\n").encode(), id="BOM and CRLF"),
        pytest.param(lambda text: text.rstrip("\n").encode(), id="no newline at the end"),
        pytest.param(lambda text: text.replace("\nthird", "\n\n\nthird").encode() + b"\n\n", id="blank lines"),
    ],
)
def test_each_form_gives_its_questions_in_order_whatever_program_saved_it(
    tmp_path: Path, name: str, text: str, spoil: Callable[[str], bytes]
) -> None:
    assert questions_of(tmp_path, name, spoil(text)) == ["first", "second, with a comma", "third"]


@pytest.mark.parametrize(("name", "text"), SAME_IN_EACH_FORM)
def test_stdin_is_read_in_the_form_that_is_named(monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="ascii"))
    rows = read_questions("-", name.removeprefix("q."))
    assert [row.question for row in rows] == ["first", "second, with a comma", "third"]


def test_stdin_is_a_question_a_line_where_no_form_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("eins\n  für \n".encode()), encoding="ascii"))
    assert [row.question for row in read_questions("-")] == ["eins", "für"]


def test_a_form_that_is_named_goes_before_the_ending_of_the_file(tmp_path: Path) -> None:
    assert questions_of(tmp_path, "q.list", b"question\nfirst\n", "csv") == ["first"]
    assert questions_of(tmp_path, "q.csv", b"question\nfirst\n", "txt") == ["question", "first"]


def test_the_ending_of_a_file_may_be_in_capitals(tmp_path: Path) -> None:
    assert questions_of(tmp_path, "Q.CSV", b"question\nfirst\n") == ["first"]


def test_quotes_commas_and_line_ends_inside_a_csv_cell_belong_to_the_question(tmp_path: Path) -> None:
    content = b'id,question\r\n1,"He says ""no"", right?"\r\n2,"over\r\ntwo lines"\r\n3,un"quoted\r\n'
    assert questions_of(tmp_path, "q.csv", content) == ['He says "no", right?', "over\ntwo lines", 'un"quoted']


@pytest.mark.parametrize("header", ["q", "question", " Question ", '"QUESTION"', "id,q", "q,question", "question,q"])
def test_the_csv_column_is_found_wherever_it_stands_and_question_goes_before_q(tmp_path: Path, header: str) -> None:
    names = [name.strip('" ').lower() for name in header.split(",")]
    wanted = "question" if "question" in names else "q"
    cells = ",".join("this" if name == wanted else "not this" for name in names)
    assert questions_of(tmp_path, "q.csv", f"{header}\n{cells}\n".encode()) == ["this"]


@pytest.mark.parametrize(
    "line",
    ['{"q": "this"}', '{"question": "this"}', '{"q": "not this", "question": "this"}', '  {"style": 3, "q": "this"}  '],
)
def test_the_jsonl_field_is_question_or_else_q(tmp_path: Path, line: str) -> None:
    assert questions_of(tmp_path, "q.jsonl", line.encode()) == ["this"]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("q.csv", "as_of,question,game\n2006-10-01,a,vs-system\n,b,\n 2010 , c , vs-remix \n"),
        (
            "q.jsonl",
            '{"question": "a", "game": "vs-system", "as_of": "2006-10-01"}\n{"question": "b", "game": null, "as_of": ""}\n'
            '{"question": "c", "game": "vs-remix", "as_of": "2010"}\n',
        ),
    ],
)
def test_a_row_may_carry_its_game_and_date_and_an_empty_cell_is_none(tmp_path: Path, name: str, content: str) -> None:
    rows = rows_of(tmp_path, name, content.encode())
    assert [(row.question, row.game, row.as_of) for row in rows] == [
        ("a", "vs-system", "2006-10-01"),
        ("b", None, None),
        ("c", "vs-remix", "2010"),
    ]


def test_a_csv_row_may_end_before_game_and_date(tmp_path: Path) -> None:
    (row,) = rows_of(tmp_path, "q.csv", b"question,game,as_of\nalone\n")
    assert (row.question, row.game, row.as_of, row.error) == ("alone", None, None, None)


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (b"not JSON", "line 2 is not JSON"),
        (b'{"question": "cut', "line 2 is not JSON"),
        (b'{"question": "lone \\ud800"}', "line 2 is not JSON"),
        (b'["a list"]', "line 2 is no JSON object"),
        (b'"a text"', "line 2 is no JSON object"),
        (b"null", "line 2 is no JSON object"),
        (b"{}", "line 2 has no text in 'question'"),
        (b'{"answer": "x"}', "line 2 has no text in 'question'"),
        (b'{"question": 7}', "line 2 has no text in 'question'"),
        (b'{"question": null}', "line 2 has no text in 'question'"),
        (b'{"question": ["x"]}', "line 2 has no text in 'question'"),
        (b'{"question": "x", "game": 7}', "'game' of line 2 is no text"),
        (b'{"question": "x", "as_of": 2006}', "'as_of' of line 2 is no text"),
        (b'{"question": "caf\xe9"}', "not UTF-8"),
    ],
)
def test_a_bad_jsonl_row_holds_its_reason_and_the_rest_goes_on(tmp_path: Path, bad: bytes, reason: str) -> None:
    rows = rows_of(tmp_path, "q.jsonl", b'{"q": "before"}\n' + bad + b'\n{"q": "after"}\n')
    assert [row.question for row in (rows[0], rows[2])] == ["before", "after"]
    assert [row.error for row in (rows[0], rows[2])] == [None, None]
    assert reason in (rows[1].error or "")
    assert len(rows) == 3


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (b"short", "line 3 has no cell in column 'question'"),
        (b"3,caf\xe9", "not UTF-8"),
        (b"3,a\rb", "line 3 is malformed CSV"),
        (b"3," + b"x" * 1_000_001, "line 3 is longer than 1,000,000 bytes"),
    ],
)
def test_a_bad_csv_row_holds_its_reason_and_the_rest_goes_on(tmp_path: Path, bad: bytes, reason: str) -> None:
    rows = rows_of(tmp_path, "q.csv", b"id,question\n1,before\n" + bad + b"\n2,after\n")
    assert [row.question for row in (rows[0], rows[2])] == ["before", "after"]
    assert [row.error for row in (rows[0], rows[2])] == [None, None]
    assert reason in (rows[1].error or "")
    assert len(rows) == 3


def test_a_txt_line_that_is_not_utf8_holds_its_reason_and_the_rest_goes_on(tmp_path: Path) -> None:
    rows = rows_of(tmp_path, "q.txt", b"before\ncaf\xe9\nafter\n")
    assert [row.question for row in rows] == ["before", "", "after"]
    assert [row.error is None for row in rows] == [True, False, True]
    assert "not UTF-8" in (rows[1].error or "")


UNUSABLE = {
    "empty": ("q.txt", b"", "is empty"),
    "only a BOM": ("q.jsonl", BOM, "is empty"),
    "whitespace only": ("q.csv", b" \r\n\t\n  ", "is empty"),
    "much whitespace only": ("q.txt", b" \n" * 10_000, "holds no questions"),
    "only a header": ("q.csv", b"question\n", "holds no questions"),
    "binary": ("q.txt", b"PK\x03\x04\x00\x00rest", "binary"),
    "UTF-16": ("q.txt", "what\n".encode("utf-16"), "UTF-16"),
    "UTF-16 as Excel's 'Unicode text'": ("q.csv", "question\r\nwhat\r\n".encode("utf-16-le"), "UTF-16"),
    "no question column": ("q.csv", b"id,text\n1,what\n", "no column 'question'; its columns are: id, text"),
    "semicolons": ("q.csv", b"question;game\nwhat;vs-remix\n", "its columns are: question;game"),
    "old Mac line ends": ("q.csv", b"question\rwhat\r", "is no CSV"),
    "unknown ending": ("q.xml", b"<question/>", "does not end in .txt, .csv or .jsonl"),
    "no ending": ("questions", b"what\n", "does not end in .txt, .csv or .jsonl"),
}


@pytest.mark.parametrize("what", UNUSABLE)
def test_a_file_that_is_unusable_as_a_whole_says_so_before_the_first_row(tmp_path: Path, what: str) -> None:
    name, content, reason = UNUSABLE[what]
    (tmp_path / name).write_bytes(content)
    with pytest.raises(InputFileError) as caught:
        next(read_questions(str(tmp_path / name)))
    assert reason in str(caught.value)
    assert name in caught.value.cause
    assert caught.value.fix
    assert "\n" not in str(caught.value)


def test_a_missing_file_and_a_folder_say_so(tmp_path: Path) -> None:
    (tmp_path / "folder.txt").mkdir()
    with pytest.raises(InputFileError, match="folder"):
        next(read_questions(str(tmp_path / "folder.txt")))
    with pytest.raises(InputFileError, match=r"can't read .*missing\.txt.*No such file"):
        next(read_questions(str(tmp_path / "missing.txt")))
    (tmp_path / "file").touch()
    with pytest.raises(InputFileError, match=r"can't read .*Not a directory"):
        next(read_questions(str(tmp_path / "file" / "q.txt")))


@given(texts=st.lists(ANY_TEXT, min_size=1), escaped=st.booleans(), ending=st.sampled_from(["\n", "\r\n", "\n\n"]))
def test_any_texts_written_as_jsonl_are_read_as_they_were_in_order(
    tmp_path_factory: pytest.TempPathFactory, texts: list[str], escaped: bool, ending: str
) -> None:
    file = tmp_path_factory.getbasetemp() / "any.jsonl"
    lines = (json.dumps({"question": text}, ensure_ascii=escaped) + ending for text in texts)
    file.write_bytes("".join(lines).encode())
    rows = list(read_questions(str(file)))
    assert [row.question for row in rows] == texts
    assert [row.error for row in rows] == [None] * len(texts)
    assert [row.line for row in rows] == sorted({row.line for row in rows})


@given(texts=st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\r\0")), min_size=1))
def test_any_texts_written_as_csv_are_read_as_they_were_but_for_space_around_them(
    tmp_path_factory: pytest.TempPathFactory, texts: list[str]
) -> None:
    file = tmp_path_factory.getbasetemp() / "any.csv"
    with file.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows([("id", "question"), *enumerate(texts)])
    rows = list(read_questions(str(file)))
    assert [row.question for row in rows] == [text.strip() for text in texts]
    assert [row.error for row in rows] == [None] * len(texts)


LINE_ENDS = st.lists(st.sampled_from([b"\r", b"\n", b"\r\n", b" ", b"a", b"\xff"]), max_size=20).map(b"".join)


@given(content=st.binary(max_size=300) | LINE_ENDS, name=st.sampled_from(["any.txt", "any.jsonl"]))
def test_each_line_of_any_bytes_that_is_not_blank_is_one_row(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, name: str
) -> None:
    file = tmp_path_factory.getbasetemp() / name
    file.write_bytes(b"\xff\n" + content.replace(b"\0", b"0"))  # a NUL in the beginning makes the file binary
    end = rb"\n|\r(?!\n)" if name.endswith(".txt") else rb"\n"
    lines = (line.decode("utf-8", "replace") for line in re.split(end, file.read_bytes()))
    assert len(list(read_questions(str(file)))) == sum(1 for line in lines if line.strip())


@pytest.mark.parametrize(
    ("form", "header", "line"), [("txt", b"", b"what\n"), ("csv", b"q\n", b"what\n"), ("jsonl", b"", b'{"q":"what"}\n')]
)
def test_no_row_is_read_before_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch, form: str, header: bytes, line: bytes
) -> None:
    taken: list[int] = []

    heads = [header] if header else []

    def readline(_most: int) -> bytes:
        if heads:
            return heads.pop()
        taken.append(1)
        return line

    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=SimpleNamespace(readline=readline)))
    rows = read_questions("-", form)
    for wanted in (1, 2, 3):
        assert next(rows).question == "what"
        assert len(taken) == wanted


def test_memory_stays_flat_however_long_the_file_is(tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    line = json.dumps({"question": "can a hidden character be attacked " * 10}) + "\n"
    file.write_text(line * 20_000, encoding="utf-8")
    tracemalloc.start()
    try:
        count = sum(1 for _ in read_questions(str(file)))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert count == 20_000
    assert peak < 300_000 < file.stat().st_size


# -- answering --------------------------------------------------------------------------------------------------------


def ask(judge: Judge, row: Row, game: str | None = None, as_of: str | None = None, k: int = 5) -> Answer:
    return answer_row(judge, row, game=game, doc=None, as_of=as_of, k=k)


def test_a_row_is_answered_as_the_same_question_asked_alone(judge: Judge) -> None:
    question = "can a hidden character be attacked?"
    assert ask(judge, Row(1, question), "vs-system", "2010", 3) == judge.ask(
        question, game="vs-system", as_of="2010", k=3
    )


def test_the_game_of_the_row_goes_before_that_of_the_command(judge: Judge) -> None:
    question = "can a hidden character be attacked?"
    games = {a.game for a in ask(judge, Row(1, question, game="warhammer-invasion"), game="vs-system").answers}
    assert games == {"warhammer-invasion"}
    assert {a.game for a in ask(judge, Row(1, question), game="vs-system").answers} == {"vs-system"}


def test_the_date_of_the_row_goes_before_that_of_the_command(judge: Judge) -> None:
    question = "can a hidden character be attacked?"
    assert not ask(judge, Row(1, question, as_of="1990"), as_of="2020").answers
    assert ask(judge, Row(1, question, as_of="2020"), as_of="1990").answers
    assert not ask(judge, Row(1, question), as_of="1990").answers


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (Row(1, ""), "question is empty"),
        (Row(1, " \t\n"), "question is empty"),
        (Row(1, "what", game="chess"), "no game 'chess'; nearest: "),
        (Row(1, "what", as_of="soon"), "'soon' is not a date; write it like 2006-09-23"),
        (Row(1, "what", as_of="2006-02-30"), "'2006-02-30' is not a date"),
        (Row(1, "what", error="line 1 is broken; mend it"), "line 1 is broken; mend it"),
    ],
)
def test_what_is_wrong_with_a_row_becomes_its_error(judge: Judge, row: Row, reason: str) -> None:
    answer = ask(judge, row)
    assert (answer.status, answer.question, answer.answers) == ("error", row.question, ())
    assert reason in (answer.error or "")


def test_an_index_that_breaks_ends_the_run_instead_of_failing_every_row(tmp_path: Path) -> None:
    shutil.copytree(locate.shipped("index"), tmp_path / "index")
    broken = Judge.open(tmp_path / "index")
    (version(tmp_path / "index") / "vectors.faiss").write_bytes(b"damaged")
    with pytest.raises(IndexStoreError):
        ask(broken, Row(1, "can a hidden character be attacked?"))


# -- writing ----------------------------------------------------------------------------------------------------------


def test_jsonl_results_are_the_answers_themselves_one_a_line(tmp_path: Path, answers: list[Answer]) -> None:
    target = tmp_path / "out.jsonl"
    write_all(target, answers)
    lines = target.read_bytes().splitlines(keepends=True)
    assert [msgspec.json.decode(line, type=Answer) for line in lines] == answers


def test_csv_results_are_a_header_and_one_flat_row_an_answer(tmp_path: Path, answers: list[Answer]) -> None:
    target = tmp_path / "out.csv"
    write_all(target, answers)
    with target.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        assert tuple(reader.fieldnames or ()) == CSV_COLUMNS
        rows = list(reader)
    assert [row["status"] for row in rows] == [answer.status for answer in answers]
    for row, answer in zip(rows, answers, strict=True):
        assert row["question"] == " ".join(answer.question.split())
        assert float(row["confidence"]) == answer.confidence
        assert (row["reason"], row["error"]) == (answer.reason or "", answer.error or "")
    first = answers[0].answers[0]
    assert (rows[0]["id"], rows[0]["point"], rows[0]["title"]) == (first.id, str(first.point), first.title)
    assert rows[0]["text"] == next(point.text for point in first.points if point.n == first.point)
    assert (rows[0]["game"], rows[0]["in_force"]) == (first.game, first.in_force)
    assert rows[2]["id"] == rows[2]["point"] == ""


@given(text=ANY_TEXT)
def test_a_csv_result_is_one_line_whatever_the_question(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    target = tmp_path_factory.getbasetemp() / "one-line.csv"
    target.unlink(missing_ok=True)
    write_all(target, [Answer(text, "abstained", 0.0), Answer(text, "abstained", 0.0)])
    assert target.read_bytes().count(b"\n") == 3
    with target.open(encoding="utf-8", newline="") as file:
        held = [cells.unguarded(row["question"]) for row in csv.DictReader(file)]
    assert held == [" ".join(cells.raw(text).split())] * 2


@pytest.mark.parametrize("name", ["out.jsonl", "out.csv"])
def test_each_result_is_on_disk_before_the_next_question(tmp_path: Path, answers: list[Answer], name: str) -> None:
    target = tmp_path / name
    results = open_results(str(target))
    header = 1 if name.endswith(".csv") else 0
    for count, answer in enumerate(answers, 1):
        results.write(answer, Row(count, answer.question))
        assert target.read_bytes().count(b"\n") == count + header
        assert results.done == count
    results.close()


@pytest.mark.parametrize("name", ["out.jsonl", "out.csv"])
def test_results_are_not_written_over_an_existing_file(tmp_path: Path, name: str) -> None:
    target = tmp_path / name
    target.write_text("precious", encoding="utf-8")
    with pytest.raises(InputFileError, match="exists already; continue it with --resume"):
        open_results(str(target))
    assert target.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("name", ["out.jsonl", "out.csv"])
@pytest.mark.parametrize("resume", [False, True])
def test_an_empty_or_missing_output_is_begun(tmp_path: Path, answers: list[Answer], name: str, resume: bool) -> None:
    target, other = tmp_path / name, tmp_path / f"other-{name}"
    target.touch()
    assert write_all(target, answers, resume) == 0
    assert write_all(other, answers, resume) == 0
    assert target.read_bytes() == other.read_bytes()
    assert target.stat().st_size > 0


@pytest.mark.parametrize("name", ["out.txt", "out", "out.json", "out.csv.gz", ".jsonl"])
def test_an_output_of_another_ending_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(InputFileError, match=r"does not end in \.jsonl or \.csv"):
        open_results(str(tmp_path / name))
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("resume", [False, True])
def test_an_output_that_can_not_be_written_says_so(tmp_path: Path, resume: bool) -> None:
    (tmp_path / "file").touch()
    for target, reason in [("missing/out.jsonl", "No such file"), ("file/out.csv", "Not a directory")]:
        with pytest.raises(InputFileError, match=rf"can't write .*{reason}"):
            open_results(str(tmp_path / target), resume)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("out.jsonl", b'{"question": "mine"}\n'),
        ("out.jsonl", b"[1, 2]\n[3]\n"),
        ("out.jsonl", b"some notes\n"),
        ("out.jsonl", b"\n"),
        ("out.jsonl", b"\xff\xfe\x00\n"),
        ("out.jsonl", b'{"question":"a","status":"answered","confidence":0.5}\n{"mine": 1}\n'),
        ("out.jsonl", b'{"question":"a","status":"sold","confidence":0.5}\n'),
        ("out.csv", b"id,price\n1,2\n"),
        ("out.csv", b"question,status\nmine,1\n"),
        ("out.csv", b"\n"),
        ("out.csv", b"\xff\xfe\x00\n"),
        ("out.jsonl", b'{"id": 1, "text": "precious"}'),
        ("out.jsonl", b"precious notes"),
        ("out.csv", b"id,price"),
        ("out.csv", b"precious notes"),
    ],
)
def test_resuming_into_a_file_that_is_no_result_file_is_refused_and_leaves_it_alone(
    tmp_path: Path, answers: list[Answer], name: str, content: bytes
) -> None:
    target = tmp_path / name
    target.write_bytes(content)
    with pytest.raises(InputFileError, match=OTHERS):
        write_all(target, answers, resume=True)
    assert target.read_bytes() == content


def resume_what_is_left(target: Path, answers: list[Answer], cut: Callable[[bytes], int], headers: int) -> None:
    """A result file of ``answers``, cut somewhere and resumed, is the very file of an uninterrupted run."""
    target.unlink(missing_ok=True)
    write_all(target, answers)
    whole = target.read_bytes()
    left = whole[: cut(whole)]
    target.write_bytes(left)
    assert write_all(target, answers, resume=True) == left.count(b"\n") - headers
    assert target.read_bytes() == whole


@given(data=st.data())
def test_a_jsonl_file_cut_anywhere_is_resumed_to_the_very_file_of_an_uninterrupted_run(
    tmp_path_factory: pytest.TempPathFactory, answers: list[Answer], data: st.DataObject
) -> None:
    def cut(whole: bytes) -> int:
        return data.draw(st.integers(0, len(whole)), label="cut at")

    resume_what_is_left(tmp_path_factory.getbasetemp() / "cut.jsonl", answers, cut, headers=0)


@given(data=st.data())
def test_a_csv_file_cut_after_its_first_row_is_resumed_to_the_very_file_of_an_uninterrupted_run(
    tmp_path_factory: pytest.TempPathFactory, answers: list[Answer], data: st.DataObject
) -> None:
    def cut(whole: bytes) -> int:
        first_row_ends = whole.index(b"\n", whole.index(b"\n") + 1) + 1
        return data.draw(st.integers(first_row_ends, len(whole)), label="cut at")

    resume_what_is_left(tmp_path_factory.getbasetemp() / "cut.csv", answers, cut, headers=1)
