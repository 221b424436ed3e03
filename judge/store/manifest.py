"""The manifest of an index folder: what the index was made from and holds, against which every file is held before use.

``manifest.json`` (versions, hashes, counts, learnt numbers), ``rulings.sqlite`` (see `ruling_table`), ``vectors.faiss`` (see
`search.dense`), ``encoder/`` (an input of the build, pinned by hash; see `encoder_files`).
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

import msgspec

from judge.errors import IndexStoreError
from judge.store.learnt import is_complete

FORMAT = 4
MANIFEST, DATABASE, VECTORS, ENCODER = "manifest.json", "rulings.sqlite", "vectors.faiss", "encoder"
BUILD = "run 'judge build'"  # what mends an index
_END = 64 * 1024


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
        """The stamp of an existing file.

        :raises OSError: if it can't be read.
        """
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


class _Format(msgspec.Struct):
    format: int


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
    if not is_complete(manifest.learnt) or set(manifest.files) != {DATABASE, VECTORS}:
        raise IndexStoreError(f"{folder / MANIFEST} is incomplete", BUILD)
    for name, stamp in manifest.files.items():
        _check_file(folder / name, stamp)
    return manifest


def _check_file(path: Path, stamp: FileStamp) -> None:
    if not path.is_file():
        raise IndexStoreError(f"{path} is missing", BUILD)
    if path.stat().st_size != stamp.bytes:
        raise IndexStoreError(f"{path} has {path.stat().st_size} bytes where the manifest says {stamp.bytes}", BUILD)
    if FileStamp.of(path) != stamp:
        raise IndexStoreError(f"{path} is not the file that the manifest describes", BUILD)
