"""The rulings as they are shown: an open index's entries, which of them hold on a day, and the typed views of them."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Literal

from judge.answers import PointView, RulingView, Standing, Supersession, Twin, WhatIf
from judge.errors import IndexStoreError, NotFoundError
from judge.files.looking import is_there, read_file, unreadable
from judge.nearest import nearest_by_name
from judge.rulings.dates import parse_as_of
from judge.rulings.games import make_known
from judge.rulings.model import GAMES, Ruling
from judge.rulings.official import Official, official_files, read_official
from judge.search.result import Hit
from judge.search.spelling import Speller
from judge.sharing import once
from judge.store import locations, proof_record
from judge.store.manifest import BUILD
from judge.store.proof_record import ProofRecord
from judge.store.ruling_table import RulingStore


class Library:
    """Every ruling by number or id as it is shown, and what filters mean for them."""

    def __init__(self, store: RulingStore, official: Path | None = None, own: Path | None = None) -> None:
        """Show the rulings of an index.

        :param official: the folder of official texts that the user imported, where there is one.
        :param own: the folder of the user's own documents, where there are any.
        """
        self.store = store
        self._official_folder = official
        self._own_folder = own
        self._official_texts: dict[str, dict[str, Official]] = {}
        make_known(store.manifest.games)

    @property
    def games(self) -> dict[str, str]:
        """The name of each game, by id: ours, then the user's own that the index holds."""
        return GAMES | self.store.manifest.games

    @once
    def documents(self) -> dict[str, str]:
        """The title of each document, by id."""
        return {document.id: document.title for document in self.store.documents}

    def _title(self, doc: str) -> str:
        found = self.store.document(doc)
        return found.title if found else doc

    @once
    def own_documents(self) -> tuple[str, ...]:
        """The ids of the user's own documents, in the index or not: the names of their files."""
        if self._own_folder is None:
            return ()
        from judge.rulings.corpus import document_files  # the Markdown reader behind it is for this alone

        return tuple(path.stem for path in document_files([self._own_folder]))

    @once
    def own_games(self) -> tuple[str, ...]:
        """The ids of the user's own games, in the index or not."""
        if self._own_folder is None:
            return ()
        from judge.rulings.games import games_in

        return tuple(games_in(self._own_folder))

    def check_built(self, doc: str) -> None:
        """Check that a document that is not found is not one of the user's own which only a build brings in.

        :raises NotFoundError: if it is.
        """
        if doc in self.own_documents and self.store.document(doc) is None:
            raise NotFoundError(f"your own document '{doc}' is not in the index yet", fix=BUILD)

    @once
    def speller(self) -> Speller:
        """Repairs misspelt words of a card's name."""
        return Speller(self.store.is_word, self.store.words_near)

    @once
    def doubtful(self) -> frozenset[str]:
        """The ids of the uncertain base rules."""
        return frozenset(
            self.store.ruling(n).id for n, certainty in self.store.base_rules.items() if certainty == "uncertain"
        )

    @property
    def threshold(self) -> float:
        """The confidence, in [0, 1], from which on a ruling settles a question."""
        return self._learnt("threshold")

    @property
    def bearing_threshold(self) -> float:
        """The confidence, in [0, 1], from which on a ruling that doesn't settle a question bears on it."""
        return self._learnt("threshold.bears")

    @property
    def point_threshold(self) -> float:
        """How sure, in [0, 1], a point must be to lead by itself."""
        return self._learnt("threshold.point")

    def _learnt(self, name: str) -> float:
        return self.store.manifest.learnt[name]

    @property
    def proofs(self) -> ProofRecord | None:
        """The record of proofs: of the index that is read, else the user's own, else the shipped one; one of this corpus before one that is
        stale."""
        return self._proofs[0]

    @property
    def damaged_proofs(self) -> str | None:
        """That a record of proofs is damaged and no other is of this corpus, in a sentence; None where all is well."""
        return self._proofs[1]

    @once
    def _proofs(self) -> tuple[ProofRecord | None, str | None]:
        found, damage = [], None
        for place in dict.fromkeys((self.store.place, locations.user_data() / "index", locations.shipped("index"))):
            try:
                record = proof_record.read(place)
            except IndexStoreError as error:
                damage = damage or f"{error.cause[0].upper()}{error.cause[1:]}; {error.fix}."
                continue
            if record is not None and self._is_of_this_corpus(record):
                return record, None
            if record is not None:
                found.append(record)
        return found[0] if found else None, damage

    def _is_of_this_corpus(self, record: ProofRecord) -> bool:
        # Own documents have no checks and change no proof, so they don't count.
        return record.corpus_sha256 == self.store.manifest.proven_corpus

    def fingerprint(self) -> str:
        """A SHA-256 of all that answers come from: rulings, encoder, learnt numbers, proofs, official texts, which rulings have begun.

        :raises InputFileError: if a file of official texts can't be read.
        """
        import hashlib

        import msgspec

        made = self.store.manifest
        proofs = self.proofs if self.proofs and self._is_of_this_corpus(self.proofs) else None
        # From the last of these days on, one is like the other.
        day = min(dt.date.today(), self.store.latest_start)
        what = (made.corpus_sha256, made.content_sha256, made.encoder, made.learnt, proofs, day)
        digest = hashlib.sha256(msgspec.json.encode(what, order="sorted"))
        for path in official_files(self._official_folder) if self._official_folder else ():
            try:
                digest.update(f"\0{path.name}\0".encode() + read_file(path))
            except OSError as error:
                raise unreadable(error, path) from None
        return digest.hexdigest()

    def standing(self, point: str) -> Standing:
        """Whether a check covers ``point`` (an id with number), as the record says; a stale record proves nothing."""
        if self.proofs is None or not self._is_of_this_corpus(self.proofs):
            return "none"
        return self.proofs.points.get(point, "none")

    def what_if(self, point: str) -> WhatIf | None:
        """The shortest change of a fact that shows ``point`` (an id with number), as the record says; a stale record shows none."""
        if self.proofs is None or not self._is_of_this_corpus(self.proofs):
            return None
        return self.proofs.what_ifs.get(point)

    def proofs_of_base_rule(self, entry: str) -> tuple[str, ...]:
        """Checks of rulings that fail when the base rule ``entry`` is misread, as the record says; a stale record proves nothing."""
        if self.proofs is None or not self._is_of_this_corpus(self.proofs):
            return ()
        return self.proofs.base_rules.get(entry, ())

    def proofs_state(self) -> Literal["current", "stale", "none"]:
        """Whether the record belongs to this corpus and to the engine, games and checks as they are."""
        if self.proofs is None:
            return "none"
        same_corpus = self._is_of_this_corpus(self.proofs)
        return "current" if same_corpus and self.proofs.code_sha256 == proof_record.code_hash() else "stale"

    @staticmethod
    def day(as_of: str | dt.date | None) -> dt.date:
        """The day that is asked for; today where none is.

        :raises JudgeError: if it is text that is no date.
        """
        if as_of is None:
            return dt.date.today()
        return parse_as_of(as_of) if isinstance(as_of, str) else as_of

    def check_filters(self, game: str | None, doc: str | None) -> None:
        """Check that a game and a document are there, each where given.

        :raises NotFoundError: if there is no such game or document.
        """
        is_doc = doc is None or self.store.document(doc) is not None
        if doc is not None and not is_doc:
            self.check_built(doc)
        if game is not None and game not in self.games:
            if game in self.own_games:
                raise NotFoundError(f"your own game '{game}' is not in the index yet", fix=BUILD)
            raise NotFoundError(f"no game '{game}'", nearest_by_name(game, self.games) or tuple(self.games))
        if doc is not None and not is_doc:
            known = self.documents
            raise NotFoundError(f"no document '{doc}'", nearest_by_name(doc, known) or tuple(known))

    def rulings(
        self, game: str | None = None, doc: str | None = None, *, rulings_only: bool = False
    ) -> list[tuple[int, Ruling]]:
        """The rulings of a game and a document, each where given, with their numbers, in the corpus's order.

        :param rulings_only: leave base rules out.
        :raises NotFoundError: if there is no such game or document.
        """
        self.check_filters(game, doc)
        return [
            (n, self.store.ruling(n)) for n in sorted(self.store.numbers_where(game, doc, rulings_only=rulings_only))
        ]

    def is_among(self, ruling: Ruling, game: str | None, doc: str | None = None, *, rulings_only: bool = False) -> bool:
        """Whether a ruling is of a game and of a document, each where given, and no base rule where these are left out."""
        is_there = (game is None or ruling.game == game) and (doc is None or ruling.doc == doc)
        return is_there and not (rulings_only and ruling.is_base_rule)

    def official(self, ruling: Ruling) -> Official | None:
        """The official text of an entry; None where the user imported none.

        :raises InputFileError: if the file of its document's official texts is damaged.
        """
        if self._official_folder is None:
            return None
        if ruling.doc not in self._official_texts:
            path = self._official_folder / f"{ruling.doc}.md"
            try:
                has_texts = is_there(path)
            except OSError as error:
                raise unreadable(error) from None
            self._official_texts[ruling.doc] = read_official(path) if has_texts else {}
        found = self._official_texts[ruling.doc].get(ruling.id)
        return found if found and found.paragraphs else None

    def points_in_doubt(self, hit: Hit) -> tuple[int, ...]:
        """The points of which one answers, best first, where none is sure enough to lead by itself; else none."""
        is_sure = hit.point_confidence >= self.point_threshold or len(hit.likely_points) < 2
        return () if is_sure else hit.likely_points

    def view(
        self,
        n: int,
        day: dt.date,
        *,
        score: float = 1.0,
        point: int = 0,
        point_confidence: float = 0.0,
        likely_points: tuple[int, ...] = (),
    ) -> RulingView:
        """Ruling number ``n`` as it stands on ``day``.

        :param score: the fused score in [0, 1] with which it was found.
        :param point: the point that answers or was asked for; 0 where none was.
        :param point_confidence: how likely that point answers, in [0, 1]; 0 where no question was asked.
        :param likely_points: the points of which one answers, best first, where ``point`` is too unsure to lead.
        :raises InputFileError: if the file of its document's official texts is damaged.
        """
        ruling = self.store.ruling(n)
        successor = self.store.in_force.replaced_by(ruling, day)
        replaced = self.store.in_force.replaced_points(ruling, day)
        official = self.official(ruling)
        return RulingView(
            id=ruling.id,
            score=round(score, 4),
            title=ruling.title,
            kind=ruling.kind,
            game=ruling.game,
            doc=ruling.doc,
            section=ruling.section,
            point=point,
            points=tuple(
                PointView(
                    p.n,
                    p.text,
                    self.standing(f"{ruling.id}#{p.n}"),
                    p.examples,
                    p.notes,
                    replaced[p.n].new if p.n in replaced else None,
                    self.what_if(f"{ruling.id}#{p.n}"),
                )
                for p in ruling.points
            ),
            in_force=self.store.in_force.start(ruling).text,
            superseded_by=Supersession(successor.new, successor.start.text) if successor else None,
            supersedes=tuple(Supersession(str(r.target), r.start.text) for r in ruling.supersedes),
            source=", ".join((self._title(ruling.doc), " ".join(filter(None, (ruling.section, ruling.title))))),
            facts=ruling.facts,
            power=tuple(line for power in ruling.powers if power.label != "old" for line in power.lines),
            old_power=tuple(line for power in ruling.powers if power.label == "old" for line in power.lines),
            see_also=tuple(str(reference) for reference in ruling.see_also),
            differs_from=tuple(
                Twin(str(d.target), self.store.ruling(self.store.numbers[d.target.id]).game, d.how)
                for d in ruling.differs_from
            ),
            mentions=ruling.mentions,
            not_yet_in_force=not self.store.in_force.has_begun(ruling, day),
            official=official.paragraphs if official else (),
            official_source=official.source if official else None,
            certainty=ruling.certainty,
            sources=ruling.sources,
            doubt=ruling.doubt,
            proven_by=self.proofs_of_base_rule(ruling.id) if ruling.is_base_rule else (),
            point_confidence=round(point_confidence, 4),
            likely_points=likely_points,
        )
