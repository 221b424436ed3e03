"""The manifest of an index: what it was made from and holds, and the hash of every file that belongs to it.

The place of an index (``index/``, the user's own, one that ``--index`` names) holds a folder for each version, and ``current``, which names
the one that is read. A version never changes; its name is its manifest's hash. It holds ``manifest.json`` (versions, hashes, counts, learnt
numbers), ``rulings.sqlite`` (see `ruling_table`), ``rulings.arrays`` (see `arrays`), ``vectors.faiss`` (see `search.dense`), ``words.npy``
(see `search.words`) and ``encoder/`` (an input of the build; see `encoder_files`). The shipped encoder lies beside the versions.

The index of a large corpus is in parts (see `parts`), which lie beside the versions, too, and are shared by them: its version holds what
is summed up over them. It has a format of its own, so that a judge that knows of no parts refuses it; a small one is as it was.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path
from typing import Literal

import msgspec

from judge.errors import IndexStoreError
from judge.files.looking import how_to_mend, is_damage, open_file, read_file
from judge.store.encoder_files import FACTS, FILES
from judge.store.learnt import DEFAULTS, LEARNT
from judge.store.locations import CURRENT, MANIFEST
from judge.version import __version__

FORMAT = 7
FORMAT_IN_PARTS = 8
MADE_BY = f"rules-judge {__version__}"
DATABASE, ARRAYS, VECTORS, WORDS = "rulings.sqlite", "rulings.arrays", "vectors.faiss", "words.npy"
ROUGH = "rough.npy"  # of an index in parts: the codes by which vectors are compared roughly, as they were before they were packed
PARTS = "parts"  # the folder, beside the versions, in which parts lie
PARTS_FROM_VERSION = f"../{PARTS}"
ROWS, SUMS = "vectors.rows", "sums.msgpack"
OF_A_PART = (DATABASE, ROWS, WORDS, SUMS)
ENCODER: Literal["encoder"] = "encoder"
BUILD = "run 'judge build'"  # what mends an index
EncoderFolder = Literal[
    "encoder", "../encoder"
]  # from that of a version, which carries its own or shares the one in its place
BESIDE: EncoderFolder = "../encoder"
_NAME_LENGTH = 16  # of the hexadecimal digits of a SHA-256


class EncoderFacts(msgspec.Struct, frozen=True):
    """Which encoder made the vectors. ``sha256`` is that of a carried encoder's files; null for a sentence-transformers model."""

    kind: Literal["static", "onnx", "sentence-transformers"]
    name: str
    dimension: int
    sha256: str | None

    @property
    def is_chosen(self) -> bool:
        """Whether somebody chose it with ``judge build --encoder``: it is none that judge ships."""
        return self.kind == "sentence-transformers"

    @property
    def files(self) -> tuple[str, ...]:
        """The names of its files; none where it does not travel with the index."""
        return () if self.is_chosen else (FACTS, *FILES[self.kind])


class FileStamp(msgspec.Struct, frozen=True):
    """What tells a file: its size and its SHA-256."""

    bytes: int
    sha256: str

    @classmethod
    def of(cls, path: Path) -> FileStamp:
        """The stamp of an existing file.

        :raises OSError: if it can't be read.
        """
        with open_file(path) as file:
            return cls(os.fstat(file.fileno()).st_size, hashlib.file_digest(file, "sha256").hexdigest())


class PartFacts(msgspec.Struct, frozen=True):
    """A part of an index: its name, and how many rulings, names and passages it has: own texts, questions asked, and unanswered ones."""

    name: str
    rulings: int
    names: int
    own: int
    asked: int
    unanswered: int

    @property
    def passages(self) -> int:
        """How many passages it has."""
        return self.own + self.asked + self.unanswered


