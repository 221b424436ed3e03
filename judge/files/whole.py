"""Files put in place whole: who reads one meanwhile finds the old bytes or the new, also after a kill, a full disk or a power cut."""

from __future__ import annotations

import contextlib
import errno
import os
import re
from collections.abc import Callable
from pathlib import Path

UNFINISHED = re.compile(r"\.(?:(?P<name>.+)\.)?[0-9a-f]{8}\.unfinished")


def unfinished(path: Path) -> Path:
    """A name beside ``path`` under which its new state may be prepared: free, hidden, and known to :func:`clear_unfinished`."""
    return path.with_name(f".{path.name}.{os.urandom(4).hex()}.unfinished")


def write_whole(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Write a file, or replace it, in one step.

    :param lasting: wait until it outlasts a power cut, which takes some milliseconds.
    :raises OSError: if it can't be written. What stood there stands there still, and nothing else is left.
    """
    fresh = unfinished(path)
    write_new(fresh, data, like=path, lasting=lasting)
    try:
        fresh.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    if lasting:
        sync_folder(path.parent)


def create_whole(path: Path, data: bytes) -> None:
    """Write a file that is not there yet, in one step.

    :raises FileExistsError: if there is something by its name, which stays as it is.
    :raises OSError: if it can't be written. Nothing is left then.
    """
    fresh = unfinished(path)
    write_new(fresh, data, like=path)
    try:
        try:
            os.link(fresh, path)
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if os.path.lexists(path):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
            fresh.rename(path)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink()
    sync_folder(path.parent)


def write_new(path: Path, data: bytes, *, like: Path, lasting: bool = True) -> None:
    """Write a file that is not there yet, with the rights of ``like`` where that is there; down to the disk where it is to be lasting.

    :raises OSError: if it can't be written, or is there. Nothing of it is left then.
    """
    try:
        # Exclusive: a link that somebody has put there is not followed.
        with path.open("xb") as file:
            file.write(data)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        with contextlib.suppress(FileNotFoundError):
            path.chmod(like.stat().st_mode & 0o777)
    except FileExistsError:
        raise
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def sync_folder(folder: Path) -> None:
    """Make what was renamed or removed in a folder outlast a power cut, where the system can."""
    with contextlib.suppress(OSError):
        sync(folder)


def sync(path: Path) -> None:
    """Make a file's content outlast a power cut, where the system can.

    :raises OSError: if it can't be written.
    """
    if os.name != "posix":
        return
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def clear_unfinished(folder: Path, of: str | Callable[[str], bool] | None = None, *, folders: bool = False) -> None:
    """Take away what writers that were killed have left in a folder. Only for who holds the folder's lock; what can't be removed stays.

    :param of: the name of a file; only what was to be this file is taken away then, and its lock is enough. Or tells of a name whether
        what was to bear it is taken away.
    :param folders: take away folders, too, with all that they hold.
    """
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            found = UNFINISHED.fullmatch(path.name)
            if not found or not (of is None or (of(found["name"] or "") if callable(of) else of == found["name"])):
                continue
            if path.is_dir() and not path.is_symlink():
                if folders:
                    import shutil  # which a question has no time for

                    shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)
