"""Faults put into a running judge: killed, or out of disk space, at its n-th system call that writes, renames or removes.

By strace, where the machine has it and lets it: then calls of SQLite and FAISS count as well. What a program left behind, and how
judge finds its way after it, is for the tests to look at.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import pytest

from tests.helpers.command_line import PATIENCE

Fault = Literal["killed", "no space"]
Call = tuple[str, int]

# Each is a call that changes what lies on disk; a machine that lacks one of them ("?") is no reason to stop.
CHANGING = (
    *("write", "pwrite64", "writev", "pwritev", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir"),
    *("mkdir", "mkdirat", "link", "linkat", "symlink", "symlinkat", "ftruncate", "fallocate", "sendfile"),
    *("copy_file_range", "fsync", "fdatasync", "fchmod", "chmod", "fchmodat"),
)
# Those that a full disk refuses.
FILLING = (*("write", "pwrite64", "writev", "pwritev", "rename", "renameat", "renameat2", "mkdir", "mkdirat"),
           *("ftruncate", "fallocate", "sendfile", "copy_file_range", "fsync"))  # fmt: skip
# The command, in an interpreter that keeps no compiled files: those are no change that a test is about.
JUDGE = (sys.executable, "-B", "-m", "judge")


@cache
def is_possible() -> bool:
    """Whether strace is here and may trace."""
    if shutil.which("strace") is None:
        return False
    done = subprocess.run(["strace", "-f", "-o", "/dev/null", "true"], capture_output=True, check=False)
    return done.returncode == 0


def needs_strace() -> None:
    """Skip the test where faults can't be put in."""
    if not is_possible():
        pytest.skip("no strace that may trace")


def count(*arguments: str | Path, env: Mapping[str, str], fault: Fault = "killed") -> list[Call]:
    """Each call of a command's first thread that may meet a fault: its name, and the how many-th of that name it is."""
    with tempfile.NamedTemporaryFile("r", errors="replace") as log:
        _trace(["-o", log.name, "-e", f"trace={_names(fault)}"], arguments, env)
        lines = [line.split(None, 1) for line in log]
    seen: Counter[str] = Counter()
    calls = []
    for thread, call in lines:
        name = call.partition("(")[0]
        if thread == lines[0][0] and name in CHANGING:
            seen[name] += 1
            calls.append((name, seen[name]))
    return calls


def run_with(
    fault: Fault, call: Call, *arguments: str | Path, env: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a command that meets a fault at one of the calls that :func:`count` counted; a killed one ends with -9 or 137."""
    name, number = call
    effect = "signal=SIGKILL" if fault == "killed" else "error=ENOSPC"
    when = f"{number}" if fault == "killed" else f"{number}+"  # a disk that is full stays full
    inject = f"inject={name}:{effect}:when={when}"
    return _trace(["-o", "/dev/null", "-e", f"trace={name}", "-e", inject], arguments, env)


def slowly(*arguments: str | Path, milliseconds: int = 50) -> list[str]:
    """The command line of a judge that rests before each rename and removal, so that another one gets in between."""
    names = "?rename,?renameat,?renameat2,?unlink,?unlinkat,?link,?linkat"
    rest = f"inject={names}:delay_enter={1000 * milliseconds}"
    return ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={names}", "-e", rest, *_command(arguments)]


def spread(calls: list[Call], number: int) -> Iterator[Call]:
    """So many of the calls, evenly spread, the last among them; all where there are no more."""
    step = max(1, len(calls) // max(1, number))
    yield from reversed(calls[::-1][::step])


def _names(fault: Fault) -> str:
    return ",".join(f"?{name}" for name in (CHANGING if fault == "killed" else FILLING))


def _trace(
    options: list[str], arguments: tuple[str | Path, ...], env: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["strace", "-f", "-qq", *options, *_command(arguments)],
        env=dict(env),
        capture_output=True,
        text=True,
        errors="replace",
        timeout=PATIENCE,
        check=False,
    )


def _command(arguments: tuple[str | Path, ...]) -> list[str]:
    return [*JUDGE, *map(str, arguments)]
