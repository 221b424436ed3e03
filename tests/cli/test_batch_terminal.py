"""``judge batch`` at a terminal: a readable line a question, rows where they are asked for, a bar where nothing scrolls by."""

from __future__ import annotations

import json
import os
import re
import struct
import subprocess
from pathlib import Path
from unittest import mock

import pytest
from rich.cells import cell_len

from judge import Judge
from judge.answers import Answer
from judge.batch.results import ResultFile
from judge.cli.printing.batches import line_of
from tests.helpers.command_line import COMMAND, PATIENCE, run
from tests.helpers.sources import ROOT
from tests.helpers.terminal import ESCAPES, Terminal, terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX pseudo-terminal")

QUESTIONS = ROOT / "examples" / "questions.csv"
SUMMARY = "4 questions{}: 3 answered, 1 refused, 0 failed; not used: table\n"
HIDDEN = "can a hidden character be attacked?"
# A bar anywhere: how many are done, the time, the rate.
BAR = re.compile(r"\d+ ?(/\d+|questions) \[.*questions/s\]")


def shown_by(opened: Terminal) -> str:
    """All that a command shows that ends with 0."""
    code, shown = opened.ends()
    assert code == 0, shown
    return shown


# -- lines -------------------------------------------------------------------------------------------------------------


