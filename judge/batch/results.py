"""Where result rows go: a stream, or a file that goes on after a kill without loss or repetition, and that holds nothing else.

A file is only ever written on: what stands in it must be how the file of this very run begins, to the byte. Its record (``record``)
vouches for rows that need not be asked again; every other row that stands there is asked anew and compared.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import IO, BinaryIO

from judge.answers import Answer
from judge.batch.foreign import ANEW, why_other
from judge.batch.lines import STDIO
from judge.batch.questions import Row
from judge.batch.record import ENDING, Made, Record, write_all
from judge.batch.rows import Form, Layout
from judge.batch.watch import Watch
from judge.errors import InputFileError
from judge.files.locked import hold

_FORMS: dict[str, Form] = {".jsonl": "jsonl", ".csv": "csv"}
_LONGEST = 1_000_000  # bytes of a foreign line that are looked at


class ResultStream:
    """Result rows for stdout, a pipe or a device: written, and never read again.

    :ivar outcomes: how many rows have each status.
    """

    before = 0

    def __init__(self, target: str, layout: Layout) -> None:
        """Open ``target``, or write to stdout where it is "-".

        :raises InputFileError: if it can't be written.
        """
        self.target = target
        self.outcomes: Counter[str] = Counter()
        self._layout = layout
        try:
            self._file: IO[str] = sys.stdout
            if target != STDIO:
                self._file = open(target, "w", encoding="utf-8", newline="", opener=_opened_as_it_is)  # noqa: SIM115
        except OSError as error:
            raise _unwritable(target, error) from None

    @property
    def done(self) -> int:
        """How many rows are written."""
        return self.outcomes.total()

    def rest(self, rows: Iterator[Row]) -> Iterator[Row]:
        """The rows that are to be asked: all."""
        return rows

    def write(self, answer: Answer, _asked: Row) -> None:
        """Write one result row.

        :raises InputFileError: if it can't be written, e.g. because the disk is full.
        """
        head = "" if self.done else self._layout.head
        try:
            self._file.write(head + self._layout.line(answer, self.done + 1))
            self._file.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise _unwritable(self.target, error) from None
        self.outcomes[answer.status] += 1

    def finish(self) -> None:
        """Nothing is left to write."""

    def close(self) -> None:
        """Let go of it; stdout stays open."""
        if self.target != STDIO:
            with contextlib.suppress(OSError):  # which was told when a row was written
                self._file.close()


class ResultFile:
    """Result rows as JSON lines or flat CSV, in a file of which this process is the only writer.

    :ivar before: how many rows an earlier run had written.
    :ivar outcomes: how many rows have each status, those of earlier runs included.
    """

    def __init__(
        self, target: str, layout: Layout, resume: bool = False, *, force: bool = False, made: Made | None = None
    ) -> None:
        """Open a regular file, or one that is to be made.

        :param resume: go on with what stands there.
        :param force: put the rows in the place of what stands there, as soon as the first is answered.
        :param made: what the answers depend on, besides the questions and the layout.
        :raises InputFileError: if it can't be written, another process is writing it, it holds something without ``resume`` or
            ``force`` being wanted, or an earlier run made it otherwise.
        """
        self.target = target
        self.outcomes: Counter[str] = Counter()
        self.before = 0
        self._layout = layout
        path = Path(os.path.realpath(target))
        try:
            if not (resume or force) and path.exists() and path.stat().st_size:
                raise _existing(target)
            self._record = Record(path, {**(made or {}), **layout.options})
            self._file: BinaryIO = open(path, "r+b", buffering=0, opener=_opened)  # noqa: SIM115
        except OSError as error:
            raise _unwritable(target, error) from None
        try:
            self._take_over(resume, force)
        except OSError as error:
            self._file.close()
            raise _unwritable(target, error) from None
        except InputFileError:
            self._file.close()
            raise

    def _take_over(self, resume: bool, force: bool) -> None:
        """Lock the file, and decide what is to become of what stands in it."""
        if not hold(self._file):
            raise InputFileError(
                f"another judge is writing {self.target}", "wait until it is done, or give another output"
            )
        self._watch = Watch(self.target, self._file)
        self._is_to_be_emptied = force and self._watch.length > 0
        # What stands there and counts; what is to be emptied is there and does not.
        self._size = 0 if force else self._watch.length
        if self._size and not resume:  # written while this run was on its way here
            raise _existing(self.target)
        if self._size and (others := self._record.go_on()):
            raise InputFileError(f"{self.target} was begun {', '.join(others)}", f"go on with it so, {ANEW}")

    @property
    def done(self) -> int:
        """How many rows are written, earlier runs included."""
        return self.outcomes.total()

    def rest(self, rows: Iterator[Row]) -> Iterator[Row]:
        """The rows that are still to be asked: those from the first on for which the record does not vouch.

        :raises InputFileError: if the file can't be read.
        """
        head = self._layout.head.encode()
        try:
            if self._standing(len(head)) != head:
                return rows
            for row in rows:
                known = self._record.vouched()
                if known is None:
                    return chain([row], rows)
                before = b"" if self._watch.right else head
                line = self._standing(known.length, self._watch.right + len(before))
                if self._record.of(row, line, known.status) != known:
                    self._record.step_back(known)
                    return chain([row], rows)
                self._watch.add(before + line)
                self.before += 1
                self.outcomes[known.status] += 1
        except OSError as error:
            raise _unwritable(self.target, error) from None
        return iter(())

    def write(self, answer: Answer, asked: Row) -> None:
        """Append one result row and hand it to the operating system; where it stands there already, see that it is the same.

        :param asked: the row of the input that it answers.
        :raises InputFileError: if it can't be written, e.g. because the disk is full, or something else stands there; if the file was
            removed, replaced or changed meanwhile, which is left as it is.
        """
        line = self._layout.line(answer, self.done + 1).encode()
        data = line if self._watch.right else self._layout.head.encode() + line
        try:
            self._watch.look()
            there = self._standing(len(data))
            if not data.startswith(there):
                self._forget_if_new()
                found = self._standing(_LONGEST)
                raise why_other(self.target, self._layout, found, self.done, is_begin=not self._watch.right)
            if self._is_to_be_emptied:
                self._watch.empty()
                self._is_to_be_emptied = False
            # Before the row: what is recorded and not there is passed over, but not the other way round.
            self._record.note(self._record.of(asked, line, answer.status))
            write_all(self._file, data[len(there) :])
        except OSError as error:
            raise _unwritable(self.target, error) from None
        self._watch.add(data)
        self.outcomes[answer.status] += 1
        if len(there) == len(data):
            self.before += 1

    def finish(self) -> None:
        """Say that every question is answered: the file is whole, and needs no record any more.

        :raises InputFileError: if there is more in it than that, something else was written to it meanwhile, or it can't reach the disk.
        """
        try:
            self._watch.read_again()
        except OSError as error:
            raise _unwritable(self.target, error) from None
        if self._watch.right < self._size:
            self._forget_if_new()
            raise InputFileError(f"{self.target} goes on behind the last of these questions", ANEW)
        self._close(is_resumed=False)

    def close(self) -> None:
        """Bring what was written to the disk and close the file, to be gone on with later. Once it is closed, nothing happens.

        :raises InputFileError: if it can't reach the disk.
        """
        self._close(is_resumed=True)

    def _close(self, *, is_resumed: bool) -> None:
        if self._file.closed:
            return
        try:
            os.fsync(self._file.fileno())
            self._record.close(is_wanted=is_resumed)
        except OSError as error:
            raise _unwritable(self.target, error) from None
        finally:
            self._file.close()

    def _standing(self, length: int, at: int | None = None) -> bytes:
        """What stands in the file from a place on, where it is known to be right up to there unless told."""
        at = self._watch.right if at is None else at
        length = min(length, self._size - at)
        self._file.seek(at)
        parts: list[bytes] = []
        while length > 0 and (part := self._file.read(length)):
            parts.append(part)
            length -= len(part)
        return b"".join(parts)

    def _forget_if_new(self) -> None:
        if self._record.is_new:
            self._record.close(is_wanted=False)


Results = ResultFile | ResultStream


def open_results(
    target: str,
    resume: bool = False,
    *,
    force: bool = False,
    fields: Sequence[str] | None = None,
    form: Form | None = None,
    raw: bool = False,
    made: Made | None = None,
) -> Results:
    """Open ``target``: a ``.jsonl`` or ``.csv`` file, a pipe or device, or "-" for stdout.

    :param fields: the columns that a row has; everything where None.
    :param form: what goes to a stream, JSON lines where None; of a file its name says it.
    :param raw: write cells of CSV as they are, also those that a spreadsheet would take for a formula.
    :raises InputFileError: as :class:`ResultFile` does; if something else than a file is to be resumed, or the name has another ending.
    """
    path = Path(target)
    try:
        kind = None if target == STDIO else path.stat().st_mode
    except FileNotFoundError:
        kind = stat.S_IFREG
    except OSError as error:
        raise _unwritable(target, error) from None
    if kind is not None and stat.S_ISDIR(kind):
        raise InputFileError(f"{target} is a folder", "give a file in it")
    if kind is None or not stat.S_ISREG(kind):
        if resume:
            raise InputFileError(f"{target} is no regular file and can't be resumed", "give -o FILE")
        own = _FORMS.get(path.suffix.lower(), "jsonl")
        return ResultStream(target, Layout.wanted(form or own, fields, raw))
    if path.suffix.lower() not in _FORMS:
        raise InputFileError(f"'{target}' does not end in .jsonl or .csv", "name the output so")
    layout = Layout.wanted(_FORMS[path.suffix.lower()], fields, raw)
    return ResultFile(target, layout, resume, force=force, made=made)


def check_apart(source: str, target: str) -> None:
    """See that results don't go into the file that the questions come from, by whatever names; "-" is stdin and stdout.

    :raises InputFileError: if they do.
    """
    given = _status(source, sys.stdin)
    record = [] if target == STDIO else [os.path.realpath(target) + ENDING]
    for place in (target, *record):
        written = _status(place, sys.stdout)
        if given and written and os.path.samestat(given, written):
            name = "stdin" if source == STDIO else source
            raise InputFileError(f"the results would go into {name}, where the questions are", "give another output")


def _status(name: str, stream: IO[str] | None) -> os.stat_result | None:
    """What the system tells of a file or a pipe; None of what is neither, or not there."""
    try:
        found = os.stat(name) if name != STDIO else os.fstat(stream.fileno()) if stream else None
    except (OSError, ValueError, AttributeError):  # a stream that tests or embedders put there may lie on no file
        return None
    return found if found and (stat.S_ISREG(found.st_mode) or stat.S_ISFIFO(found.st_mode)) else None


def _opened_as_it_is(name: str, _flags: int) -> int:
    return os.open(name, os.O_WRONLY)


def _opened(name: str, flags: int) -> int:
    # To its end, wherever that is by then: what somebody else puts there is not written over.
    return os.open(name, flags | os.O_CREAT | os.O_APPEND, 0o666)


def _existing(target: str) -> InputFileError:
    return InputFileError(
        f"{target} exists already", "continue it with --resume, overwrite it with --force, or remove it"
    )


def _unwritable(target: str, error: OSError) -> InputFileError:
    # What fails may be the record beside it.
    name = error.filename if str(error.filename).endswith(ENDING) else "stdout" if target == STDIO else target
    return InputFileError(f"can't write {name} ({error.strerror or error})", "give a writable file")
