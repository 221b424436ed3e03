"""Running a command line: by ``main``, and by the prompt, where a line may be one."""

from __future__ import annotations

import re
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
