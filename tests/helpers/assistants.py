"""judge as an assistant meets it: the SDK's own client, over stdio and over HTTP on this machine alone. Needs the extra ``mcp``."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Literal, TypeVar

import anyio
from mcp import Client, StdioServerParameters

from tests.helpers.command_line import COMMAND, PATIENCE

T = TypeVar("T")

Call = tuple[str, dict[str, Any]]


def stdio(*options: str) -> StdioServerParameters:
    """A server that the client starts, and speaks to over its stdin and stdout. It sees what the tests see of the user's own: nothing."""
    own = {name: value for name, value in os.environ.items() if name.startswith(("JUDGE_", "XDG_", "PYTHON"))}
    return StdioServerParameters(command=COMMAND[0], args=[*COMMAND[1:], "mcp", *options], env=own)


@contextmanager
def serving(*options: str) -> Iterator[str]:
    """A server over HTTP in a process of its own, on any port that is free; gives its address."""
    process = subprocess.Popen(
        [*COMMAND, "mcp", "--http", "--port", "0", *options],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        told = process.stderr.readline()
        found = re.fullmatch(r"judge: serving assistants at (http://\S+/mcp)\n", told)
        assert found, told + process.stderr.read()
        yield found[1]
    finally:
        process.terminate()
        printed, told = process.communicate(timeout=PATIENCE)
    assert printed == ""
    assert "Traceback" not in told


def with_client(server: Any, mode: Literal["auto", "legacy"], speak: Callable[[Client], Awaitable[T]]) -> T:
    """What ``speak`` gives for a client of ``server``: an address, :func:`stdio`, or a server of this process.

    :param mode: how the client begins: as today's assistants do ("legacy") or by asking first what the server speaks.
    """

    async def session() -> T:
        async with Client(server, mode=mode, read_timeout_seconds=PATIENCE) as client:
            return await speak(client)

    return anyio.run(session)


def called(server: Any, *calls: Call) -> list[Any]:
    """The results of calls, one after the other."""
    return with_client(server, "legacy", partial(_all, calls=calls))


async def _all(client: Client, calls: Sequence[Call]) -> list[Any]:
    return [await client.call_tool(name, arguments) for name, arguments in calls]
