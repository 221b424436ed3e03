"""Who only opens a page doesn't wait for who asks; who comes to a full line is asked to come again; nobody is lost."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
import uvicorn

from judge import Judge
from judge.errors import JudgeError
from judge.serving.line import AT_ONCE, RETRY_AFTER, WAITING
from judge.serving.listening import listen
from judge.web import app as web_app
from judge.web.app import application
from tests.helpers.pages import SETTLED

PATIENCE = 60


class Held:
    """A judge who answers only once it is let."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self.let = threading.Event()
        self.at_work = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self._judge, name)

    def ask(self, *arguments: object, **options: object) -> object:
        self.at_work += 1
        assert self.let.wait(PATIENCE)
        self.at_work -= 1
        return self._judge.ask(*arguments, **options)  # type: ignore[arg-type]


@pytest.fixture
def held(judge: Judge) -> Iterator[tuple[Held, str]]:
    """A held judge, and the address of its page, served from a thread of this process."""
    slow = Held(judge)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(application(slow), lifespan="off", log_level="warning", ws="none"))  # type: ignore[arg-type]
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    yield slow, f"http://127.0.0.1:{listening.getsockname()[1]}"
    slow.let.set()
    server.should_exit = True
    thread.join(PATIENCE)
    listening.close()


def wait_for(what: str, is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, what
        time.sleep(0.01)


def test_the_loop_is_free_while_questions_are_worked_on_and_a_full_line_says_come_again(held: tuple[Held, str]) -> None:
    slow, address = held
    most = AT_ONCE + WAITING
    with (
        httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_connections=200)) as client,
        ThreadPoolExecutor(most) as pool,
    ):
        asked = [pool.submit(client.get, address, params={"q": f"{SETTLED} {n}"}) for n in range(most)]
        wait_for("the work begins", lambda: slow.at_work == AT_ONCE)
        begun = time.monotonic()
        assert client.get(f"{address}/static/style.css").status_code == 200
        assert client.get(f"{address}/api/openapi.json").status_code == 200
        assert time.monotonic() - begun < 5, "a page that needs no judge waited for the questions"

        wait_for("the line is full", lambda: is_full(client, address))
        refused = client.get(address, params={"q": SETTLED})
        assert (refused.status_code, refused.headers["retry-after"]) == (503, f"{RETRY_AFTER}")
        assert "Many are asking just now" in refused.text
        told = client.get(f"{address}/api/ask", params={"q": SETTLED})
        assert (told.status_code, told.headers["retry-after"]) == (503, f"{RETRY_AFTER}")
        assert told.json() == {"error": "many are asking just now", "fix": "ask again", "nearest": []}
        assert slow.at_work == AT_ONCE

        slow.let.set()
        assert [each.result(PATIENCE).status_code for each in asked] == [200] * most
        assert client.get(address, params={"q": SETTLED}).status_code == 200


def is_full(client: httpx.Client, address: str) -> bool:
    """Whether a further question is refused at once: one that isn't waits in the line, and gives up."""
    try:
        return client.get(f"{address}/api/status", timeout=0.3).status_code == 503
    except httpx.TimeoutException:
        return False


def test_the_site_is_packed_once_however_many_want_it(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def packs(_: Judge) -> bytes:
        made.append(1)
        time.sleep(0.3)
        return b"PK"

    monkeypatch.setattr(web_app, "site_zip", packs)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(application(judge), lifespan="off", log_level="warning", ws="none"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/site.zip"
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: httpx.get(address, timeout=PATIENCE), range(6)))
    server.should_exit = True
    thread.join(PATIENCE)
    listening.close()
    assert [(each.status_code, each.content) for each in answers] == [(200, b"PK")] * 6
    assert answers[0].headers["content-disposition"].startswith("attachment")
    assert len(made) == 1


def test_a_port_that_is_taken_is_told_with_what_to_do() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(JudgeError, match="--port") as error:
            listen("127.0.0.1", taken.getsockname()[1])
    assert "\n" not in f"{error.value}"


@pytest.mark.parametrize("host", ["nowhere.invalid", "a" * 300, "\udc80", "999.1.1.1"])
def test_a_host_that_is_none_is_told(host: str) -> None:
    with pytest.raises(JudgeError, match="address"):
        listen(host, 0)


def test_pages_know_no_other_question(held: tuple[Held, str]) -> None:
    """Two who ask at once get each their own answer."""
    slow, address = held
    slow.let.set()
    questions = [SETTLED, "does press lower a boost cost?", "can a corrupted unit defend?"] * 8
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda q: httpx.get(address, params={"q": q}, timeout=PATIENCE).text, questions))
    for question, answer in zip(questions, answers, strict=True):
        assert f'<h1 class="asked">{question}</h1>' in answer
        assert answer == answers[questions.index(question)]
