"""Late interaction: how well the words of a question and those of a text find each other.

One vector a text blurs what it says; its words' vectors, from the same run of the encoder, don't (Khattab and Zaharia, "ColBERT", SIGIR
2020). Two means of best cosines come of them, each weighed by how rare the words are: over the words of the question, and over those of the
text - does the question speak of what the text is about?
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.search.encoder import Encoded, Vectors
from judge.store.manifest import BUILD

STEPS = 127  # of an 8-bit number


class WordRows(msgspec.Struct, frozen=True):
    """The words of texts, one text after the other, ready to be written.

    :ivar vectors: int8 of shape (words, width): cosines with them are to be multiplied by ``scale``.
    :ivar pieces: of each word its number in the encoder's vocabulary.
    :ivar starts: of each text the place of its first word, and behind the last the end.
    :ivar weights: of each word piece of the vocabulary how much it tells: the logarithm of how rare it is among the texts.
    """

    vectors: npt.NDArray[np.int8]
    pieces: npt.NDArray[np.int32]
    starts: npt.NDArray[np.int32]
    weights: npt.NDArray[np.float32]
    scale: float


def pack(texts: list[Encoded | None], vocabulary: int) -> WordRows:
    """The words of texts as they are stored; a text without (None) has none.

    :param vocabulary: how many word pieces the encoder knows.
    """
    given = [text for text in texts if text is not None]
    lengths = [0 if text is None else len(text.pieces) for text in texts]
    words = np.concatenate([text.words for text in given]) if given else np.zeros((0, 1), np.float32)
    scale = float(np.abs(words).max(initial=1e-6)) / STEPS
    bearers = np.zeros(vocabulary)
    for text in given:
        bearers[np.unique(text.pieces)] += 1
    return WordRows(
        np.round(words / scale).astype(np.int8),
        np.concatenate([np.asarray(text.pieces, np.int32) for text in given]) if given else np.zeros(0, np.int32),
        np.cumsum([0, *lengths], dtype=np.int32),
        np.log(1 + len(given) / (1 + bearers)).astype(np.float32),
        scale,
    )


def write_words(rows: WordRows, path: Path) -> None:
    """Write the words of texts to a file, replacing one that stands there.

    :raises OSError: if the file can't be written.
    """
    with path.open("wb") as file:
        for array in (rows.vectors, rows.pieces, rows.starts, rows.weights, np.array([rows.scale])):
            np.save(file, array)


class WordIndex:
    """The words of an index's own texts, and the two means that a question has with some of them."""

    def __init__(self, path: Path, texts: int, width: int) -> None:
        """Open the words of ``texts`` texts, each word of ``width`` numbers.

        :raises IndexStoreError: if the file can't be read, or holds others.
        """
        try:
            with path.open("rb") as file:
                read: list[Any] = [np.load(file, allow_pickle=False) for _ in range(5)]
        except (OSError, ValueError, EOFError):
            raise IndexStoreError(f"{path} holds no words of texts, or is truncated", BUILD) from None
        self._vectors, self._pieces, self._starts, self._weights, scale = read
        held = self._vectors.ndim == 2 and self._vectors.shape[1] in (width, 1)
        if not held or len(self._starts) != texts + 1 or not len(self._pieces) == len(self._vectors) == self._starts[-1]:
            raise IndexStoreError(f"{path} holds words of other texts than the index", BUILD)
        self._scale = float(scale[0])

    def means(self, asked: Encoded, texts: npt.NDArray[np.int64]) -> tuple[Vectors, Vectors]:
        """Two numbers in [-1, 1] for each text: the mean best cosine of the question's words in it, and of its words in the question.

        :param texts: the texts' numbers; one without words has 0 and 0.
        """
        firsts, lengths = self._starts[texts], np.diff(self._starts)[texts]
        of_asked, of_text = np.zeros(len(texts), np.float32), np.zeros(len(texts), np.float32)
        worded = np.flatnonzero(lengths)
        if not len(worded) or not len(asked.pieces):
            return of_asked, of_text
        lengths = lengths[worded]
        begins = np.cumsum(lengths) - lengths
        places = np.arange(lengths.sum()) + np.repeat(firsts[worded] - begins, lengths)
        cosines = self._vectors[places].astype(np.float32) @ (asked.words.T * self._scale)
        weights = self._weights[asked.pieces]
        of_asked[worded] = np.maximum.reduceat(cosines, begins) @ (weights / weights.sum())
        told = self._weights[self._pieces[places]]
        best = cosines.max(axis=1) * told
        of_text[worded] = np.add.reduceat(best, begins) / np.add.reduceat(told, begins)
        return of_asked, of_text
