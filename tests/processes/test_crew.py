"""Work spread over processes: the order of its results, what waits for what, and how it ends."""

from __future__ import annotations

import gc
import itertools
import os
import pickle
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from judge import Judge
from judge.batch import Row, answer_row, answer_rows
from judge.errors import IndexStoreError, JudgeError, WorkerError
from judge.indexing.build import build_index
from judge.processes import crew
from judge.processes.cores import usable_cores
from judge.processes.crew import AHEAD, CHUNK, FEW, LOST, Crew, in_order
from tests.helpers import work
from tests.helpers.command_line import PATIENCE
from tests.helpers.documents import RULES, front, write

posix_only = pytest.mark.skipif(os.name == "nt", reason="signals and ps are POSIX's here")
ROOT = Path(__file__).parents[2]
T = TypeVar("T")


def worked_off(function: Callable[[int], Any], items: Iterator[int]) -> Generator[Any, None, None]:
    """The results of two workers that are ready before the first item comes."""
    with Crew(function, 0, 2) as crew:
        crew.wait()
        yield from crew.work_off(items)


def collect(results: Iterator[T], found: list[T]) -> None:
    """Put the results into a list, which keeps them where an error follows."""
    for result in results:
        found.append(result)


# -- who works on what, in which order ----------------------------------------------------------------------------------


def test_results_come_in_the_order_of_the_items_whoever_is_done_first() -> None:
    results = list(worked_off(work.who, iter(range(60))))
    assert [item for item, _ in results] == list(range(60))
    processes = {process for _, process in results}
    assert len(processes) == 2
    assert os.getpid() not in processes


@pytest.mark.parametrize(("count", "jobs"), [(0, 8), (1, 8), (FEW - 1, 8), (FEW * 3, 1)])
def test_few_items_and_a_single_job_start_no_process(monkeypatch: pytest.MonkeyPatch, count: int, jobs: int) -> None:
    monkeypatch.setattr(subprocess, "Popen", None)
    assert list(in_order(work.who, range(count), jobs)) == [(item, os.getpid()) for item in range(count)]


def test_many_items_go_over_to_workers_once_these_are_ready() -> None:
    with_whom: list[int] = []
    results = in_order(work.who, itertools.count(), 2)
    for place, (item, process) in enumerate(results):
        assert item == place
        with_whom.append(process)
        if process != os.getpid() and with_whom.count(process) > 2 * CHUNK:
            break
    results.close()
    own = with_whom.count(os.getpid())
    assert own >= FEW
    assert with_whom[:own] == [os.getpid()] * own  # and from then on none


def test_a_file_that_ends_while_workers_start_is_finished_here() -> None:
    results = list(in_order(work.who, range(FEW + 1), 2))
    assert results == [(item, os.getpid()) for item in range(FEW + 1)]


def test_as_many_processes_as_there_are_cores_answer_where_none_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def note(_work: object, _sample: object, jobs: int, _give_up: object) -> None:
        asked.append(jobs)
        raise InterruptedError

    monkeypatch.setattr(crew, "usable_cores", lambda: 7)
    monkeypatch.setattr(crew, "Crew", note)
    with pytest.raises(InterruptedError):
        list(in_order(work.who, range(FEW)))
    assert asked == [7]


def test_fewer_jobs_than_one_are_refused_before_anything_is_read() -> None:
    with pytest.raises(JudgeError, match="jobs is 0; let at least one"):
        in_order(work.who, iter(int, 1), 0)


def test_each_worker_keeps_its_libraries_to_one_thread() -> None:
    assert set(worked_off(work.threads, iter(range(6)))) == {("1", 1)}


# -- what waits for what ------------------------------------------------------------------------------------------------


def test_an_item_waits_for_no_later_one() -> None:
    given: queue.SimpleQueue[int | None] = queue.SimpleQueue()
    results = worked_off(work.who, iter(given.get, None))
    for item in range(5):
        given.put(item)
        assert next(results)[0] == item
    given.put(None)
    assert list(results) == []


