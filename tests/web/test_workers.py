"""A page served by several processes: the same answers, whichever is met; who is killed is replaced, and none is left behind."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient

from tests.helpers.command_line import COMMAND, PATIENCE
from tests.helpers.pages import PAGES, SETTLED, ended, served

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")

SLOW = "/changes?after=2006-09-01&until=2006-10-01"  # looks at every entry twice
SPAWNING = """
from functools import partial
from judge import Judge
from judge.web.app import application
from judge.serving.listening import listen
from judge.web.workers import serve_by

if __name__ == "__main__":
    at = listen("127.0.0.1", 0)
    told = partial(print, f"at http://127.0.0.1:{at.getsockname()[1]}/", flush=True)
    serve_by(2, Judge.open(), application, at, told, start_method="spawn")
"""


def children(process: int) -> set[int]:
    """The processes that a process has started and that still run."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return {each for each in map(int, found) if runs(each)}


def runs(process: int) -> bool:
    """Whether a process runs: one that has ended may still be listed."""
    return state(process) not in "ZX"


def state(process: int) -> str:
    """The letter that Linux has for what a process is at; X where there is none."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return "X"


def wait_for(what: str, is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, what
        time.sleep(0.02)


@contextmanager
def spawning(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Two workers that share nothing but the socket, as on a system that doesn't fork."""
    script = folder / "spawning.py"
    script.write_text(SPAWNING, encoding="utf-8")
    with ended(subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)) as found:
        yield found


@pytest.fixture(scope="module", params=["forked", "spawned"])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """The address of a page that two processes serve, and the process that looks after them."""
    made = served("--workers", 2) if request.param == "forked" else spawning(tmp_path_factory.mktemp("spawned"))
    with made as (address, process):
        wait_for("two workers", lambda: len(children_that_serve(process.pid)) == 2)
        yield address, process.pid


def children_that_serve(process: int) -> set[int]:
    """Spawning starts a process besides, which only cleans up."""
    return {each for each in children(process) if "resource_tracker" not in _command_line(each)}


