"""Room for numbers that may be more than memory holds: in a file without a name, which the system keeps in memory as far as there is room.

The words of a million points take eight gigabytes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Rows = npt.NDArray[np.int8]


class Pile:
    """Rows of 8-bit numbers, put one behind the other."""

    def __init__(self, width: int, folder: Path | None = None) -> None:
        """An empty pile.

        :param width: how many numbers a row has.
        :param folder: where the file is to lie; None for the system's own folder for such files.
        :raises OSError: if no file can be made there.
        """
        self._file = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115 # it goes with the pile
        self._width = width
        self._count = 0

    def add(self, rows: Rows) -> None:
        """Put rows on it.

        :raises OSError: if they can't be written.
        """
        self._file.write(np.ascontiguousarray(rows).data)
        self._count += len(rows)

    def rows(self) -> Rows:
        """All of them, mapped. Nothing can be put on the pile afterwards."""
        with self._file:
            self._file.flush()
            return _mapped(self._file, self._count, self._width)


def _mapped(file: Any, count: int, width: int) -> Rows:
    if not count * width:  # nothing can't be mapped
        return np.empty((count, width), np.int8)
    return np.memmap(file, np.int8, "r+", shape=(count, width))
