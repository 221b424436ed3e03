"""Late interaction: how well the words of a question and those of a text find each other.

One vector a text blurs what it says; its words' vectors, from the same run of the encoder, don't (Khattab and Zaharia, "ColBERT", SIGIR
2020). Two means of best cosines come of them, each weighed by how rare the words are: over the words of the question, and over those of the
text - does the question speak of what the text is about?
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.search.encoder import Encoded, Vectors
from judge.store.manifest import BUILD, unread

_STEPS = 127  # of an 8-bit number
_TYPES = [
    (np.dtype(kind), axes) for kind, axes in (("i1", 2), ("<i4", 1), ("<i4", 1), ("<f4", 1), ("<f4", 1))
]  # of the file's arrays


class PackedWords(msgspec.Struct, frozen=True):
    """The words of one text as they are stored.

    :ivar vectors: int8 of shape (words, width); cosines with them are to be multiplied by ``scale``.
    :ivar pieces: int32, of each word its number in the encoder's vocabulary.
    """

    vectors: npt.NDArray[np.int8]
    pieces: npt.NDArray[np.int32]
    scale: np.float32


def packed(text: Encoded) -> PackedWords:
    """The words of a text in 8 bits a number."""
    scale = np.float32(np.abs(text.words).max(initial=1e-6) / _STEPS)
    return PackedWords(np.round(text.words / scale).astype(np.int8), np.asarray(text.pieces, np.int32), scale)


def write_words(texts: Sequence[PackedWords | None], width: int, vocabulary: int, path: Path) -> None:
    """Write the words of texts to a file, replacing one that stands there; a text of which none are kept has none.

    Beside them stands how much each word piece of the vocabulary tells: the logarithm of how rare it is among the texts.

    :param vocabulary: how many word pieces the encoder knows.
    :raises OSError: if the file can't be written.
    """
    given = [text for text in texts if text is not None]
    bearers = np.zeros(vocabulary)
    for text in given:
        bearers[np.unique(text.pieces)] += 1
    arrays = (
        np.concatenate([np.zeros((0, width), np.int8), *(text.vectors for text in given)]),
        np.concatenate([np.zeros(0, np.int32), *(text.pieces for text in given)]),
        np.cumsum([0, *(0 if text is None else len(text.pieces) for text in texts)], dtype=np.int32),
        np.array([0.0 if text is None else text.scale for text in texts], np.float32),
        np.log(1 + len(given) / (1 + bearers)).astype(np.float32),
    )
    with path.open("wb") as file:
        for array in arrays:
            np.save(file, array, allow_pickle=False)


class WordIndex:
    """The words of an index's own texts, and the two means that a question has with some of them."""

    def __init__(self, path: Path, texts: int, width: int) -> None:
        """Open the words of ``texts`` texts, each word of ``width`` numbers.

        :raises IndexStoreError: if the file can't be read, or holds others.
        """
        try:
            with path.open("rb") as file:
                read = [np.lib.format.read_array(file, allow_pickle=False) for _ in _TYPES]
        except OSError as error:
            raise unread(path, error) from None
        except (ValueError, EOFError, MemoryError):  # a damaged header may ask for any amount of memory
            raise IndexStoreError(f"{path} holds no words of texts, or is truncated", BUILD) from None
        self._vectors, self._pieces, self._starts, self._scales, self._weights = read
        if not (
            [(array.dtype, array.ndim) for array in read] == _TYPES
            and self._vectors.shape == (len(self._pieces), width)
            and len(self._starts) == len(self._scales) + 1 == texts + 1
            and (self._starts[0], self._starts[-1]) == (0, len(self._pieces))
            and (np.diff(self._starts) >= 0).all()
            and self._pieces.min(initial=0) >= 0
            and self._pieces.max(initial=-1) < len(self._weights)
        ):
            raise IndexStoreError(f"{path} holds words of other texts than the index", BUILD)

    def text(self, n: int) -> PackedWords | None:
        """The words of text ``n`` as they are stored; None where none are kept."""
        place = slice(self._starts[n], self._starts[n + 1])
        if place.start == place.stop:
            return None
        return PackedWords(self._vectors[place], self._pieces[place], self._scales[n])

    def of(self, texts: npt.NDArray[np.int64]) -> TextWords:
        """The words of some texts, ready to be compared.

        :param texts: the texts' numbers.
        """
        firsts, lengths = self._starts[texts], np.diff(self._starts)[texts]
        worded = np.flatnonzero(lengths)
        lengths = lengths[worded]
        begins = np.cumsum(lengths) - lengths
        places = np.arange(lengths.sum()) + np.repeat(firsts[worded] - begins, lengths)
        vectors = self._vectors[places].astype(np.float32)
        scales = self._scales[texts[worded]]
        tells = self._weights[self._pieces[places]]
        return TextWords(len(texts), worded, begins, vectors, scales, tells, self._weights)


class TextWords(msgspec.Struct, frozen=True):
    """The words of some texts.

    :ivar count: how many texts.
    :ivar worded: those of them that have words, and in ``begins`` the place of each one's first.
    :ivar vectors: of each word, of shape (words, width); what they are to be multiplied by stands in ``scales``, for each worded text.
    :ivar tells: of each word how much it tells; ``weights`` the same of every piece of the vocabulary.
    """

    count: int
    worded: npt.NDArray[np.int64]
    begins: npt.NDArray[np.int64]
    vectors: Vectors
    scales: Vectors
    tells: Vectors
    weights: Vectors

    def means(self, asked: Encoded) -> tuple[Vectors, Vectors]:
        """Two numbers in [-1, 1] for each text: the mean best cosine of the question's words in it, and of its words in the question.

        A text without words has 0 and 0.
        """
        of_asked, of_text = np.zeros(self.count, np.float32), np.zeros(self.count, np.float32)
        if not len(self.worded) or not len(asked.pieces):
            return of_asked, of_text
        cosines = asked.words @ self.vectors.T  # (words of the question, words of the texts): quickest to look through
        weights = self.weights[asked.pieces]
        best_in_text = np.maximum.reduceat(cosines, self.begins, axis=1)
        of_asked[self.worded] = (weights / weights.sum()) @ best_in_text * self.scales
        best = cosines.max(axis=0) * self.tells
        told = np.add.reduceat(best, self.begins) / np.add.reduceat(self.tells, self.begins)
        of_text[self.worded] = told * self.scales
        return of_asked, of_text
