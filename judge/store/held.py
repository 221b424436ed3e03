"""Files held against the hashes that a manifest gives: every byte of each, whenever it has changed since it was last held.

What was held is noted in the user's cache folder, by what the system says of a file (size, times, inode, device): a question pays for a
few looks at the file system. Damage that leaves all of these as they were, as a failing disk may do, is found where everything is read
afresh: ``judge status`` does, and ``judge build``, but for parts that it leaves as they are beside others that it makes.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from judge.errors import IndexStoreError
from judge.files.looking import read_file
from judge.files.whole import clear_unfinished, write_whole
from judge.store.locations import user_cache
from judge.store.manifest import BUILD, FileStamp, unread

_TOO_FRESH = 2_000_000_000  # nanoseconds: a file that changed so lately may change again without its times telling

# Of each file, by its path: size, time of its last change and of its inode's, inode, device; and the SHA-256 that it had then.
_Held = dict[str, tuple[int, int, int, int, int, str]]


def hold(place: Path, files: Mapping[Path, FileStamp], *, afresh: bool = False, others: bool = False) -> None:
    """Check that every file is the one that its stamp describes.

    :param place: where the index lies that the files belong to.
    :param afresh: read every byte, whatever was held before.
    :param others: what was held of other files of the index stays noted.
    :raises IndexStoreError: if one is missing or is another.
    """
    note = user_cache() / "held" / f"{hashlib.sha256(os.fsencode(place.absolute())).hexdigest()[:16]}.json"
    noted = _read(note)
    before = {} if afresh else noted
    after: _Held = dict(noted) if others else {}
    now = time.time_ns()
    for path, stamp in files.items():
        try:
            found = path.stat()
        except OSError as error:
            raise unread(path, error) from None
        if found.st_size != stamp.bytes:
            raise IndexStoreError(f"{path} has {found.st_size} bytes where the manifest says {stamp.bytes}", BUILD)
        facts = (found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino, found.st_dev, stamp.sha256)
        name = os.fsdecode(path.absolute())
        if before.get(name) != facts:
            try:
                _check(path, stamp)
            except IndexStoreError:
                if noted.pop(name, None):  # what was found damaged once is read again by all who ask
                    _write(note, noted)
                raise
        if abs(now - max(found.st_mtime_ns, found.st_ctime_ns)) > _TOO_FRESH:
            after[name] = facts
    if after != (noted if others else before):
        _write(note, after)


def _check(path: Path, stamp: FileStamp) -> None:
    try:
        is_whole = FileStamp.of(path) == stamp
    except OSError as error:
        raise unread(path, error) from None
    if not is_whole:
        raise IndexStoreError(f"{path} is not the file that the manifest describes", BUILD)


def _read(note: Path) -> _Held:
    # A damaged note agrees with no file: everything is held again.
    with contextlib.suppress(OSError, ValueError):
        return msgspec.json.decode(read_file(note), type=_Held)
    return {}


def _write(note: Path, held: _Held) -> None:
    # Who can't keep it holds every file at every question, which costs a tenth of a second.
    with contextlib.suppress(OSError):
        note.parent.mkdir(parents=True, exist_ok=True)
        clear_unfinished(
            note.parent
        )  # perhaps also of a process that is about to write the same: then it holds everything once more
        write_whole(note, msgspec.json.encode(held), lasting=False)
