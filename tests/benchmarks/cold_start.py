"""How long a fresh process takes for a question, a card, the help - as ratios to ``import faiss``, interleaved in one run.

python tests/benchmarks/cold_start.py [rounds]
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

JUDGE = [sys.executable, "-m", "judge"]
COMMANDS = {
    "bare python": [sys.executable, "-c", "pass"],
    "import faiss": [sys.executable, "-c", "import faiss"],
    "judge ask": [*JUDGE, "ask", "can a hidden character be attacked?"],
    "judge ask (misspelt)": [*JUDGE, "ask", "does helaer ready on the spot"],
    "judge card": [*JUDGE, "card", "galen kor"],
    "judge show": [*JUDGE, "show", "klaw"],
    "judge --help": [*JUDGE, "--help"],
}


def measure(rounds: int) -> dict[str, float]:
    """Median seconds of each command over ``rounds`` interleaved runs."""
    seconds: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(rounds):
        for name, command in COMMANDS.items():
            start = time.perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            seconds[name].append(time.perf_counter() - start)
    return {name: statistics.median(values) for name, values in seconds.items()}


def main() -> None:
    medians = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
    for name, value in medians.items():
        to_faiss, to_bare = value / medians["import faiss"], value / medians["bare python"]
        print(f"{name:22} {value * 1000:6.0f} ms   {to_faiss:5.2f} x import faiss   {to_bare:5.1f} x bare python")


if __name__ == "__main__":
    main()
