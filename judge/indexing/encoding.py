"""What an index keeps of each passage's text: taken from an earlier index of the same encoder that holds the text, else encoded.

What is kept is read back exactly as it was written, so an index built with earlier ones is, byte for byte, the one built afresh on the
processor that encoded them. An earlier index is held against its manifest, whole: a build is what mends a damaged one.

What is encoded is encoded on every core, by processes, and kept in a journal until the index is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from judge.errors import IndexStoreError
from judge.indexing.arrays import Integers
from judge.indexing.journal import Journal
from judge.indexing.postings import Earlier
from judge.indexing.room import Pile
from judge.indexing.spread import spread
from judge.indexing.sums import read_sums
from judge.indexing.word_rows import WordRows, read_rows
from judge.search import dense
from judge.search.columns import column
from judge.search.encoder import CarriedEncoder, Encoder, Vectors
from judge.search.passage_table import PassageTable
from judge.search.words import packed
from judge.store.arrays import POSTINGS
from judge.store.database import open_database
from judge.store.manifest import (
    MADE_BY,
    ROWS,
    SUMS,
    VECTORS,
    WORDS,
    EncoderFacts,
    PartFacts,
    read_manifest,
)
from judge.store.parts import part_folder, standing
from judge.store.ruling_table import RulingStore, read_texts

CHUNK = 64  # texts that are encoded, and kept, at once
_FEW = 16  # chunks, which are encoded before processes that would do it are there

T = TypeVar("T")
Progress = Callable[[Iterable[T], str], Iterable[T]]


def no_progress(items: Iterable[T], _what: str) -> Iterable[T]:
    """Draw nothing."""
    return items


@dataclass(frozen=True)
class Encodings:
    """What an index keeps of some texts, row by row: ``vectors``, of shape ``(texts, dimension)``, and the words of those of which they are
    kept.
    """

    vectors: Vectors | dense.Halves
    words: WordRows


@dataclass(frozen=True)
class EarlierIndex:
    """What an earlier index keeps: the row of each text, its encodings by row, and the terms of its texts."""

    rows: Mapping[str, int]
    encodings: Encodings
    postings: Earlier | None = None


def facts_of(encoder: Encoder) -> EncoderFacts:
    """What the manifest of an index built with an encoder says of it."""
    carried = encoder if isinstance(encoder, CarriedEncoder) else None
    return EncoderFacts(
        kind=carried.kind if carried else "sentence-transformers",
        name=encoder.name,
        dimension=encoder.dimension,
        sha256=carried.sha256 if carried else None,
    )


def earlier_index(place: Path, encoder: Encoder) -> EarlierIndex | None:
    """Read what the index at ``place`` keeps.

    :return: None where there is no index, where anything in it disagrees with its manifest, where another encoder or another version of
        the program made it, or where the encoder is not one whose files a hash pins.
    """
    if not isinstance(encoder, CarriedEncoder):
        return None
    try:
        with closing(RulingStore(place, afresh=True)) as store:
            manifest = store.manifest
            if (manifest.encoder, manifest.made_by) != (facts_of(encoder), MADE_BY):
                return None
            texts = store.passage_texts()
            table = PassageTable(store)
            table.check()
            own = table.own
            words = read_rows(store.folder / WORDS, own, encoder.width)
            index = dense.read_index(store.folder / VECTORS, manifest.passages, encoder.dimension)
            vectors = dense.PassageVectors(index).all()
            terms = store.terms()
            counts = np.fromiter((count for _, count in terms), np.int64, len(terms))
            postings = column(store, POSTINGS, "<i4", int(counts.sum()))
    except (IndexStoreError, OSError):
        return None
    told = (table.answered, [term for term, _ in terms], counts, postings)
    return _earlier(texts, words, vectors, told)


def earlier_indexes(place: Path, encoder: Encoder, besides: Collection[str] = ()) -> list[EarlierIndex]:
    """What the index at ``place`` keeps: the whole of one that is not in parts, or each part that is whole; none as :func:`earlier_index`.

    :param besides: the names of parts that are not looked at.
    """
    try:
        manifest = read_manifest(place)
    except IndexStoreError:
        return []
    if not manifest.parts:
        return [index] if (index := earlier_index(place, encoder)) else []
    if not isinstance(encoder, CarriedEncoder) or manifest.encoder != facts_of(encoder) or manifest.made_by != MADE_BY:
        return []
    parts = (standing(place, part.name) for part in manifest.parts if part.name not in besides)
    return [index for part in parts if part and (index := _earlier_part(place, part.facts, encoder))]


def _earlier_part(place: Path, part: PartFacts, encoder: Encoder) -> EarlierIndex | None:
    folder = part_folder(place, part.name)
    try:
        with closing(open_database(folder, part)) as database:
            texts = read_texts(database)
        words = read_rows(folder / WORDS, part.own, encoder.width)
        halves = np.memmap(folder / ROWS, np.float16, "r") if part.passages else np.zeros(0, np.float16)
        sums = read_sums(folder / SUMS)
    except (IndexStoreError, OSError, msgspec.MsgspecError):
        return None
    told = (part.own + part.asked, sums.terms, sums.array("counts"), np.frombuffer(sums.postings, "<i4"))
    return _earlier(texts, words, halves.reshape(-1, encoder.dimension), told)


def _earlier(
    texts: Sequence[str],
    words: WordRows,
    vectors: Vectors | dense.Halves,
    told: tuple[int, list[str], Integers, Integers],
) -> EarlierIndex:
    """What is kept of some texts.

    :param words: of the first of them.
    :param told: of their terms, as :class:`Earlier` has it behind the rows of the texts.
    """
    # Of a text that stands twice the row with words: those without come first and are overwritten.
    own = len(words.scales)
    is_worded = (words.scales > 0).tolist()
    rows = {text: row for row, text in enumerate(texts) if row >= own or not is_worded[row]}
    rows |= {text: row for row, text in enumerate(texts[:own]) if is_worded[row]}
    bare = len(texts) - own
    words = WordRows(
        words.parts,
        words.pieces,
        np.concatenate([words.starts, np.full(bare, words.starts[-1])]),
        np.concatenate([words.scales, np.zeros(bare, np.float32)]),
    )
    return EarlierIndex(rows, Encodings(vectors, words), Earlier(rows, *told))


def journal_of(journal: Journal, encoder: Encoder, scratch: Path | None = None) -> EarlierIndex:
    """What a build that did not come to its end has encoded; ``scratch`` as of :func:`encode_passages`."""
    rows: dict[str, int] = {}
    blocks = _Blocks(encoder, scratch)
    first = 0
    for texts, vectors, words in journal.read():
        rows.update((text, first + n) for n, text in enumerate(texts))
        first += len(texts)
        blocks.add(Encodings(vectors, words))
    return EarlierIndex(rows, blocks.joined())


def encode_passages(
    texts: Sequence[str],
    is_worded: Sequence[bool],
    encoder: Encoder,
    earlier: Sequence[EarlierIndex] = (),
    progress: Progress[int] = no_progress,
    journal: Journal | None = None,
    scratch: Path | None = None,
) -> Encodings:
    """What an index keeps of ``texts``, row by row; a text that occurs twice, or in an earlier index, is not encoded again.

    :param is_worded: of each text whether its words are kept as well.
    :param earlier: indexes of the same encoder.
    :param progress: wraps the encoding loop; not called where nothing is left to encode.
    :param journal: where what is encoded is kept meanwhile.
    :param scratch: a folder on a disk with room for the words of what is encoded; None for the system's own folder for such files.
    :raises OSError: if there is no room.
    """
    sources = list(earlier)
    worded = {text for text, yes in zip(texts, is_worded, strict=True) if yes}
    places = {text: _held(sources, text, text in worded) for text in texts}
    if fresh := [text for text, place in places.items() if place is None]:
        places |= {text: (len(sources), row) for row, text in enumerate(fresh)}
        rows = {text: row for row, text in enumerate(fresh)}
        sources.append(EarlierIndex(rows, _encoded(fresh, worded, encoder, progress, journal, scratch)))
    found = np.array([places[text] for text in texts], np.int64).reshape(-1, 2)
    return _gathered(sources, found[:, 0], found[:, 1], np.array(is_worded, np.bool_), encoder)


def _held(sources: Sequence[EarlierIndex], text: str, with_words: bool) -> tuple[int, int] | None:
    """The first that holds a text, and its row there."""
    for n, source in enumerate(sources):
        row = source.rows.get(text)
        if row is not None and not (with_words and not source.encodings.words.scales[row]):
            return n, row
    return None


def _gathered(
    sources: Sequence[EarlierIndex],
    source_of: npt.NDArray[np.int64],
    row_of: npt.NDArray[np.int64],
    is_worded: npt.NDArray[np.bool_],
    encoder: Encoder,
) -> Encodings:
    """Each text's encodings, taken from the row of the source that holds it."""
    vectors = dense.room_for(len(row_of), encoder.dimension)
    for n, each in enumerate(sources):
        places = np.flatnonzero(source_of == n)
        taken = each.encodings.vectors[row_of[places]]
        vectors[places] = dense.as_halves(taken) if vectors.dtype == np.float16 else taken
    held = [each.encodings.words for each in sources]
    return Encodings(vectors, WordRows.gathered(held, source_of, row_of, is_worded, encoder.width))


