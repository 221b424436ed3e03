"""The lines of a file of questions, or of stdin: cut, decoded and numbered as they come. What is wrong with a line is in the line."""

from __future__ import annotations

import io
import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

from judge.errors import InputFileError

STDIO = "-"
LONGEST = 1_000_000  # bytes of a line that is read; what is longer is no question

_CR = re.compile(rb"\r(?!\n|\Z)")  # at the end of what is read so far it may be half of CR LF


class Line(NamedTuple):
    """A line of the file with its number from 1; or in ``error`` why it can't be read."""

    number: int
    text: str = ""
    error: str | None = None


Lines = Iterator[Line]


@contextmanager
def open_lines(source: str, name: str, *, at_cr: bool) -> Iterator[Lines]:
    """The lines of a file, or of stdin where it is "-", without their ends; none is read before it is wanted.

    :param name: how messages call it.
    :param at_cr: whether CR alone ends a line, too, as on old Macs.
    :raises InputFileError: if the file is missing, a folder, binary or empty.
    """
    try:
        if source == STDIO:
            if sys.stdin is None:
                raise InputFileError("stdin is closed", "pipe the questions in, or give a file")
            yield lines_in(sys.stdin.buffer, name, at_cr=at_cr)
        elif Path(source).is_dir():
            raise InputFileError(f"{name} is a folder", "give a file of questions")
        else:
            with Path(source).open("rb") as file:
                yield lines_in(file, name, at_cr=at_cr)
    except OSError as error:
        raise InputFileError(
            f"can't read {name} ({error.strerror or error})", "give a file that exists and can be read"
        ) from None


def lines_in(file: BinaryIO, name: str, *, at_cr: bool) -> Lines:
    """The lines of an open file; see :func:`open_lines`.

    :raises InputFileError: if the file is binary or empty.
    """
    # Peeked, not read and rewound: a pipe has no way back.
    head = file.peek(4096) if isinstance(file, io.BufferedReader) else b"?"
    # What there is of a pipe so far may be a blank line.
    is_all = not head or (len(head) < 4096 and isinstance(file, io.BufferedReader) and _is_regular(file))
    if is_all and not head.strip(b"\xef\xbb\xbf \t\r\n"):
        raise InputFileError(f"{name} is empty", "write a question a line")
    if b"\0" in head:
        raise InputFileError(f"{name} is a binary file (or UTF-16)", "save it as UTF-8 text")
    for number, raw in enumerate(_cut(file, at_cr), 1):
        if raw is None:
            yield Line(number, error=f"line {number} is longer than {LONGEST:,} bytes; write a question a line")
            continue
        try:
            yield Line(number, raw.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n"))
        except UnicodeDecodeError:
            yield Line(number, error=f"line {number} is not UTF-8; save the file as UTF-8")


def _cut(file: BinaryIO, at_cr: bool) -> Iterator[bytes | None]:
    """The lines of a file; None in the place of each that is too long."""
    rest, is_too_long = b"", False
    while part := file.readline(LONGEST + 1):
        lines = _CR.split(rest + part) if at_cr else [rest + part]
        rest = b"" if lines[-1].endswith(b"\n") else lines.pop()
        for line in lines:
            yield None if is_too_long or _is_too_long(line) else line
            is_too_long = False
        if len(rest) > LONGEST + 1:
            # A CR that is its last may be its end.
            rest, is_too_long = rest[-1:] if rest.endswith(b"\r") else b"", True
    if rest or is_too_long:
        yield None if is_too_long or _is_too_long(rest) else rest


def _is_too_long(line: bytes) -> bool:
    return len(line.rstrip(b"\r\n")) > LONGEST


def _is_regular(file: BinaryIO) -> bool:
    try:
        return stat.S_ISREG(os.fstat(file.fileno()).st_mode)
    except OSError:  # no file of this system's: one in an object store
        return False
