"""The passages of an open index, searched: vectors, words and encoder are opened when the first question needs them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

import msgspec
import numpy as np

from judge.search.dense import PassageVectors, read_index
from judge.search.encoder import Encoder, open_encoder
from judge.search.evidence import Allowed, Evidence, Index, gather
from judge.search.lexical import LexicalIndex
from judge.search.looks import EncodedReading
from judge.search.question import Query
from judge.search.scope import Flags, Scopes
from judge.search.terms import Terms
from judge.search.words import WordIndex, WordsInParts
from judge.sharing import once
from judge.store.manifest import PARTS_FROM_VERSION, ROWS, VECTORS, WORDS, Manifest, starts
from judge.store.ruling_table import RulingStore


def of_parts(folder: Path, manifest: Manifest, name: str) -> list[Path]:
    """The file of this name of each part of a version, whose folder is given."""
    return [folder / PARTS_FROM_VERSION / part.name / name for part in manifest.parts]


def open_vectors(folder: Path, manifest: Manifest) -> PassageVectors:
    """The vectors of a version's passages.

    :param folder: the version's.
    :raises IndexStoreError: if they can't be read.
    """
    dimension = manifest.encoder.dimension
    index = read_index(folder / VECTORS, manifest.passages, dimension)
    rows = None
    if manifest.parts:
        from judge.search.rows_in_parts import RowsInParts, Stretches

        rows = RowsInParts(of_parts(folder, manifest, ROWS), Stretches.of(manifest.parts), 2 * dimension)
    return PassageVectors(index, folder / VECTORS, rows)


class PassageSearch:
    """Searches the passages of an index."""

    def __init__(self, store: RulingStore, scopes: Scopes, terms: Callable[[], Terms]) -> None:
        """Search the passages of an index.

        :param store: its rows; vectors, words and encoder lie beside them.
        :param scopes: tells which rulings are of which game.
        :param terms: gives where its words stand.
        """
        self._store = store
        self._scopes = scopes
        self._terms = terms
        self._rulings = store.manifest.rulings

    @once
    def _encoder(self) -> Encoder:
        return open_encoder(self._store.folder / self._store.manifest.encoder_folder, self._store.manifest.encoder)

    @once
    def _index(self) -> Index:
        manifest, folder = self._store.manifest, self._store.folder
        terms = self._terms()
        table = terms.table
        words: WordIndex | WordsInParts
        if manifest.parts:
            texts = starts(part.own for part in manifest.parts)
            words = WordsInParts(of_parts(folder, manifest, WORDS), texts, folder / WORDS, self._encoder.width)
        else:
            words = WordIndex(folder / WORDS, table.own, self._encoder.width)
        return Index(table, open_vectors(folder, manifest), words, LexicalIndex(terms, table))

    def _flags(self, rulings: Flags | None) -> Flags:
        """Which rulings are allowed, to be changed; all where None."""
        return np.ones(self._rulings, np.bool_) if rulings is None else rulings.copy()

    def _speaks_to(self, games: Collection[str] | None) -> Flags:
        """The rulings of some games, of all where None."""
        if games is None:
            return self._flags(None)
        found: Flags = np.logical_or.reduce([self._scopes.of_game(game) for game in games])
        return found

    def encode(self, queries: Sequence[Query]) -> list[list[EncodedReading]]:
        """The readings of several queries as the encoder reads them; a text that they share is encoded once.

        :raises IndexStoreError: if the encoder is missing, damaged, or another than the index was built with.
        """
        texts = list(dict.fromkeys(reading.text.raw for query in queries for reading in query.readings))
        found = dict(zip(texts, self._encoder.read(texts), strict=True))
        groups = dict.fromkeys(reading.games for query in queries for reading in query.readings)
        speaks_to = {games: self._speaks_to(games) for games in groups}
        return [
            [EncodedReading(reading, found[reading.text.raw], speaks_to[reading.games]) for reading in query.readings]
            for query in queries
        ]

    def evidence(
        self,
        query: Query,
        readings: Sequence[EncodedReading],
        among: Flags | None,
        replaced: Mapping[int, int],
        unasked: Collection[int] = (),
    ) -> Evidence:
        """What is known of a query, for the rulings likeliest to answer it.

        :param readings: its readings, encoded.
        :param among: the rulings that may answer; all where None.
        :param replaced: for each ruling that no longer holds what replaces it. Its evidence goes to that, which may answer in its stead.
        :param unasked: rulings whose asked questions don't count.
        :raises IndexStoreError: if vectors, words or a row that is needed are missing or damaged.
        """
        allowed = self._flags(among)
        passed = {old: new for old, new in replaced.items() if allowed[old]}
        allowed[list(passed.values())] = True
        allowed[list(replaced)] = False
        signs = np.zeros(self._rulings, np.float32)
        for game, share in query.game_shares.items():
            signs[self._scopes.of_game(game)] = share
        names = [found for found in query.names if among is None or among[found.name.ruling]]
        evidence = gather(self._index, readings, names, signs, Allowed(allowed, passed, unasked))
        return msgspec.structs.replace(evidence, unnamed=query.unnamed, other_game=query.other_game)
