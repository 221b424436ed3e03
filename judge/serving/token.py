"""The word that lets in who brings it."""

from __future__ import annotations

import hmac
import secrets

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from judge.errors import JudgeError

LEAST = 8  # signs
NEW = "new"


def token_of(given: str | None) -> str | None:
    """The token that is meant by what was given: a fresh one for ``new``; None where none is to be.

    :raises JudgeError: if it is easily guessed.
    """
    if given is None:
        return None
    token = secrets.token_urlsafe(12) if given == NEW else given
    if len(token) < LEAST:
        raise JudgeError("that token is easily guessed", f"give {LEAST} signs or more, or '{NEW}'")
    return token


def is_same(brought: str, token: str) -> bool:
    """Whether somebody brings the token; how long the comparison takes tells nothing."""
    return hmac.compare_digest(brought.encode(errors="surrogatepass"), token.encode(errors="surrogatepass"))


def is_sent(headers: Headers, token: str) -> bool:
    """Whether a program sends the token: ``Authorization: Bearer ...``."""
    return is_same(headers.get("authorization", "").removeprefix("Bearer "), token)


def refusal(what_to_do: str) -> Response:
    """The answer to who brings none, or another."""
    return PlainTextResponse(f"{what_to_do}\n", 401, {"WWW-Authenticate": "Bearer"})


class OnlyWithToken:
    """Lets through only what is sent with the token."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._token = token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "http" and not is_sent(Headers(scope=scope), self._token):
            await refusal("Send 'Authorization: Bearer' with the token that judge was given.")(scope, receive, send)
            return
        await self._app(scope, receive, send)
