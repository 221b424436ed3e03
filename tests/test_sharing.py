"""What threads share, and what a forked process is left with."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from judge import JudgeError, sharing
from judge.sharing import at_work, kept, once, once_a_process

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")


class Things:
    made = 0

    @kept
    def number(self) -> int:
        """Kept."""
        self.made += 1
        return self.made

    @once
    def first(self) -> object:
        """Made once."""
        time.sleep(0.05)
        self.made += 1
        return object()

    @once
    def of_another(self) -> object:
        return self.first

    @once_a_process
    def process(self) -> int:
        self.made += 1
        return os.getpid()


def in_child(of: Callable[[], object]) -> str:
    """What comes of something in a forked process."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.write(writing, str(of()).encode())
        except Exception as error:
            os.write(writing, f"{type(error).__name__}: {error}".encode())
        os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as said:
        return said.read()


def test_a_property_is_kept() -> None:
    things = Things()
    assert (things.number, things.number, things.made) == (1, 1, 1)
    assert Things.number.__doc__ == "Kept."


@pytest.mark.parametrize("name", ["first", "of_another"])
def test_one_thread_makes_what_all_of_them_get(name: str) -> None:
    things = Things()
    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(lambda _: getattr(things, name), range(8)))
    assert (len(found), things.made) == (1, 1)


@forks
def test_a_forked_process_makes_its_own() -> None:
    things = Things()
    assert things.process == os.getpid() == things.process
    assert in_child(lambda: things.process == os.getpid() == things.process) == "True"
    assert things.made == 1


@forks
def test_a_fork_waits_for_other_threads_at_work_and_lets_none_begin() -> None:
    begun, is_over = threading.Event(), threading.Event()
    order: list[str] = []

    def work() -> None:
        with at_work:
            begun.set()
            is_over.wait(10)
            with at_work:  # work within work waits for no fork
                order.append("worked")

    def begin_later() -> None:
        with at_work:
            order.append("began later")

    worker, later = threading.Thread(target=work), threading.Thread(target=begin_later)
    worker.start()
    begun.wait(10)
    threading.Timer(0.1, later.start).start()
    threading.Timer(0.3, is_over.set).start()
    assert in_child(lambda: order) == "['worked']"
    worker.join(10)
    later.join(10)
    assert order == ["worked", "began later"]


@forks
def test_a_thread_at_work_may_fork_itself() -> None:
    def work() -> str:
        with at_work:
            return "worked"

    with at_work:
        assert in_child(work) == "worked"


@forks
def test_a_process_forked_amid_work_that_does_not_end_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "PATIENCE", 0.1)
    begun, is_over = threading.Event(), threading.Event()

    def work() -> None:
        with at_work:
            begun.set()
            is_over.wait(10)

    worker = threading.Thread(target=work)
    worker.start()
    begun.wait(10)

    @at_work
    def ask() -> None: ...

    said = in_child(ask)
    is_over.set()
    worker.join(10)
    assert said.startswith(JudgeError.__name__)
    assert "forked while another thread was asking; start processes with 'spawn' or 'forkserver'" in said
    ask()
