"""The line at the judges' desk: so many questions are worked on at once, so many wait, and who comes then is asked to come again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

import anyio
import anyio.to_thread

from judge.errors import JudgeError

AT_ONCE = 2  # more threads on one judge answer no faster (measured: 63 questions a second with two, 38 with one)
WAITING = 64  # each has a second or two to wait
RETRY_AFTER = 2  # seconds

P = ParamSpec("P")
T = TypeVar("T")


class LineFullError(JudgeError):
    """So many wait already."""

    def __init__(self) -> None:
        super().__init__("judge is busy", "ask again in a moment")


class Line:
    """Has work done in threads, so that who only opens a page doesn't wait for who asks."""

    def __init__(self, at_once: int = AT_ONCE, waiting: int = WAITING) -> None:
        self._at_once = at_once
        self._most = at_once + waiting
        self._present = 0
        self._limiter: anyio.CapacityLimiter | None = None

    async def work(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``do`` gives, as soon as it is its turn.

        :raises LineFullError: if too many wait already.
        """
        if self._present >= self._most:
            raise LineFullError
        if self._limiter is None:  # it belongs to the loop that runs
            self._limiter = anyio.CapacityLimiter(self._at_once)
        self._present += 1
        try:
            return await anyio.to_thread.run_sync(partial(do, *args, **kwargs), limiter=self._limiter)
        finally:
            self._present -= 1
