"""Late interaction: how well the words of a question and those of a text find each other.

One vector a text blurs what it says; its words' vectors, from the same run of the encoder, don't (Khattab and Zaharia, "ColBERT", SIGIR
2020). Two means of best cosines come of them, each weighed by how rare the words are: over the words of the question, and over those of the
text - does the question speak of what the text is about?
"""

from __future__ import annotations

import math
import mmap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.search.dense import MAP_ABOVE, products
from judge.search.encoder import Encoded, Vectors
from judge.search.rows_file import CAN_READ, RowsFile
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


class WordArrays(NamedTuple):
    """The arrays of a file of words, mapped, in its order.

    :ivar vectors: int8 of shape (words, width), one text behind the other.
    :ivar pieces: int32, of each word its number in the encoder's vocabulary.
    :ivar starts: int32, where each text begins, and behind the last the end.
    :ivar scales: float32, of each text what its cosines are to be multiplied by; 0 for a text of which no words are kept.
    :ivar weights: float32, of each word piece of the vocabulary how much it tells.
    :ivar at: where in the file the vectors begin.
    """

    vectors: npt.NDArray[np.int8]
    pieces: npt.NDArray[np.int32]
    starts: npt.NDArray[np.int32]
    scales: npt.NDArray[np.float32]
    weights: npt.NDArray[np.float32]
    at: int


def words_of_others(path: Path) -> IndexStoreError:
    """What is raised where a file of words is whole, and not this index's."""
    return IndexStoreError(f"{path} holds words of other texts than the index", BUILD)


def open_words(path: Path, texts: int, width: int) -> WordArrays:
    """Map the words of ``texts`` texts, each word of ``width`` numbers. What the arrays hold is not looked at.

    :raises IndexStoreError: if the file can't be read, or holds others.
    """
    try:
        with path.open("rb") as file:
            whole = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            found = [_mapped(file, whole) for _ in _TYPES]
    except OSError as error:
        raise unread(path, error) from None
    except (ValueError, KeyError, EOFError, TypeError, SyntaxError, OverflowError):
        raise IndexStoreError(f"{path} holds no words of texts, or is truncated", BUILD) from None
    read = [array for array, _ in found]
    vectors, pieces, starts, scales, weights = read
    arrays = WordArrays(vectors, pieces, starts, scales, weights, found[0][1])
    if not (
        [(array.dtype, array.ndim) for array in read] == _TYPES
        and arrays.vectors.shape == (len(arrays.pieces), width)
        and len(arrays.starts) == len(arrays.scales) + 1 == texts + 1
        and (arrays.starts[0], arrays.starts[-1]) == (0, len(arrays.pieces))
    ):
        raise words_of_others(path)
    return arrays


class WordIndex:
    """The words of an index's own texts, and the two means that a question has with some of them."""

    def __init__(self, path: Path, texts: int, width: int, weights: npt.NDArray[np.float32] | None = None) -> None:
        """Open the words of ``texts`` texts, each word of ``width`` numbers.

        :param weights: of each word piece how much it tells, where the file holds what is to be summed up instead.
        :raises IndexStoreError: if the file can't be read, or holds others.
        """
        self._path = path
        self._vectors, self._pieces, self._starts, self._scales, self._weights, at = open_words(path, texts, width)
        if weights is not None:
            if len(weights) != len(self._weights):
                raise words_of_others(path)
            self._weights = weights
        self._file: RowsFile | None = None
        if self._vectors.nbytes > MAP_ABOVE and CAN_READ:
            try:
                self._file = RowsFile(path, at, width)
            except OSError as error:
                raise unread(path, error) from None

    def of(self, texts: npt.NDArray[np.int64]) -> TextWords:
        """The words of some texts, ready to be compared.

        :param texts: the texts' numbers.
        :raises IndexStoreError: if the file holds words of other texts.
        """
        firsts = self._starts[texts]
        lengths = self._starts[texts + 1] - firsts
        if len(texts) and not (lengths.min() >= 0 <= firsts.min() and (firsts + lengths).max() <= len(self._pieces)):
            raise words_of_others(self._path)
        worded = np.flatnonzero(lengths)
        lengths = lengths[worded]
        begins = np.cumsum(lengths) - lengths
        places = np.arange(lengths.sum()) + np.repeat(firsts[worded] - begins, lengths)
        pieces = self._pieces[places]
        if len(pieces) and not 0 <= pieces.min() <= pieces.max() < len(self._weights):
            raise words_of_others(self._path)
        vectors = self._read(firsts[worded], lengths) if self._file else self._vectors[places]
        scales = self._scales[texts[worded]]
        tells = self._weights[pieces]
        return TextWords(len(texts), worded, begins, vectors.astype(np.float32), scales, tells, self._weights)

    def _read(self, firsts: npt.NDArray[np.int32], lengths: npt.NDArray[np.int32]) -> npt.NDArray[np.int8]:
        assert self._file
        try:
            return self._file.runs(firsts, lengths).view(np.int8)
        except OSError as error:
            raise unread(self._path, error) from None
        except EOFError:
            raise words_of_others(self._path) from None


