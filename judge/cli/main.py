"""The one place where a command line begins, and where errors become a line on stderr and an exit code."""

from __future__ import annotations

import contextlib
import gc
import io
import os
import re
import sys

import typer

from judge.cli.commands import NAMES
from judge.cli.messages import tell_failure
from judge.cli.running import run
from judge.errors import JudgeError


def main() -> None:
    """Run the command line; never ends in a traceback for something the user can mend."""
    gc.disable()  # a question makes no cycles worth looking for; batch turns it on again
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() not in ("utf-8", "utf8"):
            stream.reconfigure(encoding="utf-8")  # a pipe on Windows has an encoding that lacks half of what we print
    try:
        code = run(_with_verb([_as_text(argument) for argument in sys.argv[1:]]))
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


def _with_verb(arguments: list[str]) -> list[str]:
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
    if nearest_command := _misspelt_command(arguments):
        raise JudgeError(
            f"no command '{first}'", f"nearest: {nearest_command}; or as a question: judge ask {first} ..."
        )
    return ["ask", *arguments]


def _misspelt_command(arguments: list[str]) -> str | None:
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


def _fail(error: JudgeError) -> int:
    tell_failure(error)
    return 2
