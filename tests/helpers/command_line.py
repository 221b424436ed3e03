"""The command line as tests run it: in this process, which is quick and seen by coverage, or as a process of its own.

Either gives what ``subprocess.run`` gives; ``tests/cli/test_processes.py`` holds that both give the same. A process is for what only
a process has: signals, pipes that close, terminals, an interpreter without what the tests have loaded.
"""

from __future__ import annotations

import contextlib
import gc
import io
import os
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, NoReturn
from unittest import mock

from judge.__main__ import main

COMMAND = (sys.executable, "-m", "judge")
PATIENCE = 120  # seconds that a process may take on a busy machine before it counts as hung

# What a fresh interpreter keeps quiet about.
SILENT = (DeprecationWarning, PendingDeprecationWarning, ImportWarning, ResourceWarning)


class _Ended(BaseException):
    """Stands for the end of the process; no handler of the program catches it."""

    def __init__(self, code: int) -> None:
        self.code = code


def run(
    *arguments: str | Path, stdin: str = "", folder: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run ``judge`` in this process.

    :param arguments: the command line after ``judge``.
    :param stdin: what there is to read; it is no terminal, nor are stdout and stderr.
    :param folder: the working folder, where it is not that of the tests.
    :param env: the whole environment, where it is not that of the tests.
    :return: exit code, and stdout and stderr as text.
    :raises Exception: what the program does not catch, and a process would show as a traceback.
    """
    done = run_bytes(*arguments, stdin=stdin.encode(), folder=folder, env=env)
    return subprocess.CompletedProcess(done.args, done.returncode, as_text(done.stdout), as_text(done.stderr))


def run_bytes(
    *arguments: str | Path, stdin: bytes = b"", folder: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run ``judge`` in this process, like :func:`run`, with streams of bytes."""
    command = ["judge", *map(str, arguments)]
    with (
        tempfile.TemporaryFile() as given,
        tempfile.TemporaryFile() as output,
        tempfile.TemporaryFile() as messages,
    ):
        given.write(stdin)
        given.seek(0)
        with (
            mock.patch.object(sys, "argv", command),
            mock.patch.dict(os.environ, env or {}, clear=env is not None),
            contextlib.chdir(folder or "."),
            _streams(given, output, messages),
        ):
            code = _exit_code()
            # What the program has not flushed is lost, as it is when a process ends.
            written = [_content(file) for file in (output, messages)]
    return subprocess.CompletedProcess(command, code, *written)


def printed(*arguments: str | Path, stdin: str = "", code: int = 0) -> str:
    """What a command prints, once its exit code and its silence on stderr were checked."""
    done = run(*arguments, stdin=stdin)
    assert (done.returncode, done.stderr) == (code, "")
    return done.stdout


def refusal(*arguments: str | Path) -> str:
    """The one line of a command that fails, once it was checked that it is one and that nothing was printed."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.startswith("judge: ")
    assert done.stderr.endswith("\n")
    assert done.stderr.count("\n") == 1
    return done.stderr


def start(
    *arguments: str | Path, stdin: str = "", folder: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run ``judge`` as a process of its own, with the parameters and the result of :func:`run`."""
    done = start_bytes(*arguments, stdin=stdin.encode(), folder=folder, env=env)
    return subprocess.CompletedProcess(done.args, done.returncode, as_text(done.stdout), as_text(done.stderr))


def start_bytes(
    *arguments: str | Path, stdin: bytes = b"", folder: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run ``judge`` as a process of its own, with the parameters and the result of :func:`run_bytes`."""
    command = [*COMMAND, *map(str, arguments)]
    return subprocess.run(command, input=stdin, cwd=folder, env=env, capture_output=True, timeout=PATIENCE)


def as_text(output: bytes) -> str:
    """Output as ``subprocess`` decodes it: UTF-8, every line end a newline."""
    return io.TextIOWrapper(io.BytesIO(output), encoding="utf-8").read()


def _exit_code() -> int:
    """Run the program to the end of its process."""
    was_enabled = gc.isenabled()
    with mock.patch.object(os, "_exit", _end), warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("default")
        for category in SILENT:
            warnings.simplefilter("ignore", category)
        try:
            main()
        except _Ended as ended:
            code = ended.code
        else:
            raise AssertionError("the program returned instead of ending its process")
        finally:
            if was_enabled:
                gc.enable()
    for warning in caught:
        sys.stderr.write(warnings.formatwarning(warning.message, warning.category, warning.filename, warning.lineno))
    return code


def _end(code: int) -> NoReturn:
    raise _Ended(code)


@contextlib.contextmanager
def _streams(*files: IO[bytes]) -> Iterator[None]:
    """Put ``files`` in the places of stdin, stdout and stderr, for Python and for libraries that know only the descriptors."""
    saved = [os.dup(number) for number in range(3)]
    try:
        for number, file in enumerate(files):
            os.dup2(file.fileno(), number)
        with (
            open(0, encoding="utf-8", closefd=False) as stdin,
            open(1, "w", encoding="utf-8", closefd=False) as stdout,
            open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False) as stderr,
            mock.patch.multiple(sys, stdin=stdin, stdout=stdout, stderr=stderr),
        ):
            yield
    finally:
        for number, copy in enumerate(saved):
            os.dup2(copy, number)
            os.close(copy)


def _content(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()
