"""Serving the page until somebody stops it."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

MOST_CONNECTIONS = 512
KEPT_OPEN = 30  # seconds that an idle connection is kept
GRACE = 5  # seconds that requests in progress are given at the end


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
        timeout_graceful_shutdown=GRACE,
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
