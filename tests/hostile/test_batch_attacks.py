"""A batch killed, cut, damaged, resumed wrongly, shared, out of disk space: the file of an uninterrupted run, or one line and no change.

With ``--attacks 100``: 60 kills at random instants, a cut at each byte, each way of resuming wrongly, a fault at each call that writes.
"""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import pytest

from judge import Judge
from judge.answers import Answer
from judge.batch import Row, answer_row, open_results, read_questions
from judge.batch.results import ResultFile
from judge.errors import InputFileError
from judge.indexing.build import build_index
from tests.helpers import faults
from tests.helpers.command_line import COMMAND, PATIENCE, run
from tests.helpers.documents import write
from tests.helpers.invented import FILES

posix_only = pytest.mark.skipif(os.name == "nt", reason="kills and links are POSIX's here")
SUBJECTS = ("Grimble", "Nettle Sting", "the baron", "a sleeping guy", "=cmd|' /C calc'!A0", "\x1b[31mred\x9b0m", "")
SEED = 14


class Place:
    """A folder with questions, an index of the invented corpus, and what an uninterrupted run writes."""

    def __init__(self, folder: Path, index: Path, corpus: Path) -> None:
        self.folder = folder
        self.named = ("--index", str(index), "--corpus", str(corpus))

    def batch(self, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """A run in this process."""
        return run("batch", *arguments, *self.named, folder=self.folder, stdin=stdin)

    def started(self, *arguments: str) -> subprocess.Popen[bytes]:
        """A run as a process of its own."""
        command = [*COMMAND, "batch", *arguments, *self.named]
        return subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def write(self, name: str, count: int) -> None:
        """A file of questions."""
        lines = [json.dumps({"question": f"{SUBJECTS[n % len(SUBJECTS)]} may attack {n} times?"}) for n in range(count)]
        lines[2::5] = ["{not JSON"] * len(lines[2::5])
        (self.folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")

    def whole(self, name: str, out: str, *options: str) -> bytes:
        """What an uninterrupted run writes."""
        target = f"whole-{out}"
        (self.folder / target).unlink(missing_ok=True)
        done = self.batch(name, "-o", target, *options)
        assert done.returncode == 0, done.stderr
        return (self.folder / target).read_bytes()


@pytest.fixture
def place(tmp_path: Path, invented_index: Path, invented_corpus: Path) -> Place:
    return Place(tmp_path, invented_index, invented_corpus)


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def is_one_line(message: str) -> bool:
    return message.startswith("judge: ") and message.endswith("\n") and message.count("\n") == 1


# -- kills -------------------------------------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
def test_a_run_killed_at_any_instant_is_resumed_to_the_very_file(place: Place, out: str, attacks: int) -> None:
    place.write("q.jsonl", 120)
    whole = place.whole("q.jsonl", out)
    chance = random.Random(SEED)
    target = place.folder / out
    cut = 0
    for n in range(max(1, 30 * attacks // 100)):
        target.unlink(missing_ok=True)
        for again in range(chance.choice((1, 1, 2))):  # a resumed run may be killed, too
            wanted = chance.random() * len(whole)
            resumed = ("--resume",) if again else ()
            command = place.started("q.jsonl", "-o", out, "--jobs", str(1 + n % 2), *resumed)
            patience = time.monotonic() + PATIENCE
            while command.poll() is None and (not target.exists() or target.stat().st_size < wanted):
                assert time.monotonic() < patience
            time.sleep(chance.random() * 0.01)
            command.send_signal(signal.SIGKILL)
            command.communicate()
        left = target.read_bytes()
        assert whole.startswith(left)
        cut += 0 < len(left) < len(whole)
        done = place.batch("q.jsonl", "-o", out, "--resume")
        assert done.returncode == 0, done.stderr
        assert target.read_bytes() == whole
        assert not (place.folder / f"{out}.judge").exists()
    assert cut


# -- cuts and damage ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def answers(invented_index: Path, invented_corpus: Path) -> list[tuple[Row, Answer]]:
    judge = Judge.open(invented_index, invented_corpus)
    rows = [Row(n, f"{subject} may attack twice?") for n, subject in enumerate(SUBJECTS[:4], 1)]
    rows.append(Row(5, error="line 5 is not UTF-8"))
    return [(row, answer_row(judge, row, game=None, doc=None, as_of=None, k=1)) for row in rows]


def write_out(target: Path, answers: list[tuple[Row, Answer]], resume: bool = False, is_finished: bool = True) -> int:
    """Write all answers as a run does; return how many of them it had to ask for."""
    results = open_results(str(target), resume, made={"-k": "1"})
    try:
        asked = list(results.rest(iter([row for row, _ in answers])))
        for row, answer in answers[len(answers) - len(asked) :]:
            results.write(answer, row)
        if is_finished:
            results.finish()
    finally:
        results.close()
    return len(asked)


@pytest.mark.parametrize("has_record", [True, False])
@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
def test_a_file_cut_at_any_byte_is_resumed_to_the_very_file(
    tmp_path: Path, answers: list[tuple[Row, Answer]], out: str, has_record: bool, attacks: int
) -> None:
    target, record = tmp_path / out, tmp_path / f"{out}.judge"
    write_out(target, answers, is_finished=False)
    whole, recorded = target.read_bytes(), record.read_bytes()
    for cut in range(0, len(whole) + 1, max(1, 100 // attacks)):
        target.write_bytes(whole[:cut])
        record.unlink(missing_ok=True)
        if has_record:
            record.write_bytes(recorded)
        rows = max(0, whole[:cut].count(b"\n") - out.endswith(".csv"))
        assert write_out(target, answers, resume=True) == len(answers) - (rows if has_record else 0)
        assert target.read_bytes() == whole
        assert names_in(tmp_path) == {out}


@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
def test_a_record_cut_or_damaged_anywhere_costs_only_time(
    tmp_path: Path, answers: list[tuple[Row, Answer]], out: str, attacks: int
) -> None:
    target, record = tmp_path / out, tmp_path / f"{out}.judge"
    write_out(target, answers, is_finished=False)
    whole, recorded = target.read_bytes(), record.read_bytes()
    chance = random.Random(SEED)
    for at in range(0, len(recorded), max(1, 20 // attacks)):
        flipped = bytearray(recorded)
        flipped[at] ^= 1 << chance.randrange(8)
        for damaged in (recorded[:at], bytes(flipped), recorded[:at] + recorded[at + 1 :]):
            target.write_bytes(whole[: chance.randrange(1, len(whole))])
            left = target.read_bytes()
            record.write_bytes(damaged)
            try:
                write_out(target, answers, resume=True)
            except InputFileError:
                assert target.read_bytes() == left
            else:
                assert target.read_bytes() == whole


@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
def test_a_file_damaged_anywhere_is_mended_by_nobody_in_silence(
    tmp_path: Path, answers: list[tuple[Row, Answer]], out: str, attacks: int
) -> None:
    target, record = tmp_path / out, tmp_path / f"{out}.judge"
    write_out(target, answers, is_finished=False)
    whole, recorded = target.read_bytes(), record.read_bytes()
    for at in range(0, len(whole), max(1, 200 // attacks)):
        damaged = bytearray(whole)
        damaged[at] ^= 4
        target.write_bytes(damaged)
        record.write_bytes(recorded)
        with pytest.raises(InputFileError):
            write_out(target, answers, resume=True)
        assert target.read_bytes() == damaged


# -- resuming wrongly, sharing -----------------------------------------------------------------------------------------

OPTIONS = {
    "another number of rulings": ("-k", "1"),
    "another game": ("--game", "vs-remix"),
    "another document": ("--doc", "moon"),
    "another day": ("--as-of", "1999-01-01"),
    "rulings only": ("--rulings-only",),
    "slim rows": ("--fields", "row,status"),
}


def stop_after(place: Place, rows: int, name: str, out: str, *options: str) -> bytes:
    """Have a run stop as Ctrl-C stops it, and return what it leaves."""
    write, target = ResultFile.write, place.folder / out

    def stopping(results: ResultFile, answer: Answer, asked: Row) -> None:
        if results.done == rows:
            raise KeyboardInterrupt
        write(results, answer, asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ResultFile, "write", stopping)
        assert place.batch(name, "-o", out, *options).returncode == 130
    return target.read_bytes()


@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
@pytest.mark.parametrize("what", OPTIONS)
def test_resuming_with_other_options_is_refused_either_way(place: Place, what: str, out: str) -> None:
    place.write("q.jsonl", 9)
    for first, second in (((), OPTIONS[what]), (OPTIONS[what], ())):
        (place.folder / out).unlink(missing_ok=True)
        left = stop_after(place, 4, "q.jsonl", out, *first)
        done = place.batch("q.jsonl", "-o", out, "--resume", *second)
        assert (done.returncode, done.stdout, is_one_line(done.stderr)) == (2, "", True), done.stderr
        assert f"{out} was begun with" in done.stderr
        assert (place.folder / out).read_bytes() == left
        assert place.batch("q.jsonl", "-o", out, "--resume", *first).returncode == 0
        assert (place.folder / out).read_bytes() == place.whole("q.jsonl", out, *first)


def test_resuming_csv_with_cells_as_they_are_is_refused(place: Place) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 6, "q.jsonl", "out.csv")
    done = place.batch("q.jsonl", "-o", "out.csv", "--resume", "--raw-csv")
    assert (done.returncode, "out.csv was begun without --raw-csv" in done.stderr) == (2, True)
    assert (place.folder / "out.csv").read_bytes() == left


@pytest.mark.parametrize("setting", [{"JUDGE_GAME": "vs-remix"}, {"JUDGE_AS_OF": "1999-01-01"}])
def test_resuming_with_other_settings_is_refused(
    place: Place, setting: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 4, "q.jsonl", "out.jsonl")
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    done = place.batch("q.jsonl", "-o", "out.jsonl", "--resume")
    assert (done.returncode, "was begun without the setting" in done.stderr) == (2, True)
    assert (place.folder / "out.jsonl").read_bytes() == left


CHANGES: dict[str, Callable[[list[str]], list[str]]] = {
    "another question first": lambda lines: [lines[1], lines[0], *lines[2:]],
    "a question more first": lambda lines: ['{"question": "what is winding?"}', *lines],
    "a question less": lambda lines: lines[1:],
    "another last question of those done": lambda lines: [*lines[:3], '{"q": "who wakes?"}', *lines[4:]],
    "a game for a row": lambda lines: ['{"question": "Grimble may attack 0 times?", "game": "vs-remix"}', *lines[1:]],
    "a day for a row": lambda lines: ['{"question": "Grimble may attack 0 times?", "as_of": "1999"}', *lines[1:]],
    "fewer questions than are done": lambda lines: lines[:3],
}


@pytest.mark.parametrize("has_record", [True, False])
@pytest.mark.parametrize("change", CHANGES)
def test_resuming_with_another_input_is_refused(place: Place, change: str, has_record: bool) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 4, "q.jsonl", "out.jsonl")
    if not has_record:
        (place.folder / "out.jsonl.judge").unlink()
    names = names_in(place.folder)
    lines = (place.folder / "q.jsonl").read_text().splitlines()
    (place.folder / "q.jsonl").write_text("\n".join(CHANGES[change](lines)) + "\n")
    done = place.batch("q.jsonl", "-o", "out.jsonl", "--resume")
    assert (done.returncode, done.stdout, is_one_line(done.stderr)) == (2, "", True), done.stderr
    assert (place.folder / "out.jsonl").read_bytes() == left
    assert names_in(place.folder) == names


@pytest.mark.parametrize("has_record", [True, False])
def test_resuming_after_the_rulings_changed_is_refused(place: Place, has_record: bool, encoder_folder: Path) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 4, "q.jsonl", "out.jsonl")
    if not has_record:
        (place.folder / "out.jsonl.judge").unlink()
    changed = {
        **FILES,
        "vs-system/moon.md": FILES["vs-system/moon.md"].replace("may attack twice", "may attack thrice"),
    }
    corpus = write(place.folder / "corpus", changed)
    build_index([corpus], place.folder / "index", encoder_folder)
    other = Place(place.folder, place.folder / "index", corpus)
    done = other.batch("q.jsonl", "-o", "out.jsonl", "--resume")
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert ("was begun with another index or corpus" in done.stderr) is has_record
    assert (place.folder / "out.jsonl").read_bytes() == left
    assert place.batch("q.jsonl", "-o", "out.jsonl", "--resume").returncode == 0


def test_slim_rows_that_do_not_tell_their_question_are_not_mixed_either(place: Place) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 4, "q.jsonl", "out.csv", "--fields", "row,text")
    lines = (place.folder / "q.jsonl").read_text().splitlines()
    (place.folder / "q.jsonl").write_text("\n".join([lines[0], lines[2], lines[1], *lines[3:]]))
    done = place.batch("q.jsonl", "-o", "out.csv", "--resume", "--fields", "row,text")
    assert done.returncode == 2
    assert (place.folder / "out.csv").read_bytes() == left


@pytest.mark.parametrize("source", ["q.jsonl", "-"])
def test_an_input_that_grew_is_gone_on_with(place: Place, source: str) -> None:
    place.write("q.jsonl", 12)
    all_of_it = (place.folder / "q.jsonl").read_text()
    some_of_it = "".join(all_of_it.splitlines(keepends=True)[:6])
    whole = place.whole("q.jsonl", "out.jsonl")
    (place.folder / "q.jsonl").write_text(some_of_it)
    options = (source, "--format", "jsonl", "-o", "out.jsonl")
    assert place.batch(*options, stdin=some_of_it).returncode == 0
    (place.folder / "q.jsonl").write_text(all_of_it)
    assert place.batch(*options, "--resume", stdin=all_of_it).returncode == 0
    assert (place.folder / "out.jsonl").read_bytes() == whole


@posix_only
def test_the_second_of_two_runs_on_one_output_is_refused(place: Place, attacks: int) -> None:
    place.write("q.jsonl", 60)
    whole = place.whole("q.jsonl", "out.jsonl")
    (place.folder / "link.jsonl").symlink_to("out.jsonl")
    for n in range(max(1, 20 * attacks // 100)):
        (place.folder / "out.jsonl").unlink(missing_ok=True)
        second = ("link.jsonl" if n % 2 else "out.jsonl", *(("--resume",), ("--force",), ())[n % 3])
        commands = [
            place.started("q.jsonl", "-o", "out.jsonl", "-j", "1"),
            place.started("q.jsonl", "-j", "1", "-o", *second),
        ]
        ends = [(command.communicate(timeout=PATIENCE)[1].decode(), command.returncode) for command in commands]
        assert (place.folder / "out.jsonl").read_bytes() == whole
        assert {code for _, code in ends} <= {0, 2}, ends
        assert any(code == 0 for _, code in ends)
        assert all(code == 0 or is_one_line(message) for message, code in ends)
        assert not (place.folder / "out.jsonl.judge").exists()


# -- foreign files, the input as output --------------------------------------------------------------------------------

FOREIGN = (
    b"precious",
    b"precious\n",
    b'{"question":',
    b'{"question":"Gr',
    b"question",
    b"question,status\n1,",
    b"{",
    b"\n",
    b"\0",
)


@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
@pytest.mark.parametrize("content", FOREIGN)
def test_a_foreign_file_is_neither_cut_nor_written_on(place: Place, out: str, content: bytes) -> None:
    place.write("q.jsonl", 3)
    (place.folder / out).write_bytes(content)
    names = names_in(place.folder)
    for options in ((), ("--resume",)):
        done = place.batch("q.jsonl", "-o", out, *options)
        left = (place.folder / out).read_bytes()
        if done.returncode == 0:  # it stands at the very beginning of what this run writes
            assert left == place.whole("q.jsonl", out)
            assert left.startswith(content)
            return
        assert (done.returncode, is_one_line(done.stderr), left) == (2, True, content)
        assert names_in(place.folder) == names
    assert place.batch("q.jsonl", "-o", out, "--force").returncode == 0
    assert (place.folder / out).read_bytes() == place.whole("q.jsonl", out)


@pytest.mark.parametrize("options", [(), ("--resume",), ("--force",)])
def test_a_foreign_file_where_the_record_belongs_is_left_alone(place: Place, options: tuple[str, ...]) -> None:
    place.write("q.jsonl", 3)
    (place.folder / "out.jsonl.judge").write_bytes(b"precious")
    done = place.batch("q.jsonl", "-o", "out.jsonl", *options)
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert (place.folder / "out.jsonl.judge").read_bytes() == b"precious"
    assert not (place.folder / "out.jsonl").exists()


@posix_only
@pytest.mark.parametrize("options", [(), ("--resume",), ("--force",)])
@pytest.mark.parametrize("link", ["itself", "path", "symlink", "hard link", "record"])
def test_the_input_is_never_the_output(place: Place, link: str, options: tuple[str, ...]) -> None:
    place.write("in.jsonl", 3)
    source = place.folder / "in.jsonl"
    content = source.read_bytes()
    out = {"itself": "in.jsonl", "path": f"../{place.folder.name}/in.jsonl"}.get(link, "out.jsonl")
    if link == "symlink":
        (place.folder / out).symlink_to("in.jsonl")
    elif link == "hard link":
        (place.folder / out).hardlink_to(source)
    elif link == "record":
        (place.folder / "out.jsonl.judge").hardlink_to(source)
    done = place.batch("in.jsonl", "-o", out, *options)
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert "in.jsonl, where the questions are" in done.stderr
    assert source.read_bytes() == content


@posix_only
@pytest.mark.parametrize("source", ["q.jsonl", "-"])
def test_stdout_that_is_appended_to_the_input_is_refused(place: Place, source: str) -> None:
    place.write("q.jsonl", 3)
    file = place.folder / "q.jsonl"
    content = file.read_bytes()
    with file.open("ab") as out, file.open("rb") as given:
        command = [*COMMAND, "batch", source, "--format", "jsonl", *place.named]
        done = subprocess.run(
            command, cwd=place.folder, stdin=given, stdout=out, stderr=subprocess.PIPE, timeout=PATIENCE, check=False
        )
    assert (done.returncode, is_one_line(done.stderr.decode())) == (2, True)
    assert file.read_bytes() == content


@posix_only
def test_pipes_and_devices_are_written_to_and_not_resumed(place: Place) -> None:
    place.write("q.jsonl", 6)
    whole = place.whole("q.jsonl", "out.jsonl")
    os.mkfifo(place.folder / "pipe.jsonl")
    command = place.started("q.jsonl", "-o", "pipe.jsonl")
    assert (place.folder / "pipe.jsonl").read_bytes() == whole
    command.communicate(timeout=PATIENCE)
    assert command.returncode == 0
    assert place.batch("q.jsonl", "-o", "/dev/null").returncode == 0
    for target in ("/dev/null", "pipe.jsonl"):
        done = place.batch("q.jsonl", "-o", target, "--resume")
        assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert not any(name.endswith(".judge") for name in names_in(place.folder))


# -- a full disk -------------------------------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize("fault", ["no space", "killed"])
@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
def test_a_fault_at_any_call_that_writes_leaves_what_is_resumed_to_the_very_file(
    place: Place, out: str, fault: faults.Fault, attacks: int
) -> None:
    faults.needs_strace()
    place.write("q.jsonl", 4)
    whole = place.whole("q.jsonl", out)
    target = place.folder / out
    arguments = ("batch", place.folder / "q.jsonl", "-o", target, "-j", "1", *place.named)
    calls = faults.count(*arguments, env=os.environ, fault=fault)
    for call in faults.spread(calls, max(2, len(calls) * attacks // 100)):
        target.unlink(missing_ok=True)
        done = faults.run_with(fault, call, *arguments, env=os.environ)
        assert done.returncode in ((2,) if fault == "no space" else (-9, 137)), (call, done)
        assert "Traceback" not in done.stderr
        left = target.read_bytes() if target.exists() else b""
        assert whole.startswith(left)
        done = place.batch("q.jsonl", "-o", out, "--resume")
        assert done.returncode == 0, (call, done.stderr)
        assert target.read_bytes() == whole


class FullDisk:
    """Takes so many bytes and no more; a write that goes over it is taken in part."""

    def __init__(self, room: int) -> None:
        self.room = room

    def write_all(self, file: IO[bytes], data: bytes) -> None:
        file.write(data[: self.room])
        self.room -= len(data)
        if self.room < 0:
            self.room = 0
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
def test_a_disk_that_is_full_at_any_byte_is_one_line_and_resumed_to_the_very_file(
    place: Place, out: str, attacks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.write("q.jsonl", 4)
    whole = place.whole("q.jsonl", out, "--fields", "row,status,id,text")
    target = place.folder / out
    options = ("q.jsonl", "-o", out, "--fields", "row,status,id,text")
    for room in range(0, len(whole), max(1, 300 // attacks)):
        target.unlink(missing_ok=True)
        disk = FullDisk(room)
        with monkeypatch.context() as patch:
            for module in ("record", "results"):
                patch.setattr(f"judge.batch.{module}.write_all", disk.write_all)
            done = place.batch(*options)
        assert (done.returncode, is_one_line(done.stderr)) == (2, True), done.stderr
        assert f"can't write {out} (No space left on device)" in done.stderr
        assert whole.startswith(target.read_bytes())
        assert place.batch(*options, "--resume").returncode == 0
        assert target.read_bytes() == whole


# -- input -------------------------------------------------------------------------------------------------------------


def hostile_inputs() -> Iterator[tuple[str, bytes]]:
    """Files of questions that hold what none should."""
    yield "q.jsonl", b'{"question": "\\ud800"}\n{"question": "a\\udc00b", "game": "\\ud800"}\n{"q": "x\\u0000y"}\n'
    yield (
        "q.jsonl",
        b"\xef\xbb\xbf" + b'{"question": "who wakes?"}\n' + b"\xef\xbb\xbf" + b'{"question": "who wakes?"}\n',
    )
    yield "q.jsonl", b'{"question": "' + b"x" * 10_000_000 + b'"}\n{"question": "who wakes?"}\n'
    yield "q.jsonl", b'{"question": "who wakes?", "game": "\\u001b[31m\\u009b", "as_of": "\\u202e"}\n'
    yield "q.jsonl", b'{"question": 1e999}\n{"question": {}}\nNaN\n"\n' + b"\x80" * 50 + b"\n"
    yield "q.txt", b"x" * 10_000_000 + b"\nwho wakes?\n"
    yield (
        "q.txt",
        b"who wakes?\n" * 3
        + b"\n" * 5000
        + b"a\0b\n\x1b[2J\x9b\n\xc2\x9b0m\n\xed\xa0\x80\n\xff\xfe\n\xf4\x90\x80\x80\n",
    )
    yield "q.txt", "who\u2028wakes\u2029now\x85?\n\ufeffwho wakes?\n\u202ewho wakes?\n".encode()
    yield "q.txt", "who wakes?\n".encode("utf-16-be").replace(b"\0", b"")[:5] + b"\xff\xff\n"
    yield "q.csv", b'question\n"' + b"x\n" * 500_010 + b'"\nwho wakes?\n'
    yield "q.csv", b"question\n" + b"x" * 10_000_000 + b"\nwho wakes?\n"
    yield "q.csv", b'question,game\n"a\0b",\n=1+1,\n+1,\n-1,\n@a,\n"\t=1",\n"\r=1",\n\xff,\nwho wakes?,"\xff"\n'
    yield "q.csv", b"question\n" + b'"' * 100_001 + b"\nwho wakes?\n"


@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
@pytest.mark.parametrize(("name", "content"), list(hostile_inputs()))
def test_hostile_input_is_bad_rows_or_one_line(place: Place, name: str, content: bytes, out: str) -> None:
    (place.folder / name).write_bytes(content)
    done = place.batch(name, "-o", out)
    if done.returncode == 2:
        assert is_one_line(done.stderr)
        return
    written = (place.folder / out).read_bytes()
    assert not set(written.decode()) & {chr(c) for c in (*range(9), *range(14, 32), *range(127, 160), 0x202E)}
    rows = list(read_questions(str(place.folder / name)))
    assert written.count(b"\n") == len(rows) + out.endswith(".csv")
    if out.endswith(".jsonl"):
        assert [json.loads(line)["row"] for line in written.splitlines()] == list(range(1, len(rows) + 1))
    (place.folder / out).write_bytes(written[: len(written) // 2])
    assert place.batch(name, "-o", out, "--resume").returncode == done.returncode
    assert (place.folder / out).read_bytes() == written
