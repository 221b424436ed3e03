"""Tables of a few passages, for tests of what is read from them without an encoder."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from judge.indexing.tables import SCHEMA, write_database, write_names
from judge.search.lexical import LexicalIndex, Shares
from judge.search.passage_table import PassageTable
from judge.search.terms import Terms
from judge.search.text import Text
from judge.store.arrays import Arrays
from judge.store.database import Database, Rows
from judge.store.manifest import ARRAYS, DATABASE
from judge.store.name_table import NameTable
from judge.store.rows import Name, Passage
from judge.store.ruling_table import TermRow, read_term


class PassageRows:
    """The rows of some passages, as tables ask a store for them, and how many rulings and passages there should be."""

    def __init__(self, folder: Path, passages: Sequence[Passage], rulings: int, count: int | None = None) -> None:
        write_database(folder / DATABASE, [], [], passages, [])
        self.folder = folder
        self.database = Database(folder / DATABASE)
        self.arrays: Mapping[str, memoryview] = Arrays(folder / ARRAYS)  # type: ignore[assignment]
        self.manifest = self
        self.rulings, self.passages = rulings, len(passages) if count is None else count

    def term(self, token: str) -> TermRow | None:
        return read_term(self.database, token)


def passage_table(rows: PassageRows) -> PassageTable:
    """The table of these rows, every one of which was looked at."""
    table = PassageTable(rows)  # type: ignore[arg-type]
    table.check()
    return table


def terms(rows: PassageRows) -> Terms:
    """Where the words of these rows stand."""
    return Terms(rows, passage_table(rows))  # type: ignore[arg-type]


def lexical_index(folder: Path, passages: Sequence[Passage], rulings: int) -> LexicalIndex:
    """The lexical index of passages of so many rulings, written to a folder."""
    found = terms(PassageRows(folder, passages, rulings))
    return LexicalIndex(found, found.table)


def terms_of(folder: Path, stands_in: Mapping[str, Collection[int]], rulings: int) -> Terms:
    """The terms where each ruling has one passage, and each term stands in that of the rulings named."""
    texts = [" ".join(term for term, found in stands_in.items() if n in found) for n in range(rulings)]
    return terms(PassageRows(folder, [Passage(n, 1, "point", text) for n, text in enumerate(texts)], rulings))


class Held(NamedTuple):
    """Of every ruling the share of a question's words that it holds, and that the best of its own texts holds; and of every row."""

    entries: Shares
    passages: Shares
    rows: Shares
    unknown: float


def held(index: LexicalIndex, question: Text) -> Held:
    """What all rulings hold of a question."""
    sought, table = index.sought(question), index.table
    rulings, rows = np.arange(table.rulings), np.arange(table.answered)
    is_own, everything = rows < table.own, np.ones(len(rows), np.bool_)
    (found,) = index.coverages([sought], rulings, rows, table.ruling[rows], is_own, everything)
    (entries,) = index.entries([sought], rulings)
    assert entries.tolist() == found.entries.tolist()
    put_forward = index.put_forward(sought, table.rulings)
    assert put_forward.tolist() == np.flatnonzero(entries).tolist()
    return Held(entries, found.passages, found.rows, sought.unknown)


class InMemory:
    """A database in memory that is asked as an index's is."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", check_same_thread=False)
        self.connection.executescript(SCHEMA)

    def execute(self, query: str, values: Sequence[object] = ()) -> Rows:
        return Rows(self.connection.execute(query, values))


def name_table(names: Sequence[Name]) -> NameTable:
    """The table of some names."""
    database = InMemory()
    write_names(database.connection, names)
    return NameTable(database)  # type: ignore[arg-type]
