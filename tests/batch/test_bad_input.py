"""What people and machines do wrong to a batch: each is one clear line or one bad row, and nothing is lost."""

import csv
import json
import os
import subprocess
from pathlib import Path

import pytest

from judge.answers import Answer
from judge.batch import Row, open_results, read_questions
from judge.errors import InputFileError
from tests.helpers.command_line import COMMAND, PATIENCE, run_bytes, start_bytes

BATCH = (*COMMAND, "batch")


def run(folder: Path, *arguments: str, stdin: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    return run_bytes("batch", *arguments, stdin=stdin, folder=folder)


def assert_one_line_and_2(done: "subprocess.CompletedProcess[bytes]") -> None:
    """It says in one line what is wrong, with exit code 2."""
    assert (done.returncode, done.stderr.count(b"\n"), done.stderr[:7]) == (2, 1, b"judge: "), done.stderr.decode()


def test_a_csv_file_cut_within_its_first_row_gets_no_second_header(tmp_path: Path) -> None:
    target = tmp_path / "out.csv"
    answers = [Answer("one", "abstained", 0.1), Answer("two", "abstained", 0.2)]
    for resume in (False, True):
        results = open_results(str(target), resume)
        for n, answer in enumerate(answers, 1):
            results.write(answer, Row(n, answer.question))
        results.finish()
        if not resume:
            whole = target.read_bytes()
            target.write_bytes(whole[: whole.index(b"\n") + 4])
    assert target.read_bytes() == whole


def test_a_csv_result_is_one_line_also_where_its_error_is_not(tmp_path: Path) -> None:
    rows = [{"question": "a", "game": "vs\nsystem"}, {"question": "b"}, {"question": "c"}]
    (tmp_path / "q.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert run(tmp_path, "q.jsonl", "-o", "out.csv").returncode == 0
    whole = (tmp_path / "out.csv").read_bytes()
    assert whole.count(b"\n") == 4
    (tmp_path / "out.csv").write_bytes(whole[: whole.index(b"\nb,") + 1])
    assert run(tmp_path, "q.jsonl", "-o", "out.csv", "--resume").returncode == 0
    with (tmp_path / "out.csv").open(newline="", encoding="utf-8") as file:
        assert [row["question"] for row in csv.DictReader(file)] == ["a", "b", "c"]


def test_two_lines_of_one_csv_cell_that_are_not_utf8_cost_no_other_row(tmp_path: Path) -> None:
    (tmp_path / "q.csv").write_bytes(b'question\n"a\n\xff\n\xff\nb"\nsecond\nthird\n')
    rows = list(read_questions(str(tmp_path / "q.csv")))
    assert [(row.question, row.error is None) for row in rows] == [("", False), ("second", True), ("third", True)]


def test_json_nested_too_deeply_is_a_bad_row(tmp_path: Path) -> None:
    (tmp_path / "q.jsonl").write_text("[" * 100_000 + '\n{"q": "after"}\n')
    rows = list(read_questions(str(tmp_path / "q.jsonl")))
    assert [row.error is None for row in rows] == [False, True]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "out.jsonl").symlink_to("/dev/full")
    assert_one_line_and_2(run(tmp_path, "-", "-o", "out.jsonl", stdin=b"what\n"))


def test_names_too_long_are_one_line(tmp_path: Path) -> None:
    assert_one_line_and_2(run(tmp_path, "a" * 300 + ".txt"))
    assert_one_line_and_2(run(tmp_path, "-", "-o", "a" * 300 + ".csv", stdin=b"what\n"))


def test_results_on_stdout_are_utf8_whatever_the_terminal_s_encoding(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = start_bytes("batch", "-", stdin="how → why 😀\n".encode(), folder=tmp_path, env=env)
    assert done.returncode == 0, done.stderr.decode()
    assert json.loads(done.stdout.decode("utf-8"))["question"] == "how → why 😀"


@pytest.mark.parametrize("options", [("--game", "chess"), ("--doc", "none"), ("--as-of", "soon")])
def test_a_wrong_option_of_the_command_ends_it_instead_of_failing_every_row(
    tmp_path: Path, options: tuple[str, str]
) -> None:
    assert_one_line_and_2(run(tmp_path, "-", *options, stdin=b"what\nhow\n"))


def test_a_pipe_can_be_named_as_the_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "q.txt")
    command = subprocess.Popen([*BATCH, "q.txt"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    (tmp_path / "q.txt").write_text("what\nhow\n")
    out, err = command.communicate(timeout=PATIENCE)
    assert (command.returncode, out.count(b"\n"), err.count(b"\n")) == (0, 2, 1)


def test_stdin_that_is_utf16_or_binary_is_refused_as_a_file_is(tmp_path: Path) -> None:
    assert_one_line_and_2(run(tmp_path, "-", stdin="what\nhow\n".encode("utf-16")))


def test_a_quote_that_is_never_closed_does_not_swallow_the_rest_in_silence(tmp_path: Path) -> None:
    (tmp_path / "q.csv").write_bytes(b'question\nfirst\n"second\nthird\nfourth\n')
    assert any(row.error for row in read_questions(str(tmp_path / "q.csv")))


def test_stdin_that_is_closed_is_one_line(tmp_path: Path) -> None:
    command = subprocess.run(
        [*BATCH, "-"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: os.close(0),
        timeout=PATIENCE,
        check=False,
    )
    assert_one_line_and_2(command)


def test_blank_lines_before_the_header_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "q.csv").write_bytes(b"\n\nquestion\nfirst\n")
    assert [row.question for row in read_questions(str(tmp_path / "q.csv"))] == ["first"]


def test_a_folder_is_called_a_folder(tmp_path: Path) -> None:
    with pytest.raises(InputFileError, match="is a folder"):
        next(read_questions(str(tmp_path)))
