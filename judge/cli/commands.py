"""The commands: their names, in the groups of the help, and where each is. Running one loads no other: a question would wait for it."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import Annotated

import typer

from judge.cli.completion.options import InstallOption, ShowOption
from judge.version import __version__

_COMMANDS = {
    "For players": {
        "ask": "judge.cli.ask:ask",
        "card": "judge.cli.lookup:card",
        "show": "judge.cli.lookup:show",
        "rule": "judge.cli.lookup:rule",
        "list": "judge.cli.lookup:list_entries",
        "help": "judge.cli.helping:help_",
        "version": "judge.cli.helping:version",
    },
    "For judges": {
        "check": "judge.cli.checks:check",
        "config": "judge.cli.own:config",
        "log": "judge.cli.own:log",
        "batch": "judge.cli.batch:batch",
        "status": "judge.cli.upkeep:status",
    },
    "For maintainers": {
        "import": "judge.cli.importing:import_documents",
        "diff": "judge.cli.compare:diff",
        "build": "judge.cli.upkeep:build",
        "verify": "judge.cli.checks:verify",
        "eval": "judge.cli.evaluate:evaluate",
    },
}
NAMES = tuple(name for group in _COMMANDS.values() for name in group)


@cache
def application(only: str | None = None) -> typer.Typer:
    """The program with all its commands, or with one of them."""
    app = typer.Typer(
        name="judge",
        help="Card-game rulings, offline: ask in your own words, get the ruling that settles it, its source and its date.",
        epilog=(
            "judge 'your question' asks; judge alone opens a prompt. Games: vs-system, vs-remix, warhammer-invasion. "
            "judge help COMMAND tells of a command."
        ),
        pretty_exceptions_enable=False,
        add_completion=False,  # judge.cli.completion is quicker, and quotes what a shell inserts
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_root)
    for group, commands in _COMMANDS.items():
        for name, place in commands.items():
            if only in (None, name):
                module, _, function = place.partition(":")
                app.command(name, rich_help_panel=group)(getattr(import_module(module), function))
    return app


def _version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"judge {__version__}\n")
        raise typer.Exit


def _root(
    _version_wanted: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
    _install_completion: InstallOption = None,
    _show_completion: ShowOption = None,
) -> None:
    """What ``judge`` itself takes."""
