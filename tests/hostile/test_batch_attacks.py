"""A batch killed, cut, damaged, out of disk space, given what no file of questions should hold: the whole file in the end.

With ``--attacks 100``: 60 kills at random instants, a cut at each byte, a fault at each call that writes.
"""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from judge import Judge
from judge.answers import Answer
from judge.batch import Row, answer_row, open_results, read_questions
from judge.errors import InputFileError
from tests.helpers import faults
from tests.helpers.batches import SUBJECTS, Place, is_one_line, names_in
from tests.helpers.command_line import PATIENCE

posix_only = pytest.mark.skipif(os.name == "nt", reason="kills and faults are POSIX's here")
SEED = 14


@pytest.fixture
def place(tmp_path: Path, invented_index: Path, invented_corpus: Path) -> Place:
    return Place(tmp_path, invented_index, invented_corpus)


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
        # Where only the summary on stderr could not be written, all is well.
        assert done.returncode in ((0, 2) if fault == "no space" else (-9, 137)), (call, done)
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
