"""The lexical half of search: which rulings hold a question's words, weighed by how rare the words are.

How rare a word is, and what a ruling's own texts hold of a question, does not hang on the questions that somebody wrote for it; what these
hold is told apart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.passage_table import PassageTable
from judge.search.terms import Flags, Integers, Terms
from judge.search.text import Text

# The rarest words of a question are looked up: common words cost time and add noise.
_MOST_WORDS = 24
# Rows that are looked through for rulings that words alone put forward, the rarest words' first: common words weigh, but put none forward.
_MOST_ROWS = 50_000

Shares = npt.NDArray[np.float32]


def idf(rulings: int, bearers: int) -> float:
    """ln(1 + N / (1 + df)) - a word that the corpus lacks weighs most: nothing found covers it."""
    return math.log(1 + rulings / (1 + bearers))


class Sought(msgspec.Struct, frozen=True):
    """The words of a question that are looked for.

    :ivar shares: of each word that some ruling's own texts hold, the rarest first, its share (0..1) of the question's IDF mass.
    :ivar unknown: the share of the question's words that stand in no ruling's text.
    """

    shares: dict[str, float]
    unknown: float


class Coverage(msgspec.Struct, frozen=True):
    """What some rulings hold of a question's words.

    ``entries`` and ``passages`` give for each ruling the share (0..1) of the question's IDF mass that its own texts hold, and that the
    best of them holds; ``asked_entries`` and ``asked_passages`` the same of its own texts and the questions asked of it together;
    ``rows`` is the share that each of their passages holds, own texts and questions asked.
    """

    entries: Shares
    passages: Shares
    asked_entries: Shares
    asked_passages: Shares
    rows: Shares


class LexicalIndex:
    """Weighs the words of a question by the rulings whose texts hold them; ``table`` tells where these stand."""

    def __init__(self, terms: Terms, table: PassageTable) -> None:
        """Weigh by what an index's tables hold."""
        self._terms = terms
        self.table = table

    def document_frequency(self, term: str) -> int:
        """In how many rulings a token stands."""
        return self._terms.own_rulings(term)

    def idf(self, term: str) -> float:
        """How much a token weighs; see :func:`idf`."""
        return idf(self.table.rulings, self.document_frequency(term))

    def sought(self, question: Text) -> Sought:
        """Find the question's words."""
        terms = list(dict.fromkeys(question.tokens))
        weights = {term: self.idf(term) for term in terms}
        known = sorted(filter(self.document_frequency, terms), key=self.document_frequency)
        unknown = 1 - len(known) / len(terms) if terms else 1.0
        total = sum(weights.values())
        return Sought({term: weights[term] / total for term in known[:_MOST_WORDS]}, unknown)

    def put_forward(self, sought: Sought, most: int) -> Integers:
        """The rulings whose own texts hold most of the words, in order; of common words only as rarer ones leave room.

        :param most: how many at most.
        """
        shares = np.zeros(self.table.rulings, np.float32)
        room = _MOST_ROWS
        for term, share in sought.shares.items():
            rows = self._terms.own_rows(term)
            room -= len(rows)
            if room < 0:
                break
            rulings = self.table.rulings_at(rows)
            shares[rulings[np.flatnonzero(np.diff(rulings, prepend=-1))]] += share
        found = np.flatnonzero(shares)
        if len(found) > most:
            found = np.sort(found[np.argpartition(-shares[found], most)[:most]])
        return found

    def entries(self, sought: Sequence[Sought], rulings: Integers) -> list[Shares]:
        """Of each of some questions the share of its words that each of some rulings holds in its own texts."""
        held = {
            term: self._terms.in_own_texts(term, rulings) for term in dict.fromkeys(t for s in sought for t in s.shares)
        }
        return [_summed(each, held, len(rulings)) for each in sought]

    def coverages(
        self,
        sought: Sequence[Sought],
        rulings: Integers,
        rows: Integers,
        owner: Integers,
        is_own: Flags,
        counts: Flags,
    ) -> list[Coverage]:
        """What some rulings hold of the words of each of some questions.

        :param rows: all of their passages; ``owner`` is of each the place of its ruling, ``is_own`` whether it is a ruling's own text.
        :param counts: of each passage whether it counts.
        """
        in_rows, in_own, in_any = {}, {}, {}
        for term in dict.fromkeys(term for each in sought for term in each.shares):
            in_rows[term] = held = self._terms.in_rows(term, rows) & counts
            in_own[term], in_any[term] = np.zeros(len(rulings), np.bool_), np.zeros(len(rulings), np.bool_)
            in_own[term][owner[held & is_own]] = True
            in_any[term][owner[held]] = True
        found = []
        for each in sought:
            shares = _summed(each, in_rows, len(rows))
            best, best_asked = np.zeros(len(rulings), np.float32), np.zeros(len(rulings), np.float32)
            np.maximum.at(best, owner[is_own], shares[is_own])
            np.maximum.at(best_asked, owner, shares)
            entries, asked = (_summed(each, held, len(rulings)) for held in (in_own, in_any))
            found.append(Coverage(entries, best, asked, best_asked, shares))
        return found


def _summed(sought: Sought, held: dict[str, Flags], count: int) -> Shares:
    found = np.zeros(count, np.float32)
    for term, share in sought.shares.items():
        found[held[term]] += share
    return found
