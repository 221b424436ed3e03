"""A question through the whole pipeline: names, dense, lexical, fusion, confidence. Opens an index folder once, answers many."""

from __future__ import annotations

import datetime as dt
import sqlite3
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from judge.errors import IndexStoreError
from judge.rulings.model import Document, Ruling
from judge.search.confidence import answering_point, confidence, fusion_weights, rank, signals
from judge.search.evidence import Candidate, Evidence, fold, gather
from judge.search.lexical import LexicalIndex
from judge.search.names import Found, Name, NameIndex
from judge.search.passages import NO_RULING
from judge.search.spelling import Speller
from judge.search.store import ENCODER, VECTORS, open_database, read_manifest
from judge.search.text import clean

if TYPE_CHECKING:
    from judge.search.encoder import Encoder

NEAREST = 400  # passages taken from FAISS; enough that every likely entry has its best one among them


class Hit(msgspec.Struct, frozen=True):
    """A ruling found: its number, fused score in [0, 1] and answering point."""

    ruling: int
    score: float
    point: int


class Result(msgspec.Struct, frozen=True):
    """What search found for one question.

    ``question`` is the text that was searched with; ``repaired`` gives, by the word put in its place, each misspelt word;
    ``older_points`` the answering point of each ruling that was folded into the one that replaces it.
    """

    question: str
    hits: list[Hit]
    names: list[Found]
    confidence: float
    unknown: float
    repaired: dict[str, str]
    older_points: dict[int, int]


