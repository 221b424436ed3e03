"""A version of an index, opened: it stays on disk as long as somebody reads it, whatever is built meanwhile."""

from __future__ import annotations

import contextlib
import os
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from judge.errors import IndexStoreError
from judge.files.looking import check_name, open_file
from judge.files.whole import unfinished
from judge.store.held import hold
from judge.store.locations import MANIFEST
from judge.store.manifest import BUILD, Manifest, current_version, is_version_name, read_manifest, unread
from judge.store.ours import is_version

_TRIES = 20  # each of them meets another build that has just ended


class Version:
    """A version that is read. Every file has been held against its hash.

    :ivar place: where the index lies.
    :ivar name: of the version.
    :ivar folder: where its files lie.
    :ivar manifest: what it was made from and holds.
    """

    def __init__(self, place: Path, name: str, pin: IO[bytes], *, afresh: bool) -> None:
        """Hold the files of a version that is pinned.

        :param pin: its manifest, opened and locked; closed with the version.
        :param afresh: read every byte, whatever was held before.
        :raises IndexStoreError: if anything of it is missing or damaged.
        """
        self.place, self.name, self.folder = place, name, place / name
        self._close = weakref.finalize(self, pin.close)
        self.manifest: Manifest = read_manifest(place, name)
        self.hold(afresh=afresh)

    def hold(self, *, afresh: bool) -> None:
        """Hold every file against its hash.

        :param afresh: read every byte, whatever was held before.
        :raises IndexStoreError: if one is missing or is another.
        """
        files = self.manifest.files.items()
        hold(self.place, {Path(os.path.normpath(self.folder / name)): stamp for name, stamp in files}, afresh=afresh)

    def close(self) -> None:
        """Let go of the version: a build may remove it from then on."""
        self._close()


def open_version(place: Path, name: str | None = None, *, afresh: bool = False) -> Version:
    """Open the current version of the index at ``place``, or the one that is named.

    :param afresh: read every byte of it, whatever was held before.
    :raises IndexStoreError: if there is none, or anything of it is missing or damaged.
    :raises InputFileError: if the name of the place is not UTF-8.
    """
    check_name(place)  # which neither SQLite nor the encoder would open
    found = name or ""
    for _ in range(_TRIES):
        found = name or current_version(place)
        if pin := _pinned(place / found / MANIFEST):
            try:
                return Version(place, found, pin, afresh=afresh)
            except IndexStoreError:
                pin.close()
                raise
        if name is not None or current_version(place) == found:
            break
    try:
        open_file(place / found / MANIFEST).close()
    except OSError as error:
        raise unread(place / found, error) from None
    raise IndexStoreError(f"{place / found} is missing", BUILD)


def clear_versions(place: Path) -> None:
    """Remove the versions that are not read any more. Only for who holds the place's lock; what can't be removed stays.

    So does a folder that is only called like a version, or holds something besides.
    """
    import shutil

    kept = current_version(place)
    for folder in [path for path in place.iterdir() if is_version_name(path.name) and path.name != kept]:
        with contextlib.suppress(OSError), _unread(folder) as is_unread:
            if is_unread and is_version(folder):
                # Gone in one step; and where open files keep a folder from being renamed, it stays whole.
                shutil.rmtree(folder.rename(unfinished(folder)))


def _pinned(manifest: Path) -> IO[bytes] | None:
    """A manifest, opened so that its version stays; None where it is gone or about to be."""
    try:
        file = open_file(manifest)
    except OSError:
        return None
    if os.name == "posix":  # elsewhere a folder with an open file can't be renamed, and so stays
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            return None
        except OSError:  # a file system without locks: then nothing but luck keeps it
            pass
        with contextlib.suppress(OSError):
            if os.path.samestat(os.fstat(file.fileno()), manifest.stat()):
                return file
        file.close()
        return None
    return file


@contextlib.contextmanager
def _unread(folder: Path) -> Iterator[bool]:
    """Whether nobody reads a version, and from now on nobody can."""
    if os.name != "posix":
        yield True
        return
    import fcntl

    try:
        file = open_file(folder / MANIFEST)
    except OSError:  # half removed
        yield True
        return
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        except OSError:
            yield True
        else:
            yield True