class _Item(NamedTuple):
    """Texts to encode, and of each whether its words are kept."""

    texts: list[str]
    is_worded: list[bool]


class _Work:
    """Encodes; can be pickled where the encoder can."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder

    def __call__(self, item: _Item) -> Encodings:
        read = self._encoder.read(item.texts)
        words = [packed(each) if yes else None for each, yes in zip(read, item.is_worded, strict=True)]
        return Encodings(np.stack([each.vector for each in read]), WordRows.of(words, self._encoder.width))


def _encoded(
    texts: Sequence[str],
    worded: Collection[str],
    encoder: Encoder,
    progress: Progress[int],
    journal: Journal | None,
    scratch: Path | None,
) -> Encodings:
    starts = range(0, len(texts), CHUNK)
    chunks = (list(texts[start : start + CHUNK]) for start in starts)
    items = [_Item(chunk, [text in worded for text in chunk]) for chunk in chunks]
    # Who chose a model has chosen what it computes on.
    few = _FEW if isinstance(encoder, CarriedEncoder) else len(items)
    found = _Blocks(encoder, scratch)
    with closing(spread(_Work(encoder), items, few)) as work:
        for start, block in zip(progress(starts, "Encoding passages"), work, strict=True):
            found.add(block)
            if journal:
                journal.add(texts[start : start + CHUNK], np.asarray(block.vectors, np.float32), block.words)
    return found.joined()


class _Blocks:
    """Encodings that come block by block, and are then joined."""

    def __init__(self, encoder: Encoder, scratch: Path | None) -> None:
        none = WordRows.of([], encoder.width)
        self._vectors: list[Vectors] = [np.zeros((0, encoder.dimension), np.float32)]
        self._words = Pile(encoder.width, scratch)
        self._pieces, self._lengths, self._scales = [none.pieces], [none.lengths], [none.scales]

    def add(self, block: Encodings) -> None:
        self._vectors.append(np.asarray(block.vectors, np.float32))
        self._words.add(block.words.vectors)
        self._pieces.append(block.words.pieces)
        self._lengths.append(block.words.lengths)
        self._scales.append(block.words.scales)

    def joined(self) -> Encodings:
        lengths = np.concatenate(self._lengths)
        words = WordRows(
            [self._words.rows()],
            np.concatenate(self._pieces),
            np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths, dtype=np.int64)]),
            np.concatenate(self._scales),
        )
        return Encodings(np.concatenate(self._vectors), words)
