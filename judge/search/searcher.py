"""A question through the whole of search, once: read, searched under each of its readings, weighed, put in order."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from judge.search.confidence import confidence, fusion_weights, rank, signals
from judge.search.evidence import Evidence, gather, pass_to_successors
from judge.search.order import in_order
from judge.search.passage_search import EncodedReadings, PassageSearch
from judge.search.question import Query, Question
from judge.search.reader import QuestionReader
from judge.search.result import Hit, SearchResult
from judge.search.scope import Scope, scope_of
from judge.search.unnamed import is_of_other_version
from judge.store.ruling_table import RulingStore

MOST_HITS = 50


class Searcher:
    """An open index, ready to be searched."""

    def __init__(self, store: RulingStore) -> None:
        """Search an open index.

        :param store: its rows; vectors and encoder lie beside them, and are opened when the first question needs them.
        """
        self._store = store
        self._passages = PassageSearch(store)
        self.reader = QuestionReader(store)
        self.weights = fusion_weights(store.manifest.learnt)

    def search(self, question: Question) -> SearchResult:
        """Rank the rulings for a question, and for each of the things that it asks.

        Game and day are taken from its words where it names them and no filter does. The game and document asked of must exist.

        :raises IndexStoreError: if vectors, encoder or a row that is needed are missing or damaged.
        """
        query = self.reader.read(question)
        game = query.game.game if query.game else question.game
        day = question.day or (query.day.day if query.day else question.today)
        scope = scope_of(self._store, game, question.doc, day, rulings_only=question.rulings_only)
        queries = (query, *query.parts)
        encoded = self._passages.encode([each.readings for each in queries])
        whole, *parts = (self._find(*each, scope) for each in zip(queries, encoded, strict=True))
        return msgspec.structs.replace(
            whole, game_in_question=query.game, day_in_question=query.day, parts=tuple(parts)
        )

    def evidence(self, query: Query, among: Collection[int] | None = None) -> Evidence:
        """What is known of a query, for every ruling that may answer it, whether it is in force or not.

        :param among: the rulings that may answer, by number; all where None.
        :raises IndexStoreError: if vectors, encoder or a row that is needed are missing or damaged.
        """
        (encoded,) = self._passages.encode([query.readings])
        return self._evidence(query, encoded, among)

    def _evidence(self, query: Query, encoded: EncodedReadings, among: Collection[int] | None) -> Evidence:
        whole, focus = self._passages.look(encoded, among)
        named = [name for name in query.names if among is None or name.name.ruling in among]
        by_game = self._passages.by_game
        signs = {n: share for game, share in query.game_shares.items() for n in by_game.get(game, ())}
        evidence = gather(whole, focus, named, self._store.places, signs)
        return msgspec.structs.replace(evidence, unnamed=query.unnamed, other_game=query.other_game)

    def _find(self, query: Query, encoded: EncodedReadings, scope: Scope) -> SearchResult:
        coming = None
        if scope.begun is not None:
            # What is not in force yet is no candidate, so that confidence speaks of the rulings that are; what it would have said is told.
            ranked = rank(self._evidence(query, encoded, scope.allowed).candidates, self.weights)
            coming = next((c.ruling for _, c in ranked[:1] if c.ruling not in scope.begun), None)
        evidence = self._evidence(query, encoded, scope.candidates)
        replaced = [c.ruling for c in evidence.candidates if c.ruling in scope.replaced]
        older_points = {ruling: self._passages.point(ruling, encoded) for ruling in replaced}
        evidence = pass_to_successors(evidence, scope.replaced)
        ranked = rank(evidence.candidates, self.weights)
        sure = 0.0
        if ranked:
            learnt = self._store.manifest.learnt
            sure = confidence(signals(ranked, evidence), learnt)
            if ranked[0][1].is_exact:  # asked for by number or name, it is the answer, however it is worded
                sure = max(sure, learnt["threshold"])
        hits = [Hit(c.ruling, score, self._passages.point(c.ruling, encoded)) for score, c in ranked[:MOST_HITS]]
        hits = in_order(hits, older_points, evidence.names, self._store, scope)
        return SearchResult(
            asked=query.asked,
            hits=hits,
            confidence=sure,
            names=evidence.names,
            repaired=query.repaired,
            unknown=evidence.unknown,
            unnamed=query.unnamed,
            is_of_other_version=bool(hits) and is_of_other_version(self._store.ruling(hits[0].ruling), query.unnamed),
            other_game=query.other_game,
            day=scope.day,
            coming=coming,
            game_words=frozenset(query.game_shares),
        )
