"""A question through the whole of search, once: read, searched under each of its readings, weighed, put in order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
import numpy as np

from judge.search.confidence import confidence, fusion_weights, rank, signals
from judge.search.evidence import Evidence
from judge.search.looks import EncodedReading
from judge.search.order import in_order
from judge.search.passage_search import PassageSearch
from judge.search.passage_table import PassageTable
from judge.search.points import choose_point, numbers_in, point_scores
from judge.search.question import Query, Question
from judge.search.reader import QuestionReader
from judge.search.result import Hit, SearchResult
from judge.search.scope import Scope, Scopes
from judge.search.terms import Terms
from judge.search.unnamed import is_of_other_version
from judge.sharing import once
from judge.store.ruling_table import RulingStore


class Searcher:
    """An open index, ready to be searched."""

    def __init__(self, store: RulingStore) -> None:
        """Search an open index.

        :param store: its rows; vectors and encoder lie beside them, and are opened when the first question needs them.
        """
        self._store = store
        self._scopes = Scopes(store)
        self.reader = QuestionReader(store, self._scopes, lambda: self._terms)
        self._passages = PassageSearch(store, self._scopes, lambda: self._terms)
        self.weights = fusion_weights(store.manifest.learnt)

    @once
    def _terms(self) -> Terms:
        return Terms(self._store, PassageTable(self._store))

    def search(self, question: Question) -> SearchResult:
        """Rank the rulings for a question, and for each of the things that it asks.

        Game and day are taken from its words where it names them and no filter does. The game and document asked of must exist.

        :raises IndexStoreError: if vectors, encoder or a row that is needed are missing or damaged.
        """
        query = self.reader.read(question)
        game = query.game.game if query.game else question.game
        day = question.day or (query.day.day if query.day else question.today)
        scope = self._scopes.of(game, question.doc, day, rulings_only=question.rulings_only)
        queries = (query, *query.parts)
        encoded = self._passages.encode(queries)
        whole, *parts = (self._find(*each, scope) for each in zip(queries, encoded, strict=True))
        return msgspec.structs.replace(
            whole, game_in_question=query.game, day_in_question=query.day, parts=tuple(parts), left_out=query.left_out
        )

    def evidence(
        self,
        query: Query,
        replaced: Mapping[int, int],
        unasked: Collection[int] = (),
        among: Collection[int] | None = None,
    ) -> Evidence:
        """What is known of a query, for the rulings likeliest to answer it.

        :param replaced: for each ruling that no longer holds, by number, what replaces it.
        :param unasked: rulings whose asked questions don't count, as if nobody had written any.
        :param among: the rulings that may answer, by number; all where None.
        :raises IndexStoreError: if vectors, words, encoder or a row that is needed are missing or damaged.
        """
        (encoded,) = self._passages.encode([query])
        may = None
        if among is not None:
            may = np.zeros(self._store.manifest.rulings, np.bool_)
            may[list(among)] = True
        return self._passages.evidence(query, encoded, may, replaced, unasked)

    def _find(self, query: Query, encoded: Sequence[EncodedReading], scope: Scope) -> SearchResult:
        coming = None
        if scope.begun is not None:
            # What is not in force yet is no candidate, so that confidence speaks of the rulings that are; what it would have said is told.
            later = self._passages.evidence(query, encoded, scope.allowed, {})
            first = [int(later.rulings[i]) for i in rank(later, self.weights).order[:1]]
            coming = next((ruling for ruling in first if not scope.begun[ruling]), None)
        evidence = self._passages.evidence(query, encoded, scope.candidates, scope.replaced)
        ranked = rank(evidence, self.weights)
        learnt = self._store.manifest.learnt
        sure = 0.0
        if ranked.order and query.missing_section is None:
            sure = confidence(signals(ranked, evidence, self._scopes.is_base_rule), learnt)
            if evidence.is_exact[
                ranked.order[0]
            ]:  # asked for by number or name, it is the answer, however it is worded
                sure = max(sure, learnt["threshold"])
        best = ((int(evidence.rulings[i]), score) for i, score in zip(ranked.order, ranked.scores, strict=True))
        hits = [self._hit(ruling, score, evidence, query) for ruling, score in best]
        older = {
            old: self._hit(old, 0.0, evidence, query)
            for old, point in evidence.points
            if point == 1 and old in scope.replaced
        }
        hits = in_order(hits, older, evidence.names, self._store, scope)
        return SearchResult(
            asked=query.asked,
            hits=hits,
            confidence=sure,
            names=list(evidence.names),
            repaired=query.repaired,
            unknown=evidence.unknown,
            unnamed=query.unnamed,
            missing_section=query.missing_section,
            is_of_other_version=bool(hits) and is_of_other_version(self._store.ruling(hits[0].ruling), query.unnamed),
            other_game=query.other_game,
            day=scope.day,
            coming=coming,
            game_words=frozenset(query.game_shares),
        )

    def _hit(self, ruling: int, score: float, evidence: Evidence, query: Query) -> Hit:
        """A ruling with the point that answers."""
        values = point_scores(self._store.ruling(ruling), evidence.points, ruling, numbers_in(query.readings[0].text))
        choice = choose_point(values, self._store.manifest.learnt, ruling in evidence.unasked)
        return Hit(ruling, score, choice.point, choice.confidence, choice.likely)
