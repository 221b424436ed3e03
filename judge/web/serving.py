"""Serving the page until somebody stops it."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from judge.errors import JudgeError

BACKLOG = 256  # connections that wait to be taken
MOST_CONNECTIONS = 512
KEPT_OPEN = 30  # seconds that an idle connection is kept


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at ``host`` and ``port``; 0 takes a free port.

    :raises JudgeError: if it can't, with what to do about it.
    """
    try:
        family, kind, _, _, at = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError):
        raise JudgeError(
            f"'{host[:80]}' is no address of this machine", "give 127.0.0.1, 0.0.0.0 or one that it has"
        ) from None
    listening = socket.socket(family, kind)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(at)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        why = (error.strerror or f"{error}").lower()
        raise JudgeError(
            f"can't serve at {host} port {port} ({why})", "give another --port, or 0 for any that is free"
        ) from None
    return listening


def serve(app: ASGIApp, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve ``app`` until Ctrl-C or a signal ends it; requests in progress are answered.

    :param ready: called once it answers.
    """
    config = uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        lifespan="off",
        server_header=False,
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=5,
        limit_concurrency=MOST_CONNECTIONS,
        proxy_headers=False,
        ws="none",
    )
    server = _Server(config)
    server.ready = ready
    server.run(sockets=[listening])


class _Server(uvicorn.Server):
    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()
