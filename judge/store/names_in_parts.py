"""The names of an index in parts: looked up in each part, and weighed by what all of them together say.

A part can't tell how much a word gives a name away: that hangs on how many rulings of the whole index use the word.
"""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

import msgspec

from judge.errors import IndexStoreError
from judge.store.arrays import NAME_STARTS, NAME_WEIGHTS, Arrays
from judge.store.database import Database
from judge.store.manifest import BUILD
from judge.store.name_table import KEPT, NameTable
from judge.store.rows import Name


class NamesInParts(NameTable):
    """Looks names up in every part. A name is given by its number among those of all parts."""

    def __init__(
        self, databases: Sequence[Database], names: Sequence[int], rulings: Sequence[int], arrays: Arrays
    ) -> None:
        """Look up in the tables of the parts' databases.

        :param names: of each part the number of its first name; ``rulings`` that of its first ruling.
        """
        self._parts = [NameTable(database) for database in databases]
        self._names, self._rulings, self._arrays = names, rulings, arrays
        self._kept = lru_cache(KEPT)(self._read)
        self._borne = lru_cache(KEPT)(self._names_with)

    def _read(self, n: int) -> Name:
        place = bisect_right(self._names, n) - 1
        (name,) = self._parts[place].get((n - self._names[place],))
        try:
            begin, end = struct.unpack_from("<2I", self._arrays[NAME_STARTS], 4 * n)
            weights = struct.unpack_from(f"<{len(name.words)}d", self._arrays[NAME_WEIGHTS], 8 * begin)
        except (struct.error, KeyError):
            begin = end = -1
        if end - begin != len(name.words):
            raise IndexStoreError("the weights of the index's names are another index's", BUILD)
        return msgspec.structs.replace(name, ruling=name.ruling + self._rulings[place], weights=weights)

    def formed(self, forms: Collection[str], most: int, *, is_section: bool = False) -> dict[str, list[int]]:
        """As of a table."""
        found: dict[str, list[int]] = {}
        for first, part in self._each():
            for form, numbers in part.formed(forms, most, is_section=is_section).items():
                found.setdefault(form, []).extend(first + n for n in numbers)
        return {form: numbers[:most] for form, numbers in found.items()}

    def _names_with(self, word: str, most: int) -> tuple[tuple[int, float], ...]:
        numbers: list[int] = []
        for first, part in self._each():
            numbers += [first + n for n, _ in part.bearing(word, most - len(numbers))]
            if len(numbers) == most:  # which tells too many: none of them is asked for
                return tuple((n, 0.0) for n in numbers)
        return tuple((n, self._weight(n, word)) for n in numbers)

    def begun(self, beginning: str, most: int) -> list[tuple[str, int, float]]:
        """As of a table."""
        found: list[tuple[str, int]] = []
        for first, part in self._each():
            rows = part.begun_with(beginning, most + 1)
            found += [(word, first + n) for word, n, _ in rows]
            if len(found) > most:
                return []
        return [(word, n, self._weight(n, word)) for word, n in sorted(found)]

    def is_word(self, word: str) -> bool:
        """As of a table."""
        return any(part.is_word(word) for part in self._parts)

    def cards_with(self, word: str, *, may_go_on: bool) -> set[int]:
        """As of a table."""
        return {first + n for first, part in self._each() for n in part.cards_with(word, may_go_on=may_go_on)}

    def called(self, name: str, kind: str) -> list[int]:
        """As of a table."""
        of_parts = zip(self._rulings, self._parts, strict=False)
        return [first + n for first, part in of_parts for n in part.called(name, kind)]

    def cards(self) -> Iterator[tuple[str, int]]:
        """As of a table."""
        of_parts = zip(self._rulings, self._parts, strict=False)
        return ((name, first + n) for first, part in of_parts for name, n in part.cards())

    def __iter__(self) -> Iterator[Name]:
        return (self._read(n) for n in range(self._names[-1]))

    def _each(self) -> Iterator[tuple[int, NameTable]]:
        return zip(self._names, self._parts, strict=False)

    def _weight(self, n: int, word: str) -> float:
        (name,) = self.get((n,))
        return name.weights[name.words.index(word)]
