"""Tables of a few passages, for tests of what is read from them without an encoder."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import numpy as np

from judge.indexing.tables import write_database
from judge.search.lexical import LexicalIndex
from judge.search.passage_table import PassageTable
from judge.store.database import Database
from judge.store.manifest import DATABASE
from judge.store.rows import Passage
from judge.store.ruling_table import TermTable


class PassageRows:
    """The rows of some passages, as `PassageTable` asks a store for them, and how many rulings and passages there should be."""

    def __init__(self, folder: Path, passages: Sequence[Passage], rulings: int, count: int | None = None) -> None:
        write_database(folder / DATABASE, [], [], passages, [])
        self.folder = folder
        self.database = sqlite3.connect(folder / DATABASE)
        self.manifest = self
        self.rulings, self.passages = rulings, len(passages) if count is None else count

    def array(self, name: str) -> bytes:
        return bytes(self.database.execute("SELECT bytes FROM arrays WHERE name = ?", (name,)).fetchone()[0])


def passage_table(rows: PassageRows) -> PassageTable:
    """The table of these rows."""
    return PassageTable(rows)  # type: ignore[arg-type]


def lexical_index(folder: Path, passages: Sequence[Passage], rulings: int) -> LexicalIndex:
    """The lexical index of passages of so many rulings, written to a folder."""
    rows = PassageRows(folder, passages, rulings)
    return LexicalIndex(TermTable(Database(folder / DATABASE)), passage_table(rows))


def terms_of(stands_in: Mapping[str, Collection[int]], rulings: int) -> TermTable:
    """The table of terms where each ruling has one passage, and each term stands in that of the rulings named."""
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE arrays (name TEXT, bytes BLOB)")
    database.execute("INSERT INTO arrays VALUES ('ruling', ?)", (np.arange(rulings, dtype="<i4").tobytes(),))
    database.execute("CREATE TABLE postings (term TEXT, rows BLOB)")
    rows = [(term, np.array(sorted(found), dtype="<i4").tobytes()) for term, found in stands_in.items()]
    database.executemany("INSERT INTO postings VALUES (?, ?)", rows)
    return TermTable(database)  # type: ignore[arg-type]
