"""The application: addresses to pages, one judge for all of them, errors as pages or JSON that say cause and fix."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import resources
from typing import Any

import anyio
import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from judge.api import Judge
from judge.errors import JudgeError
from judge.serving.line import RETRY_AFTER, Line, LineFullError
from judge.web import api, pages
from judge.web.asked import Asked, nothing_asked, read
from judge.web.guard import Guard
from judge.web.pages import NOWHERE, Page
from judge.web.quiz import quiz
from judge.web.site import site_zip

STATIC = {
    "style.css": "text/css",
    "page.js": "text/javascript",
    "icon.svg": "image/svg+xml",
}
A_DAY = "public, max-age=86400"
Answering = Callable[[Request], Awaitable[Response]]


def application(judge: Judge, *, token: str | None = None, names: tuple[str, ...] = ()) -> ASGIApp:
    """All of ``judge`` in a browser.

    :param token: what somebody must bring to get in; None: everybody may.
    :param names: names of this machine besides its own, its addresses and ``localhost``.
    """
    line = Line()
    made: dict[str, bytes] = {}
    making = anyio.Lock()

    def drawn(page: Page) -> Answering:
        async def answer(request: Request) -> Response:
            return await _drawn(line, page, judge, request)

        return answer

    def told(endpoint: api.Endpoint) -> Answering:
        async def answer(request: Request) -> Response:
            return await _as_json(line, endpoint, judge, request)

        return answer

    async def packed_site(request: Request) -> Response:
        # Made once: it is the same as long as this judge is.
        try:
            async with making:
                if "site" not in made:
                    made["site"] = await line.work(site_zip, judge)
        except LineFullError:
            return _busy(nothing_asked(request))
        return Response(
            made["site"], 200, {"Content-Disposition": 'attachment; filename="judge-site.zip"'}, "application/zip"
        )

    async def described(_: Request) -> Response:
        return _json(api.openapi())

    routes = [
        Route("/", drawn(pages.home)),
        Route("/ruling/{entry:path}", drawn(pages.ruling)),
        Route("/history/{entry:path}", drawn(pages.history)),
        Route("/check/{entry:path}", drawn(pages.check)),
        Route("/card", drawn(pages.card)),
        Route("/rule", drawn(pages.rule)),
        Route("/browse", drawn(pages.browse)),
        Route("/browse/{doc}", drawn(pages.browse)),
        Route("/changes", drawn(pages.changes)),
        Route("/take-along", drawn(pages.take_along)),
        Route("/site.zip", packed_site),
        Route("/quiz", drawn(quiz)),
        *(Route(f"/api/{endpoint.name}", told(endpoint)) for endpoint in api.ENDPOINTS),
        Route("/api/openapi.json", described),
        Route("/static/{name}", _static),
    ]
    packed = [Middleware(GZipMiddleware, minimum_size=1_000)]
    found = Starlette(routes=routes, middleware=packed, exception_handlers={404: _nowhere, 500: _broken})
    found.state.games = judge.games
    return Guard(found, token, names)  # around all, so that no answer leaves without its headers


async def _drawn(line: Line, page: Page, judge: Judge, request: Request) -> Response:
    asked = nothing_asked(request)
    try:
        asked = read(request)
        html = await line.work(page, judge, asked, **request.path_params)
        return HTMLResponse(html)
    except LineFullError:
        return _busy(asked)
    except JudgeError as error:
        return HTMLResponse(pages.failure(asked, error), api.status_of(error))


async def _as_json(line: Line, endpoint: api.Endpoint, judge: Judge, request: Request) -> Response:
    try:
        answer = await line.work(endpoint.answer, judge, read(request))
    except LineFullError:
        return _json(api.Failure("many are asking just now", "ask again"), 503, {"Retry-After": str(RETRY_AFTER)})
    except JudgeError as error:
        return _json(api.failure(error), api.status_of(error))
    return _json(answer)


def _busy(asked: Asked) -> Response:
    text = pages.failure(asked, "Many are asking just now. Ask again in a moment.", "Busy")
    return HTMLResponse(text, 503, {"Retry-After": str(RETRY_AFTER)})


def _json(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


async def _static(request: Request) -> Response:
    """One of a few files by its name: no path is made of what is asked."""
    name = request.path_params["name"]
    kind = STATIC.get(name)
    if kind is None:
        return await _nowhere(request, None)
    content = resources.files("judge.web").joinpath("static", name).read_bytes()
    return Response(content, media_type=kind, headers={"Cache-Control": A_DAY})


async def _nowhere(request: Request, _: Any) -> Response:
    if request.url.path.startswith("/api/"):
        return _json(api.Failure("there is no such endpoint", "see /api/openapi.json"), 404)
    return HTMLResponse(pages.failure(nothing_asked(request), "There is no such page.", NOWHERE), 404)


async def _broken(request: Request, _: Any) -> Response:
    message = "That went wrong on this side; judge goes on."
    if request.url.path.startswith("/api/"):
        return _json(api.Failure(message), 500)
    return HTMLResponse(pages.failure(nothing_asked(request), message, "Went wrong"), 500)
