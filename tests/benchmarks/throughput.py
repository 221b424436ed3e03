"""Warm questions per second in one process, and a batch of many rows: rate and peak memory at two sizes, which should not differ.

python tests/benchmarks/throughput.py [rows]
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from judge import Judge
from judge.rulings.corpus import read_corpus
from judge.store.locations import shipped

BATCH = """
import resource, sys
from judge.cli.main import app
app(["batch", sys.argv[1], "-o", sys.argv[2]], standalone_mode=False)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


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


def batch(questions: list[str]) -> tuple[float, float]:
    """Rows a second and peak MiB of one ``judge batch`` over the questions."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "in.jsonl", Path(folder) / "out.jsonl"
        source.write_text("".join(json.dumps({"question": q}) + "\n" for q in questions), encoding="utf-8")
        start = time.perf_counter()
        done = subprocess.run([sys.executable, "-c", BATCH, source, target], capture_output=True, text=True, check=True)
        seconds = time.perf_counter() - start
        assert sum(1 for _ in target.open(encoding="utf-8")) == len(questions)
    return len(questions) / seconds, int(done.stdout.split()[-1]) / 1024


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    asked = [question.text for question in read_corpus([shipped("corpus")]).asked]
    chance = random.Random(1)
    rate, median, late = warm(chance.sample(asked, 500))
    print(f"warm, one process: {rate:.0f} questions/s, p50 {median:.1f} ms, p99 {late:.1f} ms")
    for count in (rows // 10, rows):
        rate, peak = batch(chance.choices(asked, k=count))
        print(f"batch of {count}: {rate:.0f} rows/s, peak {peak:.0f} MiB")


if __name__ == "__main__":
    main()
