"""The names of an index, looked up by what people say for them: whole forms, single words, beginnings of words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import TypeVar

import msgspec

from judge.store.database import Database
from judge.store.rows import Name

_AT_ONCE = 400  # values that one query asks for; SQLite takes no more than 999 everywhere
KEPT = 4_096  # names and words that are kept as they were looked up
_LAST = "\U0010ffff"  # stands behind every letter

T = TypeVar("T")


class NameTable:
    """Looks names up. A name is given by its number; :meth:`get` makes it one."""

    def __init__(self, database: Database) -> None:
        """Look up in the tables of an open database."""
        self._database = database
        self._kept = lru_cache(KEPT)(self._read)
        self._borne = lru_cache(KEPT)(self.bearing)

    def get(self, numbers: Iterable[int]) -> list[Name]:
        """The names of some numbers, in the order of these."""
        return [self._kept(n) for n in numbers]

    def _read(self, n: int) -> Name:
        row = self._database.execute("SELECT json FROM names WHERE n = ?", (n,)).fetchone()
        return msgspec.json.decode(row[0], type=Name)

    def formed(self, forms: Collection[str], most: int, *, is_section: bool = False) -> dict[str, list[int]]:
        """The names that have one of some forms, by the form; sections, or everything else.

        :param most: how many names of one form are looked for, in the corpus's order.
        """
        found: dict[str, list[int]] = {}
        for some in _chunks(forms):
            for form, n in self._rows_of_forms(some, most, is_section=is_section):
                found.setdefault(form, []).append(n)
        return found

    def _rows_of_forms(self, forms: Sequence[str], most: int, *, is_section: bool) -> Sequence[tuple[str, int]]:
        of_forms = f"FROM name_forms WHERE is_section = ? AND form IN ({_marks(forms)})"
        rows = list(self._database.execute(f"SELECT form, name {of_forms} LIMIT ?", (is_section, *forms, most + 1)))
        if len(rows) <= most:  # together, and so of each: hardly ever are there more
            return sorted(rows)
        numbered = f"SELECT form, name, row_number() OVER (PARTITION BY form ORDER BY name) AS place {of_forms}"
        return list(
            self._database.execute(f"SELECT form, name FROM ({numbered}) WHERE place <= ?", (is_section, *forms, most))
        )

    def with_words(self, words: Collection[str], most: int) -> dict[str, list[tuple[int, float]]]:
        """The names that have one of some words, by the word, and how much it weighs in each; in the corpus's order.

        A word that no name has is left out.

        :param most: how many names of one word are looked for; of a word that more have, none is given.
        """
        found = {word: self._borne(word, most + 1) for word in dict.fromkeys(words)}
        return {word: list(names) if len(names) <= most else [] for word, names in found.items() if names}

    def bearing(self, word: str, most: int) -> tuple[tuple[int, float], ...]:
        """So many names that have a word at most, in the corpus's order, and how much it weighs in each."""
        # One word at a time: of one that a hundred thousand names have, no more rows are looked at than are asked for.
        query = "SELECT name, weight FROM name_words WHERE word = ? ORDER BY name LIMIT ?"
        return tuple(self._database.execute(query, (word, most)))

    def begun(self, beginning: str, most: int) -> list[tuple[str, int, float]]:
        """The words of names that begin so, with each name and how much the word weighs in it, in the words' order.

        :param most: how many are looked for; where there are more, none is given.
        """
        rows = self.begun_with(beginning, most + 1)
        return [] if len(rows) > most else rows

    def begun_with(self, beginning: str, most: int) -> list[tuple[str, int, float]]:
        """So many words of names that begin so at most, with each name and how much the word weighs in it, in the words' order."""
        query = "SELECT word, name, weight FROM name_words WHERE word >= ? AND word < ? LIMIT ?"
        return list(self._database.execute(query, (beginning, beginning + _LAST, most)))

    def is_word(self, word: str) -> bool:
        """Whether some name has this word in it."""
        return self._database.execute("SELECT 1 FROM name_words WHERE word = ? LIMIT 1", (word,)).fetchone() is not None

    def cards_with(self, word: str, *, may_go_on: bool) -> set[int]:
        """The names of cards that have a word.

        :param may_go_on: whether it may be the beginning of one, or of several that the name writes apart.
        """
        query = "SELECT name FROM card_words WHERE text = ?1 AND is_word"
        if may_go_on:
            query += " UNION SELECT name FROM card_words WHERE text >= ?1 AND text < ?2 AND NOT is_word"
        return {n for (n,) in self._database.execute(query, (word, word + _LAST)[: 1 + may_go_on])}

    def called(self, name: str, kind: str) -> list[int]:
        """The rulings to which a name of some kind leads, each once and in order."""
        query = "SELECT DISTINCT ruling FROM names WHERE name = ? AND kind = ? ORDER BY ruling"
        return [n for (n,) in self._database.execute(query, (name, kind))]

    def cards(self) -> Iterator[tuple[str, int]]:
        """The name of each card that has an entry or that one mentions, and the ruling that it leads to."""
        return iter(self._database.execute("SELECT name, ruling FROM names WHERE kind IN ('card', 'mention')"))

    def __iter__(self) -> Iterator[Name]:
        return (
            msgspec.json.decode(row[0], type=Name)
            for row in self._database.execute("SELECT json FROM names ORDER BY n")
        )


def _chunks(values: Iterable[T]) -> Iterator[Sequence[T]]:
    rest = iter(dict.fromkeys(values))
    while some := tuple(islice(rest, _AT_ONCE)):
        yield some


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