class Manifest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the index was made from and consists of. ``content_sha256`` covers entries and lexical content, whatever SQLite's version.

    ``files`` gives the stamp of each file by its path from the version's folder; those of the encoder lie in ``encoder_folder``.
    ``base_sha256`` is the hash of the first corpus folder alone, which proofs speak of; left out where there is no other.
    ``games`` are the names of the user's own games, by id. ``parts`` are those of a large index, in the corpus's order.
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
    encoder_folder: EncoderFolder = "encoder"
    games: dict[str, str] = {}
    parts: tuple[PartFacts, ...] = ()

    @property
    def proven_corpus(self) -> str:
        """The hash of the corpus that a record of proofs must name: without the user's own documents."""
        return self.base_sha256 or self.corpus_sha256

    @property
    def is_complete(self) -> bool:
        """Whether it names every file that a version with this encoder has, and no other; where nothing was learnt no file says what."""
        names = {DATABASE, ARRAYS, VECTORS, WORDS, *(f"{self.encoder_folder}/{name}" for name in self.encoder.files)}
        if self.parts:
            names |= {ROUGH, *(f"{PARTS_FROM_VERSION}/{part.name}/{name}" for part in self.parts for name in OF_A_PART)}
        return set(self.files) - {f"{self.encoder_folder}/{LEARNT}"} == names and set(self.learnt) == set(DEFAULTS)


def starts(counts: Iterable[int]) -> list[int]:
    """Where each of some stretches begins that stand one behind the other, and behind the last the end."""
    return [0, *accumulate(counts)]


class _Format(msgspec.Struct):
    format: int


class _Encoder(msgspec.Struct):
    encoder: EncoderFacts


def encoded(manifest: Manifest) -> bytes:
    """A manifest as its file has it."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def version_name(manifest: bytes) -> str:
    """The name of the version whose manifest has these bytes."""
    return hashlib.sha256(manifest).hexdigest()[:_NAME_LENGTH]


def is_version_name(name: str) -> bool:
    """Whether a version's folder may be called so."""
    return re.fullmatch(f"[0-9a-f]{{{_NAME_LENGTH}}}", name) is not None


def current_version(place: Path) -> str:
    """The name of the version that is read.

    :raises IndexStoreError: if there is no index at ``place``, or ``current`` names none.
    """
    try:
        name = read_file(place / CURRENT)[:100].decode("ascii", "replace").strip()
    except (FileNotFoundError, NotADirectoryError):
        if os.path.isfile(place / MANIFEST):
            raise IndexStoreError(
                f"the index at {place} is of an older judge, which laid it out otherwise", BUILD
            ) from None
        raise IndexStoreError(f"no index at {place}", BUILD) from None
    except OSError as error:
        raise unread(place / CURRENT, error) from None
    if not is_version_name(name):
        raise IndexStoreError(f"{place / CURRENT} names no index", BUILD)
    return name


def read_manifest(place: Path, version: str | None = None) -> Manifest:
    """The manifest of a version of the index at ``place``, of the current one where none is named. Its files are not looked at.

    :raises IndexStoreError: if there is none, it is damaged, or is one of another format.
    """
    name = version or current_version(place)
    path = place / name / MANIFEST
    try:
        raw = read_file(path)
    except OSError as error:
        raise unread(path, error) from None
    if version_name(raw) != name:
        raise IndexStoreError(f"{path} is damaged", BUILD)
    try:
        written = msgspec.json.decode(raw, type=_Format).format
        manifest = msgspec.json.decode(raw, type=Manifest) if written in (FORMAT, FORMAT_IN_PARTS) else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise IndexStoreError(f"{path} is no manifest of this program", BUILD) from None
    if manifest is None:
        raise IndexStoreError(f"the index at {place} has format {written}, this program reads {FORMAT}", BUILD)
    if not manifest.is_complete or bool(manifest.parts) != (manifest.format == FORMAT_IN_PARTS):
        raise IndexStoreError(f"{path} is incomplete", BUILD)
    return manifest


def unread(path: Path, error: OSError) -> IndexStoreError:
    """What the system says of a file of an index that can't be opened or read, and what mends it: a build, unless the file is sound."""
    if isinstance(error, FileNotFoundError):
        return IndexStoreError(f"{path} is missing", BUILD)
    how = f"make it readable, or {BUILD}" if isinstance(error, PermissionError) else BUILD
    why = error.strerror or error
    return IndexStoreError(f"{path} can't be read ({why})", how if is_damage(error) else how_to_mend(error))


def how_to_build(place: Path) -> str:
    """What builds the index at ``place`` again as it is: with the encoder that somebody chose for it, where one was chosen."""
    try:
        folder = place / current_version(place)
    except IndexStoreError:
        folder = place  # where an older judge laid the manifest
    try:
        encoder = msgspec.json.decode(read_file(folder / MANIFEST), type=_Encoder).encoder
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return "judge build"
    return f"judge build --encoder {shlex.quote(encoder.name)}" if encoder.is_chosen else "judge build"
