"""The rows of an index: rulings by number or id, which of them hold on a day, and what search needs to find them by.

Rulings are numbered from 0, in the corpus's order. Beside the writer of the tables (`indexing.tables`) only this module speaks SQL, and
`glance`, which has no time for more than names.
Not here: what a question means; vectors, for which see `search.dense`.
"""

from __future__ import annotations

import datetime as dt
import sys
from array import array
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec

from judge.errors import IndexStoreError
from judge.rulings.in_force import InForce
from judge.rulings.model import Certainty, Document, Ruling
from judge.sharing import once
from judge.store.database import Database, open_database
from judge.store.manifest import BUILD
from judge.store.rows import Name, PhraseBook
from judge.store.version import open_version

WORDS_KEPT = 4_096  # words of questions of which is kept what was found for them: what is said often is said again soon


class TermTable:
    """In which texts of rulings, and questions asked of them, a token stands."""

    def __init__(self, database: Database) -> None:
        """Read from an open database.

        :param database: one that has the tables ``postings`` and ``arrays``.
        """
        self._database = database
        self._kept = lru_cache(WORDS_KEPT)(self._find)

    def rows_with(self, token: str) -> bytes:
        """The rows of the passages in which a token stands, each once and in order, as little-endian 32-bit numbers; empty for none."""
        row = self._database.execute("SELECT rows FROM postings WHERE term = ?", (token,)).fetchone()
        return row[0] if row else b""

    def rulings_with(self, token: str) -> tuple[int, ...]:
        """The rulings in whose texts a token stands, or in a question asked of them, each once and in order."""
        return self._kept(token)

    def _find(self, token: str) -> tuple[int, ...]:
        return tuple(sorted({self._ruling_of[row] for row in _numbers(self.rows_with(token))}))

    @once
    def _ruling_of(self) -> array[int]:
        return _numbers(self._database.execute("SELECT bytes FROM arrays WHERE name = 'ruling'").fetchone()[0])


def _numbers(little_endian: bytes) -> array[int]:
    """32-bit numbers as they are stored."""
    found = array("i", little_endian)
    if sys.byteorder == "big":
        found.byteswap()
    return found


