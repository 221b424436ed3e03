"""The server: tools and resources on one judge, over stdin and stdout or over HTTP. The official SDK speaks the protocol."""

from __future__ import annotations

import inspect
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import anyio
import msgspec
import uvicorn
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ResourceNotFoundError, ToolError
from mcp.server.transport_security import TransportSecuritySettings
from mcp_types import CallToolResult, Completion, TextContent, ToolAnnotations

from judge.assistant.hosts import OnlyOurHosts
from judge.assistant.shapes import Shape
from judge.assistant.tools import Tools, check_length, instructions
from judge.errors import JudgeError, NotFoundError
from judge.harmless import escaped, on_a_line
from judge.serving.line import Line
from judge.serving.listening import listen
from judge.serving.token import OnlyWithToken
from judge.version import __version__

if TYPE_CHECKING:
    from judge.answers import Usual
    from judge.api import Judge

PATH = "/mcp"
_WAITING = 32  # calls that wait at most
_LARGEST_REQUEST = 65_536  # bytes; the longest question with every sign escaped takes less
_LONGEST_ERROR = 1_000  # characters
_READS_ONLY = ToolAnnotations(read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False)


def server_for(judge: Judge, usual: Usual | None = None) -> MCPServer[Any]:
    """A server on an open judge, which any number of clients may ask.

    :param usual: the game and the day that are asked of where a call says nothing else.
    """
    server: MCPServer[Any] = MCPServer(
        "judge",
        title="judge: card-game rulings",
        instructions=instructions(judge.games),
        version=__version__,
        log_level="ERROR",  # what a client did wrong is told to the client
        subscriptions=False,
    )
    line = Line(waiting=_WAITING)
    for tool in Tools(judge, usual).all():
        server.add_tool(
            _as_tool(tool, line),
            name=tool.__name__,
            description=" ".join((tool.__doc__ or "").split()),
            annotations=_READS_ONLY,
        )
    _add_resources(server, judge, line)
    return server


def _as_tool(tool: Callable[..., Shape], line: Line) -> Callable[..., Awaitable[CallToolResult]]:
    """A tool as the SDK calls it: with bounded arguments, in a thread, its errors in a line, its result as text and as data.

    The SDK reads the signature: the tool's own, with the shape of its result as the output schema.
    """
    signature = inspect.signature(tool, eval_str=True)

    async def call(**given: Any) -> CallToolResult:
        try:
            check_length(given)
            found = await line.work(partial(tool, **given))
        except JudgeError as error:
            raise ToolError(_told(error)) from None
        data = found.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        text = escaped(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()).decode()
        return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=data)

    call.__name__ = tool.__name__
    call.__signature__ = signature.replace(  # type: ignore[attr-defined]
        return_annotation=Annotated[CallToolResult, signature.return_annotation]
    )
    return call


def _told(error: JudgeError) -> str:
    """An error's one line: cause and fix."""
    return on_a_line(str(error))[:_LONGEST_ERROR]


def _add_resources(server: MCPServer[Any], judge: Judge, line: Line) -> None:
    """Rulings as resources, as ``judge show --json`` prints them, and the names that complete their address."""

    @server.resource(
        "judge://ruling/{doc}/{entry}",
        name="ruling",
        description="A ruling or base rule whole, with examples, notes and what replaces it.",
        mime_type="application/json",
    )
    async def ruling(doc: str, entry: str) -> str:
        reference = f"{doc}/{entry}"
        try:
            check_length({"id": reference})
            view = await line.work(partial(judge.show, reference))
        except NotFoundError as error:
            raise ResourceNotFoundError(_told(error)) from None
        except JudgeError as error:
            raise ResourceError(_told(error)) from None
        return escaped(msgspec.json.encode(view)).decode()

    async def complete(_: Any, argument: Any, context: Any) -> Completion:
        chosen = (context.arguments if context else None) or {}
        rows = await line.work(judge.entries)
        if argument.name == "doc":
            names = list(dict.fromkeys(row.doc for row in rows))
        else:
            names = [row.id.partition("/")[2] for row in rows if row.doc == chosen.get("doc", row.doc)]
        fitting = [name for name in names if name.startswith(argument.value)]
        return Completion(values=fitting[:100], total=len(fitting), has_more=len(fitting) > 100)

    server.completion()(complete)  # type: ignore[no-untyped-call]


def serve_stdio(server: MCPServer[Any]) -> None:
    """Speak the protocol over stdin and stdout until either ends. Whatever else prints meanwhile goes to stderr."""
    try:
        server.run("stdio")
    except* BrokenPipeError:  # the assistant is gone
        pass


def serve_http(
    server: MCPServer[Any], host: str, port: int, started: Callable[[str], None], token: str | None = None
) -> None:
    """Speak the protocol over HTTP until the process is told to end.

    Nothing is kept between requests: a client goes on after a restart.

    :param port: 0 takes any that is free.
    :param started: told the address, once requests are taken.
    :param token: what requests must bring along; None: nothing.
    :raises JudgeError: if host and port can't be listened on.
    """
    listening = listen(host, port)
    app = server.streamable_http_app(
        streamable_http_path=PATH,
        json_response=True,
        stateless_http=True,
        max_request_body_size=_LARGEST_REQUEST,
        # The SDK's list of hosts knows no "any address": a server for a whole network has OnlyOurHosts alone.
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        host=host,
    )
    config = uvicorn.Config(
        OnlyOurHosts(app if token is None else OnlyWithToken(app, token), host),
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        limit_concurrency=256,
        timeout_graceful_shutdown=5,
    )
    at, bound = f"[{host}]" if ":" in host else host, listening.getsockname()[1]
    started(f"http://{at}:{bound}{PATH}")
    anyio.run(partial(uvicorn.Server(config).serve, sockets=[listening]))