def _mapped(file: BinaryIO, whole: mmap.mmap) -> tuple[npt.NDArray[Any], int]:
    """The array that stands next in a file of :func:`numpy.save`'s form, mapped, and where it begins; the file is then behind it.

    :raises ValueError: if there is none, or it is truncated.
    """
    version = np.lib.format.read_magic(file)
    read_header = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}[version]
    shape, is_fortran, kind = read_header(file)
    count = math.prod(shape)
    at = file.tell()
    if is_fortran or kind.hasobject or not 0 <= count * kind.itemsize <= len(whole) - at:
        raise ValueError("no plain array, or not all of it")
    file.seek(at + count * kind.itemsize)
    return np.frombuffer(whole, kind, count, at).reshape(shape) if count else np.empty(shape, kind), at


class WordsInParts:
    """The words of the own texts of an index in parts, each part's in a file of its own, and weighed by all of them together."""

    def __init__(self, paths: Sequence[Path], starts: Sequence[int], weights: Path, width: int) -> None:
        """Open none of them yet.

        :param starts: of each part the number of its first own text, and behind the last their count.
        :param weights: the file in which stands how much each word piece tells.
        :raises IndexStoreError: if that file can't be read.
        """
        self._paths, self._starts, self._width = paths, np.array(starts), width
        self._opened: dict[int, WordIndex] = {}
        try:
            self._weights: npt.NDArray[np.float32] = np.load(weights)
        except OSError as error:
            raise unread(weights, error) from None
        except (ValueError, EOFError):
            raise words_of_others(weights) from None
        if (self._weights.dtype, self._weights.ndim) != (np.dtype("<f4"), 1):
            raise words_of_others(weights)

    def of(self, texts: npt.NDArray[np.int64]) -> TextWords:
        """As of a :class:`WordIndex`."""
        if not len(texts):
            none = np.zeros(0, np.int64)
            empty = np.zeros(0, np.float32)
            return TextWords(0, none, none, np.zeros((0, self._width), np.float32), empty, empty, self._weights)
        place = np.searchsorted(self._starts, texts, "right") - 1
        begins = np.flatnonzero(np.append(True, place[1:] != place[:-1]))
        runs = zip(begins.tolist(), np.append(begins[1:], len(texts)).tolist(), strict=True)
        read = [self._part(int(place[at])).of(texts[at:end] - self._starts[place[at]]) for at, end in runs]
        texts_before = np.cumsum([0, *(each.count for each in read)])
        words_before = np.cumsum([0, *(len(each.vectors) for each in read)])
        return TextWords(
            count=len(texts),
            worded=np.concatenate([each.worded + before for each, before in zip(read, texts_before, strict=False)]),
            begins=np.concatenate([each.begins + before for each, before in zip(read, words_before, strict=False)]),
            vectors=np.concatenate([each.vectors for each in read]),
            scales=np.concatenate([each.scales for each in read]),
            tells=np.concatenate([each.tells for each in read]),
            weights=self._weights,
        )

    def _part(self, n: int) -> WordIndex:
        if (found := self._opened.get(n)) is None:
            texts = int(self._starts[n + 1] - self._starts[n])
            found = self._opened[n] = WordIndex(self._paths[n], texts, self._width, self._weights)
        return found


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
        cosines = products(asked.words, self.vectors)
        weights = self.weights[asked.pieces]
        best_in_text = np.maximum.reduceat(cosines, self.begins, axis=1)
        of_asked[self.worded] = (weights / weights.sum()) @ best_in_text * self.scales
        best = cosines.max(axis=0) * self.tells
        told = np.add.reduceat(best, self.begins) / np.add.reduceat(self.tells, self.begins)
        of_text[self.worded] = told * self.scales
        return of_asked, of_text
