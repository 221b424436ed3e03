"""The tables of an index's database and how they are filled. What is read from them, and how, is `store.ruling_table`."""

from __future__ import annotations

import datetime as dt
import hashlib
import sqlite3
import sys
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from judge.indexing.passages import REPEATS
from judge.indexing.phrases import phrase_book
from judge.indexing.vocabulary import vocabulary_of
from judge.rulings.model import Document, Ruling, Words
from judge.search.text import tokens
from judge.store.rows import NO_RULING, Name, Passage

_SCHEMA = """
CREATE TABLE documents (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, json BLOB NOT NULL);
CREATE TABLE rulings (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL, doc TEXT NOT NULL, starts TEXT NOT NULL, supersedes INTEGER NOT NULL, certainty TEXT, json BLOB NOT NULL
);
CREATE TABLE passages (
    n INTEGER PRIMARY KEY, ruling INTEGER NOT NULL, point INTEGER NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL
);
CREATE TABLE arrays (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE postings (term TEXT PRIMARY KEY, rows BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE names (json BLOB NOT NULL);
CREATE TABLE phrases (json BLOB NOT NULL);
CREATE TABLE vocabulary (word TEXT PRIMARY KEY, is_ours INTEGER NOT NULL) WITHOUT ROWID;
"""


def write_database(
    path: Path,
    documents: Sequence[Document],
    rulings: Sequence[Ruling],
    passages: Sequence[Passage],
    names: Sequence[Name],
    words_of_games: Sequence[Words] = (),
    everyday: Iterable[str] = (),
) -> str:
    """Write entries, passages, names and lexical index to a SQLite file, replacing one that stands there. A write that is
    cut off leaves one of no use.

    :param everyday: words that are spelt right without being the rulings'.
    :return: the SHA-256 of the content, whatever SQLite's version makes of it.
    :raises OSError: if the file can't be written.
    """
    path.unlink(missing_ok=True)
    try:
        return _write(path, documents, rulings, passages, names, words_of_games, everyday)
    except sqlite3.Error as error:
        raise OSError(str(error)) from None


def _write(
    path: Path,
    documents: Sequence[Document],
    rulings: Sequence[Ruling],
    passages: Sequence[Passage],
    names: Sequence[Name],
    words_of_games: Sequence[Words],
    everyday: Iterable[str],
) -> str:
    digest = hashlib.sha256()
    encode = msgspec.json.encode
    database = sqlite3.connect(path)
    # Nobody reads the file before it is whole and lies where it belongs: no need to be able to go back, or to wait for the disk.
    database.execute("PRAGMA journal_mode = OFF")
    database.execute("PRAGMA synchronous = OFF")
    with database:
        database.executescript(_SCHEMA)
        database.executemany(
            "INSERT INTO documents VALUES (?, ?, ?)", ((n, d.id, encode(d)) for n, d in enumerate(documents))
        )
        database.executemany(
            "INSERT INTO rulings VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (n, r.id, r.game, r.doc, str(_latest_start(r)), bool(r.supersedes), r.certainty, encode(r))
                for n, r in enumerate(rulings)
            ),
        )
        postings: dict[str, array[int]] = {}
        for n, passage in enumerate(passages):
            row = (n, passage.ruling, passage.point, passage.kind, passage.text)
            digest.update(repr(row).encode())
            database.execute("INSERT INTO passages VALUES (?, ?, ?, ?, ?)", row)
            # What nothing answers lends no words: a question made of them is not the better known for it.
            for word in dict.fromkeys(tokens(passage.text)) if passage.ruling != NO_RULING else ():
                postings.setdefault(word, array("i")).append(n)
        database.executemany(
            "INSERT INTO postings VALUES (?, ?)", ((word, _bytes(rows)) for word, rows in sorted(postings.items()))
        )
        arrays = {
            "ruling": array("i", (passage.ruling for passage in passages)),
            "point": array("h", (passage.point for passage in passages)),
            "kind": array("B", map(_kind, passages)),
            "is_repeat": array("B", (passage.kind in REPEATS for passage in passages)),
        }
        database.executemany("INSERT INTO arrays VALUES (?, ?)", ((name, _bytes(a)) for name, a in arrays.items()))
        database.executemany("INSERT INTO names VALUES (?)", ((encode(name),) for name in names))
        ours = dict.fromkeys(vocabulary_of(passages, names, words_of_games), True)
        known = dict.fromkeys(everyday, False) | ours
        database.executemany("INSERT INTO vocabulary VALUES (?, ?)", sorted(known.items()))
        database.execute("INSERT INTO phrases VALUES (?)", (encode(phrase_book(words_of_games)),))
        for values in (documents, rulings, names, words_of_games):
            digest.update(encode(values))
    database.execute("VACUUM")
    database.close()
    return digest.hexdigest()


def _kind(passage: Passage) -> int:
    """0 for a ruling's own text, 1 for a question asked of one, 2 for a question that nothing answers."""
    return {"asked": 1, "not ruled": 2}.get(passage.kind, 0)


def _bytes(numbers: array[int]) -> bytes:
    """Numbers as they are stored: little-endian."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _latest_start(ruling: Ruling) -> dt.date:
    """The day from which on the ruling has begun, whichever counts: its document's date or that of a replacement it makes."""
    return max((ruling.in_force.earliest, *(r.start.earliest for r in ruling.supersedes)))
