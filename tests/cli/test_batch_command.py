"""``judge batch``: files in, result rows out, errors in one line; as a process of its own, kills survived."""

import csv
import json
import os
import shutil
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from judge import Judge
from judge.answers import Answer
from judge.processes import crew
from judge.store.locations import shipped
from tests.helpers import work
from tests.helpers.command_line import COMMAND, PATIENCE, run_bytes
from tests.helpers.sources import FOLDER, ROOT

BATCH = (*COMMAND, "batch")
HIDDEN = "can a hidden character be attacked?"
QUESTIONS = [
    *(f"can {name} attack a hidden character" for name in ("Alaris", "Klaw", "Wolverine", "Storm", "Rogue")),
    "how do I bake bread",
    *(f"what if I have {n} endurance, and must pay 2" for n in range(14)),
    HIDDEN,
    'Say "no": is that allowed, or isn\'t it → ever?',
    *(f"may I exhaust {n} resources at once" for n in range(8)),
]
SAMPLES = [ROOT / "tests" / "data" / "posts.jsonl", FOLDER / "questions-sample.jsonl"]
posix_only = pytest.mark.skipif(os.name == "nt", reason="signals and closed pipes are POSIX's here")


def run(folder: Path, *arguments: str, stdin: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    return run_bytes("batch", *arguments, stdin=stdin, folder=folder)


def rows_in(output: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.decode().splitlines()]


def csv_rows_in(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as opened:
        return list(csv.DictReader(opened))


def write_questions(folder: Path, name: str = "q.jsonl", count: int = len(QUESTIONS)) -> bytes:
    """The first ``count`` of QUESTIONS, as a file that is also returned."""
    content = "".join(json.dumps({"question": question}) + "\n" for question in QUESTIONS[:count]).encode()
    (folder / name).write_bytes(content)
    return content


def summary(answered: int, refused: int, failed: int, where: str = "", unused: str = "") -> str:
    told = f"{answered + refused + failed} questions{where}: {answered} answered, {refused} refused, {failed} failed"
    return told + (f"; not used: {unused}\n" if unused else "\n")


def summary_of(rows: bytes, where: str) -> str:
    """The summary of a result file of JSON lines, that names the file so."""
    counts = Counter(row["status"] for row in rows_in(rows))
    return summary(counts["answered"], counts["abstained"], counts["error"], f" in {where}")


def contents(folder: Path) -> dict[str, bytes | None]:
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The result file of QUESTIONS by its ending, made in one go."""
    folder = tmp_path_factory.mktemp("uninterrupted")
    write_questions(folder)
    for ending in (".jsonl", ".csv"):
        done = run(folder, "q.jsonl", "-o", f"out{ending}")
        assert done.returncode == 0, done.stderr.decode()
    return {ending: (folder / f"out{ending}").read_bytes() for ending in (".jsonl", ".csv")}


# -- what comes out ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content", "unused"),
    [
        ("q.txt", b"\xef\xbb\xbfhow do I bake bread\r\n\r\ncan a hidden character be attacked?\r\n", ""),
        (
            "q.csv",
            b'\xef\xbb\xbfid,question\r\n1,how do I bake bread\r\n\r\n2,"can a hidden character be attacked?"\r\n',
            "id",
        ),
        (
            "q.jsonl",
            b'{"q": "how do I bake bread"}\n\n{"question": "can a hidden character be attacked?", "style": 1}',
            "style",
        ),
    ],
    ids=["txt", "csv", "jsonl"],
)
def test_each_form_of_file_gives_one_row_a_question_in_order(
    tmp_path: Path, name: str, content: bytes, unused: str
) -> None:
    (tmp_path / name).write_bytes(content)
    done = run(tmp_path, name)
    assert (done.returncode, done.stderr.decode()) == (0, summary(1, 1, 0, unused=unused))
    assert [row["question"] for row in rows_in(done.stdout)] == ["how do I bake bread", HIDDEN]


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (["-"], b"how do I bake bread\ncan a hidden character be attacked?\n"),
        (["-", "--format", "csv"], b"q\nhow do I bake bread\ncan a hidden character be attacked?\n"),
        (["-", "--format", "jsonl"], b'{"q":"how do I bake bread"}\n{"q":"can a hidden character be attacked?"}\n'),
    ],
    ids=["no form named", "csv", "jsonl"],
)
def test_stdin_gives_one_row_a_question_in_order(tmp_path: Path, arguments: list[str], stdin: bytes) -> None:
    done = run(tmp_path, *arguments, stdin=stdin)
    assert (done.returncode, done.stderr.decode()) == (0, summary(1, 1, 0))
    assert [row["question"] for row in rows_in(done.stdout)] == ["how do I bake bread", HIDDEN]


def test_a_row_is_the_answer_that_the_python_api_gives(tmp_path: Path, judge: Judge) -> None:
    done = run(tmp_path, "-", "--game", "vs-system", "--as-of", "2010", "-k", "2", stdin=HIDDEN.encode())
    answer = judge.ask(HIDDEN, game="vs-system", as_of="2010", k=2)
    assert msgspec.json.decode(done.stdout, type=Answer) == answer
    assert len(answer.answers) == 2


def test_a_row_has_the_fields_of_the_contract(tmp_path: Path) -> None:
    done = run(tmp_path, "-", stdin=f"{HIDDEN}\nhow do I bake bread\n?\n".encode())
    rows = rows_in(done.stdout)
    assert [row["status"] for row in rows] == ["answered", "abstained", "error"]
    names = ["question", "status", "confidence", "resolved", "answers", "reason", "parts", "notice", "error"]
    names += ["band", "games", "by_game", "look_in", "assumed", "asked_as", "row"]
    assert [list(row) for row in rows] == [names] * 3
    assert all(0 <= row["confidence"] <= 1 for row in rows)
    assert [row["error"] is None for row in rows] == [True, True, False]
    assert [row["row"] for row in rows] == [1, 2, 3]
    assert rows[1]["reason"]
    assert len(rows[1]["answers"]) == 5


def test_the_game_and_date_of_a_row_go_before_those_of_the_command(tmp_path: Path) -> None:
    lines = [{"as_of": "2020"}, {"as_of": "2020", "game": "warhammer-invasion"}, {"as_of": ""}]
    (tmp_path / "q.jsonl").write_text("".join(json.dumps({"q": HIDDEN, **line}) + "\n" for line in lines))
    done = run(tmp_path, "q.jsonl", "--game", "vs-system", "--as-of", "1990")
    games = [{answer["game"] for answer in row["answers"]} for row in rows_in(done.stdout)]
    assert games == [{"vs-system"}, {"warhammer-invasion"}, set()]


def test_results_go_to_a_file_and_what_became_of_them_to_stderr(
    tmp_path: Path, uninterrupted: dict[str, bytes]
) -> None:
    (tmp_path / "q.txt").write_text("\n".join(QUESTIONS), encoding="utf-8")
    done = run(tmp_path, "q.txt", "-o", "out.jsonl")
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.decode() == summary_of(uninterrupted[".jsonl"], "out.jsonl")
    assert (tmp_path / "out.jsonl").read_bytes() == uninterrupted[".jsonl"]


def test_jsonl_and_csv_results_tell_the_same(uninterrupted: dict[str, bytes], tmp_path: Path) -> None:
    (tmp_path / "out.csv").write_bytes(uninterrupted[".csv"])
    flat = csv_rows_in(tmp_path / "out.csv")
    whole = rows_in(uninterrupted[".jsonl"])
    assert [row["question"] for row in whole] == [row["question"] for row in flat] == QUESTIONS
    assert [(row["status"], row["confidence"]) for row in whole] == [
        (row["status"], float(row["confidence"])) for row in flat
    ]
    assert [row["answers"][0]["id"] for row in whole] == [row["id"] for row in flat]


@pytest.mark.parametrize(("flag", "ending"), [("--nl", ".jsonl"), ("--csv", ".csv")])
@pytest.mark.parametrize("fields", [None, "row,id,status"])
def test_stdout_holds_what_a_file_does(tmp_path: Path, flag: str, ending: str, fields: str | None) -> None:
    write_questions(tmp_path, count=6)
    slim = () if fields is None else ("--fields", fields)
    printed = run(tmp_path, "q.jsonl", flag, *slim)
    filed = run(tmp_path, "q.jsonl", "-o", f"out{ending}", *slim)
    assert printed.stdout == (tmp_path / f"out{ending}").read_bytes()
    assert printed.stderr == filed.stderr.replace(f" in out{ending}".encode(), b"")


def test_slim_rows_are_resumed_with_the_same_fields_and_no_others(tmp_path: Path) -> None:
    write_questions(tmp_path, count=6)
    slim = ("q.jsonl", "-o", "out.csv", "--fields", "row,id,text")
    assert run(tmp_path, *slim).returncode == 0
    whole = (tmp_path / "out.csv").read_bytes()
    (tmp_path / "out.csv").write_bytes(whole[: len(whole) // 2])
    done = run(tmp_path, "q.jsonl", "-o", "out.csv", "--resume")
    assert (done.returncode, done.stderr.decode()) == (
        2,
        "judge: out.csv holds rows with other fields; go on with --fields row,id,text, or give another output, "
        "or begin anew with --force\n",
    )
    assert run(tmp_path, *slim, "--resume").returncode == 0
    assert (tmp_path / "out.csv").read_bytes() == whole


@pytest.mark.parametrize("fields", ["row,status", "row,error"])
def test_rows_from_before_count_whether_they_tell_their_status_or_not(tmp_path: Path, fields: str) -> None:
    options = ("q.jsonl", "-o", "out.csv", "--fields", fields)
    (tmp_path / "q.jsonl").write_bytes(b"x\n[]\n")
    assert run(tmp_path, *options).returncode == 1
    (tmp_path / "q.jsonl").write_bytes(b"x\n[]\n{}\n")
    done = run(tmp_path, *options, "--resume")
    counted = "3 questions in out.csv, 2 from before: 0 answered, 0 refused, 3 failed\n"
    assert (done.returncode, done.stderr.decode()) == (1, counted)


def test_an_answer_comes_before_the_next_question_is_given(tmp_path: Path) -> None:
    command = subprocess.Popen([*BATCH, "-"], cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with command:
        assert command.stdin is not None
        assert command.stdout is not None
        for question in (HIDDEN, "how do I bake bread", "and then"):
            command.stdin.write(question.encode() + b"\n")
            command.stdin.flush()
            assert json.loads(command.stdout.readline())["question"] == question
        command.stdin.close()
        assert command.stdout.read() == b""
    assert command.returncode == 0


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda file: file.stem)
def test_questions_of_other_hands_are_all_processed(tmp_path: Path, sample: Path) -> None:
    if not sample.is_file():
        pytest.skip(f"no {sample}")
    lines = sample.read_text(encoding="utf-8").splitlines()[:30]
    (tmp_path / "q.jsonl").write_text("\n".join(lines), encoding="utf-8")
    done = run(tmp_path, "q.jsonl")
    assert done.returncode == 0
    rows = rows_in(done.stdout)
    assert [row["question"] for row in rows] == [json.loads(line)["q"] for line in lines]
    assert "error" not in {row["status"] for row in rows}


# -- bad rows ---------------------------------------------------------------------------------------------------------


def test_bad_jsonl_rows_become_error_rows_and_the_rest_is_answered(tmp_path: Path) -> None:
    good = json.dumps({"question": HIDDEN}).encode()
    bad = {
        b"not JSON": "line 2 is not JSON",
        b"[1, 2]": "line 4 is no JSON object",
        b'{"answer": "x"}': "line 6 has no text in 'question'",
        b'{"question": 7}': "line 8 has no text in 'question'",
        b'{"question": "x", "game": 7}': "'game' of line 10",
        b'{"question": "caf\xe9"}': "not UTF-8",
        b'{"question": " "}': "question is empty",
        b'{"question": "x", "game": "chess"}': "no game 'chess'",
        b'{"question": "x", "as_of": "soon"}': "'soon' is not a date",
    }
    (tmp_path / "q.jsonl").write_bytes(b"".join(good + b"\n" + line + b"\n" for line in bad) + good)
    done = run(tmp_path, "q.jsonl")
    assert (done.returncode, done.stderr.decode()) == (0, summary(len(bad) + 1, 0, len(bad), unused="answer"))
    rows = rows_in(done.stdout)
    assert [row["status"] for row in rows] == ["answered", "error"] * len(bad) + ["answered"]
    for row, reason in zip(rows[1::2], bad.values(), strict=True):
        assert reason in row["error"]
        assert (row["answers"], row["confidence"]) == ([], 0)
    assert all({**row, "row": 1} == rows[0] and row["error"] is None for row in rows[::2])
    assert [row["row"] for row in rows] == list(range(1, len(rows) + 1))


@pytest.mark.parametrize("out", ["out.csv", "out.jsonl"])
def test_bad_csv_rows_become_error_rows_and_the_rest_is_answered(tmp_path: Path, out: str) -> None:
    bad = {
        b"short": "line 3 has no cell in column 'question'",
        b"2,": "question is empty",
        b"2,caf\xe9": "not UTF-8",
        b"2,a\rb": "line 9 is malformed CSV",
        b"2,x,chess": "no game 'chess'",
        b"2,x,,2006-02-30": "'2006-02-30' is not a date",
    }
    good = b"1," + HIDDEN.encode() + b"\n"
    lines = b"".join(good + line + b"\n" for line in bad)
    (tmp_path / "q.csv").write_bytes(b"id,question,game,as_of\n" + lines + good)
    done = run(tmp_path, "q.csv", "-o", out)
    assert (done.returncode, done.stderr.decode()) == (0, summary(len(bad) + 1, 0, len(bad), f" in {out}", "id"))
    rows = csv_rows_in(tmp_path / out) if out.endswith(".csv") else rows_in((tmp_path / out).read_bytes())
    assert [row["status"] for row in rows] == ["answered", "error"] * len(bad) + ["answered"]
    for row, reason in zip(rows[1::2], bad.values(), strict=True):
        assert reason in row["error"]


@pytest.mark.parametrize(("last", "code"), [(b"{}", 1), (b'{"q": "how do I bake bread"}', 0)])
def test_a_file_of_which_every_row_failed_ends_with_1(tmp_path: Path, last: bytes, code: int) -> None:
    (tmp_path / "q.jsonl").write_bytes(b"x\n[]\n" + last)
    done = run(tmp_path, "q.jsonl")
    assert (done.returncode, done.stderr.decode()) == (code, summary(0, 1 - code, 2 + code))
    assert [row["status"] for row in rows_in(done.stdout)] == ["error", "error", "error" if code else "abstained"]


# -- files that can't be processed ------------------------------------------------------------------------------------

UNUSABLE: dict[str, tuple[list[str], str]] = {
    "no file named": ([], "missing argument 'FILE'"),
    "missing file": (["missing.txt"], "can't read missing.txt (No such file or directory)"),
    "folder": (["folder.txt"], "folder.txt is a folder"),
    "binary file": (["binary.txt"], "binary.txt is a binary file"),
    "UTF-16": (["utf16.csv"], "UTF-16); save it as UTF-8"),
    "empty file": (["empty.jsonl"], "empty.jsonl is empty"),
    "whitespace only": (["blank.txt"], "blank.txt is empty"),
    "empty stdin": (["-"], "stdin is empty"),
    "no question column": (["columns.csv"], "no column 'question'; its columns are: id, text"),
    "unknown ending": (["page.html"], "page.html' does not end in .txt, .csv or .jsonl"),
    "unknown format": (["good.txt", "--format", "xml"], "'xml'"),
    "no answers wanted": (["good.txt", "-k", "0"], "-k"),
    "output in a missing folder": (["good.txt", "-o", "missing/out.csv"], "can't write missing/out.csv"),
    "output below a file": (["good.txt", "-o", "good.txt/out.csv"], "can't write good.txt/out.csv"),
    "output of an unknown ending": (["good.txt", "-o", "out.txt"], "'out.txt' does not end in .jsonl or .csv"),
    "output that exists": (["good.txt", "-o", "results.jsonl"], "exists already; continue it with --resume"),
    "output that is the input": (["good.jsonl", "-o", "good.jsonl"], "would go into good.jsonl, where"),
    "resumed output that is the input": (["good.jsonl", "-o", "good.jsonl", "--resume"], "would go into good.jsonl"),
    "resumed foreign jsonl": (["good.txt", "-o", "foreign.jsonl", "--resume"], "foreign.jsonl is no result file"),
    "resumed foreign csv": (["good.txt", "-o", "columns.csv", "--resume"], "columns.csv is no result file"),
    "resumed folder": (["good.txt", "-o", "folder.csv", "--resume"], "folder.csv is a folder"),
    "resumed stdout": (["good.txt", "--resume"], "stdout can't be resumed; give -o FILE"),
    "unknown field": (["good.txt", "--fields", "id,txt"], "no field 'txt'; nearest: text"),
    "no field": (["good.txt", "--fields", ","], "no field is named; the fields are: question, status"),
    "two forms": (["good.txt", "--nl", "--csv"], "--nl and --csv exclude each other"),
    "a form that the name of the file denies": (["good.txt", "--nl", "-o", "new.csv"], "--nl does not fit 'new.csv'"),
    "one JSON value": (["good.txt", "--json"], "no such option: --json"),
    "broken input, new output": (["binary.txt", "-o", "new.csv"], "binary.txt is a binary file"),
}


@pytest.mark.parametrize("what", UNUSABLE)
def test_what_can_not_be_processed_is_one_line_and_exit_code_2_and_touches_no_file(tmp_path: Path, what: str) -> None:
    files = {
        "good.txt": f"{HIDDEN}\n".encode(),
        "good.jsonl": b'{"question": "can I"}\n',
        "binary.txt": b"PK\x03\x04\x14\x00\x00\x00rest",
        "utf16.csv": "question\r\nwhat\r\n".encode("utf-16"),
        "empty.jsonl": b"",
        "blank.txt": b"\xef\xbb\xbf \r\n\t\r\n",
        "columns.csv": b"id,text\n1,what\n",
        "page.html": b"<p>what</p>\n",
        "results.jsonl": b'{"question":"can I","status":"answered","confidence":0.5}\n',
        "foreign.jsonl": b'{"id": 1, "text": "precious"}\n',
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    for name in ("folder.txt", "folder.csv"):
        (tmp_path / name).mkdir()
    before = contents(tmp_path)
    arguments, reason = UNUSABLE[what]
    done = run(tmp_path, *arguments)
    message = done.stderr.decode()
    assert (done.returncode, done.stdout) == (2, b"")
    assert message.startswith("judge: ")
    assert reason in message
    assert message.endswith("\n")
    assert message.count("\n") == 1
    assert contents(tmp_path) == before


# -- workers ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def workers_from_the_second_row(monkeypatch: pytest.MonkeyPatch) -> list[crew.Crew[Any, Any]]:
    """Have this process answer a single row before workers take over; gives the crews that are started."""
    crews: list[crew.Crew[Any, Any]] = []
    is_ready = crew.Crew.is_ready

    def wait(crew: crew.Crew[Any, Any]) -> bool:
        while not is_ready(crew):
            time.sleep(0.005)
        crews.append(crew)
        return True

    monkeypatch.setattr(crew, "FEW", 1)
    monkeypatch.setattr(crew.Crew, "is_ready", wait)
    return crews


@pytest.mark.parametrize("ending", [".jsonl", ".csv"])
def test_workers_write_what_one_process_writes(
    tmp_path: Path,
    ending: str,
    uninterrupted: dict[str, bytes],
    workers_from_the_second_row: list[crew.Crew[Any, Any]],
) -> None:
    write_questions(tmp_path)
    done = run(tmp_path, "q.jsonl", "-o", f"out{ending}", "--jobs", "2")
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.decode() == summary_of(uninterrupted[".jsonl"], f"out{ending}")
    assert (tmp_path / f"out{ending}").read_bytes() == uninterrupted[ending]
    assert len(workers_from_the_second_row) == 1


@pytest.mark.usefixtures("workers_from_the_second_row")
def test_workers_go_on_where_a_killed_run_stopped(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    whole = uninterrupted[".jsonl"]
    lines = whole.splitlines(keepends=True)
    (tmp_path / "out.jsonl").write_bytes(b"".join(lines[:9]) + lines[9][:50])
    write_questions(tmp_path)
    done = run(tmp_path, "q.jsonl", "-o", "out.jsonl", "--resume", "-j", "2")
    assert done.stderr.decode() == summary_of(whole, "out.jsonl, 9 from before")
    assert (tmp_path / "out.jsonl").read_bytes() == whole


@pytest.mark.usefixtures("workers_from_the_second_row")
def test_workers_take_the_options_of_the_command_and_bad_rows(tmp_path: Path) -> None:
    lines = ["not JSON", "{}", json.dumps({"q": HIDDEN}), json.dumps({"q": HIDDEN, "game": "chess"})] * 3
    (tmp_path / "q.jsonl").write_text("\n".join(lines))
    options = ("--game", "vs-system", "--as-of", "2010", "-k", "2", "--rulings-only")
    alone = run(tmp_path, "q.jsonl", *options, "--jobs", "1")
    together = run(tmp_path, "q.jsonl", *options, "--jobs", "2")
    assert (together.returncode, together.stderr.decode()) == (0, summary(3, 0, 9))
    assert together.stdout == alone.stdout
    assert together.stdout.count(b"\n") == len(lines)


@pytest.mark.usefixtures("workers_from_the_second_row")
def test_input_that_breaks_off_is_told_after_the_results_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from judge.batch import Row
    from judge.errors import InputFileError

    def rows(*_: object) -> Iterator[Row]:
        yield from (Row(n, HIDDEN) for n in range(5))
        raise InputFileError("can't read q.txt (gone)", "give a file that exists")

    monkeypatch.setattr("judge.batch.read_questions", rows)
    done = run(tmp_path, "q.txt", "--jobs", "2")
    assert (done.returncode, done.stdout.count(b"\n")) == (2, 5)
    assert done.stderr.decode() == "judge: can't read q.txt (gone); give a file that exists\n"


@posix_only
def test_workers_killed_five_times_change_nothing_in_the_file(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    uninterrupted: dict[str, bytes],
    workers_from_the_second_row: list[crew.Crew[Any, Any]],
) -> None:
    before = work.children(os.getpid())
    work_off = crew.Crew.work_off
    killed: list[int] = []

    def kill_five(crew: crew.Crew[Any, Any], items: Iterator[Any]) -> Iterator[Any]:
        for row, result in enumerate(work_off(crew, items)):
            if row % 2 == 0 and len(killed) < 5 and (there := work.children(os.getpid()) - before - set(killed)):
                killed.append(min(there))
                os.kill(killed[-1], signal.SIGKILL)
            yield result

    monkeypatch.setattr(crew.Crew, "work_off", kill_five)
    write_questions(tmp_path)
    done = run(tmp_path, "q.jsonl", "-o", "out.jsonl", "--jobs", "2")
    assert (done.returncode, done.stdout) == (0, b"")
    assert len(set(killed)) == 5
    assert (tmp_path / "out.jsonl").read_bytes() == uninterrupted[".jsonl"]
    assert len(workers_from_the_second_row) == 1
    assert work.children(os.getpid()) <= before


@posix_only
@pytest.mark.usefixtures("workers_from_the_second_row")
def test_a_row_that_kills_whoever_answers_it_is_an_error_row_and_the_file_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "q.txt").write_text("\n".join([*[HIDDEN] * 9, work.DEADLY_QUESTION, HIDDEN]))
    monkeypatch.setattr("judge.batch.answer_row", work.answer_or_die)
    done = run(tmp_path, "q.txt", "-o", "out.csv", "--fields", "row,status,error", "--jobs", "2")
    assert (done.returncode, done.stderr.decode()) == (0, summary(10, 0, 1, " in out.csv"))
    assert (tmp_path / "out.csv").read_text().splitlines()[9:] == [
        "9,answered,",
        '10,error,"a worker process was killed (SIGKILL) at this row, and those that were started in its place"',
        "11,answered,",
    ]


def test_an_index_that_workers_can_not_use_ends_the_run_as_it_would_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(shipped("index"), tmp_path / "index")
    start = crew.Crew.__init__

    def damage_and_start(*given: Any) -> None:
        (tmp_path / "index" / "encoder" / "vocab.txt").unlink()
        start(*given)

    monkeypatch.setattr(crew.Crew, "__init__", damage_and_start)
    monkeypatch.setattr(crew, "FEW", 3)
    (tmp_path / "q.txt").write_text(f"{HIDDEN}\n" * 500)
    done = run(tmp_path, "q.txt", "-o", "out.jsonl", "--index", "index", "--jobs", "2")
    assert done.returncode == 2
    assert done.stderr.startswith(b"judge: index/encoder/")
    assert done.stderr.count(b"\n") == 1
    assert 3 <= (tmp_path / "out.jsonl").read_bytes().count(b"\n") < 500


def test_fewer_jobs_than_one_are_a_wrong_command_line(tmp_path: Path) -> None:
    (tmp_path / "q.txt").write_text(HIDDEN)
    done = run(tmp_path, "q.txt", "--jobs", "0")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"--jobs" in done.stderr


@posix_only
@pytest.mark.parametrize("enough", [32, 80], ids=["while workers start", "while they work"])
def test_ctrl_c_at_the_terminal_reaches_no_worker_and_ends_them(tmp_path: Path, enough: int) -> None:
    given = write_questions(tmp_path, "some.jsonl") * 8
    with running(tmp_path, "out.jsonl", given, enough, "--jobs", "2") as command:
        while len(started := work.children(command.pid)) < 2:
            assert command.poll() is None
        os.killpg(command.pid, signal.SIGINT)  # as a terminal does: to the command and whatever else is in its group
        _, message = command.communicate(timeout=PATIENCE)
    output = (tmp_path / "out.jsonl").read_bytes()
    rows = rows_in(output)
    assert command.returncode == 130
    assert message.decode() == f"\njudge: stopped after {len(rows)} rows; go on with --resume\n"
    assert output.endswith(b"\n")
    assert [row["question"] for row in rows] == (QUESTIONS * 8)[: len(rows)]
    assert not any(map(work.is_running, started))


# -- kills and closed pipes -------------------------------------------------------------------------------------------


def reset_interrupt() -> None:
    """Let SIGINT through to the child also where the tests themselves run in the background, which ignores it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def running(folder: Path, out: str, given: bytes, enough: int, *options: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A run that has written ``enough`` lines and can't end by itself: its stdin holds ``given`` and stays open."""
    command = subprocess.Popen(
        [*BATCH, "-", "--format", "jsonl", "-o", out, *options],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=reset_interrupt,
    )
    try:
        assert command.stdin is not None
        command.stdin.write(given)
        command.stdin.flush()
        patience = time.monotonic() + PATIENCE
        while not (folder / out).exists() or (folder / out).read_bytes().count(b"\n") < enough:
            assert command.poll() is None, command.communicate()
            assert time.monotonic() < patience
            time.sleep(0.002)
        yield command
    finally:
        command.kill()
        command.communicate()


@posix_only
@pytest.mark.parametrize("ending", [".jsonl", ".csv"])
def test_a_run_killed_in_the_middle_is_resumed_to_the_result_of_an_uninterrupted_one(
    tmp_path: Path, ending: str, uninterrupted: dict[str, bytes]
) -> None:
    out, whole = f"out{ending}", uninterrupted[ending]
    given = write_questions(tmp_path, "some.jsonl", 20)
    with running(tmp_path, out, given, 5) as command:
        command.send_signal(signal.SIGKILL)
        assert command.wait() == -signal.SIGKILL
    left = (tmp_path / out).read_bytes()
    assert whole.startswith(left)
    assert 5 <= left.count(b"\n") <= 21
    write_questions(tmp_path)
    done = run(tmp_path, "q.jsonl", "-o", out, "--resume")
    assert done.returncode == 0
    assert (tmp_path / out).read_bytes() == whole
    before = left.count(b"\n") - (ending == ".csv")
    assert done.stderr.decode() == summary_of(uninterrupted[".jsonl"], f"{out}, {before} from before")


@pytest.mark.parametrize("ending", [".jsonl", ".csv"])
def test_a_last_line_cut_in_half_is_answered_anew(tmp_path: Path, ending: str, uninterrupted: dict[str, bytes]) -> None:
    whole = uninterrupted[ending]
    lines = whole.splitlines(keepends=True)
    (tmp_path / f"out{ending}").write_bytes(b"".join(lines[:9]) + lines[9][: len(lines[9]) // 2])
    write_questions(tmp_path)
    done = run(tmp_path, "q.jsonl", "-o", f"out{ending}", "--resume")
    assert done.returncode == 0
    assert (tmp_path / f"out{ending}").read_bytes() == whole


@pytest.mark.parametrize("ending", [".jsonl", ".csv"])
def test_resuming_what_is_finished_changes_nothing(
    tmp_path: Path, ending: str, uninterrupted: dict[str, bytes]
) -> None:
    (tmp_path / f"out{ending}").write_bytes(uninterrupted[ending])
    write_questions(tmp_path)
    done = run(tmp_path, "q.jsonl", "-o", f"out{ending}", "--resume")
    assert done.returncode == 0
    assert (tmp_path / f"out{ending}").read_bytes() == uninterrupted[ending]


def test_resuming_what_was_never_begun_begins_it(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    write_questions(tmp_path)
    assert run(tmp_path, "q.jsonl", "-o", "out.csv", "--resume").returncode == 0
    assert (tmp_path / "out.csv").read_bytes() == uninterrupted[".csv"]


@posix_only
@pytest.mark.parametrize("ending", [".jsonl", ".csv"])
def test_ctrl_c_leaves_whole_rows_to_resume_and_says_so(
    tmp_path: Path, ending: str, uninterrupted: dict[str, bytes]
) -> None:
    out, whole = f"out{ending}", uninterrupted[ending]
    given = write_questions(tmp_path, "some.jsonl", 20)
    with running(tmp_path, out, given, 4) as command:
        command.send_signal(signal.SIGINT)
        _, message = command.communicate(timeout=PATIENCE)
    left = (tmp_path / out).read_bytes()
    assert command.returncode == 130
    assert message.decode().splitlines()[-1].endswith("go on with --resume")
    assert b"Traceback" not in message
    assert left.endswith(b"\n")
    assert whole.startswith(left)
    write_questions(tmp_path)
    assert run(tmp_path, "q.jsonl", "-o", out, "--resume").returncode == 0
    assert (tmp_path / out).read_bytes() == whole


@posix_only
def test_a_reader_that_has_enough_ends_the_run_quietly(tmp_path: Path) -> None:
    command = subprocess.Popen(
        [*BATCH, "-"], cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    assert command.stdin is not None
    assert command.stdout is not None
    assert command.stderr is not None
    with command:
        command.stdin.write(f"{HIDDEN}\n".encode() * 200)  # answers to these fill any pipe; then stdin stays open
        assert command.stdout.read(13) == b'{"question":"'
        command.stdout.close()
        assert command.stderr.read() == b""
        assert command.wait(PATIENCE) == 0
