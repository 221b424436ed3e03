"""Where each passage stands: the rows of every ruling's own texts, of the questions asked of it, and of those that nothing answers."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
import numpy.typing as npt

from judge.search.columns import column, disorder
from judge.store.arrays import ASKED_STARTS, IS_REPEAT, OWN_STARTS, POINT, RULING
from judge.store.rows import NO_RULING
from judge.store.ruling_table import RulingStore

Rows = npt.NDArray[np.int64]


class PassageTable:
    """The rows of an index's passages: first every ruling's own texts, ruling by ruling; then the questions asked, ruling by ruling; then
    the questions that nothing answers.

    What is looked at is held against what it should be; :meth:`check` looks at everything.

    :ivar ruling: of each row its ruling, :data:`judge.store.rows.NO_RULING` for a question that nothing answers.
    :ivar point: of each row the point that it speaks for, 0 for the ruling as a whole.
    :ivar is_repeat: of each row whether another says it already: a point under its title, a sentence of it.
    :ivar rulings: how many rulings there are.
    :ivar own: how many rows are rulings' own texts.
    :ivar answered: how many rows speak for a ruling; what stands behind them is answered by nothing.
    :ivar own_starts: of each ruling the row of its first own text, and behind the last the end of the own texts.
    :ivar asked_starts: of each ruling the row of the first question asked of it, and behind the last their end.
    """

    def __init__(self, store: RulingStore) -> None:
        """Open the table of an index.

        :raises IndexStoreError: if it disagrees with the manifest.
        """
        self._store = store
        self.rulings, passages = store.manifest.rulings, store.manifest.passages
        self.ruling = column(store, RULING, "<i4", passages)
        self.point = column(store, POINT, "<i2", passages)
        self.is_repeat: npt.NDArray[np.bool_] = column(store, IS_REPEAT, "u1", passages).view(np.bool_)
        self.own_starts = column(store, OWN_STARTS, "<i4", self.rulings + 1)
        self.asked_starts = column(store, ASKED_STARTS, "<i4", self.rulings + 1)
        self.own, self.answered = int(self.own_starts[-1]), int(self.asked_starts[-1])
        if not (self.own_starts[0] == 0 and self.own == self.asked_starts[0] <= self.answered <= passages):
            raise disorder(store)

    def check(self) -> None:
        """Look at every row.

        :raises IndexStoreError: if one is not where it should be.
        """
        own, asked = self.ruling[: self.own], self.ruling[self.own : self.answered]
        numbers = np.arange(self.rulings + 1)
        if not (
            (np.diff(own) >= 0).all()
            and (np.diff(asked) >= 0).all()
            and (np.diff(self.own_starts) > 0).all()
            and (np.searchsorted(own, numbers) == self.own_starts).all()
            and (np.searchsorted(asked, numbers) + self.own == self.asked_starts).all()
            and (self.ruling[: self.answered] >= 0).all()
            and (self.ruling[: self.answered] < self.rulings).all()
            and (self.ruling[self.answered :] == NO_RULING).all()
        ):
            raise disorder(self._store)

    def is_asked(self, rulings: npt.NDArray[np.integer]) -> npt.NDArray[np.bool_]:
        """Of each of some rulings whether questions are asked of it."""
        found: npt.NDArray[np.bool_] = self.asked_starts[rulings + 1] > self.asked_starts[rulings]
        return found

    def rulings_at(self, rows: npt.NDArray[np.integer]) -> npt.NDArray[np.integer]:
        """The rulings of some rows, which speak for one each.

        :raises IndexStoreError: if one is none of the index.
        """
        found: npt.NDArray[np.integer] = self.ruling[rows]
        if len(found) and not 0 <= found.min() <= found.max() < self.rulings:
            raise disorder(self._store)
        return found

    def rows_of(self, rulings: Collection[int]) -> Rows:
        """The rows of some rulings' own texts and of the questions asked of them.

        :raises IndexStoreError: if rows are among them that are another ruling's.
        """
        numbers = np.fromiter(rulings, np.int64, len(rulings))
        starts = np.concatenate([self.own_starts[numbers], self.asked_starts[numbers]]).astype(np.int64)
        ends = np.concatenate([self.own_starts[numbers + 1], self.asked_starts[numbers + 1]])
        lengths = ends - starts
        if len(lengths) and not (lengths.min() >= 0 <= starts.min() and ends.max() <= self.answered):
            raise disorder(self._store)
        begins = np.cumsum(lengths) - lengths
        rows: Rows = np.arange(lengths.sum()) + np.repeat(starts - begins, lengths)
        if not np.array_equal(self.ruling[rows], np.repeat(np.concatenate([numbers, numbers]), lengths)):
            raise disorder(self._store)
        return rows
