"""A document and the questions asked of it, read: from their Markdown, or from what was kept when the same bytes were read before.

Reading Markdown takes a quarter of a millisecond a point, which a large corpus feels whenever one word of it changes. What is kept is told
by the bytes of the files and by the code that reads them; a document with defects is read whenever it is asked for.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from judge.errors import Defect
from judge.files.looking import is_there, read_file, unreadable
from judge.files.whole import clear_unfinished, write_whole
from judge.rulings.asked import Least, read_asked
from judge.rulings.model import AskedQuestion, Document, Ruling
from judge.rulings.reader import read_document

ASKED_SUFFIX = ".asked.md"


class Task(NamedTuple):
    """A document to read: whether an import wrote it, and how many questions it needs."""

    path: Path
    is_imported: bool
    least: Least | None


class Reading(msgspec.Struct, frozen=True, array_like=True):
    """What was read, and what is wrong with it."""

    document: Document | None
    rulings: list[Ruling]
    asked: list[AskedQuestion]
    defects: list[Defect]


Spread = Callable[[Callable[[Task], Reading], Sequence[Task]], Iterable[Reading]]


def read(task: Task) -> Reading:
    """Read a document.

    :raises InputFileError: if it can't be told whether there are questions.
    """
    defects: list[Defect] = []
    document, rulings = read_document(
        task.path, defects, checks_facts=not task.is_imported, needs_facts=not task.is_imported
    )
    asked: list[AskedQuestion] = []
    if _has_questions(task.path):
        asked = read_asked(_questions_of(task.path), rulings, defects, task.least)
    elif task.least and rulings:
        cause = f"write {_questions_of(task.path).name} beside it"
        defects.append(Defect(task.path, 1, "nobody asks about it", cause))
    return Reading(document, rulings, asked, defects)


def read_all(tasks: Sequence[Task], spread: Spread, kept: Path | None) -> Iterator[Reading]:
    """Read documents, in their order.

    :param spread: works several off, in their order.
    :param kept: a folder for what was read, which holds nothing else; it is made where it is missing. Where None nothing is kept.
    :raises InputFileError: as :func:`read`.
    """
    if kept is None:
        yield from spread(read, tasks)
        return
    keys = [_key(task) for task in tasks]
    found = [_kept(kept, key) for key in keys]
    missing = [n for n, reading in enumerate(found) if reading is None]
    fresh = iter(spread(read, [tasks[n] for n in missing]))
    for n, (task, reading) in enumerate(zip(tasks, found, strict=True)):
        if reading is None:
            reading = next(fresh)
            key = keys[n]
            if key and not reading.defects and key == _key(task):  # else it was changed while it was read
                _keep(kept, key, reading)
        yield reading
    _clear(kept, {key for key in keys if key})


def _questions_of(path: Path) -> Path:
    return path.with_name(path.stem + ASKED_SUFFIX)


def _has_questions(path: Path) -> bool:
    """:raises InputFileError: if that can't be told."""
    try:
        return is_there(_questions_of(path))
    except OSError as error:
        raise unreadable(error) from None


@cache
def _readers() -> bytes:
    """The hash of the code that reads documents."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    return digest.digest()


def _key(task: Task) -> str | None:
    """What tells a task from every other that reads otherwise; None where a file can't be read, which its reader tells."""
    with contextlib.suppress(OSError):
        files = [task.path, *([_questions_of(task.path)] if is_there(_questions_of(task.path)) else [])]
        digest = hashlib.sha256(_readers())
        digest.update(msgspec.json.encode((task.path.name, task.is_imported, task.least)))
        for file in files:
            data = read_file(file)
            digest.update(f"{len(data)}\0".encode() + data)
        return digest.hexdigest()
    return None


def _kept(folder: Path, key: str | None) -> Reading | None:
    if key is None:
        return None
    with contextlib.suppress(OSError, ValueError):
        data = (folder / key).read_bytes()
        if hashlib.sha256(data[:-32]).digest() == data[-32:]:
            return msgspec.msgpack.decode(data[:-32], type=Reading)
    return None


def _keep(folder: Path, key: str, reading: Reading) -> None:
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        data = msgspec.msgpack.encode(reading)
        write_whole(folder / key, data + hashlib.sha256(data).digest(), lasting=False)


def _clear(folder: Path, used: set[str]) -> None:
    """Remove what is kept of documents that are gone or were changed."""
    with contextlib.suppress(OSError):
        clear_unfinished(folder)
        for path in folder.iterdir():
            if path.name not in used:
                path.unlink(missing_ok=True)