class Searcher:
    """An open index. Raises :class:`IndexStoreError` wherever its parts disagree."""

    def __init__(self, folder: Path, corpus_sha256: Callable[[], str | None] = lambda: None) -> None:
        """Open the index at ``folder``; ``corpus_sha256`` gives the hash of the corpus found beside it, if any."""
        self.folder = folder
        self.manifest = read_manifest(folder)
        found = corpus_sha256()
        if found is not None and found != self.manifest.corpus_sha256:
            raise IndexStoreError(
                f"the index at {folder} was built from another corpus than the one found", "run 'judge build'"
            )
        self.database = open_database(folder, self.manifest)
        self.lexical = LexicalIndex(self.database, self.manifest.rulings)
        self._weights = fusion_weights(self.manifest.learnt)
        self._rulings: dict[int, Ruling] = {}

    @cached_property
    def encoder(self) -> Encoder:
        """The encoder that the manifest names, checked against it."""
        # Here and not above: looking a card up needs neither vectors nor numpy.
        from judge.search.encoder import SentenceTransformerEncoder, StaticEncoder

        facts = self.manifest.encoder
        encoder: Encoder
        if facts.kind == "static":
            encoder = static = StaticEncoder(self.folder / ENCODER)
            if static.sha256 != facts.sha256:
                raise IndexStoreError(
                    f"the index at {self.folder} was built with another encoder than the one found", "run 'judge build'"
                )
        else:
            encoder = SentenceTransformerEncoder(facts.name)
        if encoder.dimension != facts.dimension:
            raise IndexStoreError(
                f"encoder '{facts.name}' gives {encoder.dimension} numbers where the index has {facts.dimension}",
                "run 'judge build'",
            )
        return encoder

    @cached_property
    def _vectors(self) -> Any:
        from judge.search.dense import read_index

        return read_index(self.folder / VECTORS, self.manifest.passages, self.manifest.encoder.dimension)

    @cached_property
    def _places(self) -> list[tuple[int, int, bool]]:
        """Of each passage, by its row in the vector index: its ruling, its point, and whether it is a question asked."""
        return self.database.execute("SELECT ruling, point, kind = 'asked' FROM passages ORDER BY n").fetchall()

    @cached_property
    def names(self) -> NameIndex:
        rows = self.database.execute("SELECT json FROM names").fetchall()
        return NameIndex((msgspec.json.decode(row[0], type=Name) for row in rows), self._is_word)

    @cached_property
    def documents(self) -> tuple[Document, ...]:
        rows = self.database.execute("SELECT json FROM documents ORDER BY n").fetchall()
        return tuple(msgspec.json.decode(row[0], type=Document) for row in rows)

    def _is_word(self, word: str) -> bool:
        return self.database.execute("SELECT 1 FROM vocabulary WHERE word = ?", (word,)).fetchone() is not None

    @cached_property
    def speller(self) -> Speller:
        """Repairs misspelt words of a question."""
        return Speller(self._is_word, lambda: [row[0] for row in self.database.execute("SELECT word FROM vocabulary")])

    def ruling(self, n: int) -> Ruling:
        """Ruling number ``n``, counted from 0 in the corpus's order."""
        if n not in self._rulings:
            try:
                row = self.database.execute("SELECT json FROM rulings WHERE n = ?", (n,)).fetchone()
                self._rulings[n] = msgspec.json.decode(row[0], type=Ruling)
            except (sqlite3.DatabaseError, msgspec.MsgspecError, TypeError):
                raise IndexStoreError(
                    f"ruling {n} of the index at {self.folder} can't be read", "run 'judge build'"
                ) from None
        return self._rulings[n]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each ruling, by id."""
        return dict(self.database.execute("SELECT id, n FROM rulings ORDER BY n").fetchall())

    @cached_property
    def superseding(self) -> list[int]:
        """The rulings that replace others, by number."""
        return [row[0] for row in self.database.execute("SELECT n FROM rulings WHERE supersedes ORDER BY n")]

    @cached_property
    def latest_start(self) -> dt.date:
        """The day from which on every ruling has begun to be in force."""
        return dt.date.fromisoformat(self.database.execute("SELECT max(starts) FROM rulings").fetchone()[0])

    def numbers_where(self, game: str | None, doc: str | None) -> frozenset[int]:
        """The rulings of a game and of a document, each where given."""
        query = "SELECT n FROM rulings WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR doc = ?2)"
        return frozenset(row[0] for row in self.database.execute(query, (game, doc)))

    def all_rulings(self) -> list[Ruling]:
        """Every ruling, in the corpus's order."""
        return [self.ruling(n) for n in range(self.manifest.rulings)]

    def evidence(self, question: str, allowed: Collection[int] | None = None) -> Evidence:
        """The evidence for a cleaned and repaired question, from its nearest passages; ``allowed`` as in :meth:`search`."""
        from judge.search.dense import nearest

        # Under a filter the nearest passages may all be of rulings that are not allowed: look at every one.
        wanted = NEAREST if allowed is None else self.manifest.passages
        cosines, rows = nearest(self._vectors, self.encoder.encode([question]), wanted)
        # An approximate index may find fewer than asked for and fills up with -1.
        near = [(row, cosine) for row, cosine in zip(rows[0].tolist(), cosines[0].tolist(), strict=True) if row >= 0]
        found = self.names.find(question)
        coverage = self.lexical.coverage(question)
        if allowed is None:
            return gather(near, coverage, found, self._places)
        kept = [pair for pair in near if self._places[pair[0]][0] in allowed or self._places[pair[0]][0] == NO_RULING]
        named = [name for name in found if name.name.ruling in allowed]
        evidence = gather(kept[:NEAREST], coverage, named, self._places)
        return msgspec.structs.replace(evidence, candidates=[c for c in evidence.candidates if c.ruling in allowed])

    def search(
        self, question: str, allowed: Collection[int] | None = None, replaced: Mapping[int, int] | None = None
    ) -> Result:
        """Rank the rulings for a question.

        :param allowed: the rulings that may answer, by number; all where None.
        :param replaced: for each ruling that no longer holds, the one that replaces it and answers in its stead.
        :raises QuestionError: if the question asks nothing.
        """
        text, repaired = self.speller.repair(clean(question))
        evidence = self.evidence(text, allowed)
        older = {c.ruling: self._answering_point(c) for c in evidence.candidates if replaced and c.ruling in replaced}
        if replaced:
            evidence = fold(evidence, replaced)
        ranked = rank(evidence.candidates, self._weights)
        if not ranked:
            return Result(text, [], evidence.names, 0.0, evidence.unknown, repaired, older)
        sure = confidence(signals(ranked, evidence), self.manifest.learnt)
        if ranked[0][
            1
        ].is_exact:  # the entry was asked for by its number or name: it is the answer, however it is worded
            sure = max(sure, self.manifest.learnt["threshold"])
        hits = [Hit(c.ruling, score, self._answering_point(c)) for score, c in ranked[:50]]
        return Result(text, hits, evidence.names, sure, evidence.unknown, repaired, older)

    def _answering_point(self, candidate: Candidate) -> int:
        return answering_point(candidate, len(self.ruling(candidate.ruling).points))
