"""The index folder: what ``judge build`` writes and a question reads, held against its manifest before use.

``manifest.json`` (versions, hashes, counts, learnt coefficients), ``rulings.sqlite`` (entries, passages, names, lexical index),
``vectors.faiss``, ``encoder/`` (an input of the build, pinned by hash).
"""

from __future__ import annotations

import contextlib
import datetime as dt
import hashlib
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from judge.errors import IndexStoreError
from judge.rulings.model import Document, Ruling, Words
from judge.search.confidence import DEFAULTS
from judge.search.names import Name
from judge.search.passages import NO_RULING, Passage
from judge.search.spelling import vocabulary, words_of
from judge.search.text import tokens
from judge.search.wording import phrase_book

FORMAT = 3
_END = 64 * 1024
MANIFEST, DATABASE, VECTORS, ENCODER = "manifest.json", "rulings.sqlite", "vectors.faiss", "encoder"

_SCHEMA = """
CREATE TABLE documents (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, json BLOB NOT NULL);
CREATE TABLE rulings (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL, doc TEXT NOT NULL, starts TEXT NOT NULL, supersedes INTEGER NOT NULL, json BLOB NOT NULL
);
CREATE TABLE passages (
    n INTEGER PRIMARY KEY, ruling INTEGER NOT NULL, point INTEGER NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL, tokens TEXT NOT NULL
);
CREATE TABLE postings (term TEXT NOT NULL, ruling INTEGER NOT NULL, PRIMARY KEY (term, ruling)) WITHOUT ROWID;
CREATE TABLE names (json BLOB NOT NULL);
CREATE TABLE phrases (json BLOB NOT NULL);
CREATE TABLE vocabulary (word TEXT PRIMARY KEY, is_ours INTEGER NOT NULL) WITHOUT ROWID;
CREATE VIRTUAL TABLE lexical USING fts5 (
    tokens, content='', tokenize="unicode61 remove_diacritics 0 tokenchars '-.+#/'"
);
"""


class EncoderFacts(msgspec.Struct, frozen=True):
    """Which encoder made the vectors. ``sha256`` is that of a carried encoder's files; null for a sentence-transformers model."""

    kind: Literal["static", "onnx", "sentence-transformers"]
    name: str
    dimension: int
    sha256: str | None


class FileStamp(msgspec.Struct, frozen=True):
    """What tells a file: its size, and a SHA-256 of its first and last 64 KiB, quick enough to check before every question."""

    bytes: int
    ends_sha256: str

    @classmethod
    def of(cls, path: Path) -> FileStamp:
        size = path.stat().st_size
        with path.open("rb") as file:
            digest = hashlib.sha256(file.read(_END))
            file.seek(max(0, size - _END))
            digest.update(file.read(_END))
        return cls(size, digest.hexdigest())


class Manifest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the index was made from and consists of. ``content_sha256`` covers entries and lexical content, whatever SQLite's version.

    ``base_sha256`` is the hash of the first corpus folder alone, which proofs speak of; left out where there is no other.
    """

    format: int
    made_by: str
    corpus_sha256: str
    encoder: EncoderFacts
    documents: int
    rulings: int
    points: int
    passages: int
    content_sha256: str
    files: dict[str, FileStamp]
    learnt: dict[str, float]
    base_sha256: str = ""

    @property
    def proven_corpus(self) -> str:
        """The hash of the corpus that a record of proofs must name: without the user's own documents."""
        return self.base_sha256 or self.corpus_sha256


def write_database(
    path: Path,
    documents: Sequence[Document],
    rulings: Sequence[Ruling],
    passages: Sequence[Passage],
    names: Sequence[Name],
    words_of_games: Sequence[Words] = (),
    everyday: Iterable[str] = (),
) -> str:
    """Write entries, passages, names and lexical index to a new SQLite file; return the SHA-256 of their content."""
    path.unlink(missing_ok=True)
    digest = hashlib.sha256()
    encode = msgspec.json.encode
    database = sqlite3.connect(path)
    with database:
        database.executescript(_SCHEMA)
        database.executemany(
            "INSERT INTO documents VALUES (?, ?, ?)", ((n, d.id, encode(d)) for n, d in enumerate(documents))
        )
        database.executemany(
            "INSERT INTO rulings VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                (n, r.id, r.game, r.doc, str(_latest_start(r)), bool(r.supersedes), encode(r))
                for n, r in enumerate(rulings)
            ),
        )
        postings: set[tuple[str, int]] = set()
        for n, passage in enumerate(passages):
            # What nothing answers lends no words to the lexical index: a question made of them is not the better known for it.
            words = tokens(passage.text) if passage.ruling != NO_RULING else []
            postings.update((word, passage.ruling) for word in words)
            row = (n, passage.ruling, passage.point, passage.kind, passage.text, " ".join(words))
            digest.update(repr(row).encode())
            database.execute("INSERT INTO passages VALUES (?, ?, ?, ?, ?, ?)", row)
            if words:
                database.execute("INSERT INTO lexical (rowid, tokens) VALUES (?, ?)", (n, row[5]))
        database.executemany("INSERT INTO postings VALUES (?, ?)", sorted(postings))
        database.executemany("INSERT INTO names VALUES (?)", ((encode(name),) for name in names))
        ours = dict.fromkeys(_vocabulary(passages, names, words_of_games), True)
        known = dict.fromkeys(everyday, False) | ours
        database.executemany("INSERT INTO vocabulary VALUES (?, ?)", sorted(known.items()))
        database.execute("INSERT INTO phrases VALUES (?)", (encode(phrase_book(words_of_games)),))
        database.execute("INSERT INTO lexical (lexical) VALUES ('optimize')")
        for values in (documents, rulings, names, words_of_games):
            digest.update(encode(values))
    database.execute("VACUUM")
    database.close()
    return digest.hexdigest()


