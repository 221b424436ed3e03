"""``judge batch`` by one process and by two, and by Ray on this machine with one worker and with two: rates; then with workers killed.

python -m tests.benchmarks.fleet [rows]

The questions are those of the repository, varied by a seed. Rates count from the first results to the last, and mean something on an idle
machine alone; seconds of processor that all processes of a run took, for its start and for each question, do so on any. Five workers are
killed (-9) in a run of each kind; its file is then compared with that of the run that nothing disturbed. For Linux with the extra ``ray``.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from judge.rulings.corpus import read_corpus
from judge.store.locations import shipped
from tests.benchmarks.throughput import ONE_THREAD, count_lines

OPENINGS = (
    "",
    "hi, ",
    "quick one: ",
    "judge! ",
    "at a tournament, ",
    "we argued about this: ",
    "sorry if this was asked, ",
)
ENDINGS = ("", "?", " please", " thanks", ", or not?", " and why", " (vs system)")
KILLS = 5


class Run(NamedTuple):
    """A run: seconds in all, rows a second once there were results, seconds of processor for the start and for a row, the file written."""

    seconds: float
    rate: float
    started: float
    used: float
    killed: int
    rows: list[str]


def questions(count: int, more: Path | None) -> list[str]:
    """So many questions, none twice where there are words enough."""
    asked = [question.text for question in read_corpus([shipped("corpus")]).asked]
    if more:
        asked += [json.loads(line)["q"] for line in more.read_text(encoding="utf-8").splitlines()]
    chance = random.Random(1)
    return [
        f"{chance.choice(OPENINGS)}{chance.choice(asked).rstrip('?')}{chance.choice(ENDINGS)}" for _ in range(count)
    ]


def below(process: int) -> dict[int, tuple[int, str]]:
    """A process and those that it has started and they in turn: seconds of processor, command."""
    columns = "pid=,ppid=,stat=,cputimes=,args="
    listed = subprocess.run(["ps", "-A", "-ww", "-o", columns], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 4) for line in listed.splitlines()]
    found = {process}
    for _ in range(6):  # as deep as Ray's lie
        found |= {int(row[0]) for row in rows if int(row[1]) in found}
    return {int(row[0]): (int(row[3]), row[4]) for row in rows if int(row[0]) in found and not row[2].startswith("Z")}


def workers_of(process: int) -> list[int]:
    """The processes below one that answer questions, or that Ray has put to it."""
    return [
        each
        for each, (_, command) in below(process).items()
        if "judge.processes.worker" in command or command.startswith("ray::MapWorker")
    ]


def done_in(target: Path) -> int:
    """Rows that are written, or stand in shards that are."""
    marks = target.with_name(target.name + ".shards") / "_judge"
    if marks.is_dir():
        return sum(sum(json.loads(path.read_text())["outcomes"].values()) for path in marks.glob("[0-9]*.json"))
    return count_lines(target)


def run(source: Path, target: Path, rows: int, *options: str, kills: int = 0) -> Run:
    """One ``judge batch``, with so many workers killed at moments spread over it."""
    command = [sys.executable, "-m", "judge", "batch", str(source), "-o", str(target), *options]
    chance, killed = random.Random(2), 0
    first: tuple[float, int] | None = None
    used: dict[int, int] = {}
    started = 0
    start = time.perf_counter()
    with subprocess.Popen(command, env={**os.environ, **ONE_THREAD}, stderr=subprocess.PIPE, text=True) as process:
        while process.poll() is None:
            time.sleep(0.5)
            done = done_in(target)
            used |= {each: seconds for each, (seconds, _) in below(process.pid).items()}
            if done and first is None:
                first, started = (time.perf_counter(), done), sum(used.values())
            if killed < kills and done >= (killed + 1) * rows // (kills + 3) and (there := workers_of(process.pid)):
                os.kill(chance.choice(there), signal.SIGKILL)
                killed += 1
        message = process.stderr.read() if process.stderr else ""
    end = time.perf_counter()
    assert process.returncode == 0, message
    written = target.read_text(encoding="utf-8").splitlines()
    since, before = first or (start, 0)
    target.unlink()
    taken = (sum(used.values()) - started) / (rows - before)
    return Run(end - start, (rows - before) / (end - since), started, taken, killed, written)


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    more = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "q.jsonl", Path(folder) / "answers.jsonl"
        source.write_text("".join(json.dumps({"q": q}) + "\n" for q in questions(rows, more)), encoding="utf-8")
        alone = run(source, target, rows, "--jobs", "1")
        print(
            f"{rows} rows, one process: {alone.rate:.1f}/s ({alone.seconds:.0f} s with the start), "
            f"{1000 * alone.used:.1f} ms of processor a row",
            flush=True,
        )
        ray = ("--engine", "ray", "--jobs")
        for name, kills, options in (
            ("two processes", 0, ("--jobs", "2")),
            ("Ray, one worker", 0, (*ray, "1")),
            ("Ray, two workers", 0, (*ray, "2")),
            (f"two processes, {KILLS} killed", KILLS, ("--jobs", "2")),
            (f"Ray, two workers, {KILLS} killed", KILLS, (*ray, "2")),
        ):
            found = run(source, target, rows, *options, kills=kills)
            numbers = Counter(json.loads(line)["row"] for line in found.rows)
            lost, doubled = rows - len(numbers), numbers.total() - len(numbers)
            same = "the same file" if found.rows == alone.rows else "ANOTHER FILE"
            print(
                f"{name}: {found.rate:.1f}/s ({found.seconds:.0f} s), {found.rate / alone.rate:.2f} of one process; "
                f"of processor {found.started:.0f} s until the first results, then {1000 * found.used:.1f} ms a row; "
                f"{found.killed} killed, rows lost {lost}, doubled {doubled}, {same}",
                flush=True,
            )


if __name__ == "__main__":
    main()
