"""Rows of one width, read from a file where they are asked for: of a large file that is mapped the system shows a process sixteen pages
for each that it looks at, and soon calls the whole of it resident."""

from __future__ import annotations

import os
import weakref
from pathlib import Path

import numpy as np
import numpy.typing as npt

CAN_READ = hasattr(os, "preadv")  # the system reads at a place, whatever other threads read meanwhile
_WORTH_READING = 4096  # bytes between two rows that are read along rather than asked for apart


class RowsFile:
    """A file of which rows are read."""

    def __init__(self, path: Path, at: int, width: int) -> None:
        """Open a file.

        :param at: where in it the first row begins.
        :param width: bytes of a row.
        :raises OSError: if it can't be opened.
        """
        self._at, self._width = at, width
        self._file = os.open(path, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0))
        weakref.finalize(self, os.close, self._file)

    def runs(self, firsts: npt.NDArray[np.integer], lengths: npt.NDArray[np.integer]) -> npt.NDArray[np.uint8]:
        """Some runs of rows, one behind the other.

        :param firsts: of each run its first row.
        :raises OSError: if the file can't be read.
        :raises EOFError: if it ends before.
        """
        found = np.empty((int(lengths.sum()), self._width), np.uint8)
        # Runs that stand one behind the other are read together: the texts of a ruling do.
        begins = np.flatnonzero(np.append(True, firsts[1:] != (firsts + lengths)[:-1])[: len(firsts)])
        counts = np.add.reduceat(lengths, begins, dtype=np.int64) if len(begins) else begins
        self._fill(found, firsts[begins], counts)
        return found

    def rows(self, rows: npt.NDArray[np.integer]) -> npt.NDArray[np.uint8]:
        """Some rows, which are given in order, each once.

        :raises OSError: if the file can't be read.
        :raises EOFError: if it ends before.
        """
        if not len(rows):
            return np.empty((0, self._width), np.uint8)
        begins = np.flatnonzero(np.append(True, np.diff(rows) * self._width > _WORTH_READING))
        lasts = np.append(begins[1:], len(rows)) - 1
        counts = (rows[lasts] - rows[begins] + 1).astype(np.int64)
        read = np.empty((int(counts.sum()), self._width), np.uint8)
        self._fill(read, rows[begins], counts)
        if len(read) == len(rows):
            return read
        within = rows - np.repeat(rows[begins] - (np.cumsum(counts) - counts), lasts - begins + 1)
        found: npt.NDArray[np.uint8] = read[within]
        return found

    def _fill(
        self, found: npt.NDArray[np.uint8], firsts: npt.NDArray[np.integer], counts: npt.NDArray[np.integer]
    ) -> None:
        if not found.size:
            return
        width, room = self._width, found.data.cast("B")
        ends = (np.cumsum(counts, dtype=np.int64) * width).tolist()
        into = 0
        for at, end in zip((firsts.astype(np.int64) * width + self._at).tolist(), ends, strict=True):
            if os.preadv(self._file, [room[into:end]], at) != end - into:
                raise EOFError
            into = end
