"""``--install-completion`` and ``--show-completion``: options of ``judge`` itself, each with or without the name of a shell."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

Shell = Literal["auto", "bash", "zsh", "fish", "powershell"]
_NAMES = ("--install-completion", "--show-completion")


def _install(shell: str | None) -> None:
    if shell:
        from judge.cli.completion.install import install, the_shell

        sys.stdout.write(install(the_shell(shell)))
        raise typer.Exit


def _show(shell: str | None) -> None:
    if shell:
        from judge.cli.completion.install import script, the_shell

        sys.stdout.write(script(the_shell(shell)))
        raise typer.Exit


InstallOption = Annotated[
    Shell | None,
    typer.Option(
        _NAMES[0],
        callback=_install,
        is_eager=True,
        metavar="[SHELL]",
        help="Have Tab complete commands, ids and names in your shell, or in SHELL: bash, zsh, fish, powershell.",
        show_default=False,
    ),
]
ShowOption = Annotated[
    Shell | None,
    typer.Option(
        _NAMES[1],
        callback=_show,
        is_eager=True,
        metavar="[SHELL]",
        help="Print the script for it.",
        show_default=False,
    ),
]


def with_shell(arguments: list[str]) -> list[str]:
    """The arguments with "auto" for the shell where they leave it out: typer knows no value that may be missing."""
    is_left_out = len(arguments) == 1 and arguments[0] in _NAMES
    return [*arguments, "auto"] if is_left_out else arguments
