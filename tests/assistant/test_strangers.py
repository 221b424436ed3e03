"""The server as programs meet it that are no assistants: what it prints, whom it answers, and how it ends."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import urllib.error
import urllib.request
from functools import partial
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from tests.helpers.assistants import serving
from tests.helpers.command_line import COMMAND, PATIENCE

HOSTILE = {"question": "\x1b]0;owned\x07 \u202e <script>alert(1)</script>"}
CALLS: list[tuple[str, dict[str, Any]]] = [
    ("ask_ruling", {"question": "can Klaw be KO'd for his own power?"}),
    ("ask_ruling", HOSTILE),
    ("ask_ruling", {}),
    ("run_check", {"id": "heralds-of-galactus/cosmic-order", "misread": True}),
    ("show_ruling", {"id": "x-men/no-such-entry"}),
    ("no_such_tool", {}),
]
INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "a test", "version": "1"},
    },
}


def test_stdout_carries_the_protocol_and_nothing_else() -> None:
    messages = [
        INITIALIZE,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        *(
            {"jsonrpc": "2.0", "id": n, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
            for n, (name, arguments) in enumerate(CALLS, 2)
        ),
    ]
    lines = [*map(json.dumps, messages), "this is no message", '{"jsonrpc": "2.0", "id": "\\ud800"}']
    # stdin stays open until everything is answered: its end would end the server.
    process = subprocess.Popen(
        [*COMMAND, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write("".join(f"{line}\n" for line in lines))
    process.stdin.flush()
    answered: list[Any] = []
    while sum("id" in message for message in answered) < len(CALLS) + 1:
        answered.append(json.loads(process.stdout.readline()))
    rest, errors = process.communicate(timeout=PATIENCE)
    answered += map(json.loads, rest.splitlines())
    assert all(message["jsonrpc"] == "2.0" for message in answered)
    assert {message.get("id") for message in answered} >= set(range(1, len(CALLS) + 2))
    assert process.returncode == 0
    assert "Traceback" not in errors


def test_who_stops_reading_gets_no_traceback() -> None:
    with subprocess.Popen(
        [*COMMAND, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(json.dumps(INITIALIZE) + "\n")
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        assert "Traceback" not in process.stderr.read()
        assert process.wait(PATIENCE) == 0


def posted(address: str, body: bytes, **headers: str) -> int:
    """The status that a request gets, sent as nothing that knows the protocol would."""
    sent = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    request = urllib.request.Request(address, body, sent | {name.title(): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            status: int = response.status
            return status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_only_who_names_this_machine_is_answered(address: str) -> None:
    ask = partial(posted, address, json.dumps(INITIALIZE).encode())
    port = address.split(":")[2].partition("/")[0]
    assert ask() == 200
    assert [ask(host=host) for host in (f"localhost:{port}", "127.0.0.1", f"[::1]:{port}", "192.0.2.7")] == [200] * 4
    hosts = ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example", "[", "a b",
             "[::1].evil.example", f"[::1].evil.example:{port}", "[::1]evil.example", "[::1", "evil.example@[::1]")  # fmt: skip
    assert {host: ask(host=host) for host in hosts} == dict.fromkeys(hosts, 421)
    assert ask(origin=address.removesuffix("/mcp")) == 200
    assert [ask(origin=origin) for origin in ("https://evil.example", "null", "http://127.0.0.1")] == [403] * 3


def test_with_a_token_only_who_sends_it_is_answered() -> None:
    with serving("--host", "0.0.0.0", "--token", "correct-horse") as address:
        at = address.replace("0.0.0.0", "127.0.0.1")
        ask = partial(posted, at, json.dumps(INITIALIZE).encode())
        assert ask(authorization="Bearer correct-horse") == 200
        wrong = ("", "Bearer", "Bearer ", "Bearer correct-hors", "Bearer correct-horse2", "Basic Y29ycmVjdC1ob3JzZQ==")
        assert {sent: ask(authorization=sent) for sent in wrong} == dict.fromkeys(wrong, 401)
        assert ask() == 401
        assert posted(f"{at}?token=correct-horse", json.dumps(INITIALIZE).encode()) == 401
        assert ask(authorization="Bearer correct-horse", host="evil.example") == 421


def test_requests_that_are_too_large_or_no_protocol_are_refused(address: str) -> None:
    assert posted(address, b'{"x": "' + b"x" * 70_000 + b'"}') == 413
    assert posted(address, b"no json") == 400
    assert posted(address.removesuffix("mcp") + "etc/passwd", b"{}") == 404
    with pytest.raises(urllib.error.HTTPError):  # no stream: nothing is kept between requests
        urllib.request.urlopen(address, timeout=PATIENCE)


def test_it_listens_on_this_machine_alone_where_no_host_is_given(address: str) -> None:
    assert address.startswith("http://127.0.0.1:")
    port = int(address.split(":")[2].partition("/")[0])
    # Whoever listens on every address is met on this one, too, which is this machine's as well.
    with pytest.raises(OSError):  # noqa: PT011
        socket.create_connection(("127.0.0.2", port), timeout=2).close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signal that another process can send")
def test_who_is_told_to_end_ends_at_once() -> None:
    with subprocess.Popen(
        [*COMMAND, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(INITIALIZE) + "\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)  # while a thread waits for what stdin brings next
        assert process.wait(PATIENCE) == -signal.SIGINT