def test_only_so_many_items_are_read_ahead_of_the_results() -> None:
    read = itertools.count()
    results = worked_off(work.who, read)
    next(results)
    time.sleep(0.5)  # long enough to work off hundreds
    bound = 2 * 2 * AHEAD * CHUNK  # waiting and on their way, for two workers
    assert next(read) <= bound + CHUNK + 2
    results.close()


def test_what_reading_raises_comes_after_the_results_of_what_was_read() -> None:
    def broken() -> Iterator[int]:
        yield from range(10)
        raise OSError("gone")

    results: list[tuple[int, int]] = []
    with pytest.raises(OSError, match="gone"):
        collect(worked_off(work.who, broken()), results)
    assert [item for item, _ in results] == list(range(10))


# -- how it ends --------------------------------------------------------------------------------------------------------


DEADLY = [(work.killed_at_30, r"was killed \(SIGKILL\)"), (work.ended_at_30, r"ended \(exit code 3\)")]


@posix_only
@pytest.mark.parametrize(("function", "how"), DEADLY)
def test_an_item_that_kills_whoever_works_on_it_ends_the_work_after_the_results_before_it(
    function: Callable[[int], int], how: str
) -> None:
    results: list[int] = []
    with pytest.raises(WorkerError, match=f"a worker process {how}; free memory or give fewer --jobs"):
        collect(worked_off(function, itertools.count()), results)
    assert results == list(range(30))


@posix_only
@pytest.mark.parametrize(("function", "how"), DEADLY)
def test_an_item_that_kills_whoever_works_on_it_is_given_up_where_that_is_wanted(
    function: Callable[[int], int], how: str
) -> None:
    given_up: list[str] = []

    def give_up(item: int, death: WorkerError) -> int:
        given_up.append(death.cause)
        return -item

    with Crew(function, 0, 2, give_up) as crew:
        crew.wait()
        results = list(crew.work_off(iter(range(60))))
    assert results == [*range(30), -30, *range(31, 60)]
    assert len(given_up) == 1
    assert re.fullmatch(f"a worker process {how}", given_up[0])


@posix_only
def test_where_each_item_kills_the_work_ends_instead_of_giving_all_of_them_up() -> None:
    results: list[int] = []
    with Crew(work.killed_from_30_on, 0, 2, lambda item, _: -item) as crew:
        crew.wait()
        with pytest.raises(WorkerError, match="was killed"):
            collect(crew.work_off(itertools.count()), results)
    assert results[:30] == list(range(30))
    assert -LOST < 30 - len(results) <= 0
    assert all(item < 0 for item in results[30:])


@posix_only
@pytest.mark.parametrize("seed", range(3))
def test_workers_killed_five_times_lose_and_double_nothing(seed: int) -> None:
    chance, count, results = random.Random(seed), 600, []
    moments = sorted(chance.sample(range(count - 100), 5))
    before = work.children(os.getpid())
    killed: set[int] = set()
    with Crew(work.who, 0, 2) as crew:
        crew.wait()
        for item, process in crew.work_off(iter(range(count))):
            results.append((item, process))
            if moments and item >= moments[0]:
                # One that was just started may not have been at work yet: it counts as well.
                victim = chance.choice(sorted(work.children(os.getpid()) - before - killed))
                os.kill(victim, signal.SIGKILL)
                killed.add(victim)
                moments.pop(0)
    assert [item for item, _ in results] == list(range(count))
    assert len(killed) == 5
    assert len({process for _, process in results}) >= 3
    assert work.children(os.getpid()) <= before


@posix_only
def test_workers_that_can_not_be_replaced_end_the_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    results: list[int] = []
    with Crew(work.killed_at_30, 0, 2, lambda item, _: -item) as crew:
        crew.wait()
        monkeypatch.setattr(sys, "executable", str(tmp_path / "missing"))
        with pytest.raises(WorkerError, match="can't start a process"):
            collect(crew.work_off(itertools.count()), results)
    assert results == list(range(len(results)))
    assert 30 - CHUNK < len(results) <= 30


