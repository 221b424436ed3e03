"""The Python API: ``Judge.open().ask("...")``. The command line uses only this. Nothing is printed here."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from judge import asking, locate, lookup
from judge.answers import Answer, CardView, CheckRun, DocumentRow, EntryRow, RulingView, Status, Verification
from judge.errors import JudgeError
from judge.library import Library
from judge.search.searcher import Searcher
from judge.version import __version__


class Judge:
    """An open judge: a corpus and its index. Use :meth:`open`.

    Filters mean the same everywhere: ``game`` ("vs-system", "vs-remix", "warhammer-invasion") and ``doc`` restrict the rulings,
    ``as_of`` is the day whose rules are asked for (a date, or text like "2006-09-23", "2006-09", "2006"; today where None). A game or
    document that doesn't exist raises :class:`~judge.errors.NotFoundError`, text that is no date :class:`~judge.errors.JudgeError`.
    """

    def __init__(self, searcher: Searcher, corpus: Path) -> None:
        self._library = Library(searcher)
        self._corpus = corpus

    @classmethod
    def open(cls, index: str | Path | None = None, corpus: str | Path | None = None, *, strict: bool = True) -> Judge:
        """Open the shipped index, the user's own, or the one at ``index``.

        :param corpus: the corpus folder that the index must match; the shipped one where None.
        :param strict: refuse an index that was built from another corpus; otherwise only :meth:`status` tells.
        :raises IndexStoreError: if the index is missing, damaged or was built from another corpus.
        :raises JudgeError: if ``corpus`` is no folder.
        """
        if corpus is not None and not Path(corpus).is_dir():
            raise JudgeError(f"no corpus folder at {corpus}", "give an existing one")
        corpus_folder = locate.corpus_folder(Path(corpus) if corpus else None)

        found = partial(_corpus_hash, corpus_folder) if strict else lambda: None
        return cls(Searcher(locate.index_folder(Path(index) if index else None), found), corpus_folder)

    def ask(
        self,
        question: str,
        *,
        game: str | None = None,
        doc: str | None = None,
        as_of: str | dt.date | None = None,
        k: int = 5,
    ) -> Answer:
        """Answer a question in the asker's own words.

        :param k: how many rulings ``answers`` holds at most.
        :return: the answer; ``status`` is "abstained" where no ruling is likely to settle the question.
        :raises QuestionError: if the question is empty.
        :raises JudgeError: if ``k`` is not positive.
        """
        if k < 1:
            raise JudgeError(f"k is {k}", "ask for at least one ruling")
        return asking.answer(self._library, question, game=game, doc=doc, day=self._library.day(as_of), k=k)

    def check_filters(self, *, game: str | None = None, doc: str | None = None, as_of: str | None = None) -> None:
        """Raise what :meth:`ask` would raise of these filters, before any question is asked."""
        self._library.day(as_of)
        self._library.allowed(game, doc)

    def show(self, reference: str, *, as_of: str | dt.date | None = None) -> RulingView:
        """An entry by its id; ``id#n`` sets ``point``.

        :raises NotFoundError: if there is no such entry or point, with the nearest ids.
        """
        return lookup.show(self._library, reference, self._library.day(as_of))

    def neighbours(self, entry: str) -> tuple[str | None, str | None]:
        """The ids of the entries before and after ``entry`` (an existing id) in its document."""
        return lookup.neighbours(self._library, entry)

    def rule(
        self,
        section: str,
        *,
        game: str | None = None,
        doc: str | None = None,
        as_of: str | dt.date | None = None,
    ) -> tuple[RulingView, ...]:
        """The entries that bear a section number ("601.3e", "2.1", "CS 75", "p. 12"), in every document that has it.

        :raises NotFoundError: if no document has the section, with the nearest ones.
        """
        return lookup.rule(self._library, section, game, doc, self._library.day(as_of))

    def card(self, name: str, *, game: str | None = None, as_of: str | dt.date | None = None) -> CardView:
        """A card by its name, shortened or misspelt: its entries, the rulings that name it, the general rules that they refer to.

        :raises AmbiguousError: if several cards fit equally well, with all of them.
        :raises NotFoundError: if no card fits, with the nearest names.
        """
        return lookup.card(self._library, name, game, self._library.day(as_of))

    def entries(self, *, game: str | None = None, doc: str | None = None) -> tuple[EntryRow, ...]:
        """Every entry, in the corpus's order."""
        allowed = self._library.allowed(game, doc)
        return tuple(
            EntryRow(
                r.id,
                r.doc,
                r.game,
                r.kind,
                r.section,
                r.title,
                r.in_force.text,
                points=len(r.points),
                proven=standing.count("proven"),
            )
            for n, r in enumerate(self._library.rulings)
            if allowed is None or n in allowed
            for standing in [[self._library.standing(f"{r.id}#{p.n}") for p in r.points]]
        )

    def check(
        self, reference: str, values: Mapping[str, str] | None = None, *, misread: bool = False
    ) -> tuple[CheckRun, ...]:
        """Run the checks of an entry (``id``) or of one of its points (``id#n``) on the rules engine.

        :param values: parameters of the checks by name, as text; the ruling's own example where not given.
        :param misread: also run each check with each of its rules misread.
        :raises NotFoundError: if there is no such entry or point.
        :raises JudgeError: if it has no check, or a value is none that its checks take.
        """
        from judge.checking import run_checks

        return run_checks(self.show(reference), values or {}, misread)

    def verify(
        self,
        references: Sequence[str] = (),
        *,
        game: str | None = None,
        doc: str | None = None,
        prove: bool = False,
        axes: bool = False,
        record: bool = False,
        done: Callable[[object], None] = lambda _: None,
    ) -> Verification:
        """Run the checks of some entries, or of all: what passes, what is proven, what is open.

        :param prove: also run each check with each of its rules misread: it must fail then.
        :param axes: also give every argument of every card its other values: some check must notice.
        :param record: write what was found into the index folder, so that answers show it. Only for a proof of everything.
        :param done: told of each check as it has run.
        :raises NotFoundError: if there is no such entry, game or document.
        """
        from judge import checking

        ids = {self.show(reference).id for reference in references}
        rows = [(row.id, row.points) for row in self.entries(game=game, doc=doc) if not ids or row.id in ids]
        whole = len(rows) == len(self._library.rulings)
        found = checking.verify_entries(rows, proving=prove, axes=axes, whole=whole, done=done)
        if record and prove and whole:
            folder = locate.new_index_folder()
            folder.mkdir(parents=True, exist_ok=True)
            checking.write_record(folder, _corpus_hash(self._corpus) or "", found)
        return found

    def count_checks(self, *, game: str | None = None, doc: str | None = None) -> int:
        """How many checks a game or document has, or all together."""
        from judge import checking

        return checking.count([(row.id, row.points) for row in self.entries(game=game, doc=doc)])

    def status(self) -> Status:
        """Corpus, index, encoder and proofs at a glance."""
        searcher = self._library.searcher
        found = _corpus_hash(self._corpus)
        entries = self.entries()
        rows = []
        for d in searcher.documents:
            points = [entry.points for entry in entries if entry.doc == d.id]
            rows.append(DocumentRow(d.id, d.title, d.game, d.published.text, d.in_force.text, len(points), sum(points)))
        return Status(
            version=__version__,
            index=str(searcher.folder),
            corpus=str(self._corpus),
            index_matches_corpus=None if found is None else found == searcher.manifest.corpus_sha256,
            encoder=searcher.manifest.encoder.name,
            entries=searcher.manifest.rulings,
            points=searcher.manifest.points,
            passages=searcher.manifest.passages,
            points_proven=sum(entry.proven for entry in entries),
            proofs=self._library.proofs_state(),
            documents=tuple(rows),
        )


def _corpus_hash(folder: Path) -> str | None:
    from judge.rulings.digest import corpus_hash

    return corpus_hash([folder]) if folder.is_dir() else None
