"""Serving in several processes: each takes connections from the one listening socket, and what any of them ends of is made good.

The parent asks nothing and runs no thread beside its own. It opens the judge and has it answer once, so that what was loaded then (index,
encoder, tables) lies in memory once: forked workers share it. Where a fork isn't sound (macOS), workers open the same index anew.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import wait
from typing import Any

from starlette.types import ASGIApp

from judge.api import Judge
from judge.errors import JudgeError, WorkerError
from judge.web import pages
from judge.web.asked import Asked
from judge.web.serving import GRACE, serve

ENDING = (signal.SIGINT, signal.SIGTERM)
START_METHOD = "fork" if sys.platform == "linux" else "spawn"
REST = 1.0  # seconds at least from a worker's start to that of its successor: one that can't live is not started without end
SPARE = 5.0  # seconds beyond their grace after which workers that have not ended are killed


def serve_by(
    workers: int,
    judge: Judge,
    make: Callable[[Judge], ASGIApp],
    listening: socket.socket,
    ready: Callable[[], None],
    *,
    start_method: str = START_METHOD,
) -> None:
    """Serve by ``workers`` processes until Ctrl-C or a signal ends them all; requests in progress are answered.

    A worker that ends otherwise is replaced. Workers whose parent is gone, however it ended, end as well.

    :param make: makes the application of ``judge`` in each worker; can be pickled.
    :param ready: called once workers take connections.
    :raises JudgeError: on a system whose processes can't wait for signals and share sockets as this needs.
    :raises WorkerError: if they can't be started.
    """
    if sys.platform == "win32":
        raise JudgeError("several workers need a system with fork and signals", "leave --workers out")
    if start_method == "fork":
        _warm_up(judge)
    gc.collect()
    gc.freeze()  # so that a worker's garbage collector doesn't write to what all of them share
    context = multiprocessing.get_context(start_method)
    with _told_to_end() as told:
        crew = [_Worker(context, partial(make, judge), listening) for _ in range(workers)]
        try:
            ready()
            while told not in wait([told, *(each.process.sentinel for each in crew)]):
                crew = [each if each.process.is_alive() else each.successor() for each in crew]
            number = told.recv(1)[0]
        finally:
            listening.close()
            _end(crew, told)
    signal.raise_signal(number)  # ends this process as one that serves alone


def _warm_up(judge: Judge) -> None:
    """Have loaded what an answer and a check need."""
    for row in judge.entries(rulings_only=True)[:1]:
        with suppress(JudgeError):  # it may have no check
            pages.home(judge, Asked(given={"q": row.title}))
            pages.check(judge, Asked(), row.id)


class _Worker:
    """A process that serves, seen from its parent."""

    def __init__(self, context: Any, make: Callable[[], ASGIApp], listening: socket.socket) -> None:
        """Start it.

        :raises WorkerError: if it can't be started.
        """
        self._all = (context, make, listening)
        self._started = time.monotonic()
        self.process = context.Process(target=_work, args=(make, listening))
        # A signal that comes before the worker has handlers of its own waits until then.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        try:
            self.process.start()
        except OSError as error:
            raise WorkerError(f"can't start a process ({error.strerror or error})", "give fewer --workers") from None
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)

    def successor(self) -> _Worker:
        """A worker in the place of this one, which has ended; this one where none can be started now."""
        time.sleep(max(0.0, self._started + REST - time.monotonic()))
        try:
            made = _Worker(*self._all)
        except WorkerError:
            self._started = time.monotonic()
            return self
        self.process.close()
        return made


@contextmanager
def _told_to_end() -> Iterator[socket.socket]:
    """A socket that can be read once a signal tells to end: its number comes as a byte."""
    told, tells = socket.socketpair()
    tells.setblocking(False)
    before = {number: signal.signal(number, lambda *_: None) for number in ENDING}
    woken = signal.set_wakeup_fd(tells.fileno())
    try:
        yield told
    finally:
        signal.set_wakeup_fd(woken)
        for number, handler in before.items():
            signal.signal(number, handler)
        told.close()
        tells.close()


def _end(crew: list[_Worker], told: socket.socket) -> None:
    """End workers: with grace, unless they are told a second time or take too long."""
    for each in crew:
        # The terminal's Ctrl-C has reached them, too: they would take a second one for impatience, but not this signal.
        each.process.terminate()
    until = time.monotonic() + GRACE + SPARE
    while (living := [each.process.sentinel for each in crew if each.process.is_alive()]) and (
        left := until - time.monotonic()
    ) > 0:
        if told in wait([told, *living], left):
            break
    for each in crew:
        each.process.kill()
        each.process.join()


def _work(make: Callable[[], ASGIApp], listening: socket.socket) -> None:
    """What a worker does."""
    signal.set_wakeup_fd(-1)  # a forked worker has the parent's
    for number in ENDING:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    gc.enable()
    threading.Thread(target=_end_with_parent, name="judge-parent", daemon=True).start()
    serve(make(), listening, lambda: None)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
