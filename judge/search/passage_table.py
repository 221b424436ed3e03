"""Where each passage stands: the rows of every ruling's own texts, of the questions asked of it, and of those that nothing answers."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.store.manifest import BUILD
from judge.store.rows import NO_RULING
from judge.store.ruling_table import RulingStore

Rows = npt.NDArray[np.int64]


class PassageTable:
    """The rows of an index's passages: first every ruling's own texts, ruling by ruling; then the questions asked, ruling by ruling; then
    the questions that nothing answers.

    :ivar ruling: of each row its ruling, :data:`judge.store.rows.NO_RULING` for a question that nothing answers.
    :ivar point: of each row the point that it speaks for, 0 for the ruling as a whole.
    :ivar is_repeat: of each row whether another says it already: a point under its title, a sentence of it.
    :ivar own: how many rows are rulings' own texts.
    :ivar answered: how many rows speak for a ruling; what stands behind them is answered by nothing.
    :ivar own_starts: of each ruling the row of its first own text, and behind the last the end of the own texts.
    :ivar asked_rulings: the rulings of which questions are asked, in order.
    :ivar asked_starts: of each of them the row of its first question, and behind the last their end.
    """

    def __init__(self, store: RulingStore) -> None:
        """Read the table of an index.

        :raises IndexStoreError: if it disagrees with the manifest, or is not in the order that it should be.
        """
        disorder = IndexStoreError(f"the passages of the index at {store.folder} are in disorder", BUILD)
        columns = (("ruling", "<i4"), ("point", "<i2"), ("kind", "u1"), ("is_repeat", "u1"))
        try:
            arrays = [np.frombuffer(store.array(name), kind).astype(np.int64) for name, kind in columns]
        except ValueError:  # bytes that are no whole numbers
            raise disorder from None
        self.ruling, self.point, kinds, repeats = arrays
        self.is_repeat = repeats > 0
        self.own, self.answered = int((kinds == 0).sum()), int((kinds < 2).sum())
        rulings = np.arange(store.manifest.rulings + 1)
        self.own_starts: Rows = np.searchsorted(self.ruling[: self.own], rulings)
        asked = self.ruling[self.own : self.answered]
        self.asked_rulings, firsts = np.unique(asked, return_index=True)
        self.asked_starts: Rows = np.append(firsts, len(asked)) + self.own
        if not (
            len(self.ruling) == len(self.point) == len(kinds) == len(repeats) == store.manifest.passages
            and (np.diff(kinds) >= 0).all()
            and (np.diff(self.ruling[: self.own]) >= 0).all()
            and (np.diff(asked) >= 0).all()
            and (np.diff(self.own_starts) > 0).all()
            and (self.own_starts[0], self.own_starts[-1]) == (0, self.own)
            and np.isin(self.asked_rulings, rulings[:-1]).all()
            and (self.ruling[self.answered :] == NO_RULING).all()
        ):
            raise disorder
        self._asked_place = {ruling: i for i, ruling in enumerate(self.asked_rulings.tolist())}

    def rows_of(self, rulings: Collection[int]) -> Rows:
        """The rows of some rulings' own texts and of the questions asked of them."""
        spans = [slice(self.own_starts[n], self.own_starts[n + 1]) for n in rulings]
        for n in rulings:
            if (i := self._asked_place.get(n)) is not None:
                spans.append(slice(self.asked_starts[i], self.asked_starts[i + 1]))
        return np.r_[tuple(spans)] if spans else np.empty(0, dtype=np.int64)
