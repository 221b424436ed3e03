"""Which requests a server on this machine answers: those that name it as nobody else could.

A page in a browser may have its own name lead to this machine (DNS rebinding) and read what it says. It can't choose the name that the
browser then sends.
"""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse

from judge.serving.hosts import host_name, is_address

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send


class OnlyOurHosts:
    """Refuses requests for another host than this machine (421), and those of another site's pages (403)."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        """Guard an application.

        :param host: the name or address that it is served at.
        """
        self._app = app
        self._names = {"localhost", host.lower(), socket.gethostname().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "http":
            headers = Headers(scope=scope)
            host, origin = headers.get("host", ""), headers.get("origin")
            if not self._is_ours(host):
                await PlainTextResponse("this is another host", 421)(scope, receive, send)
                return
            if origin is not None and origin.lower() != f"{scope['scheme']}://{host}".lower():
                await PlainTextResponse("this is another site's page", 403)(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _is_ours(self, host: str) -> bool:
        """Whether a ``Host`` header names this machine: by an address, which no name server can lead elsewhere, or by its name."""
        name = host_name(host)
        return name is not None and (name in self._names or is_address(name))
