"""One open judge, many threads: what comes of their questions is what comes of them in one thread, first questions included."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from judge import Judge
from tests.helpers.command_line import PATIENCE
from tests.helpers.sharing import outcomes, printed_by

THREADS = 8


@pytest.fixture
def impatient() -> Iterator[None]:
    """Threads that take turns a hundred times as often as they do."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(5e-5)
    yield
    sys.setswitchinterval(before)


@pytest.mark.timeout(7200)
@pytest.mark.usefixtures("impatient")
def test_threads_get_the_answers_that_one_gets(judge: Judge, attacks: int) -> None:
    count = 5 * attacks
    expected = outcomes(judge, 0, count)
    shared = Judge.open()
    with ThreadPoolExecutor(THREADS) as pool:
        found = list(pool.map(lambda worker: outcomes(shared, worker, count), range(THREADS)))
    assert [each == expected for each in found] == [True] * THREADS


def test_threads_that_ask_the_first_questions_at_once(judge: Judge, attacks: int) -> None:
    expected = outcomes(judge, 0, 4)
    for _ in range(max(1, attacks // 5)):
        assert printed_by("threads", THREADS, 4, PATIENCE) == [expected] * THREADS


def test_threads_that_ask_on_while_the_program_ends(judge: Judge) -> None:
    assert printed_by("after-main", 2, 4, PATIENCE) == [outcomes(judge, 0, 4)] * 2


def test_a_judge_outlives_the_thread_that_opened_it(judge: Judge) -> None:
    opened: list[Judge] = []
    opening = threading.Thread(target=lambda: opened.append(Judge.open()))
    opening.start()
    opening.join()
    assert outcomes(opened[0], 0, 3) == outcomes(judge, 0, 3)
