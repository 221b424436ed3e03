"""One writer at a time: a folder or a file is locked between processes, and who has to wait is told for whom."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from judge.errors import InputFileError

_POLL = 0.02  # seconds between two tries
_HOLDER_LENGTH = 200  # bytes of the lock file that are read
_FAR = 2**40  # bytes; no file of ours is that long


@contextlib.contextmanager
def locked(lock: Path, doing: str, waiting: Callable[[str], None] | None, patience: float = 0.0) -> Iterator[None]:
    """Hold a lock while the block runs. The system lets go of it when the process ends, however it ends.

    :param lock: the lock's file, made where it is missing and never removed. Its folder exists.
    :param doing: what the holder does, told to those who wait: "judge build".
    :param waiting: told in a sentence who holds the lock, once, before this process waits for it; where None nobody waits.
    :param patience: so many seconds it is waited in silence first.
    :raises InputFileError: if another process holds it and nobody waits, or the file can't be written or is a link.
    """
    # Only who writes pays for it.
    from filelock import FileLock, Timeout

    if lock.is_symlink():
        raise InputFileError(f"{lock} is a link, which judge does not follow", "remove it")
    held = FileLock(lock, thread_local=False)
    try:
        try:
            held.acquire(timeout=patience, poll_interval=_POLL)
        except Timeout:
            told = f"{_holder(lock)} is at work on {lock.parent}"
            if waiting is None:
                raise InputFileError(told, "wait until it is done") from None
            waiting(f"{told}; waiting for it")
            held.acquire()
    except OSError as error:
        raise InputFileError(
            f"can't write to {lock.parent} ({error.strerror or error})", "make it writable, or name another"
        ) from None
    try:
        # Written in place: renamed over, the lock would be another file than the one that others wait for.
        with contextlib.suppress(OSError):
            lock.write_text(f"{doing} (process {os.getpid()})\n", encoding="utf-8")
        yield
    finally:
        held.release()


def _holder(lock: Path) -> str:
    """Who holds a lock, as its file tells."""
    with contextlib.suppress(OSError), lock.open("rb") as file:
        if told := file.read(_HOLDER_LENGTH).decode("utf-8", "replace").strip():
            return f"another {told}"
    return "another judge"


def hold(file: IO[bytes]) -> bool:
    """Lock a file that is open for writing, itself and not one beside it, until it is closed or the process ends, however it ends.

    What others read in it, and what is written to it, is not touched. For files that are never renamed over: who opens such a file by
    its name finds the one that is locked.

    :return: False where another process, or another opening of the file, holds it.
    :raises OSError: if the disk knows no locks.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            # Beyond every end: a byte that is locked can't be read by others.
            place = file.seek(0, os.SEEK_CUR)
            file.seek(_FAR)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(place)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
