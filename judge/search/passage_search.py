"""Passages near to a question: by the vectors and by the words of its readings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.confidence import answering_point
from judge.search.dense import nearest, read_index
from judge.search.encoder import Encoder, Vectors, open_encoder
from judge.search.evidence import Look, merge
from judge.search.lexical import Coverage, LexicalIndex
from judge.search.readings import Reading
from judge.store.manifest import ENCODER, VECTORS
from judge.store.rows import NO_RULING
from judge.store.ruling_table import RulingStore

NEAREST = 400  # passages taken from FAISS; enough that every likely entry has its best one among them


class EncodedReadings(msgspec.Struct, frozen=True):
    """The readings of a question and their vectors, of shape ``(readings, dimension)``."""

    readings: Sequence[Reading]
    vectors: Vectors


class PassageSearch:
    """Searches the passages of an index. Opens vectors and encoder when the first question needs them."""

    def __init__(self, store: RulingStore) -> None:
        """Search the passages of an index.

        :param store: its rows; vectors and encoder lie beside them.
        """
        self._store = store
        self._lexical = LexicalIndex(store.terms, store.manifest.rulings)

    @cached_property
    def _encoder(self) -> Encoder:
        return open_encoder(self._store.folder / ENCODER, self._store.manifest.encoder)

    @cached_property
    def _vectors(self) -> Any:
        manifest = self._store.manifest
        return read_index(self._store.folder / VECTORS, manifest.passages, manifest.encoder.dimension)

    @cached_property
    def by_game(self) -> dict[str, frozenset[int]]:
        """The rulings of each game, by number, and what nothing answers."""
        return {game: numbers | {NO_RULING} for game, numbers in self._store.numbers_by_game.items()}

    def encode(self, questions: Sequence[Sequence[Reading]]) -> list[EncodedReadings]:
        """The readings of several questions with their vectors; a text that they share is encoded once.

        :raises IndexStoreError: if the encoder is missing, damaged, or another than the index was built with.
        """
        texts = list(dict.fromkeys(reading.text.raw for readings in questions for reading in readings))
        rows = dict(zip(texts, self._encoder.encode(texts), strict=True))
        stacked = (np.stack([rows[reading.text.raw] for reading in readings]) for readings in questions)
        return [EncodedReadings(*each) for each in zip(questions, stacked, strict=True)]

    def look(self, encoded: EncodedReadings, among: Collection[int] | None) -> tuple[Look, Look | None]:
        """What the readings of the whole find, and what those cut down to what asks find; None where there are none of these.

        :param among: the rulings that may answer, by number; all where None.
        :raises IndexStoreError: if the vectors are missing or damaged.
        """
        places = self._store.places
        cosines, rows = nearest(self._vectors, encoded.vectors, NEAREST, self._rows_of(among))
        looks: dict[bool, list[Look]] = {False: [], True: []}
        for i, reading in enumerate(encoded.readings):
            answerers = self._answerers(reading.games, among)
            # An approximate index may find fewer than asked for and fills up with -1.
            near = [
                (row, cosine)
                for row, cosine in zip(rows[i].tolist(), cosines[i].tolist(), strict=True)
                if row >= 0 and (answerers is None or places[row][0] in answerers)
            ]
            coverage = self._lexical.coverage(reading.text)
            if answerers is not None:
                coverage = Coverage(
                    {n: share for n, share in coverage.entries.items() if n in answerers},
                    {n: share for n, share in coverage.passages.items() if places[n][0] in answerers},
                    coverage.unknown,
                )
            looks[reading.is_focus].append(Look(near[:NEAREST], coverage))
        return merge(looks[False]), merge(looks[True]) if looks[True] else None

    def point(self, ruling: int, encoded: EncodedReadings) -> int:
        """The point of a ruling that lies nearest to the readings of a question."""
        points = len(self._store.ruling(ruling).points)
        if points == 1:
            return 1
        rows = self._store.rows_by_ruling[ruling]
        # Each passage by the reading that comes nearest to it.
        cosines = (self._vectors.reconstruct_batch(rows) @ encoded.vectors.T).max(axis=1).tolist()
        found = [(*self._store.places[row][1:], cosine) for row, cosine in zip(rows, cosines, strict=True)]
        return answering_point(found, points)

    def _rows_of(self, among: Collection[int] | None) -> npt.NDArray[np.int64] | None:
        """The rows of the vector index that may answer, and those of questions that nothing answers; None for every row."""
        if among is None:
            return None
        kept = {*among, NO_RULING}
        return np.array([row for row, place in enumerate(self._store.places) if place[0] in kept], dtype=np.int64)

    def _answerers(self, games: Collection[str] | None, among: Collection[int] | None) -> Collection[int] | None:
        """The rulings of some games among those that may answer, and what nothing answers; None where that is no restriction."""
        if games is None:
            return None if among is None else {*among, NO_RULING}
        found = frozenset[int]().union(*(self.by_game.get(game, frozenset()) for game in games))
        return found if among is None else found & {*among, NO_RULING}
