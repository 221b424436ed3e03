"""``help`` and ``version``: for those who type a word and not an option."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.cli.commands import NAMES
from judge.cli.running import run
from judge.errors import JudgeError
from judge.nearest import nearest


def help_(
    command: Annotated[
        str | None, typer.Argument(help="A command; all where none is given.", show_default=False)
    ] = None,
) -> None:
    """What the commands are for, or one of them."""
    if command is not None and command not in NAMES:
        raise JudgeError(f"no command '{command}'", f"there are: {', '.join(nearest(command, NAMES) or NAMES)}")
    run([command, "--help"] if command else ["--help"])


def version() -> None:
    """The version of this program."""
    run(["--version"])
