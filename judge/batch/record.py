"""The record of a run, beside the file that it writes: what the answers came from, and for each row what vouches for it.

It spares a resumed run asking again, and lets it say what has changed; where it is lost or damaged, rows are asked anew and compared, so
that nothing wrong follows. ``results`` decides what is written; here is only what is known of it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

from judge.batch.questions import Row
from judge.errors import InputFileError

ENDING = ".judge"
HASH = "sha256:"  # begins a value that says nothing to people
_START = b'{"judge batch":'
_LONGEST = 100_000  # bytes of a line that is read

Made = Mapping[str, str | None]
"""By what a person calls it, each thing that answers depend on, as text; None where it was not given."""


class Vouched(NamedTuple):
    """What a record says of a row: its status, the length of its line, and a digest of all that it comes from and holds."""

    status: str
    length: int
    digest: str

    def __str__(self) -> str:
        return f"{self.status} {self.length} {self.digest}\n"


class _Head(msgspec.Struct, frozen=True):
    made: dict[str, str | None]


class Record:
    """The record beside an output: read, then written on. Whoever uses it holds the output locked."""

    def __init__(self, output: Path, made: Made) -> None:
        """The record of a run that makes its answers so.

        :raises InputFileError: if something else lies where it belongs.
        :raises OSError: if it can't be read.
        """
        self.path = output.with_name(output.name + ENDING)
        self.is_new = False
        self._head = _START + b"1," + msgspec.json.encode({"made": dict(made)})[1:] + b"\n"
        self._made = dict(made)
        self._file: IO[bytes] | None = None
        self._is_read = False
        with contextlib.suppress(FileNotFoundError):
            if not stat.S_ISREG(self.path.lstat().st_mode) or not self._is_ours():
                raise InputFileError(
                    f"{self.path} belongs to this output and is no record of judge batch",
                    "move it, or give another output",
                )

    def _is_ours(self) -> bool:
        with self.path.open("rb") as file:
            start = file.read(len(_START))
        return _START.startswith(start)

    def go_on(self) -> list[str] | None:
        """Read what a run before has recorded, to write on.

        :return: what it was made with that is different now, each as a person would say it; None where there is no record that can be
            read: then there is nothing to go on from.
        :raises OSError: if it can't be read or written.
        """
        try:
            file = self.path.open("r+b", buffering=0)
        except FileNotFoundError:
            return None
        try:
            line = _line(file)
            found = msgspec.json.decode(line if line.endswith(b"\n") else b"", type=_Head).made
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            file.close()
            return None
        others = differing(found, self._made)
        if others:
            file.close()
        else:
            self._file, self._is_read = file, True
        return others

    def of(self, asked: Row, line: bytes, status: str) -> Vouched:
        """What this record says of a row of results, given the row of the input that it answers. It holds for a run made so alone."""
        given = msgspec.json.encode((asked.question, asked.game, asked.as_of, asked.error, status))
        return Vouched(status, len(line), hashlib.sha256(self._head + given + b"\n" + line).hexdigest()[:32])

    def vouched(self) -> Vouched | None:
        """What is recorded of the next row; None where nothing is that can be read: from there on it is written anew."""
        if self._file is None:
            return None
        start = self._file.tell()
        line = _line(self._file)
        try:
            status, length, digest = line.decode("ascii").split()
            found = Vouched(status, int(length), digest)
        except ValueError:
            found = None
        if found is None or str(found).encode() != line:
            self._file.seek(start)
            return None
        return found

    def step_back(self, row: Vouched) -> None:
        """Write on from before ``row``, the last that :meth:`vouched` gave."""
        assert self._file
        self._file.seek(-len(str(row)), os.SEEK_CUR)

    def note(self, row: Vouched) -> None:
        """Record a row, behind those that were read and noted before; the first time the record is made where there is none.

        :raises OSError: if it can't be written.
        """
        if self._file is None:
            self.path.unlink(missing_ok=True)
            self._file = self.path.open("xb", buffering=0)
            self.is_new = True
            write_all(self._file, self._head)
        elif self._is_read:
            self._file.truncate()  # what was recorded of rows that are not there
            self._is_read = False
        write_all(self._file, str(row).encode())

    def close(self, *, is_wanted: bool) -> None:
        """Let go of the record; take it away where it is not wanted any more."""
        if self._file is None:
            if not is_wanted:
                self.path.unlink(missing_ok=True)
            return
        file, self._file = self._file, None
        with file, contextlib.suppress(OSError):
            # A record that somebody else has put in its place is his.
            is_wanted = is_wanted or not os.path.samestat(os.fstat(file.fileno()), self.path.stat())
        if not is_wanted:
            self.path.unlink(missing_ok=True)


def differing(found: Made, made: Made) -> list[str]:
    """What a run before was made with that is different now, each as a person would say it."""
    names = dict.fromkeys([*made, *found])
    return [_told(name, found.get(name)) for name in names if found.get(name) != made.get(name)]


def write_all(file: IO[bytes], data: bytes) -> None:
    """Write to an unbuffered file, which may take less at once.

    :raises OSError: if not all can be written.
    """
    view = memoryview(data)
    while view:
        view = view[file.write(view) :]


def _line(file: IO[bytes]) -> bytes:
    """The next line of an unbuffered file, which goes on behind it; cut off where it is too long."""
    start = file.tell()
    parts: list[bytes] = []
    while sum(map(len, parts)) < _LONGEST and (part := file.read(4096)):
        head, end, _ = part.partition(b"\n")
        parts.append(head + end)
        if end:
            break
    line = b"".join(parts)
    file.seek(start + len(line))
    return line


def _told(name: str, value: str | None) -> str:
    if value is None:
        return f"without {name}"
    return f"with another {name}" if value.startswith(HASH) else f"with {name} {value}".rstrip()
