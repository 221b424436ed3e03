"""The user's own corpus folder as an import writes it: whole files, put in place together, replaced and taken away by document.

A record beside them (``imports.json``) tells what imports wrote, so that a file of somebody's own hand is never taken for one of them.
"""

from __future__ import annotations

import contextlib
import hashlib
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from judge.errors import Defect, InputFileError
from judge.importing.outcome import FileChange, ImportOutcome
from judge.rulings.corpus import ASKED_SUFFIX, RECORD
from judge.rulings.official import FOLDER as OFFICIAL
from judge.rulings.reader import read_document

OWN_SUFFIX = "-own"  # ends the id of a document that holds what a shipped document lacks
_STAGED = ".staged"
_EDITED = ".edited"  # ends the copy that is kept of a file that was edited after its import

Record = dict[str, dict[str, str]]


@dataclass(frozen=True)
class Sheet:
    """A file to be: ``write`` writes it to the path that it is given. ``is_dialect``: it must read back as a document."""

    path: Path
    doc: str
    entries: int
    write: Callable[[Path], None]
    is_dialect: bool = False


def official_path(folder: Path, doc: str) -> Path:
    """Where the official texts of a shipped document's entries lie."""
    return folder / OFFICIAL / f"{doc}.md"


def own_path(folder: Path, game: str, doc: str) -> Path:
    """Where a document of the user's own lies."""
    return folder / game / f"{doc}.md"


def place(
    folder: Path, sheets: Sequence[Sheet], docs: Sequence[str], *, dry_run: bool = False
) -> tuple[FileChange, ...]:
    """Write the sheets, and take away what an earlier import of the documents ``docs`` left besides them.

    :raises InputFileError: if a file of another hand stands in the way, or the folder can't be written. Nothing has changed then.
    """
    record = _read_record(folder)
    with tempfile.TemporaryDirectory() as scratch:
        fresh = {sheet.path: _proof(Path(scratch), n, sheet) for n, sheet in enumerate(sheets)}
    for sheet in sheets:
        _must_be_free(folder, sheet, record)
    changes = [
        FileChange(
            str(sheet.path),
            sheet.doc,
            _change(sheet.path, fresh[sheet.path]),
            sheet.entries,
            _is_edited(folder, sheet.path, record) and _bytes(sheet.path) != fresh[sheet.path],
        )
        for sheet in sheets
    ]
    stale = [path for doc in docs for path in _recorded(folder, doc, record) if path not in fresh]
    changes += [_removal(folder, path, record) for path in stale]
    if not dry_run:
        written: Record = {}
        for sheet in sheets:
            written.setdefault(sheet.doc, {})[_name(folder, sheet.path)] = _digest(fresh[sheet.path])
        kept = {doc: files for doc, files in record.items() if doc not in docs}
        _swap(folder, fresh, stale, [Path(change.path) for change in changes if change.was_edited], {**kept, **written})
    return tuple(changes)


def remove(doc: str, folder: Path, *, dry_run: bool = False) -> ImportOutcome:
    """Undo the import of a document. A copy is kept of a file that was edited since.

    :raises InputFileError: if there is none of that id, or a file can't be removed.
    """
    record = _read_record(folder)
    if doc not in record:
        there = ", ".join(sorted(record))
        raise InputFileError(
            f"no import of '{doc}' in {folder}", f"there are: {there}" if there else "nothing is imported there"
        )
    files = _recorded(folder, doc, record)
    changes = tuple(_removal(folder, path, record) for path in files)
    if not dry_run:
        kept = {other: names for other, names in record.items() if other != doc}
        _swap(folder, {}, files, [Path(change.path) for change in changes if change.was_edited], kept)
    is_built = any(path != official_path(folder, doc) for path in files)
    return ImportOutcome(dry_run=dry_run, needs_build=is_built, files=(), changes=changes)


def _read_record(folder: Path) -> Record:
    path = folder / RECORD
    try:
        record = msgspec.json.decode(path.read_bytes(), type=Record)
    except FileNotFoundError:
        return {}
    except NotADirectoryError:
        raise InputFileError(f"{folder} is no folder", "give one with --corpus") from None
    except OSError as error:
        raise InputFileError(f"{path} can't be read ({error.strerror or error})", "check its permissions") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise InputFileError(f"{path} is damaged", "move it and the files of the imports away") from None
    names = [Path(name) for files in record.values() for name in files]
    if any(len(name.parts) != 2 or name.suffix != ".md" or ".." in name.parts for name in names):
        raise InputFileError(f"{path} names files that no import writes", "move it away")
    return record


