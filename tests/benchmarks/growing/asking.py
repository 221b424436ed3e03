"""What a process of its own tells of an index: milliseconds of each question, memory, what was right first.

python -m tests.benchmarks.growing.asking INDEX QUESTIONS.jsonl
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections import defaultdict
from pathlib import Path

from judge.api import Judge
from judge.evaluation.labelled import read_labelled
from judge.store.locations import Corpora, shipped
from judge.store.ruling_table import RulingStore


def memory() -> dict[str, float]:
    """MiB that this process holds: all, and what of it is its own and lies in no file. Empty where the system does not tell."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    values = {name: line.split() for line in lines if (name := line.partition(":")[0]) in ("VmRSS", "RssAnon", "VmHWM")}
    return {name: int(parts[1]) / 1024 for name, parts in values.items()}


def main() -> None:
    place, file = map(Path, sys.argv[1:3])
    rows = read_labelled(file)
    begun = time.perf_counter()
    judge = Judge(RulingStore(place), Corpora(shipped("corpus")))
    judge.ask(rows[0].q, game=rows[0].game, as_of=rows[0].as_of)
    first = time.perf_counter() - begun
    milliseconds: list[float] = []
    of_processor: list[float] = []
    right: dict[str, list[bool]] = defaultdict(list)
    for row in rows:
        begun, used = time.perf_counter(), time.process_time()
        answer = judge.ask(row.q, game=row.game, as_of=row.as_of)
        milliseconds.append((time.perf_counter() - begun) * 1000)
        of_processor.append((time.process_time() - used) * 1000)
        right[row.style].append(bool(answer.answers) and answer.answers[0].id in row.gold)
    cuts = statistics.quantiles(milliseconds, n=100)
    found = {
        "first_ms": first * 1000,
        "median_ms": cuts[49],
        "median_processor_ms": statistics.median(of_processor),
        "p99_ms": cuts[98],
        "memory_mib": memory(),
        "right_first": statistics.mean(yes for each in right.values() for yes in each),
        "right_first_by_style": {style: statistics.mean(each) for style, each in right.items()},
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
