"""What threads share, and what a forked process is left with: things that are made once, and forks that wait for threads at work.

A fork copies memory and one thread. What another thread holds at that moment (a lock of SQLite, of ONNX Runtime, of an import) stays held
in the copy for ever. So a fork waits here until no other thread is at work, and the copy begins with locks of its own.
"""

from __future__ import annotations

import os
import threading
import time
from contextlib import ContextDecorator
from functools import cached_property
from typing import Any, TypeVar, overload

from judge.errors import JudgeError

PATIENCE = 20.0  # seconds that a fork waits for threads at work: longer than any question takes

T_co = TypeVar("T_co", covariant=True)


class _AtWork(ContextDecorator):
    """Notes which threads are at work, and keeps forks out until they are done. Work may hold work; it waits for no other thread's lock."""

    def __init__(self) -> None:
        self._is_broken = False
        # Re-entrant: a signal's handler may come at any time, and ask or fork.
        self._turn = threading.Condition(threading.RLock())
        self._depths: dict[int, int] = {}  # of each thread at work
        self._waiting = 0  # forks

    def __enter__(self) -> None:
        """Begin to work, once no fork waits.

        :raises JudgeError: in a process that was forked amid another thread's work.
        """
        if self._is_broken:
            raise JudgeError(
                "this process was forked while another thread was asking",
                "start processes with 'spawn' or 'forkserver'",
            )
        me = threading.get_ident()
        with self._turn:
            while self._waiting and me not in self._depths:
                self._turn.wait()
            self._depths[me] = self._depths.get(me, 0) + 1

    def __exit__(self, *_: object) -> None:
        me = threading.get_ident()
        with self._turn:
            self._depths[me] -= 1
            if not self._depths[me]:
                del self._depths[me]
                self._turn.notify_all()

    def _others(self) -> bool:
        return any(thread != threading.get_ident() for thread in self._depths)

    def before_fork(self) -> None:
        """Wait until no other thread is at work, and let none begin."""
        self._turn.acquire()
        self._waiting += 1
        until = time.monotonic() + PATIENCE
        while self._others() and (left := until - time.monotonic()) > 0:
            self._turn.wait(left)

    def after_fork(self) -> None:
        """Let the threads of the process that forked go on."""
        self._waiting -= 1
        self._turn.notify_all()
        self._turn.release()

    def after_fork_in_child(self) -> None:
        """Begin anew with the one thread that there is."""
        self._is_broken = self._is_broken or self._others()
        self._turn = threading.Condition(threading.RLock())
        me = threading.get_ident()
        self._depths = {me: self._depths[me]} if me in self._depths else {}
        self._waiting = 0


at_work = _AtWork()
_making = threading.RLock()


def _after_fork_in_child() -> None:
    global _making
    _making = threading.RLock()
    at_work.after_fork_in_child()


if hasattr(os, "register_at_fork"):  # Windows has no fork
    os.register_at_fork(
        before=at_work.before_fork, after_in_parent=at_work.after_fork, after_in_child=_after_fork_in_child
    )


class _Kept(cached_property[T_co]):
    """What the ways to keep a property have in common. Of :class:`functools.cached_property` they have the signature, not the locking:
    in Python 3.11 one lock for all objects, which a fork may leave held; from 3.12 on none."""

    def __set_name__(self, owner: type[Any], name: str) -> None:
        super().__set_name__(owner, name)
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> _Kept[T_co]: ...
    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T_co: ...
    def __get__(self, instance: object | None, owner: type[Any] | None = None) -> _Kept[T_co] | T_co:
        return self if instance is None else self._of(instance)

    def _of(self, instance: object) -> T_co:
        raise NotImplementedError


class kept(_Kept[T_co]):  # noqa: N801 - reads as the property that it makes
    """A property that is kept once it was made. Threads that ask at once may each make it: for what is cheap, and seen by one thread."""

    def _of(self, instance: object) -> T_co:
        made = instance.__dict__[self._name] = self.func(instance)
        return made


class once(_Kept[T_co]):  # noqa: N801
    """A property that one thread makes, once, while the others that ask for it wait."""

    def _of(self, instance: object) -> T_co:
        # One lock for all: what is made may need other things that are made once, in any order. Work first: a fork waits for who makes.
        with at_work, _making:
            if self._name not in instance.__dict__:
                instance.__dict__[self._name] = self.func(instance)
            made: T_co = instance.__dict__[self._name]
            return made


class once_a_process(_Kept[T_co]):  # noqa: N801
    """A property that is made once, and made again in a process forked since: for what no two processes may share."""

    def _of(self, instance: object) -> T_co:
        held, process = f"{self._name} of a process", os.getpid()
        made: tuple[int, T_co] | None = instance.__dict__.get(held)
        if made is None or made[0] != process:
            with at_work, _making:
                made = instance.__dict__.get(held)
                if made is None or made[0] != process:
                    made = instance.__dict__[held] = (process, self.func(instance))
        return made[1]
