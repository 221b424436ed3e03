"""The words of many texts as a few long arrays: what a build gathers, takes over from earlier indexes, and writes.

The file is the one that `search.words` maps: some texts at a time are read there, all at once here.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.words import PackedWords, open_words, words_of_others

Numbers = npt.NDArray[np.int64]
_AT_ONCE = 1 << 20  # words whose pieces are counted at once


class WordRows(msgspec.Struct, frozen=True):
    """The words of texts, one text behind the other.

    :ivar parts: int8 of shape (words, width), one behind the other: what is taken over from an earlier index stays where it lies.
    :ivar pieces: int32, of each word its number in the encoder's vocabulary.
    :ivar starts: int64, where each text begins, and behind the last the end.
    :ivar scales: float32, of each text what its cosines are to be multiplied by; 0 for a text of which no words are kept.
    """

    parts: Sequence[npt.NDArray[np.int8]]
    pieces: npt.NDArray[np.int32]
    starts: npt.NDArray[np.int64]
    scales: npt.NDArray[np.float32]

    @classmethod
    def of(cls, texts: Sequence[PackedWords | None], width: int) -> WordRows:
        """Put the words of texts one behind the other."""
        given = [text for text in texts if text is not None]
        return cls(
            [np.concatenate([np.zeros((0, width), np.int8), *(text.vectors for text in given)])],
            np.concatenate([np.zeros(0, np.int32), *(text.pieces for text in given)]),
            np.cumsum([0, *(0 if text is None else len(text.pieces) for text in texts)], dtype=np.int64),
            np.array([0.0 if text is None else text.scale for text in texts], np.float32),
        )

    @classmethod
    def gathered(
        cls,
        sources: Sequence[WordRows],
        source_of: Numbers,
        row_of: Numbers,
        is_worded: npt.NDArray[np.bool_],
        width: int,
    ) -> WordRows:
        """The words of some texts, each taken from a row of a source; of texts that are not worded none.

        What stands together there and here is one part: hardly anything moves between two builds, and nothing is copied.
        """
        count = len(row_of)
        begins, ends, scales = np.zeros(count, np.int64), np.zeros(count, np.int64), np.zeros(count, np.float32)
        for n, source in enumerate(sources):
            places = np.flatnonzero((source_of == n) & is_worded)
            rows = row_of[places]
            begins[places], ends[places], scales[places] = (
                source.starts[rows],
                source.starts[rows + 1],
                source.scales[rows],
            )
        starts = np.concatenate([np.zeros(1, np.int64), np.cumsum(ends - begins)])
        held = np.flatnonzero(ends > begins)
        source_of, begins, ends = source_of[held], begins[held], ends[held]
        parted = np.flatnonzero((begins[1:] != ends[:-1]) | (source_of[1:] != source_of[:-1])) + 1
        firsts, lasts = (np.append(0, parted), np.append(parted, len(held)) - 1) if len(held) else (held, held)
        stretches = zip(source_of[firsts].tolist(), begins[firsts].tolist(), ends[lasts].tolist(), strict=True)
        vectors = [source.vectors for source in sources]
        parts, pieces = [np.zeros((0, width), np.int8)], [np.zeros(0, np.int32)]
        for n, begin, end in stretches:
            parts.append(vectors[n][begin:end])
            pieces.append(sources[n].pieces[begin:end])
        return cls(parts, np.concatenate(pieces), starts, scales)

    @property
    def vectors(self) -> npt.NDArray[np.int8]:
        """Of all words; those of several parts are copied."""
        return self.parts[0] if len(self.parts) == 1 else np.concatenate(self.parts)

    @property
    def lengths(self) -> npt.NDArray[np.int64]:
        """How many words are kept of each text."""
        return np.diff(self.starts)

    def first(self, count: int) -> WordRows:
        """The first texts alone."""
        end = int(self.starts[count])
        parts, left = [], end
        for part in self.parts:
            parts.append(part[:left])
            left -= len(parts[-1])
        return WordRows(parts, self.pieces[:end], self.starts[: count + 1], self.scales[:count])


def write_rows(words: WordRows, vocabulary: int, path: Path) -> None:
    """Write the words of texts to a file, replacing one that stands there.

    Beside them stands how much each word piece of the vocabulary tells.

    :param vocabulary: how many word pieces the encoder knows.
    :raises OSError: if the file can't be written.
    """
    _write(words, tells(bearers_of(words, vocabulary), int((words.scales > 0).sum())), path)


def write_rows_of_part(words: WordRows, vocabulary: int, path: Path) -> npt.NDArray[np.float64]:
    """The same of a part of an index, which can't know how much a word piece tells: nothing stands there.

    :return: in how many texts each word piece stands.
    """
    _write(words, np.zeros(vocabulary, np.float32), path)
    return bearers_of(words, vocabulary)


def tells(bearers: npt.NDArray[np.float64], texts: int) -> npt.NDArray[np.float32]:
    """How much each word piece tells: the logarithm of how rare it is among the texts of which words are kept."""
    found: npt.NDArray[np.float32] = np.log(1 + texts / (1 + bearers)).astype(np.float32)
    return found


def _write(words: WordRows, weights: npt.NDArray[np.float32], path: Path) -> None:
    shape = len(words.pieces), words.parts[0].shape[1]
    with path.open("wb") as file:
        np.lib.format.write_array_header_1_0(file, {"descr": "|i1", "fortran_order": False, "shape": shape})
        for part in words.parts:
            file.write(np.ascontiguousarray(part).data)
        for array in (words.pieces, words.starts.astype(np.int32), words.scales, weights):
            np.save(file, array, allow_pickle=False)


def bearers_of(words: WordRows, vocabulary: int) -> npt.NDArray[np.float64]:
    """In how many texts each word piece stands."""
    bearers = np.zeros(vocabulary)
    texts = len(words.scales)
    first = 0
    while first < texts:
        last = max(first + 1, int(np.searchsorted(words.starts, words.starts[first] + _AT_ONCE, "right")) - 1)
        place = slice(int(words.starts[first]), int(words.starts[last]))
        of_text = np.repeat(np.arange(last - first), words.lengths[first:last])
        keys = of_text * vocabulary + words.pieces[place]
        keys.sort()  # several times as fast as numpy's way to tell what there is once
        is_new = np.append(True, keys[1:] != keys[:-1])[: len(keys)]
        bearers += np.bincount(keys[is_new] % vocabulary, minlength=vocabulary)
        first = last
    return bearers


def read_rows(path: Path, texts: int, width: int) -> WordRows:
    """The words that an index keeps of ``texts`` texts, mapped from its file; all of it is held against all of it.

    :raises IndexStoreError: if the file can't be read, or holds others.
    """
    held = open_words(path, texts, width)
    lengths = np.diff(held.starts)
    if not (
        lengths.min(initial=0) >= 0
        and held.pieces.min(initial=0) >= 0
        and held.pieces.max(initial=-1) < len(held.weights)
        and (held.scales[lengths > 0] > 0).all()
    ):
        raise words_of_others(path)
    return WordRows([held.vectors], held.pieces, held.starts.astype(np.int64), held.scales)
