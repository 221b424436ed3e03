"""The Python API: ``Judge.open().ask("...")``. The command line uses only this. Nothing is printed here."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from judge.answering import lookup
from judge.answering.library import Library
from judge.answering.status import Status, status_of
from judge.answers import (
    Answer,
    CardView,
    CheckRun,
    Comparison,
    EntryRow,
    GamesCompared,
    History,
    RulingView,
    Usual,
    Verification,
)
from judge.boards import Played, Replay
from judge.errors import IndexStoreError, InputFileError, JudgeError
from judge.rulings.model import Reference
from judge.sharing import at_work, once
from judge.store import locations
from judge.store.locations import Corpora
from judge.store.opening import found_hash, open_index
from judge.store.ruling_table import RulingStore

if TYPE_CHECKING:  # search brings numpy and FAISS, which only a question needs; forks are asked for by practice alone
    from judge.forks import Fork
    from judge.search.searcher import Searcher


class Judge:
    """An open judge: a corpus and its index. Use :meth:`open`.

    One judge serves any number of threads, first questions included, with the answers that one thread gets. It serves processes: one that
    was forked goes on with it, whether or not it had been asked before, and the fork waits for the threads that are asking; pickled, it
    opens the same index in a process of any kind, and fails there with :class:`~judge.errors.IndexStoreError` where another was built in
    its place.

    Filters mean the same everywhere: ``game`` ("vs-system", "vs-remix", "warhammer-invasion", or one of the user's own) and ``doc``
    restrict the rulings, ``rulings_only`` leaves base rules out, ``as_of`` is the day whose rules are asked for (a date, or text like
    "2006-09-23", "2006-09", "2006"; today where None). A game or document that doesn't exist raises
    :class:`~judge.errors.NotFoundError`, text that is no date :class:`~judge.errors.JudgeError`.
    """

    def __init__(self, store: RulingStore, corpora: Corpora, notice: str | None = None) -> None:
        """Judge by an open index.

        :param store: the index of ``corpora``.
        :param notice: what the index does not hold of the user's own documents, or why the user's own index is not read, in a sentence.
        """
        self._library = Library(store, corpora.official, corpora.own)
        self._corpora = corpora
        self._index_notice = notice

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what lies where, so that another process opens the same index."""
        return Judge, (self._library.store, self._corpora, self._index_notice)

    @once
    def _searcher(self) -> Searcher:
        from judge.search.searcher import Searcher

        return Searcher(self._library.store)

    @classmethod
    @at_work
    def open(cls, index: str | Path | None = None, corpus: str | Path | None = None, *, strict: bool = True) -> Judge:
        """Open the shipped index, the user's own, or the one at ``index``.

        Where the user's own documents are newer than every index, one answers that was built without them or from an older state of
        them, and ``notice`` says so. The user's own index gives way to the shipped one where another release made it or its corpus.
        Who stands in a checkout of the project reads the checkout's corpus and index as the shipped ones.

        :param corpus: the corpus folder that the index must match; where None the shipped one, with the user's own documents if any.
        :param strict: refuse an index that was built from another corpus; otherwise only :meth:`status` tells.
        :raises IndexStoreError: if the index is missing, damaged or was built from another corpus.
        :raises JudgeError: if ``corpus``, or what ``$JUDGE_CORPUS`` names, is no folder, or a file of the corpora can't be read.
        """
        corpora = locations.corpora(Path(corpus) if corpus else None)
        folders = locations.index_folders(corpora, Path(index) if index else None)
        try:
            found = open_index(folders, corpora, strict=strict)
        except IndexStoreError as error:
            # What mends it must name what was named here.
            named = "".join(f" --{name} {quote(str(at))}" for name, at in (("corpus", corpus), ("index", index)) if at)
            raise IndexStoreError(error.cause, error.fix.replace("'judge build", f"'judge build{named}")) from None
        return cls(found.store, corpora, found.notice)

    @at_work
    def ask(
        self,
        question: str,
        *,
        game: str | None = None,
        doc: str | None = None,
        as_of: str | dt.date | None = None,
        k: int = 5,
        rulings_only: bool = False,
        usual: Usual | None = None,
        earlier: Answer | None = None,
    ) -> Answer:
        """Answer a question in the asker's own words.

        Game and day are taken from the question's words where it names them and no filter is given.

        :param usual: the game and the day that are assumed where neither a filter nor the question names one; ``assumed`` tells.
        :param earlier: the answer before, from which the question may go on ("what about Morg?"); ``asked_as`` tells what was asked then.
        :param k: how many rulings ``answers`` holds at most.
        :return: the answer; ``status`` is "abstained" where no ruling is likely to settle the question, and ``band`` then says whether
            the nearest bear on it.
        :raises QuestionError: if the question is empty.
        :raises JudgeError: if ``k`` is not positive.
        """
        if k < 1:
            raise JudgeError(f"k is {k}", "ask for at least one ruling")
        day = None if as_of is None else self._library.day(as_of)
        searcher = (
            self._searcher
        )  # here and not inside what asking imports: numpy's import is slower the deeper it is nested
        from judge.answering import asking

        answer = asking.answer(
            self._library,
            searcher,
            question,
            game=game,
            doc=doc,
            day=day,
            k=k,
            rulings_only=rulings_only,
            usual=usual or asking.NOTHING_USUAL,
            earlier=earlier,
        )
        return answer if self.notice is None else asking.with_notice(answer, self.notice)

    @property
    def threshold(self) -> float:
        """The confidence, in [0, 1], from which on a ruling settles a question and :meth:`ask` answers."""
        return self._library.threshold

    def fingerprint(self) -> str:
        """What tells two states of rulings, index and imported texts apart: where it is the same, so are answers of the same version.

        :raises JudgeError: if a file of them can't be read.
        """
        return self._library.fingerprint()

    @property
    def notice(self) -> str | None:
        """What the index lacks of the user's own documents, why the user's own index is not read, or that the record of proofs is damaged,
        in sentences that end the ``notice`` of every answer; None where there is nothing to tell."""
        return " ".join(filter(None, (self._index_notice, self._library.damaged_proofs))) or None

    @property
    def other_corpus(self) -> Path | None:
        """The corpus that is read, where it is not the one that came with this program; the user's own documents aside."""
        return locations.other_corpus(self._corpora)

    @property
    def unread_checks(self) -> Path | None:
        """The checkout that the working folder is in, where its rules engine, cards and checks are other than those that run here."""
        return self._unread_checks

    @once
    def _unread_checks(self) -> Path | None:
        from judge.store.proof_record import code_hash

        other = locations.other_checkout()
        return other if other and code_hash(other / "judge") != code_hash() else None

    @at_work
    def check_filters(self, *, game: str | None = None, doc: str | None = None, as_of: str | None = None) -> None:
        """Check filters before any question is asked.

        :raises NotFoundError: if there is no such game or document.
        :raises JudgeError: if ``as_of`` is no date.
        """
        self._library.day(as_of)
        self._library.check_filters(game, doc)

    @at_work
    def show(self, reference: str, *, as_of: str | dt.date | None = None, game: str | None = None) -> RulingView:
        """An entry by its id, or by a name that only one bears: a card, a title, a section; ``id#n`` and ``name#n`` set ``point``.

        :param game: the game whose entries a name may mean; an id is found whatever its game.
        :raises NotFoundError: if there is no such entry or point, with the nearest ids.
        :raises AmbiguousError: if several entries or cards bear the name, with all of them.
        """
        return lookup.show(self._library, reference, self._library.day(as_of), game)

    @at_work
    def history(self, reference: str, *, as_of: str | dt.date | None = None, game: str | None = None) -> History:
        """How an entry or a point of it became what it is: replacements and errata, with dates and changed words.

        It is named as for :meth:`show`, which raises the same.
        """
        from judge.answering.history import Chronicle

        view = self.show(reference, as_of=as_of, game=game)
        chronicle = Chronicle(self._library.store.rulings, self._library.documents)
        return chronicle.history(Reference(view.id, view.point or None), self._library.day(as_of))

    @property
    def documents(self) -> dict[str, str]:
        """The title of each document by its id, in the corpus's order."""
        return dict(self._library.documents)

    @property
    def games(self) -> dict[str, str]:
        """The name of each game by its id: those shipped, then the user's own that the index holds."""
        return dict(self._library.games)

    @at_work
    def neighbours(self, entry: str) -> tuple[str | None, str | None]:
        """The ids of the entries before and after ``entry`` (an existing id) in its document."""
        return lookup.neighbours(self._library.store, entry)

    @at_work
    def rule(
        self,
        section: str,
        *,
        game: str | None = None,
        doc: str | None = None,
        as_of: str | dt.date | None = None,
        rulings_only: bool = False,
    ) -> tuple[RulingView, ...]:
        """The entries that bear a section number ("601.3e", "2.1", "CS 75", "p. 12"), in every document that has it.

        :raises NotFoundError: if no document has the section, with the nearest ones.
        """
        return lookup.rule(self._library, section, game, doc, self._library.day(as_of), rulings_only=rulings_only)

    @at_work
    def card(
        self, name: str, *, game: str | None = None, as_of: str | dt.date | None = None, rulings_only: bool = False
    ) -> CardView:
        """A card by its name, shortened or misspelt: its entries, the rulings that name it, the general rules that they refer to.

        :raises AmbiguousError: if several cards fit equally well, with all of them.
        :raises NotFoundError: if no card fits, with the nearest names.
        """
        return lookup.card(self._library, name, game, self._library.day(as_of), rulings_only=rulings_only)

    @at_work
    def entries(
        self, *, game: str | None = None, doc: str | None = None, rulings_only: bool = False
    ) -> tuple[EntryRow, ...]:
        """Every entry, in the corpus's order: the rulings, then the base rules.

        :raises NotFoundError: if there is no such game or document.
        """
        return lookup.rows(self._library, game, doc, rulings_only=rulings_only)

    @at_work
    def check(
        self,
        reference: str,
        values: Mapping[str, str] | None = None,
        *,
        misread: bool = False,
        game: str | None = None,
    ) -> tuple[CheckRun, ...]:
        """Run the checks of an entry or of one of its points, named as for :meth:`show`, on the rules engine.

        A base rule has none of its own: the checks of rulings that fail when it is misread are run, and show that they do.

        :param values: parameters of the checks by name, as text; the ruling's own example where not given.
        :param misread: also run each check with each of its rules misread.
        :raises NotFoundError: if there is no such entry or point.
        :raises JudgeError: if it has no check, a value is none that its checks take, or a check or card cites what does not exist.
        """
        from judge.proving.entries import run_checks

        view = self.show(reference, game=game)
        return run_checks(view, values or {}, misread, self._library.doubtful, self._citable)

    @at_work
    def replay(
        self,
        reference: str,
        number: int = 1,
        values: Mapping[str, str] | None = None,
        *,
        misread: str | None = None,
        game: str | None = None,
    ) -> Replay:
        """Run one check of an entry, named as for :meth:`show`, with the table as it looks at each step.

        :param number: which of the entry's checks, from 1.
        :param values: parameters of the check by name, as text; the ruling's own example where not given.
        :param misread: the id of a rule to misread, as :class:`~judge.answers.Misreading` names it; None: as ruled.
        :raises NotFoundError: if there is no such entry.
        :raises JudgeError: if it has no such check, the check decides nothing by that rule, or a value is none that it takes.
        """
        from judge.proving.entries import run_replay

        view = self.show(reference, game=game)
        return run_replay(view, number, values or {}, misread, self._library.doubtful, self._citable)

    @at_work
    def played(
        self,
        reference: str,
        number: int = 0,
        values: Mapping[str, str] | None = None,
        *,
        point: int = 0,
        misread: str | None = None,
        game: str | None = None,
    ) -> Played | None:
        """The checks of an entry, named as for :meth:`show`, and one of them as :meth:`replay` gives it, as ruled and as misread at once.

        :param number: which of the entry's checks, from 1; 0: the first that speaks of ``point``, else the first.
        :param values: parameters of that check by name, as text; the ruling's own example where not given.
        :param misread: the id of a rule to misread beside it; None: none. Where nothing shows when it is misread, there is no such run.
        :return: None for a base rule without checks of its own.
        :raises NotFoundError: if there is no such entry.
        :raises JudgeError: if it has no such check, a value is none that it takes, or a check or card cites what does not exist.
        """
        from judge.proving.entries import run_played

        view = self.show(reference, game=game)
        return run_played(view, number, point, values or {}, misread, self._library.doubtful, self._citable)

    @at_work
    def forks(self, reference: str) -> tuple[Fork, ...]:
        """Where the checks of an entry, named as for :meth:`show`, come out otherwise under misreadings: what practice asks.

        :raises NotFoundError: if there is no such entry.
        :raises JudgeError: if a check or card cites what does not exist.
        """
        from judge.proving.entries import run_forks

        return run_forks(self.show(reference).id, self._library.doubtful, self._citable)

    def check_in_both(self, reference: str, *, game: str | None = None) -> tuple[GamesCompared, ...]:
        """Play the scenarios of an entry, or of one of its points, by the rules of its own game and of that of each of its twins.

        Twins are the entries of a variant of its game from which it is said to differ: Vs. System and VS Remix.

        :raises NotFoundError: if there is no such entry or point.
        :raises JudgeError: if it has no twin there, or no check.
        """
        from judge.proving.twins import compare_games

        return compare_games(self.show(reference, game=game))

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
        :param record: write what was found into the index folder, so that answers show it. Only for a proof of everything, and not beside
            a checkout whose checks are others (:attr:`unread_checks`).
        :param done: told of each check as it has run.
        :raises NotFoundError: if there is no such entry, game or document.
        :raises JudgeError: if a module of checks is not where its entry's id says, or a check or card cites what does not exist.
        """
        with at_work:  # importing it; the checks themselves hold up no fork
            from judge.proving import entries

        ids = {self.show(reference).id for reference in references}
        rows = [(row.id, row.points) for row in self.entries(game=game, doc=doc) if not ids or row.id in ids]
        whole = len(rows) == len(self.entries())
        found = entries.verify_entries(
            rows, proving=prove, axes=axes, whole=whole, doubtful=self._library.doubtful, known=self._citable, done=done
        )
        if record and prove and whole and not self.unread_checks:  # a checkout's record speaks of the checkout's checks
            folder = locations.new_index_folder(self._corpora)
            entries.write_record(folder, found_hash((self._corpora.base,)) or "", found)
        return found

    @at_work
    def count_checks(self, *, game: str | None = None, doc: str | None = None) -> int:
        """How many checks a game or document has, or all together."""
        from judge.proving import entries

        among = self.entries(game=game, doc=doc)
        return entries.count([(row.id, row.points) for row in among], self._citable)

    @once
    def _citable(self) -> dict[str, int] | None:
        """The number of points of every entry; None where the checks that run here were written for another corpus than the one read."""
        return None if self.other_corpus else {row.id: row.points for row in self.entries()}

    @at_work
    def asked_questions(self) -> dict[str, tuple[str, ...]]:
        """The questions that people ask of each entry, as the corpus holds them; entries of which it holds none are left out.

        :raises JudgeError: if a file of the corpora can't be read.
        """
        return dict(self._asked_questions)

    @once
    def _asked_questions(self) -> dict[str, tuple[str, ...]]:
        from judge.rulings.corpus import read_corpus

        found: dict[str, list[str]] = {}
        for question in read_corpus(self._corpora.folders).asked:
            found.setdefault(question.id, []).append(question.text)
        return {entry: tuple(questions) for entry, questions in found.items()}

    @at_work
    def status(self) -> Status:
        """Corpus, own documents, official texts, index, encoder and proofs at a glance. Every byte of the index is held against its hash.

        :raises IndexStoreError: if one is another.
        """
        self._library.store.version.hold(afresh=True)
        found = found_hash(self._corpora.folders)
        return status_of(self._library, self._corpora, self.entries(), found, self.notice)


def compare(old: str | Path, new: str | Path) -> Comparison:
    """What became of each ruling between two states of a document (``.md``) or of a corpus (a folder). No index is opened.

    A document held against a corpus is held against the corpus's document of the same id.

    :raises InputFileError: if one can't be read, is no document or corpus, or breaks the dialect.
    """
    from judge.answering.comparing import compare_paths

    if not str(old).strip() or not str(new).strip():
        raise InputFileError("no document or corpus folder is named", "give a .md file or a corpus folder")
    return compare_paths(Path(old), Path(new))
