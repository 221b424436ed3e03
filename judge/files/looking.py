"""How judge looks at what others may have put in its way: what can't be looked at is told, never taken for missing; only files are read.

A pipe or a device under a document's name would be read without end, and a folder that can't be entered looks like an empty one to much of
Python's own library. Every question comes through here, so it loads nothing.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

from judge.errors import InputFileError

if TYPE_CHECKING:
    from io import BufferedReader

LONGEST = 64 * 2**20  # bytes of a file that is read at once; the longest rules texts have one
_FIXES = {
    errno.EMFILE: "allow more open files (ulimit -n)",
    errno.ENOMEM: "close other programs, which have the memory",
    errno.ENFILE: "close other programs, which have too many files open",
    errno.EISDIR: "move it away",
    errno.ENOTDIR: "move it away",
    errno.EINVAL: "move it away",
    errno.EFBIG: "move it away",
    errno.ENOENT: "put it back, or remove what leads there",
    errno.ELOOP: "remove the link",
    errno.EIO: "check the disk",
}


class OddFileError(OSError):
    """What should be a file is a pipe, a device or the like."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(errno.EINVAL, "it is no ordinary file", str(path))


def unreadable(error: OSError, path: Path | None = None) -> InputFileError:
    """What the system says of a file or folder that can't be read, as a line.

    :param path: which it is, where the error itself does not say.
    """
    where = error.filename if isinstance(error.filename, (str, os.PathLike)) else path or "a file"
    return InputFileError(f"can't read {where} ({error.strerror or error})", how_to_mend(error))


def how_to_mend(error: OSError, else_: str = "make it readable") -> str:
    """What to do about a file that can't be read, or about one that can't be written."""
    return _FIXES.get(error.errno or 0, else_)


def is_damage(error: OSError) -> bool:
    """Whether the system says something of a file itself, and not that this process has too many files open, or too little memory."""
    return error.errno not in (errno.EMFILE, errno.ENFILE, errno.ENOMEM)


def is_there(path: Path) -> bool:
    """Whether anything has this name, be it a link that leads nowhere.

    :raises OSError: if that can't be told, as in a folder that can't be entered.
    """
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError, ValueError):  # the last for a name that no file can have
        return False
    return True


def is_folder(path: Path) -> bool:
    """Whether there is a folder of this name.

    :raises OSError: if that can't be told, or the name is a link that leads nowhere, as to a disk that is not there.
    """
    try:
        return stat.S_ISDIR(os.stat(path).st_mode)
    except (FileNotFoundError, NotADirectoryError):
        if os.path.islink(path):
            raise
        return False
    except ValueError:
        return False


def open_file(path: Path) -> BufferedReader:
    """Open an ordinary file for reading, without waiting for anybody.

    :raises OddFileError: if it is a pipe, a device or the like.
    :raises OSError: if it is missing, a folder, or can't be read.
    """
    file = open(path, "rb", opener=at_once)  # noqa: SIM115 - the caller closes it
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OddFileError(path)
    return file


def read_file(path: Path, limit: int = LONGEST) -> bytes:
    """What an ordinary file holds.

    :param limit: so many bytes at most.
    :raises OSError: as :func:`open_file`, or if it holds more. The error names the file.
    """
    with open_file(path) as file:
        try:
            data = file.read(limit + 1) if os.fstat(file.fileno()).st_size <= limit else None
        except OSError as error:  # a failing disk
            raise OSError(error.errno, error.strerror, str(path)) from None
    if data is None or len(data) > limit:
        size = f"{limit // 2**20} MB" if limit >= 2**20 else f"{limit:,} bytes"
        raise OSError(errno.EFBIG, f"it holds more than {size}", str(path))
    return data


def read_text(path: Path, encoding: str = "utf-8") -> str:
    """The text that an ordinary file holds, its line ends as ``\\n``.

    :raises OSError: as :func:`read_file`.
    :raises UnicodeDecodeError: if it is in another encoding.
    """
    return read_file(path).decode(encoding).replace("\r\n", "\n").replace("\r", "\n")


def at_once(path: str, flags: int) -> int:
    """Open without waiting: a pipe into which nobody writes would be waited for without end."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)


def check_name(path: Path) -> None:
    """Check that a file's name can be written into an index, a record or a line.

    :raises InputFileError: if it is not UTF-8.
    """
    try:
        os.fspath(path).encode()
    except UnicodeEncodeError:
        raise InputFileError(f"the name of {path} is not UTF-8", "give it another name") from None
