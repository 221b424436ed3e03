"""What a build has encoded so far, kept until its index is whole: who was interrupted, or killed, does not encode it again.

A file in the user's cache folder, for each place, encoder and release one, to which blocks are appended; each says how long it is and what
its checksum is, so what was cut off is passed over. It never grows beyond :data:`MOST` bytes, and goes with the build that ends well.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec
import numpy as np

from judge.indexing.word_rows import WordRows
from judge.search.encoder import Vectors
from judge.store.locations import user_cache
from judge.store.manifest import MADE_BY, EncoderFacts

MOST = 4 * 2**30  # bytes: what a million and a half passages take, more than an hour of one core
_KEPT_FOR = 14 * 24 * 3600.0  # seconds after which nobody comes back to a build
_HEAD = 12  # bytes before a block: its checksum and its length


class _Block(msgspec.Struct, array_like=True):
    """Texts and their encodings."""

    texts: list[str]
    vectors: bytes
    words: bytes
    pieces: bytes
    lengths: bytes
    scales: bytes


class Journal:
    """The journal of a build. Only for who holds the place's lock."""

    def __init__(self, place: Path, encoder: EncoderFacts, width: int) -> None:
        """Where there is none yet, nothing is written until something is encoded."""
        named = msgspec.json.encode((os.fsdecode(place.absolute()), encoder, width, MADE_BY))
        self._folder = user_cache() / "encoded"
        self._path = self._folder / hashlib.sha256(named).hexdigest()[:24]
        self._dimension, self._width = encoder.dimension, width
        self._file: BinaryIO | None = None
        self._size = 0

    def read(self) -> Iterator[tuple[list[str], Vectors, WordRows]]:
        """What was encoded, block by block, up to where it was cut off."""
        self._size = 0
        with contextlib.suppress(OSError), self._path.open("rb") as file:
            while block := self._next(file):
                with contextlib.suppress(msgspec.MsgspecError, ValueError):
                    yield self._decoded(msgspec.msgpack.decode(block, type=_Block))
                self._size += _HEAD + len(block)

    def add(self, texts: Sequence[str], vectors: Vectors, words: WordRows) -> None:
        """Keep what was encoded. Where that can't be done, nothing is kept."""
        block = _Block(
            list(texts),
            vectors.astype("<f4").tobytes(),
            words.vectors.tobytes(),
            words.pieces.astype("<i4").tobytes(),
            words.lengths.astype("<i8").tobytes(),
            words.scales.astype("<f4").tobytes(),
        )
        data = msgspec.msgpack.encode(block)
        if self._size + _HEAD + len(data) > MOST:
            return
        with contextlib.suppress(OSError):
            file = self._opened()
            file.write(zlib.crc32(data).to_bytes(4, "little") + len(data).to_bytes(8, "little") + data)
            file.flush()
            self._size += _HEAD + len(data)

    def close(self) -> None:
        """Let go of the file; what it holds stays."""
        if self._file:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def remove(self) -> None:
        """Remove it, as what it holds is held by an index now; and those of builds that nobody came back to."""
        self.close()
        self._size = 0
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)
            for path in self._folder.iterdir():
                if time.time() - path.stat().st_mtime > _KEPT_FOR:
                    path.unlink(missing_ok=True)

    def _opened(self) -> BinaryIO:
        """The file, behind the last whole block."""
        if self._file is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("ab")
            self._file.truncate(self._size)
        return self._file

    @staticmethod
    def _next(file: BinaryIO) -> bytes | None:
        head = file.read(_HEAD)
        size = int.from_bytes(head[4:], "little")
        if len(head) < _HEAD or size > MOST:
            return None
        block = file.read(size)
        return block if len(block) == size and zlib.crc32(block) == int.from_bytes(head[:4], "little") else None

    def _decoded(self, block: _Block) -> tuple[list[str], Vectors, WordRows]:
        """:raises ValueError: if its parts don't fit together."""
        count = len(block.texts)
        vectors = np.frombuffer(block.vectors, "<f4").reshape(count, self._dimension)
        lengths = np.frombuffer(block.lengths, "<i8")
        words = WordRows(
            [np.frombuffer(block.words, np.int8).reshape(-1, self._width)],
            np.frombuffer(block.pieces, "<i4"),
            np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths, dtype=np.int64)]),
            np.frombuffer(block.scales, "<f4"),
        )
        if (
            not len(words.vectors) == len(words.pieces) == words.starts[-1]
            or not len(lengths) == len(words.scales) == count
        ):
            raise ValueError
        return block.texts, vectors, words
