"""Warm questions per second in one process; then ``judge batch`` over many rows by one process and by two: rate and memory.

python tests/benchmarks/throughput.py [rows]

Memory is what all its processes hold (RSS, pages that they share counted in each) after a tenth of the rows, after half of them, and
at the last: it should not grow. For a POSIX system, with two idle cores.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from judge import Judge
from judge.rulings.corpus import read_corpus
from judge.store.locations import shipped

ONE_THREAD = {"OMP_NUM_THREADS": "1"}  # one core is one core: FAISS would use all of them


@dataclass
class Run:
    """One batch: its rate, and pairs of rows written and MiB held then."""

    rows: int
    seconds: float = 0.0
    memory: list[tuple[int, float]] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.rows / self.seconds

    def memory_after(self, share: float) -> float:
        """MiB when this share of the rows was written, or as soon as it was looked at then."""
        return next((held for rows, held in self.memory if rows >= share * self.rows), self.memory[-1][1])


def warm(questions: list[str]) -> tuple[float, float, float]:
    """Questions a second, and the median and 99th percentile of milliseconds a question."""
    judge = Judge.open()
    judge.ask("warm up")
    milliseconds = []
    for question in questions:
        start = time.perf_counter()
        judge.ask(question)
        milliseconds.append((time.perf_counter() - start) * 1000)
    cuts = statistics.quantiles(milliseconds, n=100)
    return 1000 * len(questions) / sum(milliseconds), cuts[49], cuts[98]


def batch(questions: list[str], jobs: int) -> Run:
    """One ``judge batch`` over the questions, its start included."""
    run = Run(len(questions))
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "in.jsonl", Path(folder) / "out.jsonl"
        source.write_text("".join(json.dumps({"question": q}) + "\n" for q in questions), encoding="utf-8")
        command = [sys.executable, "-m", "judge", "batch", str(source), "-o", str(target), "--jobs", str(jobs)]
        start = time.perf_counter()
        process = subprocess.Popen(command, env={**os.environ, **ONE_THREAD}, stderr=subprocess.PIPE, text=True)
        with process:
            while True:
                try:
                    _, message = process.communicate(timeout=0.5)
                    break
                except subprocess.TimeoutExpired:
                    run.memory.append((count_lines(target), held_by(process.pid)))
        run.seconds = time.perf_counter() - start
        assert process.returncode == 0, message
        assert count_lines(target) == len(questions)
    return run


def count_lines(file: Path) -> int:
    if not file.exists():
        return 0
    with file.open("rb") as rows:
        return sum(1 for _ in rows)


def held_by(process: int) -> float:
    """Resident MiB of a process and those that it has started."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,rss="], capture_output=True, text=True, check=True).stdout
    rows = [[int(number) for number in line.split()] for line in listed.splitlines()]
    return sum(kib for pid, parent, kib in rows if process in (pid, parent)) / 1024


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    asked = [question.text for question in read_corpus([shipped("corpus")]).asked]
    chance = random.Random(1)
    rate, median, late = warm(chance.sample(asked, 500))
    print(f"warm, one process: {rate:.0f} questions/s, p50 {median:.1f} ms, p99 {late:.1f} ms")
    questions = chance.choices(asked, k=rows)
    one, two = batch(questions, 1), batch(questions, 2)
    for cores, run in (("one core", one), ("two cores", two)):
        held = ", ".join(
            f"{run.memory_after(share):.0f} MiB {when}"
            for share, when in ((0.1, "at the start"), (0.5, "in the middle"))
        )
        print(f"batch of {rows}, {cores}: {run.rate:.1f} rows/s; {held}, {run.memory[-1][1]:.0f} MiB at the end")
    print(f"two cores to one: {two.rate / one.rate:.2f}")


if __name__ == "__main__":
    main()
