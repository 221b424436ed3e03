"""Files of questions wherever Ray reads them, on disks or in object stores (by pyarrow's file systems), as rows in one order."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Iterator
from itertools import chain
from pathlib import Path, PurePosixPath
from typing import Any, BinaryIO, NamedTuple, cast

from judge.batch.columns import QUESTION_FIELDS, Unused, places, twice
from judge.batch.questions import Row, rows_in
from judge.errors import InputFileError

FORMS = ("txt", "csv", "jsonl", "parquet")
_PACKED = {".gz", ".bz2", ".zst", ".lz4", ".br"}


class Source(NamedTuple):
    """A file of questions: its file system, its place there, how it is to be read."""

    system: Any
    path: str
    form: str


def file_system(given: str) -> tuple[Any, str]:
    """The file system of a path or URI, and the place in it.

    :raises InputFileError: if nothing is known of such URIs, or the store can't be reached.
    """
    from pyarrow import fs

    if "://" not in given:
        return fs.LocalFileSystem(), str(Path(given).absolute())
    try:
        system, path = fs.FileSystem.from_uri(given)
    except (ValueError, OSError, NotImplementedError) as error:
        raise InputFileError(
            f"can't reach {given} ({one_line(error)})", "give a path, or a URI like s3://bucket/folder"
        ) from None
    return system, path.rstrip("/")


def sources_at(given: str, form: str | None) -> list[Source]:
    """The file, or the files of a folder in the order of their names; what begins with "." or "_" is passed over, as Ray does.

    :param form: how to read all of them; each by its name where None.
    :raises InputFileError: if there is none, or one of a kind that can't be read is named.
    """
    from pyarrow import fs

    system, path = file_system(given)
    try:
        found = system.get_file_info(path)
        if found.type == fs.FileType.NotFound:
            raise InputFileError(f"can't read {given} (No such file or directory)", "give a file or folder that exists")
        if found.type != fs.FileType.Directory:
            kind = form or _form_of(path)
            if kind not in FORMS:
                raise InputFileError(
                    f"'{given}' does not end in {', '.join(f'.{each}' for each in FORMS)}",
                    "say how to read it with --format",
                )
            return [Source(system, path, kind)]
        inside = system.get_file_info(fs.FileSelector(path, recursive=True))
    except OSError as error:
        raise InputFileError(
            f"can't read {given} ({one_line(error)})", "give a file or folder that can be read"
        ) from None
    files = sorted(info.path for info in inside if info.is_file and not _is_hidden(info.path, path))
    listed = [Source(system, file, form or _form_of(file)) for file in files]
    if not (wanted := [source for source in listed if source.form in FORMS]):
        raise InputFileError(
            f"{given} holds no files of questions", f"put files there that end in .{', .'.join(FORMS)}"
        )
    return wanted


def read(sources: list[Source], unused: Unused) -> Iterator[Row]:
    """The rows of all files, one after the other; ``line`` is the place of each in its file.

    :raises InputFileError: as :func:`judge.batch.read_questions` does, before the first row of the file.
    """
    rows = chain.from_iterable(_rows_of(source, unused) for source in sources)
    first = next(rows, None)
    if first is None:
        raise InputFileError(f"{sources[0].path} holds no questions", "write one a line")
    yield first
    yield from rows


def _rows_of(source: Source, unused: Unused) -> Iterator[Row]:
    try:
        if source.form == "parquet":
            with source.system.open_input_file(source.path) as file:
                yield from _parquet_rows(file, source.path, unused)
            return
        with source.system.open_input_stream(source.path, compression="detect") as stream:
            file = cast(BinaryIO, io.BufferedReader(stream))
            yield from rows_in(file, source.path, source.form, unused)
    except OSError as error:
        raise InputFileError(f"can't read {source.path} ({one_line(error)})", "give a file that can be read") from None


def _parquet_rows(file: Any, name: str, unused: Unused) -> Iterator[Row]:
    import pyarrow
    from pyarrow import parquet

    try:
        table = parquet.ParquetFile(file)
    except pyarrow.ArrowInvalid as error:
        raise InputFileError(f"{name} is no Parquet file ({one_line(error)})", "give one") from None
    names = table.schema_arrow.names
    if told := twice(names):
        raise InputFileError(f"{name} has the columns {told}", "keep one")
    where = places(names)
    column = next((names[where[field]] for field in QUESTION_FIELDS if field in where), None)
    if column is None:
        raise InputFileError(
            f"{name} has no column 'question'", f"its columns are: {', '.join(names) or 'none'}; name one 'question'"
        )
    unused.note(names)
    filters = {field: names[where[field]] for field in ("game", "as_of") if field in where}
    line = 0
    for batch in table.iter_batches(columns=list({column, *filters.values()})):
        for record in batch.to_pylist():
            line += 1
            yield row_of(line, record[column], {field: record[name] for field, name in filters.items()})


def row_of(line: int, question: Any, filters: dict[str, Any]) -> Row:
    """The row of a record of a table; what is wrong with it is in its ``error``."""
    if not isinstance(question, str):
        return Row(line, error=f"row {line} has no text in 'question'; add it")
    told: dict[str, str | None] = {}
    for field, value in filters.items():
        if isinstance(value, dt.date):
            value = value.isoformat()[:10]
        if value is not None and not isinstance(value, str):
            return Row(line, question, error=f"'{field}' of row {line} is no text; write it as text")
        told[field] = value or None
    return Row(line, question, told.get("game"), told.get("as_of"))


def _form_of(path: str) -> str:
    name = PurePosixPath(path)
    if name.suffix.lower() in _PACKED:
        name = name.with_suffix("")
    return name.suffix.lower().lstrip(".")


def _is_hidden(path: str, folder: str) -> bool:
    return any(part.startswith((".", "_")) for part in PurePosixPath(path).relative_to(folder).parts)


def one_line(error: BaseException) -> str:
    """What went wrong, for a message."""
    strerror = getattr(error, "strerror", None)
    return " ".join(str(strerror or error).split())[:200]
