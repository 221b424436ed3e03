"""The tables of an index's database and how they are filled. What is read from them, and how, is `store.ruling_table`.

Whatever a question, a name or a section is looked up by has an index of its own: nothing that grows with the corpus is read as a whole.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import hashlib
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from judge.indexing.arrays import Integers, passage_arrays, ruling_arrays, spelling_arrays
from judge.indexing.passages import NOT_OWN, REPEATS
from judge.indexing.phrases import phrase_book
from judge.indexing.postings import Postings
from judge.indexing.vocabulary import vocabulary_of
from judge.rulings.model import Document, Ruling, Words
from judge.search.entry_keys import keys_of
from judge.search.text import name_words
from judge.store import arrays
from judge.store.manifest import ARRAYS
from judge.store.rows import Name, Passage

_CACHE = (
    128 * 1024
)  # KiB of the file that are held in memory while it is written: some of its tables are not filled in their order
_AT_ONCE = 1_024  # passages that are written at once
WRITTEN_BY = sqlite3.sqlite_version  # another writes other bytes

# What is found by its key alone has that key for its place (WITHOUT ROWID); the other indexes hold all that is asked for by them.
SCHEMA = """
CREATE TABLE games (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, rulings INTEGER NOT NULL);
CREATE TABLE documents (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, title TEXT NOT NULL, has_base_rules INTEGER NOT NULL,
    json BLOB NOT NULL
);
CREATE TABLE rulings (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL, doc TEXT NOT NULL, starts TEXT NOT NULL, certainty TEXT, section TEXT, title TEXT NOT NULL, json BLOB NOT NULL
);
CREATE INDEX rulings_of ON rulings (game, doc, certainty);
CREATE INDEX rulings_of_document ON rulings (doc, section, title, id);
CREATE INDEX rulings_begun ON rulings (starts);
CREATE INDEX base_rules ON rulings (certainty) WHERE certainty IS NOT NULL;
CREATE TABLE entry_keys (kind TEXT, key TEXT, ruling INTEGER, PRIMARY KEY (kind, key, ruling)) WITHOUT ROWID;
CREATE TABLE replacements (
    n INTEGER PRIMARY KEY, old INTEGER NOT NULL, new INTEGER NOT NULL, is_whole INTEGER NOT NULL, start TEXT NOT NULL
);
CREATE INDEX replacements_of ON replacements (old, n, new);
CREATE TABLE presupposed (entry INTEGER, base_rule INTEGER, PRIMARY KEY (entry, base_rule)) WITHOUT ROWID;
CREATE TABLE passages (
    n INTEGER PRIMARY KEY, ruling INTEGER NOT NULL, point INTEGER NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL
);
CREATE VIRTUAL TABLE written USING fts5 (text, content = '', columnsize = 0, tokenize = 'unicode61 remove_diacritics 2');
CREATE TABLE terms (
    term TEXT PRIMARY KEY, first INTEGER NOT NULL, own INTEGER NOT NULL, count INTEGER NOT NULL,
    own_rulings INTEGER NOT NULL, rulings INTEGER NOT NULL, by_game BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE names (n INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, ruling INTEGER NOT NULL, json BLOB NOT NULL);
CREATE INDEX names_called ON names (name, kind, ruling);
CREATE TABLE name_forms (form TEXT, is_section INTEGER, name INTEGER, PRIMARY KEY (form, is_section, name)) WITHOUT ROWID;
CREATE TABLE name_words (word TEXT, name INTEGER, weight REAL NOT NULL, PRIMARY KEY (word, name)) WITHOUT ROWID;
CREATE TABLE card_words (text TEXT, is_word INTEGER, name INTEGER, PRIMARY KEY (text, is_word, name)) WITHOUT ROWID;
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
    postings: Postings | None = None,
) -> str:
    """Write entries, passages, names and lexical index to a SQLite file, and the arrays beside it, replacing what stands there. A write
    that is cut off leaves files of no use.

    :param everyday: words that are spelt right without being the rulings'.
    :param postings: those of the passages, where they are there already.
    :return: the SHA-256 of the content, whatever SQLite's version makes of it.
    :raises OSError: if a file can't be written.
    """
    path.unlink(missing_ok=True)
    try:
        return _write(
            path, documents, rulings, passages, names, words_of_games, everyday, postings or Postings(passages)
        )
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
    postings: Postings,
) -> str:
    digest = hashlib.sha256()
    encode = msgspec.json.encode
    rows = postings.passages
    count = max(len(rulings), int(rows.ruling.max(initial=-1)) + 1)
    games = {game: n for n, game in enumerate(dict.fromkeys(ruling.game for ruling in rulings))}
    made: dict[str, Integers | bytes] = {
        **passage_arrays(passages, rows, count),
        **ruling_arrays(rulings, games, documents),
    }
    with new_database(path) as database:
        _write_documents(database, documents, rulings, games)
        _write_entries(database, rulings)
        _write_references(database, rulings)
        of_game = made[arrays.GAME] if len(rulings) == count else np.zeros(count, np.int64)
        _write_passages(database, passages, digest)
        bearers = postings.bearers
        numbers = (bearers.own, postings.counts, bearers.own_rulings, bearers.rulings)
        _write_terms(database, postings.terms, *numbers, by_game=bearers.by_game(np.asarray(of_game)))
        made[arrays.POSTINGS] = postings.rows
        write_names(database, names)
        ours = vocabulary_of(passages, names, words_of_games)
        _write_words(database, ours, words_of_games, everyday)
        made |= spelling_arrays(sorted(ours, key=str.encode))
        for values in (documents, rulings, names, words_of_games):
            digest.update(encode(values))
    arrays.write_arrays(
        path.with_name(ARRAYS),
        {name: each if isinstance(each, bytes) else np.ascontiguousarray(each).data for name, each in made.items()},
    )
    return digest.hexdigest()