@posix_only
def test_a_worker_that_dies_before_it_is_ready_is_replaced(tmp_path: Path) -> None:
    once = partial(work.killed_the_first_time, str(tmp_path / "mark"))
    with Crew(once, 0, 1) as crew:
        crew.wait()
        assert list(crew.work_off(iter(range(5)))) == list(range(5))


@posix_only
def test_workers_that_all_die_before_they_are_ready_are_told() -> None:
    with Crew(work.killed_at_30, 30, 2) as crew, pytest.raises(WorkerError, match="was killed"):
        crew.wait()


def test_a_process_that_can_not_be_started_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "missing"))
    with pytest.raises(WorkerError, match=r"can't start a process \(.*\); give fewer --jobs"):
        list(in_order(work.who, itertools.count(), 2))


def test_an_error_of_the_work_is_raised_at_its_place_as_it_was() -> None:
    results: list[int] = []
    with pytest.raises(IndexStoreError) as caught:
        collect(worked_off(work.broken_at_30, itertools.count()), results)
    assert results == list(range(30))
    assert (caught.value.cause, caught.value.fix) == ("the index is gone", "build it")


def test_a_mistake_in_the_work_tells_where_it_was_made() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        list(worked_off(work.failing_at_30, iter(range(40))))
    assert "in failing_at_30" in caught.value.__notes__[0]


@posix_only
def test_neither_prints_nor_an_interrupt_that_reaches_a_worker_disturb_it(capfd: pytest.CaptureFixture[str]) -> None:
    assert list(worked_off(work.noisy, iter(range(10)))) == list(range(10))
    assert capfd.readouterr() == ("", "")


@posix_only
def test_closing_ends_the_workers_whatever_they_are_at() -> None:
    before = work.children(os.getpid())
    results = worked_off(work.who, itertools.count())
    next(results)
    assert len(work.children(os.getpid()) - before) == 2
    results.close()
    assert work.children(os.getpid()) <= before


UNGUARDED = """
import itertools, os, sys
sys.path.insert(0, {folder!r})
from judge.processes.crew import in_order
from own_work import who
for process in in_order(who, itertools.count(), 2):
    if process != os.getpid():
        print(process, flush=True)
        {then}
"""


def script(folder: Path, then: str) -> list[str]:
    """A program, whose main part nothing guards, with work that only it knows where to find, and misleading files around it."""
    (folder / "own").mkdir()
    (folder / "own" / "own_work.py").write_text("import os\ndef who(item): return os.getpid()\n")
    for name in ("pickle.py", "judge.py", "signal.py"):
        (folder / name).write_text("raise SystemExit('the wrong module')\n")
    return [sys.executable, "-P", "-c", UNGUARDED.format(folder=str(folder / "own"), then=then)]


