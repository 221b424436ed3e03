"""The user's own corpus folder as an import writes it: its files change together, replaced and taken away by document.

A record beside them (``imports.json``) tells what imports wrote, so that a file of somebody's own hand is never taken for one of them.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from judge.errors import InputFileError
from judge.files.looking import is_folder, is_there, read_file, unreadable
from judge.files.settled import settle
from judge.files.together import Change, at_rest, change, free_copy
from judge.importing.outcome import FileChange, ImportOutcome
from judge.importing.proofread import proofread
from judge.importing.record import Record, encoded, read_record, read_sources
from judge.rulings.corpus import RECORD
from judge.rulings.digest import DOCUMENT, files_in_games
from judge.rulings.official import FOLDER as OFFICIAL
from judge.rulings.reading import ASKED_SUFFIX

OWN_SUFFIX = "-own"  # ends the id of a document that holds what a shipped document lacks
Waiting = Callable[[str], None]
_DOING = "judge import"


@dataclass(frozen=True)
class Sheet:
    """A file to be: ``write`` writes it to the path that it is given. ``is_dialect``: it must read back as a document.

    ``source`` is the name of the file that was imported.
    """

    path: Path
    doc: str
    entries: int
    write: Callable[[Path], None]
    is_dialect: bool = False
    source: str = ""


def official_path(folder: Path, doc: str) -> Path:
    """Where the official texts of a shipped document's entries lie."""
    return folder / OFFICIAL / f"{doc}.md"


def own_path(folder: Path, game: str, doc: str) -> Path:
    """Where a document of the user's own lies."""
    return folder / game / f"{doc}.md"


def place(
    folder: Path,
    sheets: Sequence[Sheet],
    docs: Sequence[str],
    *,
    dry_run: bool = False,
    waiting: Waiting | None = None,
) -> tuple[FileChange, ...]:
    """Write the sheets, and take away what an earlier import of the documents ``docs`` left besides them: all of it or nothing.

    :param waiting: told in a sentence for whom this import waits, before it does; where None nobody waits.
    :raises InputFileError: if a file of another hand stands in the way, or the folder can't be written. Nothing has changed then.
    """
    try:
        with tempfile.TemporaryDirectory() as scratch:
            fresh = {sheet.path: _proof(Path(scratch), n, sheet) for n, sheet in enumerate(sheets)}
    except OSError as error:
        raise InputFileError(
            f"can't write a temporary file ({error.strerror or error})",
            "make room there, or set TMPDIR to another folder",
        ) from None
    if dry_run:
        settle(folder)
        return _placing(folder, sheets, docs, fresh)[0]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise InputFileError(f"{folder} is no folder", "give one with --corpus") from None
    except OSError as error:
        raise InputFileError(
            f"can't write {folder} ({error.strerror or error})", "give a writable folder with --corpus"
        ) from None
    with at_rest(folder, _DOING, waiting):
        told, changes = _placing(folder, sheets, docs, fresh)
        if changes:
            change(folder, changes)
    return told


def other_source(folder: Path, sheets: Sequence[Sheet]) -> str | None:
    """What was imported from another file under the id of these sheets, in a sentence; None where nothing was.

    A file of another name is another one, unless it says the same; so is one of the same name that has hardly an entry of those before.

    :raises InputFileError: if the record or a file can't be read.
    """
    record, sources = read_record(folder), read_sources(folder)
    for doc in dict.fromkeys(sheet.doc for sheet in sheets):
        before = {path: _bytes(path) for path in _recorded(folder, doc, record)}
        if not before:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            after = {sheet.path: _proof(Path(scratch), n, sheet) for n, sheet in enumerate(sheets) if sheet.doc == doc}
        if before == after:
            continue
        name = next(sheet.source for sheet in sheets if sheet.doc == doc)
        if (known := sources.get(doc, name)) != name:
            return f"'{doc}' was imported from {known}, not from {name}"
        official = official_path(folder, doc)
        (ours, own), (ours_now, own_now) = (_headings(files, official) for files in (before, after))
        if len(own & own_now) * 2 < min(len(own), len(own_now)) and not ours & ours_now:
            return f"'{doc}' was imported from another {name}, which has other entries"
    return None


