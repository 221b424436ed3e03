"""Where shards of results go: a folder on a disk or in an object store, each shard in it whole or not at all.

A shard is two files, the rows and after them a *mark*, which vouches for questions, length and hash. Each is written under another name and
renamed. Who writes a shard twice, or two who write the same one, write the same: whatever is killed, it is there once.
"""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Iterator
from typing import Any

import msgspec

from judge.batch.record import Made, differing
from judge.errors import InputFileError
from judge.fleet.shards import Shard
from judge.fleet.sources import file_system, one_line

OWN = "_judge"  # the folder of marks; what begins so is passed over by whoever reads the folder as a dataset
ANEW = "give another output, or begin anew with --force"


class Mark(msgspec.Struct, frozen=True):
    """What vouches for a shard: the digest of its questions, its statuses counted, the length of its file and its hash."""

    questions: str
    outcomes: dict[str, int]
    bytes: int
    sha256: str


class Place:
    """The folder of a run's shards. Pickled as its name."""

    def __init__(self, name: str, ending: str) -> None:
        """The folder of that path or URI, for shards whose names end so; nothing is done there."""
        self.name = name
        self.ending = ending
        self._system, self._folder = file_system(name)

    def __reduce__(self) -> tuple[Any, ...]:
        return Place, (self.name, self.ending)

    def begin(self, made: Made, *, resume: bool, force: bool) -> None:
        """Begin a run that makes its answers so, or go on with one.

        :raises InputFileError: if a run is there and it is not said what is to become of it, or it was made otherwise; if something else is
            there; if nothing can be written.
        """
        try:
            known = self._read(f"{OWN}/run.json")
            if force:
                self._clear()
            elif known is not None:
                if not resume:
                    raise InputFileError(
                        f"{self.name} exists already",
                        "continue it with --resume, overwrite it with --force, or remove it",
                    )
                if others := differing(msgspec.json.decode(known, type=dict[str, str | None]), made):
                    raise InputFileError(f"{self.name} was begun {', '.join(others)}", f"go on with it so, {ANEW}")
            elif self._names(""):
                raise InputFileError(f"{self.name} holds something else", ANEW)
            self._system.create_dir(f"{self._folder}/{OWN}/being-written", recursive=True)
            self._write(f"{OWN}/run.json", msgspec.json.encode(dict(made)))
        except msgspec.MsgspecError:
            raise InputFileError(f"{self.name}/{OWN}/run.json is damaged", ANEW) from None
        except OSError as error:
            raise self._unwritable(error) from None

    def whole(self, shard: Shard) -> Mark | None:
        """What vouches for a shard that is there; None where it is not, or not whole.

        :raises InputFileError: if it is there for other questions.
        """
        mark = self._mark(shard.number)
        if mark is None:
            return None
        if mark.questions != shard.digest:
            rows = f"rows {shard.first} to {shard.first + len(shard.rows) - 1}"
            raise InputFileError(f"{rows} of {self.name} are not what this run answers: questions are others", ANEW)
        return mark if self.rows(shard.number, mark) is not None else None

    def rows(self, number: int, mark: Mark | None = None) -> bytes | None:
        """The file of a shard; None where it is not what its mark vouches for."""
        mark = mark or self._mark(number)
        data = self._read(self.file(number)) if mark else None
        if mark is None or data is None or len(data) != mark.bytes or hashlib.sha256(data).hexdigest() != mark.sha256:
            return None
        return data

    def put(self, shard: Shard, data: bytes, outcomes: dict[str, int]) -> Mark:
        """Put the rows of a shard in their place.

        :raises InputFileError: if they can't be written.
        """
        mark = Mark(shard.digest, outcomes, len(data), hashlib.sha256(data).hexdigest())
        try:
            self._write(self.file(shard.number), data)
            self._write(_mark_of(shard.number), msgspec.json.encode(mark))
        except OSError as error:
            raise self._unwritable(error) from None
        return mark

    def check_end(self, shards: int) -> None:
        """See that there are no more shards than so many.

        :raises InputFileError: if there are.
        """
        if self._mark(shards) is not None:
            raise InputFileError(f"{self.name} goes on behind the last of these questions", ANEW)

    def end(self, target: str | None, shards: int, head: bytes) -> None:
        """End a run: as the folder that it is, or as one file, whose rows stand in the order of the questions.

        :param head: what each shard begins with, and the file once.
        :raises InputFileError: if a shard was damaged meanwhile, or the file can't be written.
        """
        try:
            if target is None:
                self._system.delete_dir(f"{self._folder}/{OWN}/being-written")
                return
            made = f"{self._folder}/{OWN}/being-written/{uuid.uuid4().hex}"
            with self._system.open_output_stream(made) as file:
                if self.ending == ".parquet":
                    _join_tables(self._all(shards), file)
                else:
                    file.write(head)
                    for data in self._all(shards):
                        file.write(memoryview(data)[len(head) :])
            self._system.move(made, file_system(target)[1])
            self._clear()
        except OSError as error:
            raise self._unwritable(error) from None

    def file(self, number: int) -> str:
        """The name of a shard's file."""
        return f"part-{number:06}{self.ending}"

    def _all(self, shards: int) -> Iterator[bytes]:
        for number in range(shards):
            if (data := self.rows(number)) is None:
                raise InputFileError(f"{self.name}/{self.file(number)} was changed meanwhile", "go on with --resume")
            yield data

    def _clear(self) -> None:
        """Take away what runs wrote here, and the folder where nothing else is in it."""
        from pyarrow import fs

        if self._system.get_file_info(self._folder).type != fs.FileType.Directory:
            return
        for name in self._names(""):
            if name.startswith("part-"):
                self._system.delete_file(f"{self._folder}/{name}")
        if OWN in self._names(""):
            self._system.delete_dir(f"{self._folder}/{OWN}")
        if not self._names(""):
            self._system.delete_dir(self._folder)

    def _names(self, within: str) -> list[str]:
        from pyarrow import fs

        selector = fs.FileSelector(f"{self._folder}/{within}".rstrip("/"), allow_not_found=True)
        return [info.base_name for info in self._system.get_file_info(selector)]

    def _mark(self, number: int) -> Mark | None:
        try:
            return msgspec.json.decode(self._read(_mark_of(number)) or b"", type=Mark)
        except msgspec.MsgspecError:
            return None

    def _read(self, name: str) -> bytes | None:
        try:
            with self._system.open_input_stream(f"{self._folder}/{name}") as file:
                return bytes(file.read())
        except FileNotFoundError:
            return None

    def _write(self, name: str, data: bytes) -> None:
        made = f"{self._folder}/{OWN}/being-written/{uuid.uuid4().hex}"
        with self._system.open_output_stream(made) as file:
            file.write(data)
        self._system.move(made, f"{self._folder}/{name}")

    def _unwritable(self, error: OSError) -> InputFileError:
        return InputFileError(f"can't write {self.name} ({one_line(error)})", "give a writable file or folder")


def _mark_of(number: int) -> str:
    return f"{OWN}/{number:06}.json"


def _join_tables(tables: Iterator[bytes], file: Any) -> None:
    import pyarrow
    from pyarrow import parquet

    writer = None
    for data in tables:
        table = parquet.read_table(pyarrow.BufferReader(data))
        writer = writer or parquet.ParquetWriter(file, table.schema, compression="zstd")
        writer.write_table(table)
    if writer:
        writer.close()
