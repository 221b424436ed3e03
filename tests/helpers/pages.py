"""The page as tests ask for it: in this process without a socket, and served on this machine for a browser."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from starlette.testclient import TestClient

from judge import Judge
from judge.web.app import application
from tests.helpers.borne import BORNE
from tests.helpers.command_line import COMMAND, PATIENCE

KLAW = "heralds-of-galactus/klaw-sonic-construct"
SETTLED = "can a hidden character be attacked?"
# Of every kind of page one, and of answers each band.
PAGES = {
    "ask": "/",
    "settled": f"/?q={quote(SETTLED)}",
    "settled by a base rule": "/?q=does+an+exhausted+guy+still+hit+back",
    "bears": "/?q=End+of+turn+phase%3A+any+chance+to+sneak+in+an+action+there",
    "nothing": "/?q=may+I+wear+headphones+at+my+table+during+a+match%3F",
    "of a day": "/?q=witching+hour%3A+do+I+recruit+for+the+2+endurance%3F&as_of=2006-09-10&game=vs-system",
    "ruling": "/ruling/x-men/5-breakthrough",
    "replaced ruling": "/ruling/marvel-knights/witching-hour#p1",
    "base rule": "/ruling/vs-system-base/a8.8",
    "history": "/history/marvel-knights/witching-hour",
    "check": f"/check/{KLAW}?n=1&step=5",
    "check with a fact": "/check/remix-glossary/boost?n=1&set.points=4",
    "check of a base rule": "/check/vs-system-base/a8.8",
    "base rule without checks": f"/check/{BORNE}",
    "check in Warhammer": "/check/warhammer-invasion/faq-burning-zone-functions?step=3",
    "check in Remix": "/check/remix-glossary/cosmic?step=3",
    "card": "/card?name=klaw",
    "no card": "/card",
    "rule": "/rule?section=601.3e",
    "no rule": "/rule",
    "browse": "/browse",
    "document": "/browse/x-men",
    "changes": "/changes?after=2006-09-01&until=2006-10-01",
    "no changes": "/changes",
    "take along": "/take-along",
    "not found": "/ruling/x-men/5-breakthrogh",
    "nowhere": "/nope",
}  # fmt: skip
FAILURES = {"not found": 404, "nowhere": 404}
MISREAD = f"/check/{KLAW}?n=1&step=5&misread={{}}"


def client_of(judge: Judge, *, token: str | None = None, who: str = "127.0.0.1", host: str = "localhost") -> TestClient:
    """Somebody who asks ``judge``'s page from the address ``who``, and calls it by the name ``host``."""
    app = application(judge, token=token)
    return TestClient(
        app, f"http://{host}", raise_server_exceptions=False, client=(who, 50_000), follow_redirects=False
    )


def misread_of(judge: Judge, entry: str = KLAW) -> str:
    """The id of a rule whose misreading changes what comes out in the first check of ``entry``."""
    return next(each.rule for each in judge.check(entry, misread=True)[0].misreadings if each.failed)


def heed_interrupts() -> None:
    """As a process of a terminal does: one that was started in the background has been told to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def served(
    *arguments: str | Path | int, env: Mapping[str, str] | None = None, folder: Path | None = None
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """``judge serve`` as a process of its own on a free port: its address, and the process."""
    command = [*COMMAND, "serve", "--port", "0", *map(str, arguments)]
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **(env or {})},
        preexec_fn=heed_interrupts,
    )
    with ended(process) as found:
        yield found


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address that a process serves at, and the process; it is told to end afterwards."""
    try:
        yield _address_told(process), process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        assert process.stdout is not None
        process.stdout.close()


def _address_told(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    until = time.monotonic() + PATIENCE
    told = ""
    while time.monotonic() < until:
        ready, _, _ = select.select([process.stdout], [], [], 1)
        line = process.stdout.readline() if ready else ""
        told += line
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
        if ready and not line:
            break
    raise AssertionError(f"the page was not served: {told}")
