"""``serve``: the page."""

from __future__ import annotations

import gc
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from judge.cli.options import Session, with_reading
from judge.errors import JudgeError

HostOption = Annotated[
    str, typer.Option("--host", help="The address to serve at: 0.0.0.0 is everybody on this network.")
]
PortOption = Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="The port; 0 takes a free one.")]
TokenOption = Annotated[
    str | None,
    typer.Option(
        "--token",
        help="Let in only who opens the address that is printed, with this word in it; 'new' makes one.",
        show_default=False,
    ),
]
NameOption = Annotated[
    list[str] | None,
    typer.Option("--name", help="Another host name that this machine answers to.", show_default=False),
]
LEAST_TOKEN = 8
NEEDS = "pip install 'rules-judge[web]'"


@contextmanager
def needed() -> Iterator[None]:
    """Import what the page needs.

    :raises JudgeError: if a package of it isn't installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("judge"):
            raise
        raise JudgeError(f"the page needs the package '{error.name}'", NEEDS) from None


@with_reading
def serve(
    session: Session,
    host: HostOption = "127.0.0.1",
    port: PortOption = 8013,
    token: TokenOption = None,
    name: NameOption = None,
) -> None:
    """The whole of judge as a page: for a browser here, or with --host for phones on the same network."""
    with needed():
        from judge.web.addresses import EVERY_INTERFACE, addresses, drawn_for_phones
        from judge.web.app import application
        from judge.web.serving import listen
        from judge.web.serving import serve as serve_app
    token = secrets.token_urlsafe(12) if token == "new" else token
    if token is not None and len(token) < LEAST_TOKEN:
        raise JudgeError("that token is easily guessed", f"give {LEAST_TOKEN} signs or more, or 'new'")
    gc.enable()  # it runs for hours
    judge = session.judge()
    listening = listen(host, port)
    open_at = addresses(host, listening.getsockname()[1], token)

    def ready() -> None:
        typer.echo(f"judge answers at {' and '.join(open_at)}")
        if host in EVERY_INTERFACE or host not in ("127.0.0.1", "::1", "localhost"):
            typer.echo(drawn_for_phones(open_at[0]), nl=False)
            if token is None:
                typer.echo("Everybody on this network can ask. --token new lets in only whom you give the address.")
        typer.echo("Ctrl-C ends it.")

    serve_app(application(judge, token=token, names=tuple(name or ())), listening, ready)
