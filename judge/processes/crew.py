"""Work spread over processes: results in the order of the items, only so many of them on their way that memory stays flat.

A worker is a process that runs ``judge.processes.worker``, started as a program of its own. It shares nothing with this process, so that it
matters neither what was loaded or started here before, nor whether the caller's script guards its main part. What the work is, is not
decided here.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import IO, Any, Generic, TypeVar

from judge.errors import JudgeError, WorkerError
from judge.processes.cores import usable_cores

T = TypeVar("T")
R = TypeVar("R")

# The results for a list of items, up to the one that failed, if any did.
_Reply = tuple[list[R], Exception | None]

FEW = 32  # items, about as many as are answered while workers start: a shorter file is done before they would be there
CHUNK = 4  # items that a worker is given at once, where so many wait
AHEAD = 2  # chunks for each worker that are on their way

_START = "import sys; sys.path[:] = sys.argv[1:]; from judge.processes.worker import serve; serve()"
# A process for each core: threads of their own inside them would only be in each other's way.
_ONE_THREAD = {
    **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1"),
    **{"RAYON_NUM_THREADS": "1", "TOKENIZERS_PARALLELISM": "false"},
}


def in_order(work: Callable[[T], R], items: Iterable[T], jobs: int | None = None) -> Generator[R, None, None]:
    """Yield ``work(item)`` for each item, in their order, worked off by ``jobs`` processes.

    The first items, and those that come while the workers start, are worked off in this process; where ``jobs`` is 1, all are. An item
    waits for no other to come: ``items`` may be a pipe that is still being written. They are read ahead in a thread of its own. Closing
    the iterator ends the workers.

    :param work: can be pickled, as can items and results.
    :param jobs: as many as there are cores to use, where None.
    :raises JudgeError: if ``jobs`` is not positive.
    :raises WorkerError: if a worker can't be started or ends early; what comes before its items has been yielded by then.
    :raises Exception: what ``work`` raises, at its place in the order.
    """
    jobs = usable_cores() if jobs is None else jobs
    if jobs < 1:
        raise JudgeError(f"jobs is {jobs}", "let at least one process answer")
    return _in_order(work, iter(items), jobs)


def _in_order(work: Callable[[T], R], items: Iterator[T], jobs: int) -> Generator[R, None, None]:
    with ExitStack() as stack:
        crew: Crew[T, R] | None = None
        for count, item in enumerate(items, 1):
            yield work(item)
            if count == FEW and jobs > 1:
                crew = stack.enter_context(Crew(work, item, jobs))
            if crew and crew.is_ready():
                break
        else:
            return
        yield from crew.work_off(items)


class Crew(Generic[T, R]):
    """Worker processes that do the same work; a context manager that ends them."""

    def __init__(self, work: Callable[[T], R], sample: T, jobs: int) -> None:
        """Start ``jobs`` workers, without waiting for them.

        :param sample: an item that each works off for nobody, so that all it needs is loaded by the time it is ready.
        :raises WorkerError: if one can't be started.
        """
        self._jobs = jobs
        self._news = threading.Event()
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._workers: list[_Worker] = []
        # A thread for each worker waits for its replies.
        self._threads = ThreadPoolExecutor(jobs, "judge-worker")
        try:
            while len(self._workers) < jobs:
                self._workers.append(_Worker())
            self._openings = [self._threads.submit(self._open, each, work, sample) for each in self._workers]
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Crew[T, R]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the workers, whatever they are at."""
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.close()

    def is_ready(self) -> bool:
        """Whether every worker is ready.

        :raises WorkerError: if one ended instead.
        :raises Exception: if one could not be given the work, or failed at the sample.
        """
        return all(opening.done() and opening.result() is None for opening in self._openings)

    def work_off(self, items: Iterator[T]) -> Iterator[R]:
        """Yield the result of each item, in their order; for a crew that is ready."""
        ahead = AHEAD * self._jobs
        reading = _Reading(items, CHUNK * ahead, self._news)
        chunks: deque[Future[_Reply[R]]] = deque()
        try:
            while True:
                self._news.clear()  # before looking: what happens from here on wakes the wait below
                is_over = reading.is_over
                while len(chunks) < ahead and (chunk := reading.take(CHUNK)):
                    chunks.append(self._threads.submit(self._answer, chunk))
                    chunks[-1].add_done_callback(lambda _: self._news.set())
                if chunks and chunks[0].done():
                    results, failure = chunks.popleft().result()
                    yield from results
                    if failure:
                        raise failure
                elif chunks or not is_over:
                    # On Windows, Ctrl-C does not interrupt a wait; it is noticed between two.
                    self._news.wait(0.2 if sys.platform == "win32" else None)
                elif reading.failure:
                    raise reading.failure
                else:
                    return
        finally:
            reading.stop()

    def _open(self, worker: _Worker, work: Callable[[T], R], sample: T) -> None:
        worker.send(work)
        worker.send([sample])
        _, failure = worker.reply()
        if failure:
            raise failure
        self._idle.put(worker)

    def _answer(self, chunk: list[T]) -> _Reply[R]:
        # Once the crew is ready there are as many idle workers as idle threads.
        worker = self._idle.get()
        try:
            worker.send(chunk)
            return worker.reply()
        finally:
            self._idle.put(worker)


