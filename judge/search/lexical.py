"""The lexical half of search: which rulings hold a question's words, weighed by how rare the words are.

How rare a word is, and what a ruling's own texts hold of a question, does not hang on the questions that somebody wrote for it; what these
hold is told apart.
"""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.passage_table import PassageTable
from judge.search.text import Text
from judge.store.ruling_table import WORDS_KEPT, TermTable

# The rarest words of a question are looked up: common words cost time and add noise.
_MOST_WORDS = 24

Shares = npt.NDArray[np.float32]


class Coverage(msgspec.Struct, frozen=True):
    """What the index holds of a question's words.

    ``entries`` and ``passages`` give for each ruling the share (0..1) of the question's IDF mass that its own texts hold, and that the
    best of them holds; ``asked_entries`` and ``asked_passages`` the same of its own texts and the questions asked of it together;
    ``rows`` is the share that each passage holds, own texts and questions asked; ``unknown`` is the share of the question's words that
    stand in no ruling's text.
    """

    entries: Shares
    passages: Shares
    asked_entries: Shares
    asked_passages: Shares
    rows: Shares
    unknown: float


def idf(rulings: int, bearers: int) -> float:
    """ln(1 + N / (1 + df)) - a word that the corpus lacks weighs most: nothing found covers it."""
    return math.log(1 + rulings / (1 + bearers))


class _Places(msgspec.Struct, frozen=True):
    """Where a token stands: rows of own texts and their rulings, each once; rows of asked questions and the ruling of each."""

    own: npt.NDArray[np.int64]
    rulings: npt.NDArray[np.int64]
    asked: npt.NDArray[np.int64]
    asked_rulings: npt.NDArray[np.int64]


class LexicalIndex:
    """Weighs the words of a question by the rulings whose texts hold them."""

    def __init__(self, terms: TermTable, table: PassageTable) -> None:
        """Weigh by what an index's tables hold."""
        self._terms = terms
        self._table = table
        self._rulings = len(table.own_starts) - 1
        self._where = lru_cache(WORDS_KEPT)(self._places)

    def _places(self, term: str) -> _Places:
        rows = np.frombuffer(self._terms.rows_with(term), "<i4").astype(np.int64)
        own, asked = np.split(rows, [np.searchsorted(rows, self._table.own)])
        return _Places(own, np.unique(self._table.ruling[own]), asked, self._table.ruling[asked])

    def document_frequency(self, term: str) -> int:
        """In how many rulings a token stands."""
        return len(self._where(term).rulings)

    def idf(self, term: str) -> float:
        """How much a token weighs; see :func:`idf`."""
        return idf(self._rulings, self.document_frequency(term))

    def coverage(self, question: Text, unasked: npt.NDArray[np.bool_] | None = None) -> Coverage:
        """Find the question's words.

        :param unasked: rulings (bool, by number) whose asked questions don't count; none where None.
        """
        terms = list(dict.fromkeys(question.tokens))
        weights = {term: self.idf(term) for term in terms}
        known = sorted(filter(self.document_frequency, terms), key=self.document_frequency)
        unknown = 1 - len(known) / len(terms) if terms else 1.0
        total = sum(weights.values())
        table = self._table
        entries, passages = np.zeros(self._rulings, np.float32), np.zeros(table.answered, np.float32)
        with_asked = np.zeros(self._rulings, np.float32)
        for term in known[:_MOST_WORDS]:
            found, share = self._where(term), weights[term] / total
            asked, bearers = found.asked, found.asked_rulings
            if unasked is not None:
                asked, bearers = asked[~unasked[bearers]], bearers[~unasked[bearers]]
            entries[found.rulings] += share
            passages[found.own] += share
            passages[asked] += share
            is_bearer = np.zeros(self._rulings, np.bool_)
            is_bearer[found.rulings] = is_bearer[bearers] = True
            with_asked[is_bearer] += share
        best = np.maximum.reduceat(passages[: table.own], table.own_starts[:-1])
        best_asked = best.copy()
        if len(table.asked_rulings):
            of_asked = np.maximum.reduceat(passages, table.asked_starts[:-1])
            best_asked[table.asked_rulings] = np.maximum(best_asked[table.asked_rulings], of_asked)
        return Coverage(entries, best, with_asked, best_asked, passages, unknown)
