"""``serve``: the page."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
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
MOST_WORKERS = 64
WorkersOption = Annotated[
    int,
    typer.Option(
        "--workers", min=1, max=MOST_WORKERS, help="How many processes answer, for a machine with cores to spare."
    ),
]
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
    workers: WorkersOption = 1,
) -> None:
    """The whole of judge as a page: for a browser here, or with --host for phones on the same network."""
    with needed():
        from judge.serving.hosts import is_this_machine
        from judge.serving.listening import listen
        from judge.serving.token import token_of
        from judge.web.addresses import addresses, drawn_for_phones
        from judge.web.app import application
        from judge.web.serving import serve as serve_app
    token = token_of(token)
    gc.enable()  # it runs for hours
    judge = session.judge()
    listening = listen(host, port)
    open_at = addresses(host, listening.getsockname()[1], token)

    def ready() -> None:
        typer.echo(f"judge answers at {' and '.join(open_at)}")
        if not is_this_machine(host):
            typer.echo(drawn_for_phones(open_at[0]), nl=False)
            if token is None:
                typer.echo("Everybody on this network can ask. --token new lets in only whom you give the address.")
        typer.echo("Ctrl-C ends it.")

    make = partial(application, token=token, names=tuple(name or ()))
    if workers == 1:
        serve_app(make(judge), listening, ready)
        return
    from judge.web.workers import serve_by

    serve_by(workers, judge, make, listening, ready)