def _latest_start(ruling: Ruling) -> dt.date:
    """The day from which on the ruling has begun, whichever counts: its document's date or that of a replacement it makes."""
    return max((ruling.in_force.earliest, *(r.start.earliest for r in ruling.supersedes)))


def _vocabulary(passages: Sequence[Passage], names: Sequence[Name], words_of_games: Sequence[Words]) -> list[str]:
    own = {
        word for passage in passages if passage.kind not in ("asked", "not ruled") for word in words_of(passage.text)
    }
    own.update(word for name in names for form in name.forms for word in words_of(form))
    for words in words_of_games:
        groups = (
            *words.terms.values(),
            *words.names.values(),
            *words.families.values(),
            words.games,
            words.signs,
            words.others,
        )
        own.update(word for group in groups for saying in group for word in words_of(saying))
    asked_in = {
        (word, passage.ruling) for passage in passages if passage.kind == "asked" for word in words_of(passage.text)
    }
    return vocabulary(own, Counter(word for word, _ in asked_in))


def write_manifest(folder: Path, manifest: Manifest) -> None:
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=2).decode()
    (folder / MANIFEST).write_text(text + "\n", encoding="utf-8")


def read_manifest(folder: Path) -> Manifest:
    """Read the manifest and check that every file it names is there with its size.

    :raises IndexStoreError: if the folder holds no index, a damaged one, or one of another format.
    """
    again = "run 'judge build'"
    try:
        raw = (folder / MANIFEST).read_bytes()
    except OSError:
        raise IndexStoreError(f"no index at {folder}", again) from None
    try:
        written = msgspec.json.decode(raw, type=_Format).format
        manifest = msgspec.json.decode(raw, type=Manifest) if written == FORMAT else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise IndexStoreError(f"{folder / MANIFEST} is no manifest of this program", again) from None
    if manifest is None:
        raise IndexStoreError(f"the index at {folder} has format {written}, this program reads {FORMAT}", again)
    if set(manifest.learnt) != set(DEFAULTS) or set(manifest.files) != {DATABASE, VECTORS}:
        raise IndexStoreError(f"{folder / MANIFEST} is incomplete", again)
    for name, stamp in manifest.files.items():
        path = folder / name
        if not path.is_file():
            raise IndexStoreError(f"{path} is missing", again)
        if path.stat().st_size != stamp.bytes:
            raise IndexStoreError(
                f"{path} has {path.stat().st_size} bytes where the manifest says {stamp.bytes}", again
            )
        if FileStamp.of(path) != stamp:
            raise IndexStoreError(f"{path} is not the file that the manifest describes", again)
    return manifest


class _Format(msgspec.Struct):
    format: int


class _Cursor(sqlite3.Cursor):
    """Tells a damaged page, which shows only when it is read, as what it is."""

    def execute(self, *arguments: Any) -> _Cursor:
        with _damage_told():
            return super().execute(*arguments)

    def fetchone(self) -> Any:
        with _damage_told():
            return super().fetchone()

    def fetchall(self) -> list[Any]:
        with _damage_told():
            return super().fetchall()

    def __next__(self) -> Any:
        with _damage_told():
            return super().__next__()


class _Connection(sqlite3.Connection):
    def execute(self, *arguments: Any) -> _Cursor:
        cursor: _Cursor = self.cursor(_Cursor)
        return cursor.execute(*arguments)


@contextlib.contextmanager
def _damage_told() -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise IndexStoreError(f"the index's {DATABASE} is damaged ({error})", "run 'judge build'") from None


def open_database(folder: Path, manifest: Manifest) -> sqlite3.Connection:
    """Open the entries read-only and hold their number against the manifest.

    :raises IndexStoreError: if the file is no database or disagrees with the manifest.
    """
    path = folder / DATABASE
    try:
        database = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, factory=_Connection)
        counts = (
            database.execute("SELECT count(*) FROM rulings").fetchone()[0],
            database.execute("SELECT count(*) FROM passages").fetchone()[0],
        )
    except (sqlite3.DatabaseError, IndexStoreError):
        raise IndexStoreError(f"{path} is no index database", "run 'judge build'") from None
    if counts != (manifest.rulings, manifest.passages):
        raise IndexStoreError(
            f"{path} holds {counts[0]} rulings and {counts[1]} passages where {manifest.rulings} and {manifest.passages} belong",
            "run 'judge build'",
        )
    return database
