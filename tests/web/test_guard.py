"""Who may ask, by which name, how much and how often; and what every answer tells a browser to refuse."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from http.cookies import SimpleCookie
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from judge import Judge
from judge.web import guard, pages
from judge.web.guard import HEADERS, MOST_ADDRESSES, REQUESTS, Guard
from tests.helpers.pages import PAGES, client_of

TOKENS = ["correct horse", 'se"mi;col,on\\', "gütige Zeichen", "a+b%20c&d=e#f"]


def guarded(*, token: str | None = None, names: tuple[str, ...] = (), who: str = "10.0.0.7") -> TestClient:
    """A guard before a page that says the path it was asked for."""

    async def said(request: Request) -> PlainTextResponse:
        return PlainTextResponse(request.url.path)

    app = Guard(Starlette(routes=[Route("/{path:path}", said)]), token, names)
    return TestClient(app, "http://localhost", client=(who, 1), follow_redirects=False)


def is_one_line(text: str) -> bool:
    return text.endswith("\n") and text.count("\n") == 1


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8013", "LocalHost", "127.0.0.1:8013", "192.168.7.4", "[::1]:8013", "[fe80::1%25eth0]", "judge.localhost",
     socket.gethostname(), f"{socket.gethostname()}:80", f"{socket.gethostname().partition('.')[0]}.local", "table-desk"],
)  # fmt: skip
def test_this_machine_is_asked_by_its_addresses_and_names(host: str) -> None:
    assert guarded(names=("Table-Desk",)).get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["localhost@evil.example", "evil.example@localhost", "evil.example", "evil.example:8013", "127.0.0.1.evil.example",
     "localhost.evil.example", "127-0-0-1.rebind.example",
     "evil.example#localhost", "evil.example?localhost", "[::1", "[::1].evil.example",
     "localhost.", "", "a:b:c", "xn--lclhost-9ua", "0x7f.1", "2130706433"],
)  # fmt: skip
def test_another_host_is_refused(host: str) -> None:
    answer = guarded().get("/", headers={"host": host})
    assert answer.status_code == 421
    assert is_one_line(answer.text)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
def test_nothing_is_sent_here(page: TestClient, method: str) -> None:
    answer = page.request(method, "/")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
    assert is_one_line(answer.text)


def test_head_answers_without_a_body(page: TestClient) -> None:
    assert (page.head("/").status_code, page.head("/").content) == (200, b"")


@pytest.mark.parametrize(
    "headers", [{"content-length": "5"}, {"content-length": "x"}, {"transfer-encoding": "chunked"}]
)
def test_a_body_is_refused(page: TestClient, headers: dict[str, str]) -> None:
    answer = page.get("/", headers=headers)
    assert answer.status_code == 413
    assert is_one_line(answer.text)
    assert page.get("/static/style.css", headers={"content-length": "0"}).status_code == 200


def test_a_far_too_long_address_is_refused_and_the_longest_question_is_not(page: TestClient) -> None:
    assert page.get("/", params={"q": "ä" * 2_500 + " hidden?"}).status_code == 200
    assert page.get("/", params={"q": "ä" * 4_001}).status_code == 414  # 24,006 bytes
    answer = page.get("/" + "a" * 17_000)
    assert answer.status_code == 414
    assert is_one_line(answer.text)


def test_who_asks_too_often_waits_and_others_do_not() -> None:
    asker, this_machine = guarded(), guarded(who="127.0.0.1")
    codes = [asker.get("/").status_code for _ in range(REQUESTS + 1)]
    assert set(codes[:-1]) == {200}
    refused = asker.get("/")
    assert (codes[-1], refused.status_code) == (429, 429)
    assert 1 <= int(refused.headers["retry-after"]) <= guard.SECONDS
    assert refused.headers["retry-after"] in refused.text
    assert is_one_line(refused.text)
    assert {this_machine.get("/").status_code for _ in range(REQUESTS + 1)} == {200}


def test_who_has_waited_may_ask_again_and_one_address_is_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr("judge.web.guard.time.monotonic", lambda: now)
    app = Guard(Starlette())
    for _ in range(REQUESTS + 3):
        TestClient(app, "http://localhost", client=("10.0.0.7", 1)).get("/")
    assert TestClient(app, "http://localhost", client=("10.0.0.7", 1)).get("/").status_code == 429
    assert TestClient(app, "http://localhost", client=("10.0.0.8", 1)).get("/").status_code == 404
    now += guard.SECONDS
    assert TestClient(app, "http://localhost", client=("10.0.0.7", 1)).get("/").status_code == 404


def test_only_so_many_addresses_are_remembered() -> None:
    app = Guard(Starlette())
    for n in range(MOST_ADDRESSES + 50):
        app._wait({"client": (f"10.0.{n // 256}.{n % 256}", 1)})
    assert len(app._visits) == MOST_ADDRESSES


def test_every_answer_tells_a_browser_what_to_refuse(
    page: TestClient, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    logging.disable(logging.CRITICAL)

    def breaks(*_: object) -> str:
        raise ZeroDivisionError("/secret/path")

    monkeypatch.setattr(pages, "take_along", breaks)
    broken = client_of(judge)
    answers = {
        200: [page.get(PAGES["settled"]), page.get("/static/style.css"), page.get("/api/status"), page.get("/api/openapi.json")],
        400: [page.get("/?as_of=x"), page.get("/api/ask?q=%20")],
        401: [guarded(token="t" * 9).get("/")],
        404: [page.get("/nope"), page.get("/static/nope"), page.get("/api/nope"), page.get("/api/show?id=nope/nope")],
        405: [page.post("/")],
        413: [page.get("/", headers={"content-length": "1"})],
        414: [page.get("/" + "a" * 17_000)],
        421: [page.get("/", headers={"host": "evil.example"})],
        500: [broken.get("/take-along")],
    }  # fmt: skip
    logging.disable(logging.NOTSET)
    for status, given in answers.items():
        for answer in given:
            assert answer.status_code == status, answer.url
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.url
            assert "secret" not in answer.text
    assert "'unsafe" not in HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in HEADERS["Content-Security-Policy"]


# -- a token ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", TOKENS)
def test_who_brings_the_token_gets_in_and_keeps_it_in_a_cookie(token: str) -> None:
    asker = guarded(token=token)
    refused = asker.get("/browse")
    assert refused.status_code == 401
    assert is_one_line(refused.text)
    let_in = asker.get(f"/browse?a=1%262&token={quote(token, safe='')}&b=%C3%BC")
    assert (let_in.status_code, let_in.headers["location"]) == (303, "/browse?a=1%262&b=%C3%BC")
    cookie = SimpleCookie(let_in.headers["set-cookie"])["token"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert asker.get("/browse").text == "/browse"


@pytest.mark.parametrize("token", [each for each in TOKENS if each.isascii()])
def test_a_program_brings_the_token_in_a_header(token: str) -> None:
    assert guarded(token=token).get("/api/status", headers={"authorization": f"Bearer {token}"}).status_code == 200


@pytest.mark.parametrize(
    "brought",
    [
        lambda c: c.get("/?token=wrong"),
        lambda c: c.get("/?token="),
        lambda c: c.get("/?token=%FF%00"),
        lambda c: c.get("/", headers={"authorization": "Bearer wrong"}),
        lambda c: c.get("/", headers={"authorization": "Basic Y29ycmVjdA=="}),
        lambda c: c.get("/", headers={"cookie": "token=wrong; token="}),
        lambda c: c.get("/", headers={"cookie": b"token=\xff\xfe"}),
        lambda c: c.get("/", headers={"cookie": "tokens=correct-horse"}),
    ],
)
def test_a_wrong_token_lets_nobody_in(brought: Callable[[TestClient], object]) -> None:
    answer = brought(guarded(token="correct-horse"))
    assert getattr(answer, "status_code", None) == 401


def test_an_old_cookie_does_not_stand_before_a_right_header() -> None:
    headers = {"cookie": "token=of-yesterday", "authorization": "Bearer correct-horse"}
    assert guarded(token="correct-horse").get("/", headers=headers).status_code == 200


@pytest.mark.parametrize("path", ["//evil.example", "///evil.example/x", "/%2fevil.example", "//evil.example%2f.."])
def test_the_token_leads_to_no_other_host(path: str) -> None:
    answer = guarded(token="correct-horse").get(f"http://localhost{path}?token=correct-horse")
    assert answer.status_code == 303
    where = answer.headers["location"]
    assert where.startswith("/")
    assert not where.startswith(("//", "/\\"))
