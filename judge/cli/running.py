"""Running a command line: by ``main``, and by the prompt, where a line may be one."""

from __future__ import annotations

import re
import sys
from typing import Any

import typer

from judge.cli.commands import NAMES, application
from judge.cli.completion.options import with_shell
from judge.cli.printing.screen import set_color
from judge.errors import JudgeError

DASHED = "\u200b"  # put before a question that begins with a dash, so that it is not read as an option

# What a wrong command line raises: the parent of BadParameter in whichever click typer carries (it vendors its own since 0.27).
_UsageError: type[Exception] = typer.BadParameter.mro()[1]


def run(arguments: list[str]) -> int:
    """Parse and run a command line, by hand rather than by ``app()``, which turns a closed pipe into exit code 1.

    :param arguments: what stands after ``judge``.
    :return: the exit code of what ran to its end.
    :raises JudgeError: if it fails, or is no command line.
    """
    set_color(None)
    command = typer.main.get_command(application(arguments[0] if arguments[:1] and arguments[0] in NAMES else None))
    try:
        with command.make_context("judge", with_shell(_protect_dashes(arguments))) as context:
            command.invoke(context)
    except typer.Exit as done:
        return done.exit_code
    except _UsageError as error:
        raise _usage(error) from None
    return 0


# What may stand where a command or a question would.
_OF_THE_PROGRAM = re.compile(r"-h|--help|--version|--(?:install|show)-completion(?:=.*)?")
_LIKE_A_COMMAND = 75  # of 100: "shwo", "statsu"
_LIKE_A_COMMAND_BEFORE_A_QUESTION = 60  # "asc"


def with_verb(arguments: list[str]) -> list[str]:
    """A command line that begins with a command: ``ask`` where it begins with a question, or with options of one, or is empty.

    :raises JudgeError: if its first word is almost a command's name, or there is none and nobody to type one.
    """
    if not arguments:
        if sys.stdin is None or not sys.stdin.isatty():
            raise JudgeError("no command given", "try 'judge --help', or judge 'your question'")
        return ["ask"]
    if arguments[0] in NAMES or _OF_THE_PROGRAM.fullmatch(arguments[0]):
        return arguments
    first = arguments[0]
    if first.startswith("-") and (at := _command_behind_options(arguments)):
        return [arguments[at], *arguments[:at], *arguments[at + 1 :]]
    if nearest_command := misspelt_command(arguments):
        raise JudgeError(
            f"no command '{first}'", f"nearest: {nearest_command}; or as a question: judge ask {first} ..."
        )
    return ["ask", *arguments]


def misspelt_command(arguments: list[str]) -> str | None:
    """The command that the first word of a line was to be: with what a command takes behind it, not with a whole question in words."""
    first, *rest = arguments
    named = [argument for argument in rest if not argument.startswith("-")]
    if first.startswith("-") or " " in first or len(named) > 1:
        return None
    from rapidfuzz import fuzz, process

    # A question in quotes behind a single word: that was to be a command.
    likeness = _LIKE_A_COMMAND_BEFORE_A_QUESTION if any(" " in word for word in named) else _LIKE_A_COMMAND
    found = process.extractOne(first.lower(), NAMES, scorer=fuzz.ratio, score_cutoff=likeness)
    return found[0] if found else None


def _command_behind_options(arguments: list[str]) -> int | None:
    """Where the command stands behind options, each perhaps with its value ("-g vs-system ask"); None where there is none."""
    for n, argument in enumerate(arguments):
        if argument in NAMES:
            return n
        if not argument.startswith("-") and not arguments[n - 1].startswith("-"):
            return None
    return None


def _protect_dashes(arguments: list[str]) -> list[str]:
    """Mark questions that begin with a dash ("-4 endurance, can I ...?"), so that they are not read as options."""
    if not arguments or arguments[0] != "ask":
        return arguments
    return [DASHED + a if re.match(r"-+\d|(?!--[a-z-]+=)-.*\s", a) else a for a in arguments]


def _usage(error: Any) -> JudgeError:
    message = " ".join(error.format_message().split()).rstrip(".").replace(DASHED, "")
    return JudgeError(
        message[0].lower() + message[1:], f"see '{error.ctx.command_path if error.ctx else 'judge'} --help'"
    )
