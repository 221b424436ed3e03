"""Pages and PDFs are read in a process of their own, within limits: a file of a few kilobytes can ask for all memory and all time.

Their readers, libraries of other hands, are called nowhere else. The process gets the document on standard input and says on standard
output what it read, or why it refuses; where it says nothing, its end tells.
"""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Literal

import msgspec

from judge.errors import InputFileError
from judge.harmless import on_a_line
from judge.importing.model import Doubt, SourceLine

Form = Literal["html", "pdf"]

_NAMES: dict[Form, str] = {"html": "an HTML page", "pdf": "a PDF"}
_FIX = "save it again, or copy its text to a file"
# Run with -P: no folder counts for the import of libraries but those that count here.
_PROGRAM = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from judge.importing.reading.apart import main; main(*sys.argv[2:])"


class Limits(msgspec.Struct, frozen=True):
    """What reading one document may take: pages, characters of text, seconds of a CPU, bytes of memory.

    Of the clock it may take twice as many seconds, where others work too. A system that knows no limits of a process (Windows; for
    memory, macOS) keeps to the clock alone.
    """

    pages: int = 2_000
    characters: int = 4 * 2**20
    seconds: int = 60
    memory: int = 2**30


LIMITS = Limits()  # a rulebook of 200 pages takes some seconds and 150 MB


class _Told(msgspec.Struct):
    """What the process says: the lines, what is odd in them and the file's title, or cause and fix of its refusal."""

    lines: list[SourceLine] = []
    notes: list[Doubt] = []
    title: str = ""
    cause: str = ""
    fix: str = ""


def read_apart(
    form: Form, path: Path, data: bytes, limits: Limits | None = None
) -> tuple[list[SourceLine], list[Doubt], str]:
    """The lines of a page (as UTF-8) or a PDF, what is odd in them, and a title that a PDF bears besides.

    :raises InputFileError: if its reader refuses it, fails on it, or goes beyond the limits; or no process can be started.
    """
    limits = limits or LIMITS
    name = on_a_line(str(path))
    command = [
        sys.executable,
        "-P",
        "-c",
        _PROGRAM,
        json.dumps(sys.path),
        form,
        name,
        msgspec.json.encode(limits).decode(),
    ]
    clock = 2 * limits.seconds
    try:
        done = subprocess.run(
            command, input=data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=clock, check=False
        )
        told = msgspec.json.decode(done.stdout, type=_Told)
    except subprocess.TimeoutExpired:
        told = _too_much(form, name, f"{limits.seconds} seconds")
    except OSError as error:
        cause = f"{name} can't be read, since no process for it can be started ({error.strerror or error})"
        told = _Told(cause=cause, fix="end other programs, or copy its text to a file")
    except msgspec.DecodeError:
        is_out_of_time = done.returncode == -getattr(signal, "SIGXCPU", 0) != 0
        told = _too_much(form, name, f"{limits.seconds} seconds" if is_out_of_time else "this machine can give")
    if told.cause:
        raise InputFileError(told.cause, told.fix)
    return told.lines, told.notes, told.title


def _too_much(form: Form, name: str, limit: str) -> _Told:
    return _Told(cause=f"{name} is {_NAMES[form]} that takes more than {limit} to read", fix=_FIX)


def main(form: Form, name: str, limits: str) -> None:
    """The process: reads the document from standard input."""
    held = msgspec.json.decode(limits, type=Limits)
    _hold(held)
    try:
        told = _Told(*_read(form, Path(name), sys.stdin.buffer.read(), held))
        raw = msgspec.json.encode(told)
    except InputFileError as error:
        raw = msgspec.json.encode(_Told(cause=on_a_line(error.cause), fix=error.fix))
    except MemoryError:
        raw = msgspec.json.encode(_too_much(form, name, f"{held.memory // 2**20:,} MB of memory"))
    sys.stdout.buffer.write(raw)


def _read(form: Form, path: Path, data: bytes, limits: Limits) -> tuple[list[SourceLine], list[Doubt], str]:
    if form == "pdf":
        from judge.importing.reading.pdf import pdf_lines

        return pdf_lines(path, data, limits.pages, limits.characters)
    from judge.importing.reading.pages import html_lines

    return html_lines(path, data.decode()), [], ""


def _hold(limits: Limits) -> None:
    """Hold this process to its limits, where the system can."""
    try:
        import resource
    except ImportError:
        return
    memory, seconds = limits.memory, limits.seconds
    # The time of a CPU ends with a signal that says so, and a second later with one that nothing catches.
    for what, held in (
        (resource.RLIMIT_AS, (memory, memory)),
        (resource.RLIMIT_CPU, (seconds, seconds + 1)),
        (resource.RLIMIT_CORE, (0, 0)),
    ):
        with contextlib.suppress(OSError, ValueError):  # a lower one may hold already
            resource.setrlimit(what, held)
