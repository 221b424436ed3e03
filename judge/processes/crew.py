"""Work spread over processes: results in the order of the items, only so many of them on their way that memory stays flat.

A worker is a process that runs ``judge.processes.worker``, started as a program of its own. It shares nothing with this process, so that it
matters neither what was loaded or started here before, nor whether the caller's script guards its main part. A worker that dies is
replaced, and what it was at is asked again; an item at which worker after worker dies is given up. What the work is, is not decided here.
"""

from __future__ import annotations

import queue
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from typing import Generic, TypeVar

from judge.errors import JudgeError, WorkerError
from judge.processes.cores import usable_cores
from judge.processes.hand import Hand, Reply

T = TypeVar("T")
R = TypeVar("R")

FEW = 32  # items, about as many as are answered while workers start: a shorter file is done before they would be there
CHUNK = 4  # items that a worker is given at once, where so many wait
AHEAD = 2  # chunks for each worker that are on their way
DEATHS = 3  # of workers at one item, or at their start, after which there is no sense in another
LOST = 5  # items given up with no result in between: then it is the machine, and no item, that kills

GiveUp = Callable[[T, WorkerError], R]
"""Makes the result of an item at which worker after worker died."""


def in_order(
    work: Callable[[T], R], items: Iterable[T], jobs: int | None = None, give_up: GiveUp[T, R] | None = None
) -> Generator[R, None, None]:
    """Yield ``work(item)`` for each item, in their order, worked off by ``jobs`` processes.

    The first items, and those that come while the workers start, are worked off in this process; where ``jobs`` is 1, all are. An item
    waits for no other to come: ``items`` may be a pipe that is still being written. They are read ahead in a thread of its own. Closing
    the iterator ends the workers.

    :param work: can be pickled, as can items and results.
    :param jobs: as many as there are cores to use, where None.
    :param give_up: makes the result of an item at which three workers died; where None, that ends the work.
    :raises JudgeError: if ``jobs`` is not positive.
    :raises WorkerError: if workers can't be started, or die again and again; what comes before their items has been yielded by then.
    :raises Exception: what ``work`` raises, at its place in the order.
    """
    jobs = usable_cores() if jobs is None else jobs
    if jobs < 1:
        raise JudgeError(f"jobs is {jobs}", "let at least one process answer")
    return _in_order(work, iter(items), jobs, give_up)


def _in_order(
    work: Callable[[T], R], items: Iterator[T], jobs: int, give_up: GiveUp[T, R] | None
) -> Generator[R, None, None]:
    with ExitStack() as stack:
        crew: Crew[T, R] | None = None
        for count, item in enumerate(items, 1):
            yield work(item)
            if count == FEW and jobs > 1:
                crew = stack.enter_context(Crew(work, item, jobs, give_up))
            if crew and crew.is_ready():
                break
        else:
            return
        yield from crew.work_off(items)


class Crew(Generic[T, R]):
    """Worker processes that do the same work; a context manager that ends them."""

    def __init__(self, work: Callable[[T], R], sample: T, jobs: int, give_up: GiveUp[T, R] | None = None) -> None:
        """Start ``jobs`` workers, without waiting for them.

        :param sample: an item that each works off for nobody, so that all it needs is loaded by the time it is ready.
        :param give_up: as for :func:`in_order`.
        :raises WorkerError: if one can't be started.
        """
        self._work = work
        self._sample = sample
        self._jobs = jobs
        self._give_up = give_up
        self._lost = 0  # items given up since the last result
        self._news = threading.Event()
        # None where one could not be replaced.
        self._idle: queue.SimpleQueue[Hand | None] = queue.SimpleQueue()
        self._hands: set[Hand] = set()
        self._guard = threading.Lock()  # of hands and of what is counted
        self._is_closed = False
        # A thread for each worker waits for its replies.
        self._threads = ThreadPoolExecutor(jobs, "judge-worker")
        try:
            first = [self._hire() for _ in range(jobs)]
            self._openings = [self._threads.submit(self._open, hand) for hand in first]
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Crew[T, R]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the workers, whatever they are at."""
        with self._guard:
            self._is_closed = True
            for hand in self._hands:
                hand.kill()
        self._threads.shutdown(cancel_futures=True)
        for hand in self._hands:
            hand.close()

    def is_ready(self) -> bool:
        """Whether every worker is ready.

        :raises WorkerError: if one ended instead, and those after it.
        :raises Exception: if one could not be given the work, or failed at the sample.
        """
        return all(opening.done() and opening.result() is None for opening in self._openings)

    def wait(self) -> None:
        """Wait until every worker is ready.

        :raises Exception: as :meth:`is_ready` does.
        """
        for opening in self._openings:
            opening.result()

    def work_off(self, items: Iterator[T]) -> Iterator[R]:
        """Yield the result of each item, in their order; for a crew that is ready."""
        ahead = AHEAD * self._jobs
        reading = _Reading(items, CHUNK * ahead, self._news)
        chunks: deque[Future[Reply[R]]] = deque()
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

    def _hire(self) -> Hand:
        with self._guard:
            if self._is_closed:
                raise WorkerError("the workers were sent home", "begin anew")
            hand = Hand()
            self._hands.add(hand)
        return hand

    def _dismiss(self, hand: Hand) -> None:
        hand.close()
        with self._guard:
            self._hands.discard(hand)

    def _open(self, hand: Hand) -> None:
        """Make a worker ready, or another where it dies at that."""
        for deaths in range(1, DEATHS + 1):
            try:
                hand.send(self._work)
                hand.send([self._sample])
                _, failure = hand.reply()
            except WorkerError:
                self._dismiss(hand)
                if deaths == DEATHS:
                    raise
                hand = self._hire()
            else:
                if failure:
                    raise failure
                self._idle.put(hand)
                return

    def _answer(self, chunk: list[T]) -> Reply[R]:
        results: list[R] = []
        try:
            return self._ask(chunk)
        except WorkerError:
            try:
                # At which item it died, nobody knows: each is asked on its own.
                for item in chunk:
                    found, failure = self._answer_one(item)
                    results += found
                    if failure:
                        return results, failure
            except _NobodyLeftError as end:
                return results, end.failure
        except _NobodyLeftError as end:
            return [], end.failure
        return results, None

    def _answer_one(self, item: T) -> Reply[R]:
        for _ in range(DEATHS):
            try:
                return self._ask([item])
            except WorkerError as error:
                death = error
        with self._guard:
            self._lost += 1
        if self._give_up is None or self._lost >= LOST:
            return [], death
        return [self._give_up(item, death)], None

    def _ask(self, items: list[T]) -> Reply[R]:
        """What a worker replies to the items.

        :raises WorkerError: if it dies instead; by then another is ready in its place.
        :raises _NobodyLeftError: if none could be made ready, then or before.
        """
        hand = self._idle.get()  # there are as many as threads, idle or soon to be
        if hand is None:
            self._idle.put(None)
            raise _NobodyLeftError(WorkerError("no worker is left", "free memory or give fewer --jobs"))
        try:
            hand.send(items)
            reply: Reply[R] = hand.reply()
        except WorkerError:
            self._dismiss(hand)
            try:
                self._open(self._hire())
            except Exception as failure:
                self._idle.put(None)
                raise _NobodyLeftError(failure) from None
            raise
        self._idle.put(hand)
        with self._guard:
            self._lost = 0
        return reply


class _NobodyLeftError(Exception):
    """A worker died and could not be replaced, for the reason that it holds."""

    def __init__(self, failure: Exception) -> None:
        super().__init__(str(failure))
        self.failure = failure


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
