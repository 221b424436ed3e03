"""What a run knows of the file that it writes, so that it notices who else removes, replaces or changes it meanwhile."""

from __future__ import annotations

import hashlib
import os
from typing import IO

from judge.batch.foreign import ANEW
from judge.errors import InputFileError

_PART = 2**20  # bytes that are read at once


class Watch:
    """Looks whether a file is still the one behind its name, is as long as this run has left it, and holds what it should.

    :ivar length: of the file, in bytes, as this run has left it.
    :ivar right: how much of it is known to be right, from its beginning on.
    """

    def __init__(self, target: str, file: IO[bytes]) -> None:
        """Begin to watch a file that is open.

        :param target: the name by which people know it.
        :raises OSError: if it can't be looked at.
        """
        self.length = os.fstat(file.fileno()).st_size
        self.right = 0
        self._target = target
        self._file = file
        self._digest = hashlib.sha256()

    def add(self, data: bytes) -> None:
        """What stands behind what is known to be right is right as well: it was compared, or has been written."""
        self._digest.update(data)
        self.right += len(data)
        self.length = max(self.length, self.right)

    def empty(self) -> None:
        """Take away all that stands in the file.

        :raises OSError: if it can't be written.
        """
        self._file.truncate(0)
        self.length = 0

    def look(self) -> None:
        """Look at the file's name and length, which takes some microseconds.

        :raises InputFileError: if something else has changed them.
        :raises OSError: if they can't be looked at.
        """
        try:
            found = os.stat(self._target)
        except (FileNotFoundError, NotADirectoryError):
            cause = f"{self._target} was removed or renamed while judge wrote to it"
            raise InputFileError(cause, "put it back and go on with --resume, or begin anew") from None
        if not os.path.samestat(found, os.fstat(self._file.fileno())):
            raise self._changed(f"another file has taken the place of {self._target}")
        if found.st_size != self.length:
            raise self._changed(f"{self._target} has {found.st_size:,} bytes, where judge left {self.length:,}")

    def read_again(self) -> None:
        """Look at all that should be right, which takes a second for a gigabyte or two.

        :raises InputFileError: if something else has changed it.
        :raises OSError: if it can't be read.
        """
        self.look()
        found, left = hashlib.sha256(), self.right
        self._file.seek(0)
        while left and (part := self._file.read(min(left, _PART))):
            found.update(part)
            left -= len(part)
        if found.digest() != self._digest.digest():
            raise self._changed(f"{self._target} does not hold what judge wrote")

    def _changed(self, cause: str) -> InputFileError:
        return InputFileError(f"{cause}: something else writes to it", f"let it be while judge writes to it; {ANEW}")
