"""In which texts of rulings, and questions asked of them, words stand.

Where a word stands is never read as a whole: whether some rulings or passages hold it is looked up for these.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from judge.search.columns import column, disorder
from judge.search.passage_table import PassageTable
from judge.store.arrays import POSTINGS
from judge.store.ruling_table import RulingStore, TermRow

_KEPT = 4_096  # words of questions of which is kept where they stand: what is said often is said again soon
_NOWHERE = TermRow(0, 0, 0, 0, 0, {})
_MARKED_UP_TO = 65_536  # passages; of more it takes longer to mark them all than to seek the few that are asked for

Integers = npt.NDArray[np.integer]
Flags = npt.NDArray[np.bool_]


class Terms:
    """Looks tokens up in an index; ``table`` tells where its passages stand."""

    def __init__(self, store: RulingStore, table: PassageTable) -> None:
        """Look up in the tables of an index.

        :raises IndexStoreError: if its postings are no numbers.
        """
        self._store = store
        self.table = table
        self._postings = column(store, POSTINGS, "<i4")
        self._kept = lru_cache(_KEPT)(self._find)
        self._is_small = len(table.ruling) <= _MARKED_UP_TO

    def _find(self, token: str) -> TermRow:
        found = self._store.term(token) or _NOWHERE
        if not 0 <= found.first <= found.first + found.own <= found.first + found.count <= len(self._postings):
            raise disorder(self._store)
        return found

    def own_rulings(self, token: str) -> int:
        """In how many rulings' own texts a token stands."""
        return self._kept(token).own_rulings

    def rulings(self, token: str) -> int:
        """In how many rulings' own texts, or questions asked of them, a token stands."""
        return self._kept(token).rulings

    def by_game(self, token: str) -> dict[int, int]:
        """The same of each game, by its number; only games that have any."""
        return self._kept(token).by_game

    def own_rows(self, token: str) -> Integers:
        """The rows of rulings' own texts in which a token stands, in order."""
        found = self._kept(token)
        return self._postings[found.first : found.first + found.own]

    def asked_rows(self, token: str) -> Integers:
        """The rows of questions asked in which a token stands, in order."""
        found = self._kept(token)
        return self._postings[found.first + found.own : found.first + found.count]

    def in_own_texts(self, token: str, rulings: Integers) -> Flags:
        """Of each of some rulings whether a token stands in its own texts."""
        if self._is_small:
            return self._marked(self.table.rulings_at(self.own_rows(token)), self.table.rulings, rulings)
        starts = self.table.own_starts
        return _between(self.own_rows(token), starts[rulings], starts[rulings + 1])

    def in_questions(self, token: str, rulings: Integers) -> Flags:
        """Of each of some rulings whether a token stands in a question asked of it."""
        starts = self.table.asked_starts
        return _between(self.asked_rows(token), starts[rulings], starts[rulings + 1])

    def is_of(self, token: str, ruling: int) -> bool:
        """Whether a token stands in a ruling's own texts, or in a question asked of it."""
        only = np.array([ruling])
        return bool(self.in_own_texts(token, only)[0] or self.in_questions(token, only)[0])

    def in_rows(self, token: str, rows: Integers) -> Flags:
        """Of each of some rows whether a token stands there."""
        found = self._kept(token)
        held = self._postings[found.first : found.first + found.count]
        if self._is_small:
            return self._marked(held, len(self.table.ruling), rows)
        return _between(held, rows, rows + 1)

    def _marked(self, held: Integers, count: int, asked: Integers) -> Flags:
        """Of each of some numbers whether it is among others, all below a count; quicker than to seek them while there are few.

        :raises IndexStoreError: if the index holds a higher one.
        """
        marks = np.zeros(count, np.bool_)
        try:
            marks[held] = True
        except IndexError:
            raise disorder(self._store) from None
        found: Flags = marks[asked]
        return found


def _between(sorted_rows: Integers, starts: Integers, ends: Integers) -> Flags:
    """Whether one of some rows in order lies between each start and end."""
    if not len(sorted_rows):
        return np.zeros(len(starts), np.bool_)
    # Numbers of one width: numpy would copy the rows to make them so.
    places = np.searchsorted(sorted_rows, starts.astype(sorted_rows.dtype, copy=False))
    found: Flags = (places < len(sorted_rows)) & (sorted_rows[np.minimum(places, len(sorted_rows) - 1)] < ends)
    return found
