"""Programs in which threads and processes share a judge: ``python -m tests.helpers.sharing WAY WORKERS COUNT``.

Each worker makes all of ``COUNT`` uses in an order of its own, and prints for each worker a line: what came of every use, in the order of
the uses. They are programs of their own so that nothing is loaded before, and so that one that hangs can be ended.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from textwrap import wrap

from judge import Judge
from tests.helpers.uses import LONG, outcome, uses

_judge: Judge | None = None  # what a forked process finds there


def printed_by(way: str, workers: int, count: int, patience: float) -> list[list[str]]:
    """What a program prints, a list for each worker.

    :raises AssertionError: if it fails, or is not done after ``patience`` seconds; it is ended then, with all that it started.
    """
    command = [sys.executable, "-m", __name__, way, str(workers), str(count)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as program:
        try:
            out, errors = program.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            _, errors = program.communicate()
            raise AssertionError(f"{way} hangs: {errors[-2000:]}") from None
    assert program.returncode == 0, errors[-2000:]
    return [wrap(line, LONG) for line in out.splitlines()]


def outcomes(judge: Judge, worker: int, count: int) -> list[str]:
    """What comes of the uses, in their order, however this worker shuffles them."""
    made = uses(judge, count)
    order = random.Random(worker).sample(range(count), count)
    found = {i: outcome(judge, made[i]) for i in order}
    return [found[i] for i in range(count)]


def _threads(workers: int, count: int) -> list[list[str]]:
    """Nothing is loaded yet when all of them begin."""
    judge, together = Judge.open(), threading.Barrier(workers)
    sys.setswitchinterval(1e-5)

    def work(worker: int) -> list[str]:
        together.wait()
        return outcomes(judge, worker, count)

    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(work, range(workers)))


def _after_main(workers: int, count: int) -> list[list[str]]:
    """Threads that ask on while the program ends."""
    judge, main = Judge.open(), threading.main_thread()

    def work(worker: int) -> None:
        main.join()
        _print(outcomes(judge, worker, count))

    for worker in range(workers):
        threading.Thread(target=work, args=(worker,)).start()
    return []


def _forks(
    judge: Judge, workers: Iterable[int], count: int, inside: Callable[[int, int], list[list[str]]] | None = None
) -> None:
    children = []
    for worker in workers:
        child = os.fork()
        if not child:
            for found in inside(worker, count) if inside else [outcomes(judge, worker, count)]:
                _print(found)
            os._exit(0)
        children.append(child)
    for child in children:
        assert os.waitpid(child, 0)[1] == 0


def _fork(workers: int, count: int) -> list[list[str]]:
    """Forked before the first question: the judge is open, no more."""
    _forks(Judge.open(), range(workers), count)
    return []


def _fork_used(workers: int, count: int) -> list[list[str]]:
    """Forked after questions, like a server that loads before it forks; parent and children go on with the same judge."""
    judge = Judge.open()
    before = outcomes(judge, workers, count)
    _forks(judge, range(workers), count)
    assert outcomes(judge, workers, count) == before
    return []


def _fork_opens(workers: int, count: int) -> list[list[str]]:
    """Forked after questions, and each process opens a judge of its own."""
    outcomes(Judge.open(), 0, 2)
    _forks(Judge.open(), range(workers), count, lambda worker, count: [outcomes(Judge.open(), worker, count)])
    return []


def _fork_of_fork(workers: int, count: int) -> list[list[str]]:
    """A forked process that asks, and forks; its children ask in two threads."""
    judge = Judge.open()
    outcomes(judge, 0, 2)

    def threads(worker: int, count: int) -> list[list[str]]:
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda shift: outcomes(judge, worker + shift, count), (0, 100)))
        assert found[0] == found[1]
        return found[:1]

    def forks(worker: int, count: int) -> list[list[str]]:
        outcomes(judge, worker, 1)
        _forks(judge, [worker], count, threads)
        return []

    _forks(judge, range(workers), count, forks)
    return []


def _fork_amid(workers: int, count: int) -> list[list[str]]:
    """Forked again and again while two other threads ask, the first questions of all among them."""
    judge, is_over = Judge.open(), threading.Event()

    def ask(seed: int) -> int:
        asked = 0
        while not is_over.is_set():
            outcomes(judge, seed + asked, 2)
            asked += 1
        return asked

    with ThreadPoolExecutor(2) as pool:
        asking = [pool.submit(ask, seed) for seed in (1, 2)]
        try:
            for worker in range(workers):
                _forks(judge, [worker], count)
        finally:
            is_over.set()
        assert all(each.result() for each in asking)
    return []


def _of_pool(task: tuple[int, int]) -> list[str]:
    assert _judge is not None
    return outcomes(_judge, *task)


def _of_given(task: tuple[Judge, int, int]) -> list[str]:
    return outcomes(*task)


def _pool(method: str) -> Callable[[int, int], list[list[str]]]:
    def run(workers: int, count: int) -> list[list[str]]:
        """A judge given to each process: pickled."""
        judge = Judge.open()
        outcomes(judge, 0, 2)
        context = multiprocessing.get_context(method)
        with ProcessPoolExecutor(workers, context) as executor:
            found = list(executor.map(_of_given, [(judge, worker, count) for worker in range(workers)]))
        if method == "fork":  # a judge that stands in a module, as it is inherited
            global _judge
            _judge = judge
            with context.Pool(workers) as pool:
                found += pool.map(_of_pool, [(worker, count) for worker in range(workers)], chunksize=1)
        return found

    return run


WAYS: dict[str, Callable[[int, int], list[list[str]]]] = {
    "threads": _threads,
    "after-main": _after_main,
    "fork": _fork,
    "fork-used": _fork_used,
    "fork-opens": _fork_opens,
    "fork-of-fork": _fork_of_fork,
    "fork-amid": _fork_amid,
    **{f"pool-{method}": _pool(method) for method in ("fork", "forkserver", "spawn")},
}


def _print(found: list[str]) -> None:
    """In one write that no other process comes between, which a pipe grants up to 4,096 bytes."""
    line = f"{''.join(found)}\n".encode()
    assert len(line) <= 4096
    os.write(1, line)


def main() -> None:
    way, workers, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for found in WAYS[way](workers, count):
        _print(found)


if __name__ == "__main__":
    main()