def test_a_script_needs_no_guard_and_its_modules_are_found(tmp_path: Path) -> None:
    done = subprocess.run(
        script(tmp_path, "break"),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1


@posix_only
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    parent = subprocess.Popen(
        script(tmp_path, "sys.stdin.read()"),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        left = work.children(parent.pid)
        assert worker in left
        assert len(left) == 2
        parent.kill()
    patience = time.monotonic() + PATIENCE
    while any(map(work.is_running, left)):
        assert time.monotonic() < patience
        time.sleep(0.01)


# -- with a judge -------------------------------------------------------------------------------------------------------


def test_workers_answer_each_row_as_this_process_does(judge: Judge) -> None:
    hidden = "can a hidden character be attacked?"
    rows = [
        *(Row(1, hidden), Row(2, hidden, game="warhammer-invasion"), Row(3, hidden, as_of="1990"), Row(4, " ")),
        *(Row(5, "x", game="chess"), Row(6, "x", error="line 6 is not UTF-8"), Row(7, 'two\r\nlines, "quoted" → 😀')),
        *(Row(8, "what is for lunch"), Row(9, "can Alaris attack a hidden character, and who pays for press?")),
    ]
    one = partial(answer_row, judge, game=None, doc=None, as_of="2010", k=3, rulings_only=True)
    with Crew(one, rows[0], 2) as crew:
        crew.wait()
        assert list(crew.work_off(iter(rows))) == [one(row) for row in rows]


def test_the_answers_to_rows_are_those_to_each_row(judge: Judge) -> None:
    rows = [Row(1, "can a hidden character be attacked?"), Row(2, "what is for lunch"), Row(3, "")]
    answers = list(answer_rows(judge, rows, game="vs-system", k=2))
    assert answers == [answer_row(judge, row, game="vs-system", doc=None, as_of=None, k=2) for row in rows]
    assert list(answer_rows(judge, [])) == []


def test_a_judge_is_pickled_as_what_it_reads(judge: Judge) -> None:
    data = pickle.dumps(judge)
    assert len(data) < 2_000
    question = "can a hidden character be attacked?"
    assert pickle.loads(data).ask(question) == judge.ask(question)


def test_a_pickled_judge_tells_what_the_judge_tells(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "_index_notice", "Your own documents are not searched yet.")
    there = pickle.loads(pickle.dumps(judge))
    assert there.notice == judge.notice
    assert there.ask("what is for lunch?") == judge.ask("what is for lunch?")


def test_what_is_built_meanwhile_is_not_opened_in_the_place_of_what_was_pickled(
    tmp_path: Path, invented_index: Path, invented_corpus: Path, encoder_folder: Path
) -> None:
    index = tmp_path / "index"
    shutil.copytree(invented_index, index)
    judge = Judge.open(index, invented_corpus)
    data, before = pickle.dumps(judge), judge.entries()
    moon = tmp_path / "moon"
    build_index(
        [write(moon, {"vs-system/moon.md": f"{front('moon')}{RULES}### Owls\n\n1. An owl hoots.\n"})],
        index,
        encoder_folder,
    )
    assert pickle.loads(data).entries() == before
    del judge
    gc.collect()
    build_index([moon], index, encoder_folder)  # which clears away what nobody reads any more
    with pytest.raises(IndexStoreError, match=r"is missing; run 'judge build'"):
        pickle.loads(data)


# -- how many cores there are -------------------------------------------------------------------------------------------


def bound_to() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@pytest.mark.parametrize(
    ("group", "limits", "cores"),
    [
        pytest.param("0::/a/b\n", {"a/b": "100000 100000"}, 1, id="its own"),
        pytest.param(
            "12:cpu:/x\n0::/a/b\n", {"a": "50000 100000", "a/b": "max 100000"}, 1, id="half a core, one around it"
        ),
        pytest.param("0::/\n", {"": "150000 100000"}, min(2, bound_to()), id="a container, rounded up"),
        pytest.param("0::/a\n", {"a": "max 100000"}, bound_to(), id="no limit"),
        pytest.param("0::/a\n", {"a": "6400000 100000"}, min(64, bound_to()), id="more than there are"),
        pytest.param("1:cpu:/a\n", {"a": "50000 100000"}, bound_to(), id="groups of the first version only"),
        pytest.param("0::/a\n", {"a": "nonsense"}, bound_to(), id="no numbers"),
        pytest.param(None, {}, bound_to(), id="another system"),
    ],
)
def test_the_cores_are_those_that_a_control_group_leaves(
    tmp_path: Path, group: str | None, limits: dict[str, str], cores: int
) -> None:
    processes = tmp_path / "cgroup"
    if group is not None:
        processes.write_text(group)
    for folder, limit in limits.items():
        (tmp_path / "groups" / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / "groups" / folder / "cpu.max").write_text(limit + "\n")
    assert usable_cores(processes, tmp_path / "groups") == cores


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="Linux binds processes to cores")
def test_the_cores_are_those_that_the_process_is_bound_to() -> None:
    one = "import os; os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])"
    command = [sys.executable, "-c", f"{one}; from judge.processes.cores import usable_cores as cores; print(cores())"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == "1\n"
