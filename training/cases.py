"""What fusion, confidence and points are learnt from: labelled questions and the evidence found for each.

Every question is met as it is, and again while a random third of the rulings, or a whole document, has no asked questions: what is learnt
must hold for rulings of which nobody has asked yet.
"""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np
from tqdm import tqdm

from judge.evaluation.labelled import Labelled
from judge.search.evidence import Evidence
from judge.search.points import numbers_in, point_scores
from judge.search.question import Question
from judge.search.searcher import Searcher
from judge.store.ruling_table import RulingStore

POST_STYLES = ("post", "real", "several", "long")
OTHER_GAME = "other-game"  # what such a question says that it is about
POSTS_COUNT = 2.0  # times as much as other questions: that is how people ask
OTHER_GAMES_COUNT = 1.0  # as much: documents that a user imports are such
UNASKED_COUNTS = 0.7  # a question met once more, among rulings without questions
UNASKED_SHARE = 1 / 3


class Case(msgspec.Struct):
    """A labelled question and the evidence found for it.

    :ivar gold: the numbers of the rulings that answer it.
    :ivar met: "as it is", "a third unasked" or "a document unasked".
    :ivar points: of each point of the first gold ruling its features; empty where that is no candidate or has one point.
    :ivar is_unasked: whether nobody has asked of that ruling.
    """

    row: Labelled
    gold: frozenset[int]
    met: str
    evidence: Evidence
    points: list[list[float]]
    is_unasked: bool

    @property
    def is_post(self) -> bool:
        """Whether it is written as people write to a forum."""
        return self.row.style in POST_STYLES

    @property
    def is_foreign(self) -> bool:
        """Whether it is about another game, of which the encoder has seen nothing."""
        return self.row.about == OTHER_GAME

    @property
    def weight(self) -> float:
        """How much it counts."""
        return (
            (POSTS_COUNT if self.is_post else 1.0)
            * (OTHER_GAMES_COUNT if self.is_foreign else 1.0)
            * (1.0 if self.met == "as it is" else UNASKED_COUNTS)
        )


def collect(folder: Path, rows: Sequence[Labelled], seed: int) -> list[Case]:
    """The cases of labelled questions, from the index at ``folder``; rows whose answer it lacks are left out."""
    store = RulingStore(folder)
    searcher, replaced = Searcher(store), store.replaced_on(dt.date.today())
    chance = random.Random(seed)
    documents: dict[str, list[int]] = {}
    for n, ruling in enumerate(store.rulings):
        documents.setdefault(ruling.doc, []).append(n)
    cases = []
    for row in tqdm(rows, desc="Gathering evidence", disable=None):
        gold = [store.numbers[entry] for entry in row.gold]
        query = searcher.reader.read(Question.of(row.q))
        asked = numbers_in(query.readings[0].text)
        for met, unasked in _ways(gold, documents, store, chance):
            evidence = searcher.evidence(query, replaced, unasked)
            points: list[list[float]] = []
            if gold and (gold[0], 1) in evidence.points and len(store.ruling(gold[0]).points) > 1:
                points = point_scores(store.ruling(gold[0]), evidence.points, gold[0], asked)
            is_unasked = bool(gold) and gold[0] in evidence.unasked
            cases.append(Case(row, frozenset(replaced.get(n, n) for n in gold), met, evidence, points, is_unasked))
    return cases


def _ways(
    gold: Sequence[int], documents: dict[str, list[int]], store: RulingStore, chance: random.Random
) -> Iterator[tuple[str, list[int]]]:
    """How a question is met: with all asked questions, without those of a third of the rulings, without those of a document.

    The document is the answer's as often as another: what is learnt must neither shun nor favour what has no questions.
    """
    yield "as it is", []
    count = store.manifest.rulings
    yield "a third unasked", [n for n in range(count) if chance.random() < UNASKED_SHARE]
    own = store.ruling(gold[0]).doc if gold else None
    doc = own if own and chance.random() < 1 / 2 else chance.choice(sorted(documents))
    yield "a document unasked", documents[doc]


def ranked_places(cases: Sequence[Case], order: Sequence[Sequence[int]]) -> np.ndarray:
    """At which place (from 1; 0 for nowhere) a right ruling stands, of candidates ordered best first."""
    return np.array(
        [
            next((place for place, i in enumerate(each, 1) if int(case.evidence.rulings[i]) in case.gold), 0)
            for case, each in zip(cases, order, strict=True)
        ]
    )
