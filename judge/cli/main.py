"""The one place where a command line begins, and where errors become a line on stderr and an exit code."""

from __future__ import annotations

import contextlib
import gc
import io
import os
import sys

import typer

from judge.cli.messages import tell_failure
from judge.cli.running import run, with_verb
from judge.errors import JudgeError
from judge.files.looking import how_to_mend

_AROUND = 200  # characters


def main() -> None:
    """Run the command line; never ends in a traceback for something the user can mend."""
    gc.disable()  # a question makes no cycles worth looking for; batch turns it on again
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() not in ("utf-8", "utf8"):
            stream.reconfigure(encoding="utf-8")  # a pipe on Windows has an encoding that lacks half of what we print
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # an answer to "Remove the log?" need not be UTF-8
    try:
        code = run(with_verb(sys.argv[1:]))
        sys.stdout.flush()
    except JudgeError as error:
        code = _fail(error)
    except (typer.Abort, KeyboardInterrupt):
        sys.stderr.write("\n")
        code = 130
    except BrokenPipeError:
        code = 0  # the reader has had enough ("| head")
    except OSError as error:
        code = _fail(_told(error))
    except UnicodeEncodeError as error:
        code = _fail(_not_encodable(error))
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError):  # what was printed before it failed
            stream.flush()
    # Not sys.exit: unloading FAISS and numpy would add a tenth to a question's time, and everything is written.
    os._exit(code)


def _told(error: OSError) -> JudgeError:
    """What the system refused, where no part of judge knows more of it: who opens a file names it, who writes to one that is open can't."""
    why = error.strerror or error
    if error.filename is not None:
        return JudgeError(f"can't use {error.filename} ({why})", how_to_mend(error, "see that you may"))
    if isinstance(error, FileNotFoundError):  # nothing else is looked for without a name
        return JudgeError("the working folder is gone", "change to one that is there")
    return JudgeError(f"can't write the output ({why})", how_to_mend(error, "free the disk or write elsewhere"))


def _not_encodable(error: UnicodeEncodeError) -> JudgeError:
    """A file's name of which nobody thought that it need not be UTF-8: told with what stands around it."""
    around = error.object[max(0, error.start - _AROUND) : error.end + _AROUND]
    return JudgeError(f"'{around}' is not UTF-8", "give the file or folder another name")


def _fail(error: JudgeError) -> int:
    with contextlib.suppress(OSError):  # stderr may lie on the disk that is full: the exit code tells as well
        tell_failure(error)
    return 2
