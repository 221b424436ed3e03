"""The application: commands, and the one place where errors become a line on stderr and an exit code."""

from __future__ import annotations

import contextlib
import gc
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer

from judge.cli.ask import ask
from judge.cli.batch import batch
from judge.cli.checks import check, verify
from judge.cli.compare import diff
from judge.cli.completion.options import InstallOption, ShowOption
from judge.cli.evaluate import evaluate
from judge.cli.importing import import_documents
from judge.cli.lookup import card, list_entries, rule, show
from judge.cli.messages import tell_failure
from judge.cli.own import config, log
from judge.cli.running import Program
from judge.cli.upkeep import build, status
from judge.errors import JudgeError
from judge.nearest import nearest
from judge.version import __version__

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


def _version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"judge {__version__}\n")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    _version_wanted: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
    _install_completion: InstallOption = None,
    _show_completion: ShowOption = None,
) -> None:
    if context.invoked_subcommand is not None:
        return
    if sys.stdin is None or not sys.stdin.isatty():
        raise JudgeError("no command given", "try 'judge --help', or judge 'your question'")
    Program.of(context).run(["ask"])


def help_(
    context: typer.Context,
    command: Annotated[
        str | None, typer.Argument(help="A command; all where none is given.", show_default=False)
    ] = None,
) -> None:
    """What the commands are for, or one of them."""
    program = Program.of(context)
    if command is not None and command not in program.commands:
        near = nearest(command, program.commands)
        raise JudgeError(f"no command '{command}'", f"there are: {', '.join(near or program.commands)}")
    program.run([command, "--help"] if command else ["--help"])


def version() -> None:
    """The version of this program."""
    _version(True)


_PLAYERS, _JUDGES, _MAINTAINERS = "For players", "For judges", "For maintainers"
_COMMANDS: dict[str, dict[str, Callable[..., None]]] = {
    _PLAYERS: {
        "ask": ask,
        "card": card,
        "show": show,
        "rule": rule,
        "list": list_entries,
        "help": help_,
        "version": version,
    },
    _JUDGES: {"check": check, "config": config, "log": log, "batch": batch, "status": status},
    _MAINTAINERS: {"import": import_documents, "diff": diff, "build": build, "verify": verify, "eval": evaluate},
}
for _panel, _commands in _COMMANDS.items():
    for _name, _command in _commands.items():
        app.command(_name, rich_help_panel=_panel)(_command)


def main() -> None:
    """Run the command line; never ends in a traceback for something the user can mend."""
    gc.disable()  # a question makes no cycles worth looking for; batch turns it on again
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() not in ("utf-8", "utf8"):
            stream.reconfigure(encoding="utf-8")  # a pipe on Windows has an encoding that lacks half of what we print
    program = Program(typer.main.get_command(app))
    try:
        code = program.run(_with_verb([_as_text(argument) for argument in sys.argv[1:]], program.commands))
        sys.stdout.flush()
    except JudgeError as error:
        code = _fail(error)
    except (typer.Abort, KeyboardInterrupt):
        sys.stderr.write("\n")
        code = 130
    except BrokenPipeError:
        code = 0  # the reader has had enough ("| head")
    except OSError as error:
        code = _fail(
            JudgeError(f"can't write the output ({error.strerror or error})", "free the disk or write elsewhere")
        )
    with contextlib.suppress(OSError):  # what was printed before it failed
        sys.stdout.flush()
    sys.stderr.flush()
    # Not sys.exit: unloading FAISS and numpy would add a tenth to a question's time, and everything is written.
    os._exit(code)


def _as_text(argument: str) -> str:
    """An argument that is not UTF-8 reaches Python as lone surrogates, which no output can hold."""
    return argument.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


# What may stand where a command or a question would.
_OF_THE_PROGRAM = re.compile(r"-h|--help|--version|--(?:install|show)-completion(?:=.*)?")
_LIKE_A_COMMAND = 75  # of 100: "shwo", "statsu"
_LIKE_A_COMMAND_BEFORE_A_QUESTION = 60  # "asc"


def _with_verb(arguments: list[str], commands: Sequence[str]) -> list[str]:
    """A command line that begins with a command: ``ask`` where it begins with a question, or with options of one.

    :raises JudgeError: if its first word is almost a command's name.
    """
    if not arguments or arguments[0] in commands or _OF_THE_PROGRAM.fullmatch(arguments[0]):
        return arguments
    first = arguments[0]
    if first.startswith("-") and (at := _command_behind_options(arguments, commands)):
        return [arguments[at], *arguments[:at], *arguments[at + 1 :]]
    if nearest_command := _misspelt_command(arguments, commands):
        raise JudgeError(
            f"no command '{first}'", f"nearest: {nearest_command}; or as a question: judge ask {first} ..."
        )
    return ["ask", *arguments]


def _misspelt_command(arguments: list[str], commands: Sequence[str]) -> str | None:
    """The command that the first word of a line was to be: with what a command takes behind it, not with a whole question in words."""
    first, *rest = arguments
    named = [argument for argument in rest if not argument.startswith("-")]
    if first.startswith("-") or " " in first or len(named) > 1:
        return None
    from rapidfuzz import fuzz, process

    # A question in quotes behind a single word: that was to be a command.
    likeness = _LIKE_A_COMMAND_BEFORE_A_QUESTION if any(" " in word for word in named) else _LIKE_A_COMMAND
    found = process.extractOne(first.lower(), commands, scorer=fuzz.ratio, score_cutoff=likeness)
    return found[0] if found else None


def _command_behind_options(arguments: list[str], commands: Sequence[str]) -> int | None:
    """Where the command stands behind options, each perhaps with its value ("-g vs-system ask"); None where there is none."""
    for n, argument in enumerate(arguments):
        if argument in commands:
            return n
        if not argument.startswith("-") and not arguments[n - 1].startswith("-"):
            return None
    return None


def _fail(error: JudgeError) -> int:
    tell_failure(error)
    return 2
