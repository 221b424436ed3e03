"""Work for worker processes, which find it here by its name."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

from judge import Judge
from judge.answers import Answer
from judge.batch import Row, answer_row
from judge.errors import IndexStoreError


def who(item: int) -> tuple[int, int]:
    """The item, and the process that works on it; the later of a dozen the sooner."""
    time.sleep(0.002 * (11 - item % 12))
    return item, os.getpid()


def killed_at_30(item: int) -> int:
    if item == 30:
        os.kill(os.getpid(), signal.SIGKILL)
    return item


def killed_from_30_on(item: int) -> int:
    if item >= 30:
        os.kill(os.getpid(), signal.SIGKILL)
    return item


def killed_the_first_time(mark: str, item: int) -> int:
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return item
    os.kill(os.getpid(), signal.SIGKILL)
    return item


def ended_at_30(item: int) -> int:
    if item == 30:
        os._exit(3)
    return item


def broken_at_30(item: int) -> int:
    if item == 30:
        raise IndexStoreError("the index is gone", "build it")
    return item


def failing_at_30(item: int) -> int:
    return 1 // (30 - item)


def noisy(item: int) -> int:
    """Prints, also past Python's own stream, and is told of a Ctrl-C that is not for it."""
    print("a library says something", flush=True)
    os.write(1, b"and something else\n")
    os.kill(os.getpid(), signal.SIGINT)
    return item


def threads(_: int) -> tuple[str | None, int]:
    """How many threads OpenMP is told to use, and how many FAISS does."""
    import faiss

    return os.environ.get("OMP_NUM_THREADS"), faiss.omp_get_max_threads()


def children(process: int) -> set[int]:
    """The processes that a process has started and that still run."""
    command = ["ps", "-A", "-o", "pid=,ppid=,stat="]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as listing:
        rows = [line.split() for line in listing.communicate()[0].splitlines()]
    found = {int(pid) for pid, parent, state in rows if int(parent) == process and not state.startswith("Z")}
    return found - {listing.pid}


def is_running(process: int) -> bool:
    """Whether a process has not ended; nobody need have waited for it."""
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True)
    return bool(done.stdout.strip()) and not done.stdout.strip().startswith("Z")


DEADLY_QUESTION = "does this one kill?"


def answer_or_die(judge: Judge, row: Row, **options: Any) -> Answer:
    """As ``judge.batch.answer_row``, in a process that ends at one question."""
    if row.question == DEADLY_QUESTION:
        os.kill(os.getpid(), signal.SIGKILL)
    return answer_row(judge, row, **options)
