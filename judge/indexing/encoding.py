"""What an index keeps of each passage's text: taken from an earlier index of the same encoder that holds the text, else encoded.

What is kept is read back exactly as it was written, so an index built with earlier ones is, byte for byte, the one built afresh on the
processor that encoded them. An earlier index is held against its manifest, whole: a build is what mends a damaged one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import numpy as np

from judge.errors import IndexStoreError
from judge.search import dense
from judge.search.encoder import CarriedEncoder, Encoder, Vectors
from judge.search.passage_table import PassageTable
from judge.search.words import PackedWords, WordIndex, packed
from judge.store.manifest import MADE_BY, VECTORS, WORDS, EncoderFacts
from judge.store.ruling_table import RulingStore

_CHUNK = 512

T = TypeVar("T")
Progress = Callable[[Iterable[T], str], Iterable[T]]


def no_progress(items: Iterable[T], _what: str) -> Iterable[T]:
    """Draw nothing."""
    return items


@dataclass(frozen=True)
class Encodings:
    """What an index keeps of some texts, row by row: ``vectors``, of shape ``(texts, dimension)``, and the words of those of which they are
    kept (None for the others).
    """

    vectors: Vectors
    words: Sequence[PackedWords | None]


@dataclass(frozen=True)
class EarlierIndex:
    """What an earlier index keeps: the row of each text, and its encodings by row."""

    rows: Mapping[str, int]
    encodings: Encodings


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
            held = WordIndex(store.folder / WORDS, table.own, encoder.width)
            words = [held.text(n) if n < table.own else None for n in range(manifest.passages)]
            index = dense.read_index(store.folder / VECTORS, manifest.passages, encoder.dimension)
    except (IndexStoreError, OSError):
        return None
    # Of a text that stands twice the row with words: those without come first and are overwritten.
    rows = {text: row for row, text in sorted(enumerate(texts), key=lambda each: words[each[0]] is not None)}
    return EarlierIndex(rows, Encodings(index.reconstruct_n(0, manifest.passages), words))


def encode_passages(
    texts: Sequence[str],
    is_worded: Sequence[bool],
    encoder: Encoder,
    earlier: Sequence[EarlierIndex] = (),
    progress: Progress[int] = no_progress,
) -> Encodings:
    """What an index keeps of ``texts``, row by row; a text that occurs twice, or in an earlier index, is not encoded again.

    :param is_worded: of each text whether its words are kept as well.
    :param earlier: indexes of the same encoder.
    :param progress: wraps the encoding loop; not called where nothing is left to encode.
    """
    sources = [each for each in earlier if _keeps_alike(len(each.encodings.vectors), len(texts))]
    worded = {text for text, yes in zip(texts, is_worded, strict=True) if yes}
    if fresh := [text for text in dict.fromkeys(texts) if not any(_holds(s, text, text in worded) for s in sources)]:
        rows = {text: row for row, text in enumerate(fresh)}
        sources.append(EarlierIndex(rows, _encoded(fresh, worded, encoder, progress)))
    places = [
        next((source.encodings, source.rows[text]) for source in sources if _holds(source, text, text in worded))
        for text in texts
    ]
    return Encodings(
        np.stack([encodings.vectors[row] for encodings, row in places]),
        [encodings.words[row] if yes else None for (encodings, row), yes in zip(places, is_worded, strict=True)],
    )


def _holds(source: EarlierIndex, text: str, with_words: bool) -> bool:
    row = source.rows.get(text)
    return row is not None and not (with_words and source.encodings.words[row] is None)


def _keeps_alike(count: int, other: int) -> bool:
    """Whether indexes of ``count`` and ``other`` passages keep the same digits of a number: a large one keeps more."""
    return (count <= dense.EXACT_UP_TO) == (other <= dense.EXACT_UP_TO)


def _encoded(texts: Sequence[str], worded: Collection[str], encoder: Encoder, progress: Progress[int]) -> Encodings:
    vectors: list[Vectors] = []
    words: list[PackedWords | None] = []
    for start in progress(range(0, len(texts), _CHUNK), "Encoding passages"):
        chunk = texts[start : start + _CHUNK]
        read = encoder.read(chunk)
        vectors += (each.vector for each in read)
        words += (packed(each) if text in worded else None for text, each in zip(chunk, read, strict=True))
    return Encodings(np.stack(vectors), words)
