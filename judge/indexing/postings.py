"""In which rows each term stands, and of how many rulings these are: every text is taken apart into terms once, for all who ask."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from judge.indexing.arrays import Integers, PassageRows
from judge.search.text import tokens
from judge.store.rows import NO_RULING, Passage

TAKEN_OVER_FROM = 50_000  # passages; fewer are taken apart in a second
BITS = 32  # of a row or ruling, behind the number of its term
LOW = (1 << BITS) - 1
_TRIED = 500  # texts of an earlier index that are taken apart again, to see whether it is of this code
_AT_ONCE = 1 << 22  # rows of an earlier index that are taken over at once

Keys = npt.NDArray[np.int64]


class Earlier(NamedTuple):
    """What an earlier index tells of terms.

    :ivar row_of: of each of its texts a row.
    :ivar answered: how many of its rows speak for a ruling: these alone stand here.
    :ivar terms: in order.
    :ivar counts: of each term how many of ``rows`` are its own.
    """

    row_of: Mapping[str, int]
    answered: int
    terms: list[str]
    counts: Integers
    rows: Integers

    def agrees(self) -> bool:
        """Whether what some of its texts, evenly spread, are taken apart into now is what it tells of them: the code may be another."""
        told = [(text, row) for text, row in self.row_of.items() if row < self.answered]
        tried = dict(told[:: len(told) // _TRIED + 1])
        is_tried = np.zeros(self.answered, np.bool_)
        is_tried[list(tried.values())] = True
        places = np.flatnonzero(is_tried[self.rows])
        held: defaultdict[int, set[str]] = defaultdict(set)
        term_of = np.searchsorted(np.cumsum(self.counts), places, side="right")
        for row, term in zip(self.rows[places].tolist(), term_of.tolist(), strict=True):
            held[row].add(self.terms[term])
        return all(held[row] == set(tokens(text)) for text, row in tried.items())

    def keys(self, numbers: Mapping[str, int], old: Integers, new: Integers) -> Iterator[Keys]:
        """The terms of some rows, each with a row that it has now.

        :param numbers: gives each term's number.
        :param old: of each row now, in ``new``, the one that it was.
        """
        order = np.argsort(old, kind="stable")
        new = new[order]
        times = np.bincount(old, minlength=self.answered)
        firsts = np.cumsum(times) - times
        term_of = np.repeat(np.fromiter((numbers[term] for term in self.terms), np.int64, len(self.terms)), self.counts)
        for first in range(0, len(self.rows), _AT_ONCE):
            rows = self.rows[first : first + _AT_ONCE]
            often = times[rows]
            begins = np.cumsum(often) - often
            places = np.arange(int(often.sum())) + np.repeat(firsts[rows] - begins, often)
            yield (np.repeat(term_of[first : first + _AT_ONCE], often) << BITS) | new[places]


class Postings:
    """The rows of each term.

    :ivar terms: in order, each of which stands somewhere.
    :ivar rows: of one term after the other, each term's in order.
    :ivar counts: of each term how many of the rows are its own.
    :ivar passages: which ruling each row is of.
    :ivar bearers: the rulings in whose texts each term stands.
    """

    def __init__(self, passages: Sequence[Passage], earlier: Sequence[Earlier] = ()) -> None:
        """Take the texts of passages apart.

        What nothing answers lends no words: a question made of them is not the better known for it.

        :param earlier: indexes of the same version of the program; what a large one tells is taken over, if a sample agrees.
        """
        self.passages = PassageRows(passages)
        numbers: defaultdict[str, int] = defaultdict(count().__next__)
        is_left = self.passages.ruling != NO_RULING
        parts: list[Keys] = []
        for each in earlier if len(passages) >= TAKEN_OVER_FROM else ():
            if not each.agrees():
                continue
            row_of = np.fromiter((each.row_of.get(passage.text, -1) for passage in passages), np.int64, len(passages))
            rows = np.flatnonzero(is_left & (row_of >= 0) & (row_of < each.answered))
            is_left[rows] = False
            parts += each.keys(numbers, row_of[rows], rows)
        parts.append(_made(numbers, passages, np.flatnonzero(is_left)))
        terms = sorted(numbers)
        places = np.empty(len(numbers), np.int64)
        places[[numbers[term] for term in terms]] = np.arange(len(numbers))
        keys = np.concatenate([(places[part >> BITS] << BITS) | (part & LOW) for part in parts])
        del parts
        keys.sort()
        counts = np.bincount(keys >> BITS, minlength=len(terms))
        self.rows: Integers = (keys & LOW).astype("<i4")
        del keys
        self.terms = [term for term, stands in zip(terms, counts.tolist(), strict=True) if stands]
        self.counts = counts[counts > 0]
        self.bearers = self._bearers(self.passages)

    def _bearers(self, rows: PassageRows) -> Bearers:
        is_own = self.rows < rows.own
        pairs = np.repeat(np.arange(len(self.terms)), self.counts) << BITS
        pairs |= rows.ruling[self.rows]
        # The own texts of a ruling stand together, and so do the questions asked of it.
        told, asked = (_once(each) for each in (pairs[is_own], pairs[~is_own]))
        every = np.concatenate([told, asked])
        every.sort()
        own = (
            np.add.reduceat(is_own, np.cumsum(self.counts) - self.counts, dtype=np.int64) if self.terms else self.counts
        )
        return Bearers(own, np.bincount(told >> BITS, minlength=len(self.terms)), _once(every), len(self.terms))


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
        self.rulings = np.bincount(pairs >> BITS, minlength=terms)

    def by_game(self, of_game: Integers) -> Iterator[bytes]:
        """Of each term in how many rulings of each game it stands, as the database has it; only games that have any.

        :param of_game: the number of each ruling's game.
        """
        return told_by_game(*self.games(of_game), self._terms)

    def games(self, of_game: Integers) -> tuple[Keys, Integers]:
        """The terms, each with a game in whose rulings it stands, as keys in order; and of each in how many of its rulings."""
        pairs = (self._pairs >> BITS) << BITS
        pairs |= of_game[self._pairs & LOW]
        pairs.sort()
        begins = np.flatnonzero(_is_new(pairs))
        return pairs[begins], np.diff(begins, append=len(pairs))


def told_by_game(keys: Keys, counts: Integers, terms: int) -> Iterator[bytes]:
    """What :meth:`Bearers.games` gives, term by term, as the database has it."""
    games, counted = (keys & LOW).tolist(), counts.tolist()
    ends = np.cumsum(np.bincount(keys >> BITS, minlength=terms)).tolist()
    first = 0
    for end in ends:
        yield msgspec.json.encode(dict(zip(games[first:end], counted[first:end], strict=True)))
        first = end


def _made(numbers: Mapping[str, int], passages: Sequence[Passage], rows: Integers) -> Keys:
    """The terms of the texts of some rows, each with its row; ``numbers`` gives each term's number."""
    found, lengths = array("i"), array("i")
    for row in rows.tolist():
        before = len(found)
        found.extend(map(numbers.__getitem__, set(tokens(passages[row].text))))
        lengths.append(len(found) - before)
    keys: Keys = np.frombuffer(found, np.intc).astype(np.int64) << BITS
    keys |= np.repeat(rows, np.frombuffer(lengths, np.intc))
    return keys


def _is_new(keys: Keys) -> npt.NDArray[np.bool_]:
    """Of each of some numbers whether it differs from the one before it."""
    found: npt.NDArray[np.bool_] = np.append(True, keys[1:] != keys[:-1])[: len(keys)]
    return found


def _once(keys: Keys) -> Keys:
    """Numbers, of which alike ones stand together, each once."""
    return keys[_is_new(keys)]
