"""Files put in place whole: who reads one meanwhile finds the old bytes or the new, also after a kill, a full disk or a power cut."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import shutil
from pathlib import Path

_UNFINISHED = re.compile(r"\.(?:.+\.)?[0-9a-f]{8}\.unfinished")


def unfinished(path: Path) -> Path:
    """A name beside ``path`` under which its new state may be prepared: free, hidden, and known to :func:`clear_unfinished`."""
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.unfinished")


def write_whole(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Write a file, or replace it, in one step.

    :param lasting: wait until it outlasts a power cut, which takes some milliseconds.
    :raises OSError: if it can't be written. What stood there stands there still, and nothing else is left.
    """
    fresh = unfinished(path)
    try:
        # Exclusive: a link that somebody has put there is not followed.
        with fresh.open("xb") as file:
            file.write(data)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        with contextlib.suppress(FileNotFoundError):
            fresh.chmod(path.stat().st_mode & 0o777)
        fresh.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    if lasting:
        sync(path.parent)


def sync(path: Path) -> None:
    """Make a file's content, or what was renamed and removed in a folder, outlast a power cut, where the system can.

    :raises OSError: if it can't be written.
    """
    if os.name != "posix":  # which knows it of folders only
        return
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def clear_unfinished(folder: Path) -> None:
    """Take away what writers that were killed have left in a folder. Only for who holds the folder's lock; what can't be removed stays."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if not _UNFINISHED.fullmatch(path.name):
                continue
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)
