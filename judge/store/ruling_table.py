"""The rows of an index: rulings by number or id, which of them hold on a day, and what search needs to find them by.

Rulings are numbered from 0, in the corpus's order. Beside the writer of the tables (`indexing.tables`) only this module speaks SQL, with
`name_table`, and `glance`, which has no time for more than names.
Not here: what a question means; vectors, for which see `search.dense`.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from judge.errors import IndexStoreError
from judge.rulings.in_force import InForce, Succession, ends_of_chains, successions_by
from judge.rulings.model import Certainty, Document, Ruling
from judge.sharing import once
from judge.store.arrays import Arrays
from judge.store.database import Database
from judge.store.manifest import ARRAYS, BUILD, starts
from judge.store.name_table import NameTable
from judge.store.rows import PhraseBook
from judge.store.ruling_parts import RulingParts
from judge.store.spelling_table import words_near
from judge.store.version import open_version

RULINGS_KEPT = 4_096  # rulings that are kept as they were read: what was found once is found again soon
WORDS_KEPT = 4_096  # words, and documents, that were looked up
DAYS_KEPT = 64  # days of which is kept what was replaced by then


class TermRow(msgspec.Struct, frozen=True):
    """Where a term stands: ``count`` of the postings from ``first`` on, of which the first ``own`` are of rulings' own texts.

    ``own_rulings`` are the rulings in whose own texts it stands, ``rulings`` those in whose own texts or the questions asked of which;
    ``by_game`` counts the latter by the game's number.
    """

    first: int
    own: int
    count: int
    own_rulings: int
    rulings: int
    by_game: dict[int, int]


def read_term(database: Database, token: str) -> TermRow | None:
    """Where a token stands, as an index's database has it; None for nowhere."""
    query = "SELECT first, own, count, own_rulings, rulings, by_game FROM terms WHERE term = ?"
    row = database.execute(query, (token,)).fetchone()
    if row is None:
        return None
    first, own, count, own_rulings, rulings, by_game = row
    return TermRow(first, own, count, own_rulings, rulings, msgspec.json.decode(by_game, type=dict[int, int]))


def read_texts(database: Database) -> list[str]:
    """The text of each passage, by its row in an index's database, or a part's."""
    return [text for (text,) in database.execute("SELECT text FROM passages ORDER BY n")]


class DocumentRow(NamedTuple):
    """What is needed of a document at every turn: its game and its title."""

    game: str
    title: str


class Numbers(Mapping[str, int]):
    """The number of each ruling, by id; looked up one by one.

    :ivar read: those of rulings that were read: an id alone does not tell in which of the parts it is to be looked for.
    """

    def __init__(self, parts: RulingParts) -> None:
        self._parts = parts
        self.read: dict[str, int] = {}

    def __getitem__(self, entry: str) -> int:
        if (found := self.read.get(entry)) is not None:
            return found
        for n in self._parts.numbers("SELECT n FROM rulings WHERE id = ?", (entry,)):
            return n
        raise KeyError(entry)

    def __iter__(self) -> Iterator[str]:
        return (entry for (entry,) in self._parts.rows("SELECT id FROM rulings ORDER BY n"))

    def __len__(self) -> int:
        return self._parts.count


