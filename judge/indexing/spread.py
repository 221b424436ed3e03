"""The work of a build spread over every core, in order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from judge.processes.cores import usable_cores
from judge.processes.crew import Crew

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], items: Sequence[T], few: int) -> Generator[R, None, None]:
    """Yield ``work(item)`` for each item, in their order. Closing it ends the workers.

    :param work: can be pickled, as can items and results.
    :param few: so many items are done in this process before workers would be there.
    :raises WorkerError: if a worker ends early.
    :raises Exception: what ``work`` raises.
    """
    jobs = min(usable_cores(), len(items))
    if jobs < 2 or len(items) <= few:
        yield from map(work, items)
        return
    with Crew(work, items[0], jobs) as crew:
        done = 0
        while done < len(items) and not crew.is_ready():
            yield work(items[done])
            done += 1
        yield from crew.work_off(iter(items[done:]))