def _headings(files: Mapping[Path, bytes], official: Path) -> tuple[set[bytes], set[bytes]]:
    """The headings of entries: those of official texts of our entries, and those of its own."""
    found: tuple[set[bytes], set[bytes]] = set(), set()
    for path, data in files.items():
        found[path != official].update(line for line in data.splitlines() if line.startswith(b"### "))
    return found


def remove(doc: str, folder: Path, *, dry_run: bool = False, waiting: Waiting | None = None) -> ImportOutcome:
    """Undo the import of a document. A copy is kept of a file that was edited since.

    :param waiting: told in a sentence for whom this process waits, before it does; where None nobody waits.
    :raises InputFileError: if there is none of that id, or a file can't be removed. Nothing has changed then.
    """
    if dry_run or not _looked(folder, is_folder):
        settle(folder)
        told, _ = _removing(folder, doc)
    else:
        with at_rest(folder, _DOING, waiting):
            told, changes = _removing(folder, doc)
            change(folder, changes)
    is_built = any(Path(one.path) != official_path(folder, doc) for one in told)
    return ImportOutcome(dry_run=dry_run, needs_build=is_built, files=(), changes=told)


def _placing(
    folder: Path, sheets: Sequence[Sheet], docs: Sequence[str], fresh: Mapping[Path, bytes]
) -> tuple[tuple[FileChange, ...], list[Change]]:
    """What putting the sheets in place comes to: as it is told, and as it is done."""
    record = read_record(folder)
    for sheet in sheets:
        _must_be_free(folder, sheet, record, fresh[sheet.path])
    written: Record = {}
    for sheet in sheets:
        written.setdefault(sheet.doc, {})[_name(folder, sheet.path)] = _digest(fresh[sheet.path])
    stale = [path for doc in docs for path in _recorded(folder, doc, record) if path not in fresh]
    told = [_putting(folder, sheet, fresh[sheet.path], record) for sheet in sheets]
    told += [_removal(folder, path, record) for path in stale]
    changes = [
        Change(_name(folder, path), data, _known(folder, path, record))
        for path, data in fresh.items()
        if path.is_symlink() or not _looked(path) or _bytes(path) != data
    ]
    changes += [Change(_name(folder, path), None, _known(folder, path, record)) for path in stale]
    kept = {doc: files for doc, files in record.items() if doc not in docs}
    sources = read_sources(folder) | {sheet.doc: sheet.source for sheet in sheets if sheet.source}
    return tuple(told), [*changes, *_recording(folder, {**kept, **written}, sources)]


def _removing(folder: Path, doc: str) -> tuple[tuple[FileChange, ...], list[Change]]:
    """What taking a document away comes to: as it is told, and as it is done."""
    record = read_record(folder)
    if doc not in record:
        raise _not_imported(folder, doc, record)
    files = _recorded(folder, doc, record)
    told = tuple(_removal(folder, path, record) for path in files)
    changes = [Change(_name(folder, path), None, _known(folder, path, record)) for path in files]
    kept = {other: names for other, names in record.items() if other != doc}
    return told, [*changes, *_recording(folder, kept, read_sources(folder))]


def _recording(folder: Path, record: Record, sources: Mapping[str, str]) -> list[Change]:
    told = encoded(record, sources)
    return [] if told == (_bytes(folder / RECORD) or None) else [Change(RECORD, told)]


def _not_imported(folder: Path, doc: str, record: Record) -> InputFileError:
    names = (f"{doc}.md", f"{doc}{OWN_SUFFIX}.md")
    held = [*files_in_games(folder, DOCUMENT), official_path(folder, doc)]
    for path in (path for name in names for path in held if path.name == name and _looked(path)):
        return InputFileError(
            f"no import of '{doc}' is recorded in {folder}, but {path} is there",
            "if an import wrote it, import the document again and remove it then; else delete it by hand",
        )
    there = ", ".join(sorted(record))
    return InputFileError(
        f"no import of '{doc}' in {folder}", f"there are: {there}" if there else "nothing is imported there"
    )


