"""How long a Tab takes: the process that replies, for each kind of candidate, as milliseconds and as ratio to ``import faiss``.

python tests/benchmarks/completion_latency.py [rounds]
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

LINES = {
    "commands": "judge sh",
    "options": "judge ask --",
    "games": "judge ask --game ",
    "documents": "judge list --doc x",
    "ids: documents": "judge show ",
    "ids: entries": "judge show marvel-kn",
    "ids: points": "judge show x-men/5-breakthrough#",
    "ids with a check": "judge check heralds-of-galactus/",
    "card names": "judge card emma fr",
    "sections": "judge rule 601.3",
    "files": "judge batch q",
}
COMPLETE = [sys.executable, "-m", "judge"]


def seconds(command: list[str], line: str = "") -> float:
    """How long a process takes that completes ``line``, or runs as it is where there is none."""
    asked = {"_JUDGE_COMPLETE": "bash", "_JUDGE_COMPLETE_ARGS": line, "_JUDGE_COMPLETE_BREAKS": " :="} if line else {}
    start = time.perf_counter()
    subprocess.run(command, env={**os.environ, **asked}, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return time.perf_counter() - start


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    taken: dict[str, list[float]] = {name: [] for name in ("import faiss", "bare python", *LINES)}
    for _ in range(rounds):  # interleaved, so that all meet the same machine
        taken["import faiss"].append(seconds([sys.executable, "-c", "import faiss"]))
        taken["bare python"].append(seconds([sys.executable, "-c", "pass"]))
        for name, line in LINES.items():
            taken[name].append(seconds(COMPLETE, line))
    faiss = statistics.median(taken["import faiss"])
    for name, values in taken.items():
        median = statistics.median(values)
        print(
            f"{name:18} {median * 1000:5.0f} ms (slowest {max(values) * 1000:4.0f})   {median / faiss:5.2f} x import faiss"
        )


if __name__ == "__main__":
    main()