def _command_line(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text(encoding="utf-8")
    except OSError:
        return ""


def processor(process: int) -> int:
    """How much of a processor a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def test_all_of_them_answer_and_answer_the_same(two: tuple[str, int], page: TestClient) -> None:
    address, parent = two
    asked = [PAGES[name] for name in ("settled", "bears", "nothing", "ruling", "check", "card", "browse")] * 4
    before = {each: processor(each) for each in children_that_serve(parent)}
    with ThreadPoolExecutor(8) as pool:  # a connection of its own for each
        answers = list(pool.map(lambda path: httpx.get(address + path, timeout=PATIENCE), asked))
    alone = {path: page.get(path).text for path in asked}
    for path, answer in zip(asked, answers, strict=True):
        assert answer.status_code == 200, path
        assert answer.text.splitlines() == alone[path].splitlines(), path
    assert all(processor(each) > used for each, used in before.items()), "one of them did nothing"


def test_who_is_killed_under_load_is_replaced_and_the_others_go_on(two: tuple[str, int]) -> None:
    address, parent = two
    is_over = threading.Event()
    seen: list[tuple[float, int]] = []  # when, and with which status; 0 for a connection that broke

    def ask() -> None:
        while not is_over.is_set():
            try:
                status = httpx.get(address, params={"q": SETTLED}, timeout=PATIENCE).status_code
            except httpx.TransportError:
                status = 0
            seen.append((time.monotonic(), status))

    with ThreadPoolExecutor(6) as pool:
        asking = [pool.submit(ask) for _ in range(6)]
        wait_for("answers", lambda: len(seen) > 20)
        victim, other = sorted(children_that_serve(parent))
        os.kill(victim, signal.SIGKILL)
        killed = time.monotonic()
        wait_for("a successor", lambda: len(children_that_serve(parent) - {victim}) == 2)
        so_far = len(seen)
        wait_for("more answers", lambda: len(seen) > so_far + 40)
        is_over.set()
        for each in asking:
            each.result(PATIENCE)
    lost = [when for when, status in seen if status == 0]
    assert {status for _, status in seen} <= {0, 200}
    assert len(lost) <= 6, "more were lost than it had at hand"  # each asker has one question at a time
    assert all(killed <= when < killed + 2 for when in lost)
    assert other in children_that_serve(parent)


def test_no_worker_outlives_a_parent_that_is_killed(tmp_path: Path) -> None:
    for made in (served("--workers", 3), spawning(tmp_path)):
        with made as (address, process):
            wait_for("all have started", lambda: httpx.get(address, timeout=PATIENCE).status_code == 200)
            left = children(process.pid)
            assert len(left) == 3  # of those that are spawned, one cleans up after two
            process.kill()
            process.wait(PATIENCE)
            wait_for("they end", lambda: not any(map(runs, left)))  # noqa: B023 - asked at once
            with pytest.raises(httpx.TransportError):
                httpx.get(address, timeout=5)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
@pytest.mark.parametrize("is_for_all", [False, True], ids=["the parent is told", "all are told, as by a terminal"])
def test_who_is_told_to_end_answers_what_is_in_progress(number: signal.Signals, code: int, is_for_all: bool) -> None:
    with served("--workers", 2) as (address, process):
        left = children(process.pid)
        asking = [HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE) for _ in range(24)]
        for path in ("/static/style.css", SLOW):  # the first so that a worker has taken the connection
            for each in asking:
                each.request("GET", path)
            if path != SLOW:
                assert {each.getresponse().read() != b"" for each in asking} == {True}
        time.sleep(0.2)
        answered, _, _ = select.select([each.sock for each in asking], [], [], 0)
        assert len(answered) < len(asking), "nothing is in progress"
        for one in {process.pid} | (left if is_for_all else set()):
            os.kill(one, number)
        assert [each.getresponse().status for each in asking] == [200] * len(asking)
        for each in asking:
            each.close()
        assert process.wait(PATIENCE) == code
        assert not any(map(runs, left))
        assert process.stdout is not None
        assert "Traceback" not in process.stdout.read()


def test_who_is_told_twice_ends_at_once_whatever_a_worker_does() -> None:
    with served("--workers", 2) as (_, process):
        wait_for("two workers", lambda: len(children(process.pid)) == 2)
        left = children(process.pid)
        os.kill(min(left), signal.SIGSTOP)
        wait_for("it stands still", lambda: state(min(left)) == "T")
        process.terminate()
        time.sleep(1)
        assert process.poll() is None  # it waits for the one that stands still
        begun = time.monotonic()
        process.terminate()
        assert process.wait(PATIENCE) == -signal.SIGTERM
        assert time.monotonic() - begun < 3
        assert not any(map(runs, left))


def test_all_of_them_know_the_same_token() -> None:
    command = [*COMMAND, "serve", "--port", "0", "--workers", "3", "--token", "new"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = re.search(r"(http://\S+)/\?token=(\S+)", process.stdout.readline())
        assert told
        with ThreadPoolExecutor(6) as pool:
            ask = f"{told[1]}/api/list"
            right = pool.map(lambda _: httpx.get(ask, headers={"authorization": f"Bearer {told[2]}"}), range(30))
            assert {each.status_code for each in right} == {200}
            wrong = pool.map(lambda _: httpx.get(ask, headers={"authorization": f"Bearer {told[2]}x"}), range(30))
            assert {each.status_code for each in wrong} == {401}
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


@pytest.mark.parametrize("number", ["0", "-1", "65", "1000000000000", "two", "", "1.5"])
def test_a_number_of_workers_that_is_none_is_told_in_a_line(number: str) -> None:
    done = subprocess.run([*COMMAND, "serve", "--workers", number], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "workers" in done.stderr
