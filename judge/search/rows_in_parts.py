"""The rows of an index in parts, of which each part's lie in a file of their own. A small index has no time to load this."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.search.rows_file import CAN_READ, RowsFile
from judge.store.manifest import BUILD, PartFacts, unread


class Stretches(msgspec.Struct, frozen=True):
    """Where the rows of an index lie whose parts are files: of all parts' own texts first, then of all questions, then of the unanswered.

    :ivar begins: of each stretch its first row in the index, and behind the last their count.
    :ivar part: of each the part it is of; ``within`` where it begins among that one's rows.
    """

    begins: npt.NDArray[np.int64]
    part: npt.NDArray[np.int64]
    within: npt.NDArray[np.int64]

    @classmethod
    def of(cls, parts: Sequence[PartFacts]) -> Stretches:
        """Those of an index's parts."""
        counts = np.array([[each.own, each.asked, each.unanswered] for each in parts], np.int64).reshape(-1, 3)
        within = np.cumsum(counts, axis=1) - counts
        begins = np.concatenate([np.zeros(1, np.int64), np.cumsum(counts.T.reshape(-1))])
        return cls(begins, np.tile(np.arange(len(parts)), 3), within.T.reshape(-1))

    def runs(self, rows: npt.NDArray[np.integer]) -> Iterator[tuple[int, slice, npt.NDArray[np.int64]]]:
        """For rows in order: stretch by stretch the part, which of the rows lie there, and what they are among that part's rows."""
        ends = np.searchsorted(rows, self.begins)
        for n in np.flatnonzero(np.diff(ends)).tolist():
            some = slice(int(ends[n]), int(ends[n + 1]))
            yield int(self.part[n]), some, rows[some] - self.begins[n] + self.within[n]


class RowsInParts:
    """The rows of an index whose parts are files of nothing else; each is opened when a row of it is asked for."""

    def __init__(self, paths: Sequence[Path], stretches: Stretches, width: int) -> None:
        """:param width: bytes of a row."""
        self._paths, self._stretches, self._width = paths, stretches, width
        self._opened: dict[int, RowsFile] = {}

    def rows(self, rows: npt.NDArray[np.integer]) -> npt.NDArray[np.uint8]:
        """Some rows, which are given in order, each once.

        :raises IndexStoreError: if a file can't be read, or ends before.
        """
        found = np.empty((len(rows), self._width), np.uint8)
        for part, some, within in self._stretches.runs(rows):
            path = self._paths[part]
            try:
                if CAN_READ:
                    if part not in self._opened:
                        self._opened[part] = RowsFile(path, 0, self._width)
                    found[some] = self._opened[part].rows(within)
                else:
                    found[some] = np.memmap(path, np.uint8, "r").reshape(-1, self._width)[within]
            except OSError as error:
                raise unread(path, error) from None
            except (EOFError, ValueError, IndexError):
                raise IndexStoreError(f"{path} holds vectors of other passages than the index", BUILD) from None
        return found
