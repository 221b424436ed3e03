"""A question through the whole of search, once: read, searched under each of its readings, weighed, put in order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.confidence import answering_point, confidence, fusion_weights, rank, signals
from judge.search.dense import nearest, read_index
from judge.search.encoder import Encoder, Vectors, open_encoder
from judge.search.evidence import Evidence, Look, gather, merge, pass_to_successors
from judge.search.filters_in_question import find_day, find_game
from judge.search.lexical import Coverage, LexicalIndex
from judge.search.names import NameIndex
from judge.search.order import in_order
from judge.search.posts import find_sub_questions
from judge.search.question import SURE_NAME, Query, Question, query_of_part, weaken_other_versions
from judge.search.readings import Reading, readings
from judge.search.result import Hit, SearchResult
from judge.search.sayings import Sayings
from judge.search.scope import Scope, scope_of
from judge.search.spelling import Speller
from judge.search.text import Text, on_one_line
from judge.search.unnamed import find_unnamed, is_of_other_version
from judge.store.manifest import ENCODER, VECTORS
from judge.store.rows import NO_RULING
from judge.store.ruling_table import RulingStore

NEAREST = 400  # passages taken from FAISS; enough that every likely entry has its best one among them
MOST_SUB_QUESTIONS = 6  # beyond, a post is searched by its last ones
MOST_HITS = 50


class EncodedQuery(msgspec.Struct, frozen=True):
    """A query, the texts that it is searched under, and their vectors, of shape ``(readings, dimension)``."""

    query: Query
    readings: list[Reading]
    vectors: Vectors


class Searcher:
    """An open index, ready to be searched. Opens vectors and encoder when the first question needs them."""

    def __init__(self, store: RulingStore) -> None:
        """Search an open index.

        :param store: its rows; vectors and encoder lie beside them.
        """
        self._store = store
        self._lexical = LexicalIndex(store.terms, store.manifest.rulings)
        self.weights = fusion_weights(store.manifest.learnt)

    # -- what is opened when it is needed

    @cached_property
    def encoder(self) -> Encoder:
        """The encoder that the manifest names.

        :raises IndexStoreError: if another is found, or a damaged one.
        """
        return open_encoder(self._store.folder / ENCODER, self._store.manifest.encoder)

    @cached_property
    def _vectors(self) -> Any:
        manifest = self._store.manifest
        return read_index(self._store.folder / VECTORS, manifest.passages, manifest.encoder.dimension)

    @cached_property
    def names(self) -> NameIndex:
        """Finds names in a question."""
        return NameIndex(self._store.names, self._store.is_word)

    @cached_property
    def sayings(self) -> Sayings:
        """What players say, and what it means in each game."""
        return Sayings(self._store.phrases)

    @cached_property
    def speller(self) -> Speller:
        """Repairs misspelt words of a question."""
        return Speller(self._store.is_word, self._store.own_words)

    # -- a question, down and up

    def search(self, question: Question) -> SearchResult:
        """Rank the rulings for a question, and for each of the things that it asks.

        Game and day are taken from its words where it names them and no filter does. The game and document asked of must exist.

        :raises IndexStoreError: if vectors, encoder or a row that is needed are missing or damaged.
        """
        query = self.read(question)
        is_open = question.game is None and question.doc is None
        game = find_game(self.sayings, query.whole) if is_open else None
        day = find_day(query.whole, question.today) if question.day is None else None
        scope = scope_of(
            self._store,
            game.game if game else question.game,
            question.doc,
            question.day or (day.day if day else question.today),
        )
        whole, *parts = [self._find(each, scope) for each in self._encode([query, *self._parts(query)])]
        return msgspec.structs.replace(whole, game_in_question=game, day_in_question=day, parts=tuple(parts))

    def read(self, question: Question) -> Query:
        """Repair a question, tell what it asks, and find the names in it."""
        lines, repaired = self.speller.repair(question.lines)
        whole = Text(on_one_line(lines)) if repaired else question.text
        names = self.names.find(whole)
        unnamed = find_unnamed(question.text.raw, names, self._store.is_written, self._store.is_word)
        post = whole if lines == whole.raw else Text(lines)
        return Query(whole, whole, find_sub_questions(post), weaken_other_versions(names, unnamed), unnamed, repaired)

    def evidence(self, query: Query, among: Collection[int] | None = None) -> Evidence:
        """The evidence for a query, nothing folded into anything.

        :param among: the rulings that may answer, by number; all where None.
        """
        (encoded,) = self._encode([query])
        return self._evidence(encoded, among)

    def _parts(self, query: Query) -> list[Query]:
        """The things that a post asks, each as a query of its own; none where it asks only one."""
        if len(query.sub_questions) < 2:
            return []
        parts = query.sub_questions[-MOST_SUB_QUESTIONS:]
        return [query_of_part(query, part, self.names.find(part.in_context)) for part in parts]

    def _encode(self, queries: Sequence[Query]) -> list[EncodedQuery]:
        """The queries with their readings; a text that several of them share is encoded once."""
        read = [self._readings(query) for query in queries]
        texts = list(dict.fromkeys(reading.text.raw for each in read for reading in each))
        rows = dict(zip(texts, self.encoder.encode(texts), strict=True))
        return [
            EncodedQuery(query, each, np.stack([rows[reading.text.raw] for reading in each]))
            for query, each in zip(queries, read, strict=True)
        ]

    def _readings(self, query: Query) -> list[Reading]:
        asking = query.sub_questions[-MOST_SUB_QUESTIONS:]
        focus = [text for sub_question in asking for text in (sub_question.alone, sub_question.in_context)]
        names = [found.text for found in query.names if found.strength >= SURE_NAME]
        return readings(query.whole, focus, names, self.sayings)

    def _find(self, encoded: EncodedQuery, scope: Scope) -> SearchResult:
        coming = None
        if scope.begun is not None:
            # What is not in force yet is no candidate, so that confidence speaks of the rulings that are; what it would have said is told.
            ranked = rank(self._evidence(encoded, scope.allowed).candidates, self.weights)
            coming = next((c.ruling for _, c in ranked[:1] if c.ruling not in scope.begun), None)
        evidence = self._evidence(encoded, scope.candidates)
        older_points = {
            c.ruling: self._answering_point(c.ruling, encoded.vectors)
            for c in evidence.candidates
            if c.ruling in scope.replaced
        }
        evidence = pass_to_successors(evidence, scope.replaced)
        ranked = rank(evidence.candidates, self.weights)
        sure = 0.0
        if ranked:
            learnt = self._store.manifest.learnt
            sure = confidence(signals(ranked, evidence), learnt)
            if ranked[0][1].is_exact:  # asked for by number or name, it is the answer, however it is worded
                sure = max(sure, learnt["threshold"])
        hits = [
            Hit(c.ruling, score, self._answering_point(c.ruling, encoded.vectors)) for score, c in ranked[:MOST_HITS]
        ]
        hits = in_order(hits, older_points, evidence.names, self._store, scope)
        query = encoded.query
        return SearchResult(
            asked=query.asked,
            hits=hits,
            confidence=sure,
            names=evidence.names,
            repaired=query.repaired,
            unknown=evidence.unknown,
            unnamed=query.unnamed,
            is_of_other_version=bool(hits) and is_of_other_version(self._store.ruling(hits[0].ruling), query.unnamed),
            other_game=evidence.other_game,
            day=scope.day,
            coming=coming,
        )

    # -- evidence

    def _evidence(self, encoded: EncodedQuery, among: Collection[int] | None) -> Evidence:
        query, places = encoded.query, self._store.places
        cosines, rows = nearest(self._vectors, encoded.vectors, NEAREST, self._rows_of(among))
        looks: dict[bool, list[Look]] = {False: [], True: []}
        for i, reading in enumerate(encoded.readings):
            answerers = self._of_games(reading.games, among)
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
        named = [name for name in query.names if among is None or name.name.ruling in among]
        shares = self.sayings.game_shares(query.whole)
        signs = {n: share for game, share in shares.items() for n in self._by_game.get(game, ())} if shares else None
        focus = merge(looks[True]) if looks[True] else None
        evidence = gather(merge(looks[False]), focus, named, places, signs)
        other_game = self.sayings.other_game(query.whole)
        return msgspec.structs.replace(evidence, unnamed=query.unnamed, other_game=other_game)

    @cached_property
    def _by_game(self) -> dict[str, frozenset[int]]:
        """The rulings of each game, and what nothing answers."""
        return {game: numbers | {NO_RULING} for game, numbers in self._store.numbers_by_game.items()}

    def _rows_of(self, among: Collection[int] | None) -> npt.NDArray[np.int64] | None:
        """The rows of the vector index that may answer, and those of questions that nothing answers; None for every row."""
        if among is None:
            return None
        kept = {*among, NO_RULING}
        return np.array([row for row, place in enumerate(self._store.places) if place[0] in kept], dtype=np.int64)

    def _of_games(self, games: Collection[str] | None, among: Collection[int] | None) -> Collection[int] | None:
        """The rulings of some games among those that may answer, and what nothing answers; None where that is no restriction."""
        if games is None:
            return None if among is None else {*among, NO_RULING}
        found = frozenset[int]().union(*(self._by_game.get(game, frozenset()) for game in games))
        return found if among is None else found & {*among, NO_RULING}

    def _answering_point(self, ruling: int, vectors: Vectors) -> int:
        """The point of a ruling that lies nearest to the readings of a question, given by their vectors."""
        points = len(self._store.ruling(ruling).points)
        if points == 1:
            return 1
        rows = self._store.rows_by_ruling[ruling]
        # Each passage by the reading that comes nearest to it.
        cosines = (self._vectors.reconstruct_batch(rows) @ vectors.T).max(axis=1).tolist()
        found = [(*self._store.places[row][1:], cosine) for row, cosine in zip(rows, cosines, strict=True)]
        return answering_point(found, points)
