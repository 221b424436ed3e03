"""The commands: their names, in the groups of the help, and where each is. Running one loads no other: a question would wait for it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from judge.cli.completion.options import InstallOption, ShowOption
from judge.files.looking import check_name
from judge.harmless import encodable
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
        "quiz": "judge.cli.quiz:quiz",
        "config": "judge.cli.own:config",
        "log": "judge.cli.own:log",
        "batch": "judge.cli.batch:batch",
        "mcp": "judge.cli.mcp:mcp",
        "serve": "judge.cli.serve:serve",
        "site": "judge.cli.site:site",
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
_NAMING_FILES = {"file", "folder", "output", "old", "new"}  # arguments that are text, and name a file or a folder
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
                app.command(name, rich_help_panel=group)(_checked(getattr(import_module(module), function)))
    return app


def _checked(command: Callable[..., None]) -> Callable[..., None]:
    """A command that gets text which UTF-8 can carry, and is given no file whose name is not UTF-8.

    An argument that is not UTF-8 reaches Python with halves of signs, which no output can hold.
    """

    @wraps(command)
    def checked(**given: Any) -> None:
        command(**{name: _encodable(value, name in _NAMING_FILES) for name, value in given.items()})

    return checked


def _encodable(value: Any, is_file: bool) -> Any:
    if isinstance(value, list | tuple):
        return [_encodable(each, is_file) for each in value]
    if isinstance(value, Path) or (is_file and isinstance(value, str)):
        check_name(Path(value))
        return value
    return encodable(value) if isinstance(value, str) else value


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
