"""The lexical half of search: which entries and passages hold a question's words, weighed by how rare the words are."""

from __future__ import annotations

import math

import msgspec

from judge.search.text import Text
from judge.store.ruling_table import TermTable

# The rarest words of a question are looked up, fewer still are ranked by: common words cost time and add noise.
_MOST_WORDS = 24
_MOST_MATCHED = 6
_FEW = 25  # entries; looking up a word that stands in no more costs nothing


class Coverage(msgspec.Struct, frozen=True):
    """What the index holds of a question's words.

    ``entries`` and ``passages`` give, by number, the share (0..1) of the question's IDF mass found in that entry or passage;
    ``unknown`` is the share of the question's words that stand nowhere in the corpus.
    """

    entries: dict[int, float]
    passages: dict[int, float]
    unknown: float


class LexicalIndex:
    """Weighs the words of a question by the entries that hold them."""

    def __init__(self, terms: TermTable, rulings: int) -> None:
        """Weigh by what an index's tables hold.

        :param rulings: how many rulings the index holds.
        """
        self._terms = terms
        self._rulings = rulings

    def document_frequency(self, term: str) -> int:
        """In how many entries a token stands."""
        return len(self._terms.rulings_with(term))

    def idf(self, term: str) -> float:
        """ln(1 + N / (1 + df)) - a word that the corpus lacks weighs most: nothing found covers it."""
        return math.log(1 + self._rulings / (1 + self.document_frequency(term)))

    def coverage(self, question: Text, limit: int = 100) -> Coverage:
        """Find the question's words; ``limit`` bounds the passages that are looked at (best BM25 first)."""
        terms = list(dict.fromkeys(question.tokens))
        weights = {term: self.idf(term) for term in terms}
        known = sorted(filter(self.document_frequency, terms), key=self.document_frequency)
        unknown = 1 - len(known) / len(terms) if terms else 1.0
        total = sum(weights.values())
        if not known:
            return Coverage({}, {}, unknown)
        share = {term: weights[term] / total for term in known[:_MOST_WORDS]}
        entries: dict[int, float] = {}
        for term, part in share.items():
            for ruling in self._terms.rulings_with(term):
                entries[ruling] = entries.get(ruling, 0.0) + part
        passages: dict[int, float] = {}
        for n, words in self._terms.best_passages(self._telling(known), limit):
            held = set(words.split())
            # In the order of the terms: a set's own order would change the sum's last digits from process to process.
            passages[n] = sum(part for term, part in share.items() if term in held)
        return Coverage(entries, passages, unknown)

    def _telling(self, known: list[str]) -> list[str]:
        """The words that passages are looked up by, of known ones, rarest first: what stands in every other entry tells nothing."""
        most = max(_FEW, self._rulings // 2)
        telling = [term for term in known[:_MOST_MATCHED] if self.document_frequency(term) <= most]
        return telling or known[:1]