def test_each_question_is_a_line_as_the_page_shows_it(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "batch.md").read_text(encoding="utf-8")
    _, _, block = page.partition("```text\n$ judge batch examples/questions.csv\n")
    with terminal(tmp_path, "batch", str(QUESTIONS)) as opened:
        shown = shown_by(opened)
    per_cent = re.compile(r"\d+%")  # a processor's last digit may tip a rounded one
    assert per_cent.sub("%", shown) == per_cent.sub("%", block.partition("```")[0])
    assert "\r" not in shown
    assert not BAR.search(shown)


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_a_line_is_one_line_that_fits_whatever_the_question(tmp_path: Path, columns: int) -> None:
    texts = [
        HIDDEN,
        "two\nlines\r\x1b[2J\x07 and more of it, so that it does not fit into a line of a terminal " * 3,
        "隠れたキャラクターは攻撃されますか 😀 " * 6,
        "does alaris target the guy he swaps with",
        "",
        "x" * 500,
    ]
    rows = [*({"q": text} for text in texts), {"q": HIDDEN, "game": "a\x1b[31mgame\n" * 9}]
    (tmp_path / "q.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    with terminal(tmp_path, "batch", str(tmp_path / "q.jsonl"), columns=columns, env={"NO_COLOR": "1"}) as opened:
        *lines, summary = shown_by(opened).splitlines()
        assert "\x1b" not in opened.raw
        assert "\x07" not in opened.raw
    assert [line.split()[0] for line in lines] == [str(n) for n in range(1, len(rows) + 1)]
    assert all(cell_len(line) <= columns and line == line.rstrip() for line in lines)
    assert summary.startswith(f"{len(rows)} questions: ")


def test_what_became_of_a_question_stands_out_in_colour_where_colours_are_wanted(tmp_path: Path) -> None:
    (tmp_path / "q.jsonl").write_text(f'{{"q": "{HIDDEN}"}}\n{{"q": "how do I bake bread"}}\n[]\n')
    with terminal(tmp_path, "batch", str(tmp_path / "q.jsonl"), columns=120) as opened:
        shown_by(opened)
    coloured = re.findall(r"\x1b\[3([136])m(.*?)\x1b\[0m", opened.raw)
    assert [colour for colour, _ in coloured] == ["6", "3", "1"]
    assert [text.partition(":")[0] for _, text in coloured[1:]] == ["refused", "failed"]


def test_a_line_tells_how_sure_the_ruling_is_and_keeps_the_end_of_its_id(judge: Judge) -> None:
    answer = judge.ask("does alaris target the guy he swaps with", k=1)
    assert answer.status == "answered"
    ruling = f"{answer.answers[0].id}#{answer.answers[0].point}"
    narrow, wide = (line_of(answer, 12, width) for width in (60, 200))
    assert narrow.startswith(f"  12  {answer.confidence:>4.0%}  does alaris")
    assert narrow.endswith(ruling[-20:])
    assert wide.endswith(f"  {ruling}")
    point = answer.answers[0].points[answer.answers[0].point - 1]
    assert f"{answer.question}  {point.text[:40]}" in wide


def test_a_refused_or_failed_question_says_why_and_claims_no_ruling(judge: Judge) -> None:
    refused = judge.ask("how do I bake bread")
    assert refused.status == "abstained"
    assert line_of(refused, 1, 200) == f"   1     -  how do I bake bread  refused: {refused.reason}"
    failed = Answer("who?", "error", 0.0, error="no game 'chess'; nearest: vs-system")
    assert line_of(failed, 1000, 200) == "1000     -  who?  failed: no game 'chess'; nearest: vs-system"


def test_ctrl_c_keeps_the_lines_and_says_how_many_there_are(tmp_path: Path) -> None:
    with terminal(tmp_path, "batch", "-") as opened:
        opened.type(f"{HIDDEN}\n")
        opened.shows(r"   1  .*701\.17")
        opened.interrupt()
        code, shown = opened.ends()
    assert code == 130
    assert shown.endswith("\njudge: stopped after 1 rows; give -o FILE to be able to go on\n")


# -- rows at a terminal ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [("--nl",), ("-o", "-")], ids=" ".join)
def test_json_lines_come_to_the_terminal_where_they_are_asked_for(tmp_path: Path, asked: tuple[str, ...]) -> None:
    with terminal(tmp_path, "batch", str(QUESTIONS), *asked) as opened:
        *rows, summary = shown_by(opened).splitlines(keepends=True)
    assert [json.loads(row)["row"] for row in rows] == [1, 2, 3, 4]
    assert summary == SUMMARY.format("")


def test_slim_rows_and_csv_come_to_the_terminal_where_they_are_asked_for(tmp_path: Path) -> None:
    with terminal(tmp_path, "batch", str(QUESTIONS), "--fields", "row,status") as opened:
        assert shown_by(opened).startswith('{"row":1,"status":"answered"}\n{"row":2,')
    with terminal(tmp_path, "batch", str(QUESTIONS), "--fields", "row,status", "--csv") as opened:
        shown = shown_by(opened)
    assert shown == "row,status\n1,answered\n2,answered\n3,answered\n4,abstained\n" + SUMMARY.format("")


# -- the bar -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [60, 80])
def test_a_bar_shows_how_many_are_done_of_how_many_and_the_rate(tmp_path: Path, columns: int) -> None:
    out = str(tmp_path / "out.csv")
    with terminal(tmp_path, "batch", str(QUESTIONS), "-o", out, columns=columns) as opened:
        bars, summary = shown_by(opened).rsplit("\n", 2)[:2]
    states = [state for state in bars.split("\r") if state.strip()]
    assert re.search(r"^ +0%\|.*\| 0/4 \[", states[0])
    assert re.search(r"^100%\|█+\| 4/4 \[.* [\d.]+ ?(questions/s|s/ questions)\]", states[-1])
    assert all(cell_len(state) <= columns for state in states)
    assert summary + "\n" == SUMMARY.format(f" in {out}")


def test_the_bar_of_a_resumed_run_begins_at_the_rows_done(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    with mock.patch.object(ResultFile, "finish", side_effect=KeyboardInterrupt):
        assert run("batch", QUESTIONS, "-o", out).returncode == 130
    rows = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(rows[:3]))
    with terminal(tmp_path, "batch", str(QUESTIONS), "-o", str(out), "--resume") as opened:
        shown = shown_by(opened)
    assert re.search(r"^\r +75%\|.*\| 3/4 \[", shown)
    assert shown.endswith("\n" + SUMMARY.format(f" in {out}, 3 from before"))
    assert out.read_bytes() == b"".join(rows)


def messages_at_a_terminal(command: str, stdin: bytes = b"") -> str:
    """What a shell's command writes to stderr where only that is a terminal."""
    import fcntl
    import pty
    import termios

    screen, stderr = pty.openpty()
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
    with subprocess.Popen(
        ["sh", "-c", command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr
    ) as process:
        os.close(stderr)
        process.communicate(stdin, timeout=PATIENCE)
    shown = b""
    try:
        while more := os.read(screen, 65536):
            shown += more
    except OSError:  # how Linux tells that the other side is closed
        pass
    os.close(screen)
    return ESCAPES.sub("", shown.decode()).replace("\r\n", "\n")


def test_a_bar_stands_where_stdout_is_a_file_and_not_where_a_pipe_may_show_the_rows(tmp_path: Path) -> None:
    judge = f"'{COMMAND[0]}' -m judge batch '{QUESTIONS}' --fields row"
    assert "| 4/4 [" in messages_at_a_terminal(f"{judge} > '{tmp_path / 'rows'}'")
    assert (tmp_path / "rows").read_text() == '{"row":1}\n{"row":2}\n{"row":3}\n{"row":4}\n'
    assert messages_at_a_terminal(f"{judge} | cat") == SUMMARY.format("")


def test_the_bar_of_questions_from_stdin_has_no_total(tmp_path: Path) -> None:
    judge = f"'{COMMAND[0]}' -m judge batch - -o '{tmp_path / 'out.csv'}'"
    shown = messages_at_a_terminal(judge, f"{HIDDEN}\nwhat is for lunch\n".encode())
    assert re.search(r"\r2 questions \[", shown)
    assert "%" not in shown
    assert shown.endswith("1 answered, 1 refused, 0 failed\n")