@contextlib.contextmanager
def new_database(path: Path) -> Iterator[sqlite3.Connection]:
    """A database with the tables of an index, to be filled, and then made as small as it can be.

    :raises sqlite3.Error: if it can't be written.
    """
    database = sqlite3.connect(path)
    # Nobody reads the file before it is whole and lies where it belongs: no need to be able to go back, or to wait for the disk.
    database.execute("PRAGMA journal_mode = OFF")
    database.execute("PRAGMA synchronous = OFF")
    database.execute(f"PRAGMA cache_size = -{_CACHE}")
    with database:
        database.executescript(SCHEMA)
        yield database
    database.execute("VACUUM")
    database.close()


def write_part(path: Path, rulings: Sequence[Ruling], passages: Sequence[Passage], names: Sequence[Name]) -> str:
    """Write what a part of an index holds to a SQLite file: its rulings, passages and names.

    :return: the SHA-256 of the content, whatever SQLite's version makes of it.
    :raises OSError: if the file can't be written.
    """
    digest = hashlib.sha256()
    try:
        with new_database(path) as database:
            _write_entries(database, rulings)
            _write_passages(database, passages, digest)
            write_names(database, names)
    except sqlite3.Error as error:
        raise OSError(str(error)) from None
    for values in (rulings, names):
        digest.update(msgspec.json.encode(values))
    return digest.hexdigest()


class Summed(NamedTuple):
    """What is summed up over the parts of an index: of each term, in order, what its table tells; and the words that are spelt right."""

    terms: Sequence[str]
    own: Integers
    counts: Integers
    own_rulings: Integers
    rulings: Integers
    by_game: Iterable[bytes]
    words: Sequence[str]


def write_summed(
    path: Path,
    documents: Sequence[Document],
    rulings: Sequence[Ruling],
    games: Mapping[str, int],
    words_of_games: Sequence[Words],
    everyday: Iterable[str],
    summed: Summed,
) -> None:
    """Write what all parts of an index have in common to a SQLite file.

    :raises OSError: if the file can't be written.
    """
    try:
        with new_database(path) as database:
            _write_documents(database, documents, rulings, games)
            _write_references(database, rulings)
            _write_terms(database, *summed[:5], by_game=summed.by_game)
            _write_words(database, summed.words, words_of_games, everyday)
    except sqlite3.Error as error:
        raise OSError(str(error)) from None


def _write_words(
    database: sqlite3.Connection, ours: Iterable[str], words_of_games: Sequence[Words], everyday: Iterable[str]
) -> None:
    """Write the words that are spelt right, and what players say."""
    known = dict.fromkeys(everyday, False) | dict.fromkeys(ours, True)
    database.executemany("INSERT INTO vocabulary VALUES (?, ?)", sorted(known.items()))
    database.execute("INSERT INTO phrases VALUES (?)", (msgspec.json.encode(phrase_book(words_of_games)),))


def _write_documents(
    database: sqlite3.Connection, documents: Sequence[Document], rulings: Sequence[Ruling], games: Mapping[str, int]
) -> None:
    """Write games and documents."""
    encode = msgspec.json.encode
    sizes = Counter(ruling.game for ruling in rulings)
    database.executemany("INSERT INTO games VALUES (?, ?, ?)", ((n, game, sizes[game]) for game, n in games.items()))
    with_base_rules = {ruling.doc for ruling in rulings if ruling.certainty is not None}
    database.executemany(
        "INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?)",
        ((n, d.id, d.game, d.title, d.id in with_base_rules, encode(d)) for n, d in enumerate(documents)),
    )


