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
from judge.search.evidence import Evidence, Look, fold, gather, merge
from judge.search.lexical import Coverage, LexicalIndex
from judge.search.names import Name, NameIndex
from judge.search.passages import NO_RULING
from judge.search.posts import Ask, read_post
from judge.search.query import SURE_NAME, Hit, Query, Result, doubted, part_of
from judge.search.readings import Reading, readings
from judge.search.spelling import Speller
from judge.search.store import ENCODER, VECTORS, open_database, read_manifest
from judge.search.text import clean, clean_lines
from judge.search.unnamed import unnamed
from judge.search.wording import PhraseBook, Wording

if TYPE_CHECKING:
    from judge.search.encoder import Encoder, Vectors

NEAREST = 400  # passages taken from FAISS; enough that every likely entry has its best one among them


MOST_ASKS = 6  # sentences that ask; beyond, a post is searched by its last ones


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
        from judge.search.encoder import SentenceTransformerEncoder, open_carried

        facts = self.manifest.encoder
        encoder: Encoder
        if facts.kind != "sentence-transformers":
            encoder = carried = open_carried(self.folder / ENCODER)
            if carried.sha256 != facts.sha256:
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
    def _rows_by_ruling(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for row, (ruling, _, _) in enumerate(self._places):
            found.setdefault(ruling, []).append(row)
        return found

    @cached_property
    def names(self) -> NameIndex:
        rows = self.database.execute("SELECT json FROM names").fetchall()
        return NameIndex((msgspec.json.decode(row[0], type=Name) for row in rows), self._is_word)

    @cached_property
    def wording(self) -> Wording:
        """What players say, and what it means in each game."""
        row = self.database.execute("SELECT json FROM phrases").fetchone()
        return Wording(msgspec.json.decode(row[0], type=PhraseBook))

    @cached_property
    def _by_game(self) -> dict[str, frozenset[int]]:
        rows = self.database.execute("SELECT DISTINCT game FROM rulings").fetchall()
        return {game: self.numbers_where(game, None) | {NO_RULING} for (game,) in rows}

    def _rows_of(self, allowed: Collection[int] | None) -> Any:
        """The rows of the vector index that may answer, and those of questions that nothing answers; None for every row."""
        import numpy as np

        if allowed is None:
            return None
        kept = {*allowed, NO_RULING}
        return np.array([row for row, place in enumerate(self._places) if place[0] in kept], dtype=np.int64)

    def _of_games(self, games: Collection[str] | None, allowed: Collection[int] | None) -> Collection[int] | None:
        """The rulings of some games among those allowed, and what nothing answers; None where that is no restriction."""
        if games is None:
            return None if allowed is None else {*allowed, NO_RULING}
        found = frozenset[int]().union(*(self._by_game.get(game, frozenset()) for game in games))
        return found if allowed is None else found & {*allowed, NO_RULING}

    def _is_written(self, phrase: str) -> bool:
        query = "SELECT 1 FROM passages WHERE kind NOT IN ('asked', 'not ruled') AND text LIKE ? ESCAPE '\\' LIMIT 1"
        escaped = "".join("\\" + c if c in "%_\\" else c for c in phrase)
        return self.database.execute(query, (f"%{escaped}%",)).fetchone() is not None

    @cached_property
    def documents(self) -> tuple[Document, ...]:
        rows = self.database.execute("SELECT json FROM documents ORDER BY n").fetchall()
        return tuple(msgspec.json.decode(row[0], type=Document) for row in rows)

    def _is_word(self, word: str) -> bool:
        return self.database.execute("SELECT 1 FROM vocabulary WHERE word = ?", (word,)).fetchone() is not None

    @cached_property
    def speller(self) -> Speller:
        """Repairs misspelt words of a question."""
        return Speller(
            self._is_word,
            lambda: [row[0] for row in self.database.execute("SELECT word FROM vocabulary WHERE is_ours")],
        )

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

    def query(self, question: str) -> Query:
        """Repair a question, tell what it asks, and find the names in it.

        :raises QuestionError: if the question asks nothing.
        """
        cleaned = clean(question)
        lines, repaired = self.speller.repair(clean_lines(question))
        whole = clean(lines)
        names = self.names.find(whole)
        nobodys = unnamed(cleaned, names, self._is_written, self._is_word)
        return Query(whole, read_post(lines).asks, [doubted(name, nobodys) for name in names], nobodys, repaired)

    def part(self, query: Query, ask: Ask) -> Query:
        """One of the things that a post asks, as a question of its own; names in the rest of the story count for less."""
        return part_of(query, ask, self.names.find(ask.in_context))

    def readings(self, query: Query) -> tuple[list[Reading], Vectors]:
        """The texts under which a question is searched, and their vectors, of shape ``(readings, dimension)``."""
        focus = [text for ask in query.asks[-MOST_ASKS:] for text in (ask.alone, ask.in_context)]
        names = [found.text for found in query.names if found.strength >= SURE_NAME]
        texts = readings(query.whole, focus, names, self.wording)
        return texts, self.encoder.encode([reading.text for reading in texts])

    def evidence(
        self, query: Query, allowed: Collection[int] | None = None, read: tuple[list[Reading], Vectors] | None = None
    ) -> Evidence:
        """The evidence for a question made ready; ``allowed`` as in :meth:`search`, ``read`` its readings where they are known."""
        from judge.search.dense import nearest

        texts, vectors = read or self.readings(query)
        cosines, rows = nearest(self._vectors, vectors, NEAREST, self._rows_of(allowed))
        looks: dict[bool, list[Look]] = {False: [], True: []}
        for i, reading in enumerate(texts):
            answerers = self._of_games(reading.games, allowed)
            # An approximate index may find fewer than asked for and fills up with -1.
            near = [
                (row, cosine)
                for row, cosine in zip(rows[i].tolist(), cosines[i].tolist(), strict=True)
                if row >= 0 and (answerers is None or self._places[row][0] in answerers)
            ]
            coverage = self.lexical.coverage(reading.text)
            if answerers is not None:
                coverage = Coverage(
                    {n: share for n, share in coverage.entries.items() if n in answerers},
                    {n: share for n, share in coverage.passages.items() if self._places[n][0] in answerers},
                    coverage.unknown,
                )
            looks[reading.is_focus].append(Look(near[:NEAREST], coverage))
        named = [name for name in query.names if allowed is None or name.name.ruling in allowed]
        signs = self.wording.signs(query.whole)
        by_ruling = {n: share for game, share in signs.items() for n in self._by_game.get(game, ())} if signs else None
        evidence = gather(
            merge(looks[False]), merge(looks[True]) if looks[True] else None, named, self._places, by_ruling
        )
        return msgspec.structs.replace(evidence, unnamed=query.unnamed, other_game=self.wording.other_game(query.whole))

    def search(
        self,
        question: Query | str,
        allowed: Collection[int] | None = None,
        replaced: Mapping[int, int] | None = None,
    ) -> Result:
        """Rank the rulings for a question.

        :param question: made ready by :meth:`query`, or as text.
        :param allowed: the rulings that may answer, by number; all where None.
        :param replaced: for each ruling that no longer holds, the one that replaces it and answers in its stead.
        :raises QuestionError: if the question asks nothing.
        """
        query = self.query(question) if isinstance(question, str) else question
        read = self.readings(query)
        evidence = self.evidence(query, allowed, read)
        older = {
            c.ruling: self._answering_point(c.ruling, read[1])
            for c in evidence.candidates
            if replaced and c.ruling in replaced
        }
        if replaced:
            evidence = fold(evidence, replaced)
        ranked = rank(evidence.candidates, self._weights)
        sure = 0.0
        if ranked:
            sure = confidence(signals(ranked, evidence), self.manifest.learnt)
            if ranked[0][
                1
            ].is_exact:  # the entry was asked for by its number or name: it is the answer, however it is worded
                sure = max(sure, self.manifest.learnt["threshold"])
        hits = [Hit(c.ruling, score, self._answering_point(c.ruling, read[1])) for score, c in ranked[:50]]
        return Result(
            query.whole,
            query.asks,
            hits,
            evidence.names,
            sure,
            evidence.unknown,
            query.repaired,
            older,
            evidence.unnamed,
            evidence.other_game,
        )

    def _answering_point(self, ruling: int, vectors: Vectors) -> int:
        points = len(self.ruling(ruling).points)
        if points == 1:
            return 1
        rows = self._rows_by_ruling[ruling]
        # Each passage by the reading that comes nearest to it.
        cosines = (self._vectors.reconstruct_batch(rows) @ vectors.T).max(axis=1).tolist()
        found = [(*self._places[row][1:], cosine) for row, cosine in zip(rows, cosines, strict=True)]
        return answering_point(found, points)
