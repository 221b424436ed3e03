"""One open judge and processes: forked before or after its questions, amid those of other threads, or given it; none hangs or errs."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from judge import Judge
from tests.helpers.command_line import PATIENCE
from tests.helpers.sharing import outcomes, printed_by

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("way", ["fork-used", *(f"pool-{each}" for each in multiprocessing.get_all_start_methods())])
def test_processes_get_the_answers_that_one_gets(judge: Judge, attacks: int, way: str) -> None:
    workers, count = min(8, 1 + attacks), 2 * attacks
    found = printed_by(way, workers, count, PATIENCE + 40 * attacks)
    assert found == [outcomes(judge, 0, count)] * (2 * workers if way == "pool-fork" else workers)


@forks
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("way", ["fork", "fork-opens", "fork-of-fork"])
def test_a_forked_process_asks(judge: Judge, attacks: int, way: str) -> None:
    workers = min(8, 1 + attacks)
    assert printed_by(way, workers, 2, PATIENCE + 2 * attacks) == [outcomes(judge, 0, 2)] * workers


@forks
@pytest.mark.timeout(7200)
def test_a_process_is_forked_while_other_threads_ask(judge: Judge, attacks: int) -> None:
    workers = 2 * attacks
    assert printed_by("fork-amid", workers, 1, PATIENCE + 10 * attacks) == [outcomes(judge, 0, 1)] * workers