def _write_entries(database: sqlite3.Connection, rulings: Sequence[Ruling]) -> None:
    """Write rulings, and what each is looked up by."""
    encode = msgspec.json.encode
    database.executemany(
        "INSERT INTO rulings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            (n, r.id, r.game, r.doc, str(_latest_start(r)), r.certainty, r.section, r.title, encode(r))
            for n, r in enumerate(rulings)
        ),
    )
    database.executemany(
        "INSERT INTO entry_keys VALUES (?, ?, ?)",
        sorted((kind, key, n) for n, ruling in enumerate(rulings) for kind, key in keys_of(ruling)),
    )


def _write_references(database: sqlite3.Connection, rulings: Sequence[Ruling]) -> None:
    """Write what replaces what, and what base rules speak of."""
    numbers = {ruling.id: n for n, ruling in enumerate(rulings)}
    database.executemany(
        "INSERT INTO replacements (old, new, is_whole, start) VALUES (?, ?, ?, ?)",
        (
            (numbers[each.target.id], n, each.target.point is None, str(each.start.earliest))
            for n, ruling in enumerate(rulings)
            for each in ruling.supersedes
            if each.target.id in numbers
        ),
    )
    database.executemany(
        "INSERT OR IGNORE INTO presupposed VALUES (?, ?)",
        (
            (numbers[reference.id], n)
            for n, ruling in enumerate(rulings)
            if ruling.certainty is not None
            for reference in ruling.see_also
            if reference.id in numbers
        ),
    )


def _write_passages(database: sqlite3.Connection, passages: Sequence[Passage], digest: hashlib._Hash) -> None:
    """Write passages, and the texts in which phrases are looked up."""
    for first in range(0, len(passages), _AT_ONCE):
        rows = [(n, p.ruling, p.point, p.kind, p.text) for n, p in enumerate(passages[first : first + _AT_ONCE], first)]
        digest.update("".join(map(repr, rows)).encode())
        database.executemany("INSERT INTO passages VALUES (?, ?, ?, ?, ?)", rows)
        written = ((n, text) for n, _, _, kind, text in rows if kind not in NOT_OWN and kind not in REPEATS)
        database.executemany("INSERT INTO written (rowid, text) VALUES (?, ?)", written)
    database.execute("INSERT INTO written (written) VALUES ('optimize')")


def _write_terms(
    database: sqlite3.Connection,
    terms: Sequence[str],
    own: Integers,
    counts: Integers,
    own_rulings: Integers,
    rulings: Integers,
    *,
    by_game: Iterable[bytes],
) -> None:
    """Write of each term where its rows begin among the postings, how many there are, and how many rulings they are of."""
    numbers = (np.cumsum(counts) - counts, own, counts, own_rulings, rulings)
    database.executemany(
        "INSERT INTO terms VALUES (?, ?, ?, ?, ?, ?, ?)",
        zip(terms, *(each.tolist() for each in numbers), by_game, strict=True),
    )


def write_names(database: sqlite3.Connection, names: Sequence[Name]) -> None:
    """Write names, and the forms and words that they are found by."""
    database.executemany(
        "INSERT INTO names VALUES (?, ?, ?, ?, ?)",
        ((n, name.name, name.kind, name.ruling, msgspec.json.encode(name)) for n, name in enumerate(names)),
    )
    # People glue what the card writes apart: "doombot", "rocknroll".
    forms = {
        (each, name.kind == "section", n)
        for n, name in enumerate(names)
        for form in name.forms
        for each in ((form,) if name.kind == "section" else (form, form.replace(" ", "")))
    }
    database.executemany("INSERT INTO name_forms VALUES (?, ?, ?)", sorted(forms))
    words = sorted(
        (word, n, weight)
        for n, name in enumerate(names)
        if name.kind != "section"
        for word, weight in zip(name.words, name.weights or repeat(0.0), strict=False)
    )
    database.executemany("INSERT INTO name_words VALUES (?, ?, ?)", words)
    # Each word of a card's name, and what it ends with from there on, written as one: by its beginning "doombot" is found.
    parts = {
        part
        for n, name in enumerate(names)
        if name.kind in ("card", "mention")
        for spelt in (name_words(name.name),)
        for i, word in enumerate(spelt)
        for part in ((word, True, n), ("".join(spelt[i:]), False, n))
    }
    database.executemany("INSERT INTO card_words VALUES (?, ?, ?)", sorted(parts))


def _latest_start(ruling: Ruling) -> dt.date:
    """The day from which on the ruling has begun, whichever counts: its document's date or that of a replacement it makes."""
    return max((ruling.in_force.earliest, *(r.start.earliest for r in ruling.supersedes)))
