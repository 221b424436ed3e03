"""``mcp``: judge as tools of an assistant."""

from __future__ import annotations

import gc
import logging
import signal
import sys
from functools import partial
from typing import Annotated

import typer

from judge.cli.messages import tell_aside
from judge.cli.options import Session, with_reading
from judge.errors import JudgeError

PORT = 8017
_THIS_MACHINE = "127.0.0.1"


@with_reading
def mcp(
    session: Session,
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP instead of stdin and stdout.")] = False,
    host: Annotated[
        str | None,
        typer.Option("--host", help="With --http: the address to listen on (default: 127.0.0.1).", show_default=False),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port", min=0, max=65535, help=f"With --http: the port (default: {PORT}; 0: any).", show_default=False
        ),
    ] = None,
    token: Annotated[
        str | None,
        typer.Option(
            "--token",
            help="With --http: answer only who sends this word (Authorization: Bearer); 'new' makes one.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Serve an assistant: judge's tools over the Model Context Protocol.

    The assistant starts it, and speaks to it over stdin and stdout. It only reads: nothing is logged.
    """
    if not http and (host is not None or port is not None or token is not None):
        raise JudgeError("--host, --port and --token go with --http", "add --http")
    if not http and (sys.stdin is None or sys.stdin.isatty()):
        raise JudgeError("no assistant is on stdin", "let one start 'judge mcp', or serve with --http")
    try:
        from judge.assistant.server import serve_http, serve_stdio, server_for
        from judge.serving.hosts import is_this_machine
        from judge.serving.token import token_of
    except ImportError:  # there is none, or one of version 1
        raise JudgeError(
            "assistants need version 2 of the Model Context Protocol's SDK", "pip install 'rules-judge[mcp]'"
        ) from None
    at, token = _THIS_MACHINE if host is None else host, token_of(token)
    if token is None and not is_this_machine(at):
        raise JudgeError(
            f"everybody who reaches {at[:80]} could ask, also what your own documents say",
            "add --token new, or a word of your own",
        )
    logging.basicConfig(level=logging.ERROR, format="judge: %(message)s")  # to stderr; else the SDK draws boxes
    gc.enable()  # which a command that ends soon does without
    server = server_for(session.judge(), session.usual())
    session.tell_notice()
    if http:
        serve_http(server, at, PORT if port is None else port, partial(_tell_address, token=token), token)
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)  # no thread that reads stdin can be told to stop
    try:
        serve_stdio(server)
    finally:
        signal.signal(signal.SIGINT, before)


def _tell_address(address: str, token: str | None) -> None:
    tell_aside(f"judge: serving assistants at {address}")
    if token is not None:
        tell_aside(f"judge: only who sends 'Authorization: Bearer {token}' is answered")
