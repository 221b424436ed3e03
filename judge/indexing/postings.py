"""In which rows each term stands, and of how many rulings these are: every text is taken apart into terms once, for all who ask."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count

import msgspec
import numpy as np
import numpy.typing as npt

from judge.indexing.arrays import Integers, PassageRows
from judge.search.text import tokens
from judge.store.rows import NO_RULING, Passage

_BITS = 32  # of a row or ruling, behind the number of its term

Keys = npt.NDArray[np.int64]


class Postings:
    """The rows of each term.

    :ivar terms: in order, each of which stands somewhere.
    :ivar rows: of one term after the other, each term's in order.
    :ivar counts: of each term how many of the rows are its own.
    :ivar passages: which ruling each row is of.
    :ivar bearers: the rulings in whose texts each term stands.
    """

    def __init__(self, passages: Sequence[Passage]) -> None:
        """Take the texts of passages apart.

        What nothing answers lends no words: a question made of them is not the better known for it.
        """
        numbers: defaultdict[str, int] = defaultdict(count().__next__)
        found, lengths = array("i"), array("i")
        for passage in passages:
            before = len(found)
            if passage.ruling != NO_RULING:
                found.extend(map(numbers.__getitem__, set(tokens(passage.text))))
            lengths.append(len(found) - before)
        self.terms = sorted(numbers)
        places = np.empty(len(numbers), np.int64)
        places[[numbers[term] for term in self.terms]] = np.arange(len(numbers))
        keys = places[np.frombuffer(found, np.intc)] << _BITS
        keys |= np.repeat(np.arange(len(passages)), np.frombuffer(lengths, np.intc))
        del found
        keys.sort()
        self.rows: Integers = (keys & ((1 << _BITS) - 1)).astype("<i4")
        self.counts = np.bincount(keys >> _BITS, minlength=len(self.terms))
        del keys
        self.passages = PassageRows(passages)
        self.bearers = self._bearers(self.passages)

    def _bearers(self, rows: PassageRows) -> Bearers:
        is_own = self.rows < rows.own
        pairs = np.repeat(np.arange(len(self.terms)), self.counts) << _BITS
        pairs |= rows.ruling[self.rows]
        # The own texts of a ruling stand together, and so do the questions asked of it.
        told, asked = (_once(each) for each in (pairs[is_own], pairs[~is_own]))
        every = np.concatenate([told, asked])
        every.sort()
        own = (
            np.add.reduceat(is_own, np.cumsum(self.counts) - self.counts, dtype=np.int64) if self.terms else self.counts
        )
        return Bearers(own, np.bincount(told >> _BITS, minlength=len(self.terms)), _once(every), len(self.terms))


class Bearers:
    """In how many rulings' texts each term stands, by the term's place.

    :ivar own: in how many rows of rulings' own texts a term stands.
    :ivar own_rulings: in how many rulings' own texts.
    :ivar rulings: in how many rulings' own texts or questions asked of them.
    """

    def __init__(self, own: Integers, own_rulings: Integers, pairs: Keys, terms: int) -> None:
        """:param pairs: of each term, in order, the rulings."""
        self.own, self.own_rulings = own, own_rulings
        self._pairs, self._terms = pairs, terms
        self.rulings = np.bincount(pairs >> _BITS, minlength=terms)

    def by_game(self, of_game: Integers) -> Iterator[bytes]:
        """Of each term in how many rulings of each game it stands, as the database has it; only games that have any.

        :param of_game: the number of each ruling's game.
        """
        pairs = (self._pairs >> _BITS) << _BITS
        pairs |= of_game[self._pairs & ((1 << _BITS) - 1)]
        pairs.sort()
        begins = np.flatnonzero(_is_new(pairs))
        games = (pairs[begins] & ((1 << _BITS) - 1)).tolist()
        counts = np.diff(begins, append=len(pairs)).tolist()
        ends = np.cumsum(np.bincount(pairs[begins] >> _BITS, minlength=self._terms)).tolist()
        first = 0
        for end in ends:
            yield msgspec.json.encode(dict(zip(games[first:end], counts[first:end], strict=True)))
            first = end


def _is_new(keys: Keys) -> npt.NDArray[np.bool_]:
    """Of each of some numbers whether it differs from the one before it."""
    found: npt.NDArray[np.bool_] = np.append(True, keys[1:] != keys[:-1])[: len(keys)]
    return found


def _once(keys: Keys) -> Keys:
    """Numbers, of which alike ones stand together, each once."""
    return keys[_is_new(keys)]
