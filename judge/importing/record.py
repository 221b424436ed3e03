"""The record of imports (``imports.json``): by document, by path in the user's corpus folder, the SHA-256 of what was written there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from judge.errors import InputFileError
from judge.files.looking import read_file, unreadable
from judge.rulings.corpus import RECORD

Record = dict[str, dict[str, str]]
_SOURCE = "source"  # beside the paths of a document: the name of the file that it was imported from
_WRITTEN = re.compile(r"[^./\\:\x00-\x1f][^/\\:\x00-\x1f]{0,100}/[^./\\:\x00-\x1f][^/\\:\x00-\x1f]{0,200}\.md")


def read_record(folder: Path) -> Record:
    """The record of a corpus folder; an empty one where there is none.

    :raises InputFileError: if it can't be read, or is none that an import wrote.
    """
    return {
        doc: {name: digest for name, digest in files.items() if name != _SOURCE} for doc, files in _read(folder).items()
    }


def read_sources(folder: Path) -> dict[str, str]:
    """The name of the file that each document was imported from, as far as the record of a corpus folder has it.

    :raises InputFileError: as :func:`read_record`.
    """
    return {doc: files[_SOURCE] for doc, files in _read(folder).items() if _SOURCE in files}


def _read(folder: Path) -> Record:
    path = folder / RECORD
    try:
        record = msgspec.json.decode(read_file(path), type=Record)
    except FileNotFoundError:
        return {}
    except NotADirectoryError:
        raise InputFileError(f"{folder} is no folder", "give one with --corpus") from None
    except OSError as error:
        raise unreadable(error, path) from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise _useless(path, "is damaged") from None
    if not all(_WRITTEN.fullmatch(name) for files in record.values() for name in files if name != _SOURCE):
        raise _useless(path, "names files that no import writes")
    return record


def _useless(path: Path, why: str) -> InputFileError:
    # What an import would write again is known without the record, too.
    return InputFileError(f"{path} {why}", "move it away, then import the documents again")


def encoded(record: Mapping[str, Mapping[str, str]], sources: Mapping[str, str]) -> bytes | None:
    """The bytes of a record with the names of the sources; None for an empty one, which is no file."""
    record = {doc: {**files, **({_SOURCE: sources[doc]} if doc in sources else {})} for doc, files in record.items()}
    return msgspec.json.format(msgspec.json.encode(record, order="sorted"), indent=2) + b"\n" if record else None
