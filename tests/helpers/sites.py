"""The page as files for tests: of a few entries, since playing every check takes a while; and a host that browsers keep copies of."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

from hypothesis import settings

from judge import Judge
from judge.answers import EntryRow
from judge.web.site import site_files, words_script
from tests.helpers.effort import THOROUGH
from tests.helpers.pages import KLAW

FEW = ("vs-remix-base/r1.1", "vs-remix-base/r1.2", "vs-system-base/a8.8", KLAW, "x-men/5-breakthrough",
       "marvel-knights/witching-hour", "remix-glossary/boost")  # fmt: skip


class Shorter:
    """A judge who lists only some entries."""

    def __init__(self, judge: Judge, kept: Sequence[str]) -> None:
        self._judge = judge
        self._kept = kept

    def __getattr__(self, name: str) -> Any:
        return getattr(self._judge, name)

    def entries(self, **options: Any) -> tuple[EntryRow, ...]:
        return tuple(row for row in self._judge.entries(**options) if row.id in self._kept)


def files_of(judge: Judge, kept: Sequence[str] = FEW) -> dict[str, bytes]:
    """The files of a site: of all entries where tests look thoroughly, else of those that are ``kept``."""
    is_whole = settings().max_examples >= THOROUGH and kept is FEW
    return dict(site_files(judge if is_whole else cast(Judge, Shorter(judge, kept))))


def with_all_words(judge: Judge, files: dict[str, bytes]) -> dict[str, bytes]:
    """A site that finds every entry, also those whose pages it leaves out."""
    return files | {"static/words.js": words_script(judge)}


def write_files(folder: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder


class Host:
    """A host of files: its address, and what it was asked for."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked: list[str] = []


@contextmanager
def hosted(folder: Path) -> Iterator[tuple[Host, ThreadingHTTPServer]]:
    """``folder`` on this machine's loopback, which browsers hold secure. It lets them keep copies for an hour, as hosts do."""

    class Handler(SimpleHTTPRequestHandler):
        def end_headers(self) -> None:
            self.send_header("Cache-Control", "max-age=3600")
            super().end_headers()

        def log_message(self, *_: Any) -> None:
            host.asked.append(self.path)

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    host = Host(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield host, server
    finally:
        server.shutdown()
        server.server_close()
        thread.join(20)