class RulingStore:
    """An open index's rows. Everything is read when it is first asked for; each read may find a damaged page."""

    def __init__(
        self,
        place: Path,
        corpus_sha256: Callable[[], str | None] = lambda: None,
        version: str | None = None,
        *,
        afresh: bool = False,
    ) -> None:
        """Open the index at ``place``, which stays as it is while it is read, whatever is built there.

        :param corpus_sha256: gives the hash of the corpus found beside the index, None where none is to be held against it.
        :param version: the name of the version to open; the current one where None.
        :param afresh: read every byte of its files, whatever was held against its hash before.
        :raises IndexStoreError: if the index is missing, damaged, or was built from another corpus.
        """
        self.version = open_version(place, version, afresh=afresh)
        self.place, self.folder, self.manifest = place, self.version.folder, self.version.manifest
        found = corpus_sha256()
        if found is not None and found != self.manifest.corpus_sha256:
            self.version.close()
            raise IndexStoreError(f"the index at {place} was built from another corpus than the one found", BUILD)
        self._database = open_database(self.folder, self.manifest)
        self._rulings: dict[int, Ruling] = {}
        self.terms = TermTable(self._database)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as where it lies and which version it is, which is there as long as this one is open."""
        return RulingStore, (self.place, partial(str, self.manifest.corpus_sha256), self.version.name)

    def close(self) -> None:
        """Let go of the index, so that a build may remove it. Nothing can be read from then on."""
        self._database.close()
        self.version.close()

    # -- rulings and documents

    def ruling(self, n: int) -> Ruling:
        """Ruling number ``n``.

        :raises IndexStoreError: if the index has none, or it can't be read.
        """
        if n not in self._rulings:
            try:
                row = self._database.execute("SELECT json FROM rulings WHERE n = ?", (n,)).fetchone()
                self._rulings.setdefault(n, msgspec.json.decode(row[0], type=Ruling))  # one, whatever thread reads it
            except (msgspec.MsgspecError, TypeError):
                raise IndexStoreError(f"ruling {n} of the index at {self.folder} can't be read", BUILD) from None
        return self._rulings[n]

    @once
    def rulings(self) -> list[Ruling]:
        """Every ruling, by number."""
        return [self.ruling(n) for n in range(self.manifest.rulings)]

    @once
    def numbers(self) -> dict[str, int]:
        """The number of each ruling, by id."""
        return dict(self._database.execute("SELECT id, n FROM rulings ORDER BY n").fetchall())

    @once
    def documents(self) -> tuple[Document, ...]:
        """Every document, in the corpus's order."""
        rows = self._database.execute("SELECT json FROM documents ORDER BY n").fetchall()
        return tuple(msgspec.json.decode(row[0], type=Document) for row in rows)

    def numbers_where(self, game: str | None, doc: str | None, *, rulings_only: bool = False) -> frozenset[int]:
        """The rulings of a game and of a document, each where given; base rules among them unless ``rulings_only``."""
        query = """SELECT n FROM rulings
            WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR doc = ?2) AND (certainty IS NULL OR NOT ?3)"""
        return frozenset(row[0] for row in self._database.execute(query, (game, doc, rulings_only)))

    @once
    def base_rules(self) -> dict[int, Certainty]:
        """The base rules by number, and how sure each is."""
        return dict(self._database.execute("SELECT n, certainty FROM rulings WHERE certainty IS NOT NULL ORDER BY n"))

    @once
    def numbers_by_game(self) -> dict[str, frozenset[int]]:
        """The rulings of each game that has any."""
        games = self._database.execute("SELECT DISTINCT game FROM rulings").fetchall()
        return {game: self.numbers_where(game, None) for (game,) in games}

    # -- which of them hold on a day

    @once
    def in_force(self) -> InForce:
        """What replaces what, and when."""
        rows = self._database.execute("SELECT n FROM rulings WHERE supersedes ORDER BY n").fetchall()
        return InForce(self.ruling(n) for (n,) in rows)

    def replaced_on(self, day: dt.date) -> dict[int, int]:
        """For each ruling that has been replaced by ``day`` the one that holds in its stead."""
        return {self.numbers[old]: self.numbers[new] for old, new in self.in_force.replaced_on(day).items()}

    @once
    def latest_start(self) -> dt.date:
        """The day from which on every ruling has begun to be in force."""
        return dt.date.fromisoformat(self._database.execute("SELECT max(starts) FROM rulings").fetchone()[0])

    def begun_on(self, day: dt.date) -> frozenset[int] | None:
        """The rulings that have begun to be in force by ``day``; None where all have, which needs no look at each of them."""
        if day >= self.latest_start:
            return None
        return frozenset(n for n, ruling in enumerate(self.rulings) if self.in_force.has_begun(ruling, day))

    # -- what they are found by

    def array(self, name: str) -> bytes:
        """An array of one number a passage, little-endian: ``ruling`` (32 bits), ``point`` (16 bits), ``kind`` (8 bits; 0 a ruling's own
        text, 1 a question asked of it, 2 a question that nothing answers), ``is_repeat`` (8 bits; 1 where another passage says it already).

        :raises IndexStoreError: if the index has none.
        """
        try:
            return bytes(self._database.execute("SELECT bytes FROM arrays WHERE name = ?", (name,)).fetchone()[0])
        except TypeError:
            raise IndexStoreError(f"the passages of the index at {self.folder} can't be read", BUILD) from None

    def passage_texts(self) -> list[str]:
        """The text of each passage, by its row."""
        return [text for (text,) in self._database.execute("SELECT text FROM passages ORDER BY n")]

    @once
    def names(self) -> tuple[Name, ...]:
        """Every name that leads to a ruling."""
        rows = self._database.execute("SELECT json FROM names").fetchall()
        return tuple(msgspec.json.decode(row[0], type=Name) for row in rows)

    @once
    def phrases(self) -> PhraseBook:
        """What players say, and what it means in each game."""
        row = self._database.execute("SELECT json FROM phrases").fetchone()
        return msgspec.json.decode(row[0], type=PhraseBook)

    def is_word(self, word: str) -> bool:
        """Whether a word, in plain form, is one that the rulings or everyday language use."""
        return self._database.execute("SELECT 1 FROM vocabulary WHERE word = ?", (word,)).fetchone() is not None

    def own_words(self) -> list[str]:
        """The words that the rulings use, in plain form: what a misspelt word may be meant to be."""
        return [row[0] for row in self._database.execute("SELECT word FROM vocabulary WHERE is_ours")]

    def is_written(self, phrase: str) -> bool:
        """Whether a phrase stands in the text of some ruling, in any case of its letters."""
        query = "SELECT 1 FROM passages WHERE kind NOT IN ('asked', 'not ruled') AND text LIKE ? ESCAPE '\\' LIMIT 1"
        escaped = "".join("\\" + c if c in "%_\\" else c for c in phrase)
        return self._database.execute(query, (f"%{escaped}%",)).fetchone() is not None