def _recorded(folder: Path, doc: str, record: Mapping[str, Mapping[str, str]]) -> list[Path]:
    """The files that the last import of a document wrote and that are still there."""
    return [path for name in record.get(doc, ()) if (path := folder / name).is_file()]


def _must_be_free(folder: Path, sheet: Sheet, record: Mapping[str, Mapping[str, str]]) -> None:
    """:raises InputFileError: if a document of this id is there that no import of this document wrote."""
    own = record.get(sheet.doc, {})
    rivals = [sheet.path] if sheet.path.exists() else []
    if sheet.is_dialect:
        rivals += [path for path in sorted(folder.glob(f"*/{sheet.path.name}")) if path.parent.name != OFFICIAL]
    for path in rivals:
        if _name(folder, path) not in own:
            raise InputFileError(
                f"{path} is there already, and no import of '{sheet.doc}' wrote it",
                "give another id with --doc, or move that file away",
            )


def _removal(folder: Path, path: Path, record: Mapping[str, Mapping[str, str]]) -> FileChange:
    asked = path.with_name(path.stem + ASKED_SUFFIX)
    if asked.exists():
        raise InputFileError(f"{path} would go, but {asked.name} beside it asks about it", "move that file away first")
    entries = sum(line.startswith(b"### ") for line in _bytes(path).splitlines())
    doc = next(doc for doc, files in record.items() if _name(folder, path) in files)
    return FileChange(str(path), doc, "removed", entries, _is_edited(folder, path, record))


def _is_edited(folder: Path, path: Path, record: Mapping[str, Mapping[str, str]]) -> bool:
    """Whether a file is not what its import wrote."""
    name = _name(folder, path)
    digests = [files[name] for files in record.values() if name in files]
    return path.is_file() and _digest(_bytes(path)) not in digests


def _name(folder: Path, path: Path) -> str:
    return path.relative_to(folder).as_posix()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
    except IsADirectoryError:
        raise InputFileError(f"{path} is a directory", "move it away") from None
    except OSError as error:
        raise InputFileError(f"{path} can't be read ({error.strerror or error})", "check its permissions") from None


def _proof(scratch: Path, n: int, sheet: Sheet) -> bytes:
    """The bytes of a sheet, written apart and, if it is a document, read back without a defect."""
    path = scratch / str(n) / sheet.path.name
    path.parent.mkdir()
    sheet.write(path)
    if sheet.is_dialect:
        defects: list[Defect] = []
        read_document(path, defects)
        if defects:
            raise InputFileError(
                f"'{sheet.doc}' can't be written in the corpus dialect ({defects[0].cause})",
                "please report this document",
            )
    return path.read_bytes()


def _change(path: Path, data: bytes) -> Literal["new", "replaced", "same"]:
    return "new" if not path.exists() else "same" if _bytes(path) == data else "replaced"


def _swap(
    folder: Path, fresh: Mapping[Path, bytes], stale: Sequence[Path], edited: Sequence[Path], record: Record
) -> None:
    """Put files in place and take others away. Everything is written beside the old files before the first of them changes."""
    told = msgspec.json.format(msgspec.json.encode(record, order="sorted"), indent=2) + b"\n" if record else None
    changed = {path: data for path, data in fresh.items() if _bytes(path) != data or not path.exists()}
    if told is not None and _bytes(folder / RECORD) != told:
        changed[folder / RECORD] = told
    staged: dict[Path, Path] = {}
    try:
        for path, data in changed.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            staged[path] = path.with_name(f".{path.name}{_STAGED}")
            staged[path].write_bytes(data)
        for path in edited:
            path.with_name(path.name + _EDITED).write_bytes(path.read_bytes())
        for path, beside in staged.items():
            beside.replace(path)
        for path in stale:
            path.unlink()
        if told is None:
            (folder / RECORD).unlink(missing_ok=True)
        for parent in {path.parent for path in stale}:
            if not any(parent.iterdir()):
                parent.rmdir()
    except OSError as error:
        raise InputFileError(
            f"can't write {error.filename} ({error.strerror or error})", "give a writable folder with --corpus"
        ) from None
    finally:
        for beside in staged.values():
            with contextlib.suppress(OSError):  # the folder can't be written: that is told above
                beside.unlink(missing_ok=True)
