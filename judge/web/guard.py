"""What stands before every page: the host that was meant, how much may be asked, by whom, and what a browser is told to refuse.

A page on another site may point a name of its own at this machine and ask through the browser of somebody who is on its network (DNS
rebinding): so requests for a host that this isn't are refused. See OWASP's and mitmproxy's notes on it.
"""

from __future__ import annotations

import socket
import time
from collections import OrderedDict
from collections.abc import Mapping
from urllib.parse import parse_qsl, quote, unquote, urlencode

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from judge.serving import token as tokens
from judge.serving.hosts import host_name, is_address

LONGEST_TARGET = 16_384  # bytes of path and query: a question of 4,000 signs, each of them escaped
REQUESTS, SECONDS = 120, 10.0  # that one address may make in so many
MOST_ADDRESSES = 4_096  # remembered
TOKEN = "token"

POLICY = "; ".join(
    (
        "default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src 'self'", "connect-src 'self'", "manifest-src 'self'",
        "worker-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Refuses what must not reach the pages, and adds :data:`HEADERS` to all that leaves them.

    :param token: where given, nobody without it gets in: ``?token=...`` once, then a cookie that no other site can use.
    :param names: host names besides addresses, ``localhost`` and the machine's own.
    """

    def __init__(self, app: ASGIApp, token: str | None = None, names: tuple[str, ...] = ()) -> None:
        self._app = app
        self._token = token
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own.partition('.')[0]}.local", *(name.lower() for name in names)}
        self._visits: OrderedDict[str, tuple[float, int]] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        answer = self._refusal(scope)
        await (answer or self._app)(scope, receive, send_guarded)

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        if not self._is_meant(headers.get("host", "")):
            return _plain(421, "This host is another. Ask by the address that judge printed.")
        if scope["method"] not in ("GET", "HEAD"):
            return _plain(405, "Pages are only read here: use GET.", {"Allow": "GET, HEAD"})
        target = len(scope.get("raw_path") or scope["path"].encode()) + len(scope["query_string"])
        if target > LONGEST_TARGET:
            return _plain(414, "That is too long. Ask in 4,000 signs or fewer.")
        if headers.get("content-length", "0").strip("0 ") or headers.get("transfer-encoding"):
            return _plain(413, "Nothing is sent here: use GET without a body.")
        wait = self._wait(scope)
        if wait:
            return _plain(429, f"Too many requests. Ask again in {wait} seconds.", {"Retry-After": str(wait)})
        return self._without_token(scope, headers) if self._token is not None else None

    def _is_meant(self, host: str) -> bool:
        """Whether a Host header names this machine: an address as such can't be rebound."""
        name = host_name(host)
        return name is not None and (is_address(name) or name in self._names or name.endswith(".localhost"))

    def _wait(self, scope: Scope) -> int:
        """The seconds that an address has to wait for its next request; 0 where it may go on."""
        who = (scope.get("client") or ("?", 0))[0]
        if who in ("127.0.0.1", "::1"):  # this machine itself
            return 0
        now = time.monotonic()
        began, count = self._visits.pop(who, (now, 0))
        if now - began >= SECONDS:
            began, count = now, 0
        self._visits[who] = (began, count + 1)
        if len(self._visits) > MOST_ADDRESSES:
            self._visits.popitem(last=False)
        return 0 if count < REQUESTS else max(1, round(began + SECONDS - now))

    def _without_token(self, scope: Scope, headers: Headers) -> Response | None:
        """None for who has the token; who brings it in the address gets a cookie, so that links that are passed on don't hold it."""
        assert self._token is not None
        asked = parse_qsl(scope["query_string"].decode("utf-8", "replace"), keep_blank_values=True)
        brought = next((value for name, value in asked if name == TOKEN), None)
        if brought is not None and tokens.is_same(brought, self._token):
            others = urlencode([(name, value) for name, value in asked if name != TOKEN])
            # One "/" in front: two would name another host.
            answer = RedirectResponse(f"/{quote(scope['path'].lstrip('/'))}" + (f"?{others}" if others else ""), 303)
            # "lax": a link to a page that somebody sent opens, and pages are only read.
            answer.set_cookie(TOKEN, quote(self._token, safe=""), httponly=True, samesite="lax")
            return answer
        held = unquote(_cookies(headers).get(TOKEN, ""))
        if tokens.is_same(held, self._token) or tokens.is_sent(headers, self._token):
            return None
        return tokens.refusal("Open the address with the token that judge printed.")


def _cookies(headers: Headers) -> Mapping[str, str]:
    pairs = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
    return {name: value for name, _, value in pairs}


def _plain(status: int, text: str, headers: Mapping[str, str] | None = None) -> Response:
    return PlainTextResponse(text + "\n", status, headers=dict(headers or {}))
