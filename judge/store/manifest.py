"""The manifest of an index folder: what the index was made from and holds, against which every file is held before use.

``manifest.json`` (versions, hashes, counts, learnt numbers), ``rulings.sqlite`` (see `ruling_table`), ``vectors.faiss`` (see
`search.dense`), ``words.npy`` (see `search.words`), ``encoder/`` (an input of the build, pinned by hash; see `encoder_files`).
"""

from __future__ import annotations

import hashlib
import shlex
from pathlib import Path
from typing import Literal

import msgspec

from judge.errors import IndexStoreError
from judge.store.learnt import DEFAULTS
from judge.version import __version__

FORMAT = 5
MADE_BY = f"rules-judge {__version__}"
MANIFEST, DATABASE, VECTORS, WORDS, ENCODER = "manifest.json", "rulings.sqlite", "vectors.faiss", "words.npy", "encoder"
BUILD = "run 'judge build'"  # what mends an index
_END = 64 * 1024


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


class FileStamp(msgspec.Struct, frozen=True, omit_defaults=True):
    """What tells a file: its size, and a SHA-256 of its first and last 64 KiB, quick enough to check before every question.

    ``sha256`` is that of the whole file, for those who have the time (:func:`are_whole`); empty where an older program wrote the manifest.
    """

    bytes: int
    ends_sha256: str
    sha256: str = ""

    @classmethod
    def of(cls, path: Path) -> FileStamp:
        """The stamp of an existing file.

        :raises OSError: if it can't be read.
        """
        with path.open("rb") as file:
            return cls(path.stat().st_size, _ends_sha256(path), hashlib.file_digest(file, "sha256").hexdigest())


def _ends_sha256(path: Path) -> str:
    with path.open("rb") as file:
        digest = hashlib.sha256(file.read(_END))
        file.seek(max(0, path.stat().st_size - _END))
        digest.update(file.read(_END))
    return digest.hexdigest()


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


class _Format(msgspec.Struct):
    format: int


class _Encoder(msgspec.Struct):
    encoder: EncoderFacts


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the manifest into an existing folder.

    :raises OSError: if it can't be written.
    """
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=2).decode()
    (folder / MANIFEST).write_text(text + "\n", encoding="utf-8")


def read_manifest(folder: Path) -> Manifest:
    """Read the manifest and check that every file it names is the one that it describes.

    :raises IndexStoreError: if the folder holds no index, a damaged one, or one of another format.
    """
    try:
        raw = (folder / MANIFEST).read_bytes()
    except OSError:
        raise IndexStoreError(f"no index at {folder}", BUILD) from None
    try:
        written = msgspec.json.decode(raw, type=_Format).format
        manifest = msgspec.json.decode(raw, type=Manifest) if written == FORMAT else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise IndexStoreError(f"{folder / MANIFEST} is no manifest of this program", BUILD) from None
    if manifest is None:
        raise IndexStoreError(f"the index at {folder} has format {written}, this program reads {FORMAT}", BUILD)
    if set(manifest.learnt) != set(DEFAULTS) or set(manifest.files) != {DATABASE, VECTORS, WORDS}:
        raise IndexStoreError(f"{folder / MANIFEST} is incomplete", BUILD)
    for name, stamp in manifest.files.items():
        _check_file(folder / name, stamp)
    return manifest


def how_to_build(folder: Path) -> str:
    """What builds the index at ``folder`` again as it is: with the encoder that somebody chose for it, where one was chosen."""
    try:
        encoder = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=_Encoder).encoder
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return "judge build"
    return f"judge build --encoder {shlex.quote(encoder.name)}" if encoder.is_chosen else "judge build"


def _check_file(path: Path, stamp: FileStamp) -> None:
    if not path.is_file():
        raise IndexStoreError(f"{path} is missing", BUILD)
    if path.stat().st_size != stamp.bytes:
        raise IndexStoreError(f"{path} has {path.stat().st_size} bytes where the manifest says {stamp.bytes}", BUILD)
    if _ends_sha256(path) != stamp.ends_sha256:
        raise IndexStoreError(f"{path} is not the file that the manifest describes", BUILD)


def are_whole(folder: Path, manifest: Manifest) -> bool:
    """Whether every byte of an index's files is the one that its manifest describes; not so where that doesn't say.

    :raises OSError: if a file can't be read.
    """
    return all(FileStamp.of(folder / name) == stamp for name, stamp in manifest.files.items())
