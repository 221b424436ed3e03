"""What in a folder is judge's own index, of whichever format: a build writes to no folder that holds something else, and removes nothing
else.

Names alone prove nothing: ``manifest.json`` and ``current`` are names that others give, too.
"""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

import msgspec

from judge.errors import InputFileError
from judge.files.looking import is_there, read_file, unreadable
from judge.files.whole import UNFINISHED
from judge.store.encoder_files import FACTS, FILES
from judge.store.learnt import LEARNT
from judge.store.locations import CURRENT, MANIFEST
from judge.store.manifest import ARRAYS, DATABASE, ENCODER, ROUGH, VECTORS, WORDS, is_version_name
from judge.store.proof_record import FILE as PROOFS

LOCK = ".lock"
_DOING = b"judge build (process "  # begins what the lock of an index holds
LAID_BY_OLDER = (
    DATABASE,
    VECTORS,
    WORDS,
    MANIFEST,
)  # beside each other in the place; the last one tells whose they are
OF_AN_ENCODER = tuple(sorted({FACTS, LEARNT, *(name for files in FILES.values() for name in files)}))
_OF_A_VERSION = {DATABASE, ARRAYS, VECTORS, WORDS, ROUGH, MANIFEST, ENCODER}
_OLDER_BUILD = re.compile(r"\.building-[a-z0-9_]{8}")  # where a judge of an older layout prepared its files


class _Made(msgspec.Struct):
    format: int
    made_by: str


def check_place(place: Path) -> None:
    """Check that an index may be put into an existing folder: it is empty, or holds one.

    :raises InputFileError: if it holds something else, or can't be read.
    """
    try:
        is_free = is_index(place) or all(_is_left_by_a_build(place / name) for name in os.listdir(place))
    except OSError as error:
        raise unreadable(error, place) from None
    if not is_free:
        raise InputFileError(
            f"{place} holds other files, and no index of judge's", "give an empty folder, or a new one"
        )


def is_index(place: Path) -> bool:
    """Whether a folder holds an index that judge has made, in any format, damaged or not.

    :raises OSError: if it can't be read.
    """
    # Where one file of it is damaged, another tells.
    names = [name for name in os.listdir(place) if is_version_name(name)]
    if is_manifest(place / MANIFEST) or any(is_manifest(place / name / MANIFEST) for name in names):
        return True
    with contextlib.suppress(OSError):
        if read_file(place / LOCK, 1000).startswith(_DOING):
            return True
    with contextlib.suppress(OSError):
        return read_file(place / CURRENT, 100).decode("ascii", "replace").strip() in names
    return False


def is_manifest(path: Path) -> bool:
    """Whether a file is the manifest of an index that judge has made."""
    with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return msgspec.json.decode(read_file(path), type=_Made).made_by.startswith("rules-judge ")
    return False


def is_version(folder: Path) -> bool:
    """Whether a folder is a version of an index and holds nothing besides.

    :raises OSError: if it can't be read.
    """
    if not is_version_name(folder.name) or folder.is_symlink() or not is_manifest(folder / MANIFEST):
        return False
    encoder = folder / ENCODER
    is_alone = {*os.listdir(folder)} <= _OF_A_VERSION
    return is_alone and (not is_there(encoder) or {*os.listdir(encoder)} <= {*OF_AN_ENCODER})


def is_older_build(folder: Path) -> bool:
    """Whether a folder is what a build of an older layout left when it was killed.

    :raises OSError: if it can't be read.
    """
    is_so_called = _OLDER_BUILD.fullmatch(folder.name) and folder.is_dir() and not folder.is_symlink()
    return bool(is_so_called) and {*os.listdir(folder)} <= _OF_A_VERSION


def is_prepared_here(name: str) -> bool:
    """Whether judge prepares what is to be called so in the place of an index, under an unfinished name."""
    return name in ("version", CURRENT, PROOFS) or is_version_name(name)


def _is_left_by_a_build(path: Path) -> bool:
    """Whether a file or folder may be what a first build left when it was killed, or found there: an encoder is an input of it."""
    if path.name == LOCK:
        return not (held := read_file(path, 1000)) or held.startswith(_DOING)
    if path.name == ENCODER:
        return is_there(path / FACTS)
    found = UNFINISHED.fullmatch(path.name)
    return path.name == PROOFS or bool(found and is_prepared_here(found["name"] or ""))