class StoredInForce(InForce):
    """What holds on a day, looked up for the rulings that are asked for."""

    def __init__(self, store: RulingStore) -> None:
        super().__init__(())
        self._store = store
        self._kept = lru_cache(RULINGS_KEPT)(self._find)

    def successions(self, ruling: Ruling) -> list[Succession]:
        """What replaces the ruling or points of it, at any time."""
        return self._kept(ruling.id)

    def _find(self, entry: str) -> list[Succession]:
        replacing = self._store.replacing(self._store.numbers[entry])
        found = (each for n in replacing for each in successions_by(self._store.ruling(n)))
        return [each for each in found if each.old.id == entry]

    def replaced_on(self, day: dt.date) -> dict[str, str]:
        """For each ruling that has been replaced as a whole by ``day`` the id of what holds in its stead, at the end of the chain."""
        ruling = self._store.ruling
        return {ruling(old).id: ruling(new).id for old, new in self._store.replaced_on(day).items()}


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
        self._parts = RulingParts(self.folder, self.manifest)
        self._database = self._parts.summed
        self._rulings: dict[int, Ruling] = {}
        self.numbers = Numbers(self._parts)
        self.in_force: InForce = StoredInForce(self)
        self._replaced_on = lru_cache(DAYS_KEPT)(self._find_replaced)
        self._documents = lru_cache(WORDS_KEPT)(self._find_document)
        self._words = lru_cache(WORDS_KEPT)(self._find_word)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as where it lies and which version it is, which is there as long as this one is open."""
        return RulingStore, (self.place, partial(str, self.manifest.corpus_sha256), self.version.name)

    def close(self) -> None:
        """Let go of the index, so that a build may remove it. Nothing can be read from then on."""
        self._parts.close()
        self.version.close()

    # -- rulings and documents

    def ruling(self, n: int) -> Ruling:
        """Ruling number ``n``.

        :raises IndexStoreError: if the index has none, or it can't be read.
        """
        if (found := self._rulings.get(n)) is None:
            if len(self._rulings) >= RULINGS_KEPT:
                self._rulings = {}
                self.numbers.read = {}
            try:
                row = self._parts.of(n, "SELECT json FROM rulings WHERE n = ?")
                # One, whatever thread reads it.
                found = self._rulings.setdefault(n, msgspec.json.decode(row[0], type=Ruling))
                self.numbers.read[found.id] = n
            except (msgspec.MsgspecError, TypeError):
                raise IndexStoreError(f"ruling {n} of the index at {self.folder} can't be read", BUILD) from None
        return found

    @once
    def rulings(self) -> list[Ruling]:
        """Every ruling, by number."""
        return [self.ruling(n) for n in range(self.manifest.rulings)]

    @once
    def documents(self) -> tuple[Document, ...]:
        """Every document, in the corpus's order."""
        rows = self._database.execute("SELECT json FROM documents ORDER BY n").fetchall()
        return tuple(msgspec.json.decode(row[0], type=Document) for row in rows)

    def numbers_where(self, game: str | None, doc: str | None, *, rulings_only: bool = False) -> frozenset[int]:
        """The rulings of a game and of a document, each where given; base rules among them unless ``rulings_only``."""
        query = f"SELECT n FROM rulings WHERE {_AMONG} AND (certainty IS NULL OR NOT ?3)"
        return frozenset(self._parts.numbers(query, (game, doc, rulings_only)))

    def document(self, doc: str) -> DocumentRow | None:
        """What is needed of a document at every turn; None where there is none of this id."""
        return self._documents(doc)

    def _find_document(self, doc: str) -> DocumentRow | None:
        row = self._database.execute("SELECT game, title FROM documents WHERE id = ?", (doc,)).fetchone()
        return DocumentRow(*row) if row else None

    def document_number(self, doc: str) -> int:
        """The number of a document in the corpus's order; -1 where there is none of this id."""
        row = self._database.execute("SELECT n FROM documents WHERE id = ?", (doc,)).fetchone()
        return row[0] if row else -1

    def documents_with_base_rules(self, games: Collection[str]) -> list[tuple[str, str]]:
        """The documents of some games, of all where none is given, that hold base rules: the id and the game of each, in order."""
        rows = self._database.execute("SELECT id, game FROM documents WHERE has_base_rules ORDER BY n")
        return [row for row in rows if not games or row[1] in games]

    @once
    def base_rules(self) -> dict[int, Certainty]:
        """The base rules by number, and how sure each is."""
        query = "SELECT n, certainty FROM rulings WHERE certainty IS NOT NULL ORDER BY n"
        return {first + n: certainty for first, rows in self._parts.each(query) for n, certainty in rows}

    @once
    def games(self) -> dict[str, int]:
        """The number of rulings of each game that has any, in the order of the games' numbers."""
        return dict(self._database.execute("SELECT id, rulings FROM games ORDER BY n"))

    # -- which of them hold on a day

    def replacing(self, n: int) -> list[int]:
        """The rulings that replace a ruling or points of it, at any time, in order."""
        rows = self._database.execute("SELECT new FROM replacements WHERE old = ? ORDER BY n", (n,))
        return list(dict.fromkeys(new for (new,) in rows))

    def replaced_on(self, day: dt.date) -> dict[int, int]:
        """For each ruling that has been replaced by ``day`` the one that holds in its stead. Not to be changed."""
        return self._replaced_on(day)

    def _find_replaced(self, day: dt.date) -> dict[int, int]:
        latest: dict[int, tuple[str, int]] = {}
        query = "SELECT old, new, start FROM replacements WHERE is_whole AND start <= ? ORDER BY n"
        for old, new, start in self._database.execute(query, (day.isoformat(),)):
            if old not in latest or start > latest[old][0]:
                latest[old] = start, new
        return ends_of_chains({old: new for old, (_, new) in latest.items()})

    @once
    def latest_start(self) -> dt.date:
        """The day from which on every ruling has begun to be in force."""
        rows = self._parts.rows("SELECT max(starts) FROM rulings")
        return dt.date.fromisoformat(max(start for (start,) in rows if start))

    # -- what they are found by

    @once
    def arrays(self) -> Arrays:
        """The numbers by passage, by ruling and by word.

        :raises IndexStoreError: if they can't be read.
        """
        return Arrays(self.folder / ARRAYS)

    def term(self, token: str) -> TermRow | None:
        """Where a token stands; None for nowhere."""
        return read_term(self._database, token)

    def terms(self) -> list[tuple[str, int]]:
        """Each term, in order, and how many of the postings are its own: one term's stand behind the other's."""
        return list(self._database.execute("SELECT term, count FROM terms ORDER BY term"))

    def passage_texts(self) -> list[str]:
        """The text of each passage, by its row; of an index in parts, part by part."""
        return [text for database in self._parts.databases for text in read_texts(database)]

    @once
    def names(self) -> NameTable:
        """The names that lead to rulings."""
        if not self.manifest.parts:
            return NameTable(self._database)
        from judge.store.names_in_parts import NamesInParts  # which a small index has no time for

        firsts = starts(part.names for part in self.manifest.parts)
        return NamesInParts(self._parts.databases, firsts, self._parts.firsts, self.arrays)

    def keyed(self, keys: Sequence[tuple[str, str]]) -> list[int]:
        """The rulings that have one of some keys, each once and in order; see `search.entry_keys`."""
        query = "SELECT ruling FROM entry_keys WHERE kind = ? AND key = ?"
        return sorted({n for key in keys for n in self._parts.numbers(query, key)})

    def sections(self, game: str | None, doc: str | None, *, rulings_only: bool = False) -> list[str]:
        """The sections of a game and a document, each where given, each once, in the corpus's order."""
        query = f"""SELECT section FROM rulings
            WHERE section IS NOT NULL AND {_AMONG} AND (certainty IS NULL OR NOT ?3) ORDER BY n"""
        return list(dict.fromkeys(section for (section,) in self._parts.rows(query, (game, doc, rulings_only))))

    def presupposing(self, rulings: Collection[int]) -> list[int]:
        """The base rules that name one of some rulings, each once and in order."""
        query = "SELECT base_rule FROM presupposed WHERE entry = ?"
        return sorted({n for ruling in rulings for (n,) in self._database.execute(query, (ruling,))})

    @once
    def phrases(self) -> PhraseBook:
        """What players say, and what it means in each game."""
        row = self._database.execute("SELECT json FROM phrases").fetchone()
        return msgspec.json.decode(row[0], type=PhraseBook)

    def is_word(self, word: str) -> bool:
        """Whether a word, in plain form, is one that the rulings or everyday language use."""
        return self._words(word)

    def _find_word(self, word: str) -> bool:
        return self._database.execute("SELECT 1 FROM vocabulary WHERE word = ?", (word,)).fetchone() is not None

    def words_near(self, word: str, slips: int) -> list[str]:
        """Words that the rulings use, in plain form, that a misspelt one may be meant to be: all within so many slips, and some others."""
        return words_near(self.arrays, word, slips)

    def is_written(self, phrase: str) -> bool:
        """Whether a phrase stands in the text of some ruling, in any case of its letters; its last word may go on."""
        return bool(self.rulings_writing(phrase, most=1, goes_on=True))

    def rulings_writing(self, phrase: str, most: int | None = None, *, goes_on: bool = False) -> list[int]:
        """The rulings in whose own texts a phrase stands, in any case of its letters, word by word; each once and in order.

        :param most: how many texts are looked for; all where None.
        :param goes_on: whether the phrase's last word may be the beginning of one.
        """
        if not any(map(str.isalnum, phrase)):
            return []
        quoted = phrase.replace('"', '""')
        query = "SELECT p.ruling FROM written JOIN passages AS p ON p.n = written.rowid WHERE written MATCH ? LIMIT ?"
        numbers = self._parts.numbers(query, (f'"{quoted}"' + " *" * goes_on, -1 if most is None else most))
        return sorted(set(islice(numbers, most)))


_AMONG = "(?1 IS NULL OR game = ?1) AND (?2 IS NULL OR doc = ?2)"