class _Worker:
    """A worker process, seen from its parent."""

    def __init__(self) -> None:
        # Out of reach of the terminal's Ctrl-C, which is meant for the parent, also while it has not begun to ignore it.
        apart: dict[str, Any] = {"process_group": 0}
        if sys.platform == "win32":
            apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        try:
            # Modules are found where this process finds them; "" is the folder that it is in.
            command = [sys.executable, "-c", _START, *(folder or os.getcwd() for folder in sys.path)]
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **_ONE_THREAD}, **apart
            )
        except OSError as error:
            raise WorkerError(f"can't start a process ({error.strerror or error})", "give fewer --jobs") from None

    @property
    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self._process.stdin
        assert self._process.stdout
        return self._process.stdin, self._process.stdout

    def send(self, message: Any) -> None:
        """Send the work, or a list of items for it.

        :raises WorkerError: if the process has ended.
        """
        data = pickle.dumps(message)
        requests, _ = self._pipes
        try:
            requests.write(data)
            requests.flush()
        except OSError:
            raise self._death() from None

    def reply(self) -> _Reply[Any]:
        """What came of the last list.

        :raises WorkerError: if the process has ended.
        """
        _, replies = self._pipes
        try:
            reply: _Reply[Any] = pickle.load(replies)
        except (EOFError, OSError, pickle.UnpicklingError):
            raise self._death() from None
        return reply

    def kill(self) -> None:
        """End the process, whatever it is at."""
        self._process.kill()

    def close(self) -> None:
        """Let go of the process; only once nobody waits for its reply any more."""
        requests, replies = self._pipes
        with suppress(OSError):  # of what it was not sent any more
            requests.close()
        replies.close()
        self._process.wait()

    def _death(self) -> WorkerError:
        code = self._process.wait()
        known = {number.value: number.name for number in signal.Signals}
        how = f"was killed ({known.get(-code, -code)})" if code < 0 else f"ended (exit code {code})"
        return WorkerError(f"a worker process {how}", "free memory or give fewer --jobs, then go on with --resume")


class _Reading(Generic[T]):
    """Items that a thread reads, a few of them ahead."""

    def __init__(self, items: Iterator[T], most: int, news: threading.Event) -> None:
        """Begin to read.

        :param most: how many may wait to be taken.
        :param news: set whenever there is one more, and at the end.
        """
        self.is_over = False
        self.failure: Exception | None = None
        self._news = news
        self._room = threading.Semaphore(most)
        self._read: deque[T] = deque()
        self._is_wanted = True
        # A daemon, since nothing can wake it from reading a pipe into which nobody writes.
        threading.Thread(target=self._run, args=(items,), name="judge-reader", daemon=True).start()

    def take(self, most: int) -> list[T]:
        """Up to ``most`` items of those that are there; none where none is."""
        taken = [self._read.popleft() for _ in range(min(most, len(self._read)))]
        for _ in taken:
            self._room.release()
        return taken

    def stop(self) -> None:
        """Read no further."""
        self._is_wanted = False
        self._room.release()

    def _run(self, items: Iterator[T]) -> None:
        try:
            for item in items:
                self._room.acquire()
                if not self._is_wanted:
                    return
                self._read.append(item)
                self._news.set()
        except Exception as error:
            self.failure = error
        finally:
            self.is_over = True
            self._news.set()