def _recorded(folder: Path, doc: str, record: Record) -> list[Path]:
    """The files that the last import of a document wrote and that are still there."""
    found = [path for name in record.get(doc, ()) if _looked(path := folder / name)]
    for path in found:
        _must_be_inside(path)
    return found


def _looked(path: Path, look: Callable[[Path], bool] = is_there) -> bool:
    """Whether something is there; a file that can't be looked at is not taken for missing.

    :raises InputFileError: if that can't be told.
    """
    try:
        return look(path)
    except OSError as error:
        raise unreadable(error, path) from None


def _must_be_free(folder: Path, sheet: Sheet, record: Record, data: bytes) -> None:
    """:raises InputFileError: if a document of this id is there that no import of this document wrote."""
    _must_be_inside(sheet.path)
    own = record.get(sheet.doc, {})
    rivals = {sheet.path} if _looked(sheet.path) else set()
    if sheet.is_dialect:
        rivals |= {path for path in files_in_games(folder, DOCUMENT) if path.name == sheet.path.name}
    for path in sorted(rivals):
        name = _name(folder, path)
        # An import that an older judge was stopped in may have written it: the same bytes are the same document.
        is_what_is_written = path == sheet.path and not path.is_symlink() and _bytes(path) == data
        is_of_another = any(name in files for files in record.values())
        if name not in own and (is_of_another or not is_what_is_written):
            raise InputFileError(
                f"{path} is there already, and no import of '{sheet.doc}' wrote it",
                "give another id with --doc, or move that file away",
            )


def _must_be_inside(path: Path) -> None:
    """:raises InputFileError: if the folder of a file leads elsewhere, or is none."""
    if path.parent.is_symlink():
        raise InputFileError(f"{path.parent} is a link, and an import writes through none", "put a folder in its place")
    if _looked(path.parent) and not _looked(path.parent, is_folder):
        raise InputFileError(f"{path.parent} is no folder", "move it away")


def _putting(folder: Path, sheet: Sheet, data: bytes, record: Record) -> FileChange:
    path = sheet.path
    has_file = _looked(path)
    is_same = has_file and not path.is_symlink() and _bytes(path) == data
    what: Literal["new", "replaced", "same"] = "same" if is_same else "replaced" if has_file else "new"
    kept = _kept(folder, path, record) if what == "replaced" else None
    return FileChange(str(path), sheet.doc, what, sheet.entries, kept is not None, kept)


def _removal(folder: Path, path: Path, record: Record) -> FileChange:
    asked = path.with_name(path.stem + ASKED_SUFFIX)
    if _looked(asked):
        raise InputFileError(f"{path} would go, but {asked.name} beside it asks about it", "move that file away first")
    entries = sum(line.startswith(b"### ") for line in _bytes(path).splitlines())
    doc = next(doc for doc, files in record.items() if _name(folder, path) in files)
    kept = _kept(folder, path, record)
    return FileChange(str(path), doc, "removed", entries, kept is not None, kept)


def _kept(folder: Path, path: Path, record: Record) -> str | None:
    """Where a copy of a file is kept that goes and is not what its import wrote; else None."""
    is_as_written = not path.is_symlink() and _digest(_bytes(path)) in _known(folder, path, record)
    return None if is_as_written else str(free_copy(path))


def _known(folder: Path, path: Path, record: Record) -> tuple[str, ...]:
    """The SHA-256 of what imports wrote to a path."""
    name = _name(folder, path)
    return tuple(files[name] for files in record.values() if name in files)


def _name(folder: Path, path: Path) -> str:
    return path.relative_to(folder).as_posix()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _bytes(path: Path) -> bytes:
    try:
        return read_file(path)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise unreadable(error, path) from None


def _proof(scratch: Path, n: int, sheet: Sheet) -> bytes:
    """The bytes of a sheet, written apart and, if it is a document, read back without a defect."""
    path = scratch / str(n) / sheet.path.name
    path.parent.mkdir()
    sheet.write(path)
    if sheet.is_dialect and (defects := proofread(path)):
        raise InputFileError(
            f"'{sheet.doc}' can't be written in the corpus dialect ({defects[0].cause})",
            "please report this document",
        )
    return path.read_bytes()
