"""The lexical half of search: which rulings' own texts hold a question's words, weighed by how rare the words are.

Own texts only: the words of questions that somebody wrote for a ruling say nothing of a ruling for which nobody wrote any.
"""

from __future__ import annotations

import math

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.passage_table import PassageTable
from judge.search.text import Text
from judge.store.ruling_table import TermTable

# The rarest words of a question are looked up: common words cost time and add noise.
_MOST_WORDS = 24

Shares = npt.NDArray[np.float32]


class Coverage(msgspec.Struct, frozen=True):
    """What the index holds of a question's words.

    ``entries`` and ``passages`` give for each ruling the share (0..1) of the question's IDF mass that it holds, and that the best of its
    texts holds; ``unknown`` is the share of the question's words that stand in no ruling's text.
    """

    entries: Shares
    passages: Shares
    unknown: float


class LexicalIndex:
    """Weighs the words of a question by the rulings whose texts hold them."""

    def __init__(self, terms: TermTable, table: PassageTable) -> None:
        """Weigh by what an index's tables hold."""
        self._terms = terms
        self._table = table
        self._rulings = len(table.own_starts) - 1
        self._places: dict[str, tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]] = {}

    def _where(self, term: str) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The rows of the own texts that hold a token, and the rulings, each once."""
        if term not in self._places:
            rows = np.frombuffer(self._terms.rows_with(term), "<i4").astype(np.int64)
            self._places[term] = rows, np.unique(self._table.ruling[rows])
        return self._places[term]

    def document_frequency(self, term: str) -> int:
        """In how many rulings a token stands."""
        return len(self._where(term)[1])

    def idf(self, term: str) -> float:
        """ln(1 + N / (1 + df)) - a word that the corpus lacks weighs most: nothing found covers it."""
        return math.log(1 + self._rulings / (1 + self.document_frequency(term)))

    def coverage(self, question: Text) -> Coverage:
        """Find the question's words."""
        terms = list(dict.fromkeys(question.tokens))
        weights = {term: self.idf(term) for term in terms}
        known = sorted(filter(self.document_frequency, terms), key=self.document_frequency)
        unknown = 1 - len(known) / len(terms) if terms else 1.0
        total = sum(weights.values())
        entries = np.zeros(self._rulings, np.float32)
        passages = np.zeros(self._table.own, np.float32)
        for term in known[:_MOST_WORDS]:
            rows, rulings = self._where(term)
            passages[rows] += weights[term] / total
            entries[rulings] += weights[term] / total
        return Coverage(entries, np.maximum.reduceat(passages, self._table.own_starts[:-1]), unknown)
