"""The application: commands, and the one place where errors become a line on stderr and an exit code."""

from __future__ import annotations

import gc
import io
import os
import re
import sys
import textwrap
from typing import Annotated, Any

import typer

from judge.cli.batch import batch
from judge.cli.checks import check, verify
from judge.cli.compare import diff
from judge.cli.completion.options import InstallOption, ShowOption, with_shell
from judge.cli.evaluate import evaluate
from judge.cli.importing import import_documents
from judge.cli.lookup import DASHED, ask, card, list_entries, rule, show
from judge.cli.messages import one_line
from judge.cli.options import Session
from judge.cli.upkeep import build, status
from judge.errors import CorpusError, JudgeError
from judge.version import __version__

# What a wrong command line raises: the parent of BadParameter in whichever click typer carries (it vendors its own since 0.27).
UsageError: type[Exception] = typer.BadParameter.mro()[1]

app = typer.Typer(
    name="judge",
    help="Card-game rulings, offline: ask in your own words, get the ruling that settles it, its source and its date.",
    epilog="Without a command, a prompt opens. Games: vs-system, vs-remix, warhammer-invasion.",
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
        raise JudgeError("no command given", "try 'judge --help', or judge ask 'your question'")
    from judge.cli.prompt import run_prompt

    session = Session()
    judge = session.judge()
    session.tell_notice()
    run_prompt(judge)


app.command()(ask)
app.command()(card)
app.command()(show)
app.command()(rule)
app.command("list")(list_entries)
app.command()(check)
app.command()(verify)
app.command()(diff)
app.command("import")(import_documents)
app.command()(status)
app.command()(build)
app.command()(batch)
app.command("eval")(evaluate)


def main() -> None:
    """Run the command line; never ends in a traceback for something the user can mend."""
    gc.disable()  # a question makes no cycles worth looking for; batch turns it on again
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() not in ("utf-8", "utf8"):
            stream.reconfigure(encoding="utf-8")  # a pipe on Windows has an encoding that lacks half of what we print
    try:
        code = _run([_as_text(argument) for argument in sys.argv[1:]])
        sys.stdout.flush()
    except CorpusError as error:
        for defect in error.defects:
            sys.stderr.write(f"{defect}\n")
        code = _fail(error)
    except JudgeError as error:
        code = _fail(error)
    except UsageError as error:
        code = _fail(_usage(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.stderr.write("\n")
        code = 130
    except BrokenPipeError:
        code = 0  # the reader has had enough ("| head")
    except OSError as error:
        code = _fail(
            JudgeError(f"can't write the output ({error.strerror or error})", "free the disk or write elsewhere")
        )
    sys.stderr.flush()
    # Not sys.exit: unloading FAISS and numpy would add a tenth to a question's time, and everything is written.
    os._exit(code)


def _run(arguments: list[str]) -> int:
    """Parse and run, by hand rather than by ``app()``, which turns a closed pipe into exit code 1."""
    command = typer.main.get_command(app)
    try:
        with command.make_context("judge", with_shell(_protect_dashes(arguments))) as context:
            command.invoke(context)
    except typer.Exit as done:
        return done.exit_code
    return 0


def _as_text(argument: str) -> str:
    """An argument that is not UTF-8 reaches Python as lone surrogates, which no output can hold."""
    return argument.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _protect_dashes(arguments: list[str]) -> list[str]:
    """Mark questions that begin with a dash ("-4 endurance, can I ...?"), so that they are not read as options."""
    if not arguments or arguments[0] != "ask":
        return arguments
    return [DASHED + a if re.match(r"-+\d|(?!--[a-z-]+=)-.*\s", a) else a for a in arguments]


def _usage(error: Any) -> JudgeError:
    message = " ".join(error.format_message().split()).rstrip(".")
    return JudgeError(
        message[0].lower() + message[1:], f"see '{error.ctx.command_path if error.ctx else 'judge'} --help'"
    )


def _fail(error: JudgeError) -> int:
    line = one_line(str(error).replace(DASHED, ""))
    sys.stderr.write(f"judge: {textwrap.shorten(line, 1000, placeholder=' ...')}\n")
    return 2
