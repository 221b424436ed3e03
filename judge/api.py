"""The Python API: ``Judge.open().ask("...")``. The command line uses only this.

What is asked for is composed here from search, rulings and dates; nothing is printed.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from judge import locate
from judge.answers import (
    Answer,
    CardView,
    DocumentRow,
    EntryRow,
    PointView,
    Resolved,
    RulingView,
    Status,
    Supersession,
    Twin,
)
from judge.errors import AmbiguousError, JudgeError, NotFoundError
from judge.rulings.dates import parse_as_of
from judge.rulings.in_force import InForce
from judge.rulings.model import GAMES, Reference, Ruling
from judge.search.searcher import Hit, Result, Searcher
from judge.search.text import name_words
from judge.version import __version__

# Names found with less certainty are evidence, but not worth telling - unless the asker's spelling was changed to find them.
SHOWN_NAME = 0.45
SHOWN_REPAIR = 0.15


class Judge:
    """An open judge: a corpus and its index. Use :meth:`open`."""

    def __init__(self, searcher: Searcher, corpus: Path) -> None:
        self._search = searcher
        self._corpus = corpus

    @classmethod
    def open(cls, index: str | Path | None = None, corpus: str | Path | None = None) -> Judge:
        """Open the shipped index, the user's own, or the one at ``index``.

        :param corpus: the corpus folder that the index must match; the shipped one where None.
        :raises IndexStoreError: if the index is missing, damaged or was built from another corpus.
        """
        corpus_folder = locate.corpus_folder(Path(corpus) if corpus else None)

        def found_corpus() -> str | None:
            from judge.rulings.digest import corpus_hash

            return corpus_hash([corpus_folder]) if corpus_folder.is_dir() else None

        return cls(Searcher(locate.index_folder(Path(index) if index else None), found_corpus), corpus_folder)

    # -- asking ---------------------------------------------------------------------------------------------------

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

        :param game: only rulings of this game ("vs-system", "vs-remix", "warhammer-invasion").
        :param doc: only rulings of this document.
        :param as_of: the day whose rules are asked for; today where None.
        :param k: how many rulings ``answers`` holds at most.
        :return: the answer; ``status`` is "abstained" where no ruling is likely to settle the question.
        :raises QuestionError: if the question is empty.
        :raises NotFoundError: if there is no such game or document.
        :raises JudgeError: if ``as_of`` is no date or ``k`` is not positive.
        """
        if k < 1:
            raise JudgeError(f"k is {k}", "ask for at least one ruling")
        day = self._day(as_of)
        allowed = self._allowed(game, doc)
        result = self._search.search(question, allowed)
        hits, notices = self._in_force_hits(result, day)
        answered = bool(hits) and result.confidence >= self._search.manifest.learnt["threshold"]
        return Answer(
            question=question,
            status="answered" if answered else "abstained",
            confidence=round(result.confidence, 4),
            resolved=self._resolved(result),
            answers=tuple(self._view(hit.ruling, day, hit.score, hit.point) for hit in hits[:k]),
            reason=None if answered else self._reason(result, hits),
            notice=" ".join(notices) or None,
        )

    def check_filters(self, *, game: str | None = None, doc: str | None = None, as_of: str | None = None) -> None:
        """Raise what :meth:`ask` would raise of these filters, before any question is asked."""
        self._day(as_of)
        self._allowed(game, doc)

    def _in_force_hits(self, result: Result, day: dt.date) -> tuple[list[Hit], list[str]]:
        """The hits that hold on ``day``, a replaced one right below what replaces it; and what the asker should be told of dates."""
        hits: list[Hit] = []
        notices: list[str] = []
        placed: set[int] = set()
        for hit in result.hits:
            ruling = self._search.ruling(hit.ruling)
            if not self._in_force.has_begun(ruling, day):
                if not hits:  # it would have answered
                    notices.append(
                        f"{ruling.id} is not yet in force on {day}: it takes effect on {self._in_force.start(ruling)}."
                    )
                continue
            successor = self._in_force.replaced_by(ruling, day)
            if successor:
                newer = self._numbers[successor.new]
                if newer not in placed:
                    point = next((other.point for other in result.hits if other.ruling == newer), 1)
                    hits.append(Hit(newer, hit.score, point))
                    placed.add(newer)
            if hit.ruling not in placed:
                hits.append(hit)
                placed.add(hit.ruling)
        for hit in hits[:1]:
            ruling = self._search.ruling(hit.ruling)
            if self._in_force.is_uncertain(ruling, day):
                notices.append(
                    f"{ruling.id} may not have been in force yet on {day}: its date is only known as {self._in_force.start(ruling)}."
                )
            notices.extend(
                f"From {s.start} on, {s.new} replaces {s.old}."
                for s in self._in_force.successions(ruling)
                if not s.is_in_effect(day)
            )
        return hits, list(dict.fromkeys(notices))

    def _reason(self, result: Result, hits: Sequence[Hit]) -> str:
        if not hits:
            return (
                "no ruling holds any of the question's words"
                if not result.hits
                else "no ruling on this was in force on that day"
            )
        if result.unknown >= 0.5:
            return "most of the question's words stand in no ruling"
        strong = [found.name.name for found in result.names if found.strength >= 0.8]
        if strong:
            return f"no ruling on {strong[0]} clearly settles this; the nearest are listed"
        return "no ruling clearly settles this; the nearest are listed"

    def _resolved(self, result: Result) -> tuple[Resolved, ...]:
        shown: dict[tuple[str, str], Resolved] = {}
        best: dict[str, float] = {}
        for found in result.names:  # surest first
            is_repaired = any(word in result.repaired for word in found.text.split())
            if (
                found.strength < (SHOWN_REPAIR if is_repaired else SHOWN_NAME)
                or found.strength < best.get(found.text, 0.0) - 0.02
            ):
                continue
            best.setdefault(found.text, found.strength)
            entry = self._search.ruling(found.name.ruling)
            text = " ".join(result.repaired.get(word, word) for word in found.text.split())
            shown.setdefault((text, found.name.name), Resolved(text, found.name.kind, found.name.name, entry.id))
        return tuple(list(shown.values())[:6])

    # -- looking up -----------------------------------------------------------------------------------------------

    def show(self, reference: str, *, as_of: str | dt.date | None = None) -> RulingView:
        """An entry by its id; ``id#n`` sets ``point``.

        :raises NotFoundError: if there is no such entry or point, with the nearest ids.
        """
        text = reference.strip()
        number: int | None = None
        try:
            parsed = Reference.parse(text)
            text, number = parsed.id, parsed.point
        except ValueError:
            pass  # no id at all: the nearest ids are the answer
        n = self._numbers.get(text)
        if n is None:
            raise NotFoundError(f"no entry '{text}'", self._nearest(text, tuple(self._numbers)))
        points = len(self._search.ruling(n).points)
        if number is not None and number > points:
            raise NotFoundError(f"'{text}' has no point {number}", [f"{text}#{points}"])
        return self._view(n, self._day(as_of), 1.0, number or 0)

    def neighbours(self, entry: str) -> tuple[str | None, str | None]:
        """The ids of the entries before and after ``entry`` in its document."""
        n = self._numbers[entry]
        doc = self._search.ruling(n).doc
        before, after = (self._search.ruling(m) if 0 <= m < len(self._numbers) else None for m in (n - 1, n + 1))
        return (before.id if before and before.doc == doc else None, after.id if after and after.doc == doc else None)

    def rule(
        self, section: str, *, game: str | None = None, doc: str | None = None, as_of: str | dt.date | None = None
    ) -> tuple[RulingView, ...]:
        """The entries that bear a section number ("601.3e", "2.1", "CS 75", "p. 12"), in every document that has it.

        :raises NotFoundError: if no document has the section, with the nearest ones.
        """
        allowed = self._allowed(game, doc)
        wanted = _section_key(section)
        sections: dict[str, str] = {}
        found: list[int] = []
        for n, ruling in enumerate(self._rulings):
            if ruling.section is None or (allowed is not None and n not in allowed):
                continue
            sections.setdefault(_section_key(ruling.section), ruling.section)
            if _section_key(ruling.section) == wanted:
                found.append(n)
        if not found:
            nearest = [sections[key] for key in self._nearest(wanted, tuple(sections))]
            raise NotFoundError(f"no such rule: '{section.strip()}'", nearest)
        return tuple(self._view(n, self._day(as_of), 1.0, 0) for n in found)

    def card(self, name: str, *, game: str | None = None, as_of: str | dt.date | None = None) -> CardView:
        """A card by its name, shortened or misspelt: its entries, the rulings that name it, the general rules that they refer to.

        :raises AmbiguousError: if several cards fit equally well, with all of them.
        :raises NotFoundError: if no card fits, with the nearest names.
        """
        allowed = self._allowed(game, None)
        day = self._day(as_of)
        spelt = self._search.speller.repair(name)[0]
        found = [
            (f.strength, f.name)
            for f in self._search.names.find(spelt)
            if f.name.kind in ("card", "mention") and (allowed is None or f.name.ruling in allowed)
        ]
        whole = [n for _, n in found if n.forms[0] == " ".join(name_words(spelt))]
        borne = [n for n in self._search.names.with_form(spelt) if any(n is held for _, held in found)]
        best = whole or borne or [n for strength, n in found if strength >= max(0.3, found[0][0] - 0.05)]
        cards = list(dict.fromkeys(n.name for n in best))
        if not cards:
            raise NotFoundError(f"no card '{name.strip()}'", self._nearest(name, self._card_names(), by_words=True))
        if len(cards) > 1:
            raise AmbiguousError(f"'{name.strip()}' may be", cards, "give the version too")
        card = cards[0]
        own = [
            n
            for n, r in enumerate(self._rulings)
            if r.is_about_a_card and r.title == card and (allowed is None or n in allowed)
        ]
        replaced = {s.new for n in own for s in self._in_force.successions(self._rulings[n])}
        own = [*(self._numbers[new] for new in sorted(replaced)), *own]
        naming = [
            n
            for n, r in enumerate(self._rulings)
            if n not in own and (card in r.mentions or any(card in p.text for p in r.points))
        ]
        general = [
            self._numbers[ref.id]
            for n in own
            for ref in self._rulings[n].see_also
            if not self._rulings[self._numbers[ref.id]].is_about_a_card
        ]
        general = [n for n in general if n not in own and n not in naming]
        views = ([self._view(n, day, 1.0, 0) for n in dict.fromkeys(numbers)] for numbers in (own, naming, general))
        return CardView(card, *map(tuple, views))

    def entries(self, *, game: str | None = None, doc: str | None = None) -> tuple[EntryRow, ...]:
        """Every entry, in the corpus's order."""
        allowed = self._allowed(game, doc)
        return tuple(
            EntryRow(r.id, r.doc, r.game, r.kind, r.section, r.title, r.in_force.text, len(r.points), 0)
            for n, r in enumerate(self._rulings)
            if allowed is None or n in allowed
        )

    def status(self) -> Status:
        """Corpus, index, encoder and proofs at a glance."""
        manifest = self._search.manifest
        rows = tuple(
            DocumentRow(
                d.id,
                d.title,
                d.game,
                d.published.text,
                d.in_force.text,
                sum(r.doc == d.id for r in self._rulings),
                sum(len(r.points) for r in self._rulings if r.doc == d.id),
            )
            for d in self._search.documents
        )
        matches = True if self._corpus.is_dir() else None
        return Status(
            __version__,
            str(self._search.folder),
            str(self._corpus),
            matches,
            manifest.encoder.name,
            manifest.rulings,
            manifest.points,
            manifest.passages,
            0,
            rows,
        )

    # -- shared ---------------------------------------------------------------------------------------------------

    @cached_property
    def _rulings(self) -> list[Ruling]:
        return self._search.all_rulings()

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return self._search.numbers

    @cached_property
    def _in_force(self) -> InForce:
        return InForce(self._search.ruling(n) for n in self._search.superseding)

    @cached_property
    def _documents(self) -> dict[str, str]:
        return {document.id: document.title for document in self._search.documents}

    def _day(self, as_of: str | dt.date | None) -> dt.date:
        if as_of is None:
            return dt.date.today()
        return parse_as_of(as_of) if isinstance(as_of, str) else as_of

    def _allowed(self, game: str | None, doc: str | None) -> frozenset[int] | None:
        if game is not None and game not in GAMES:
            raise NotFoundError(f"no game '{game}'", self._nearest(game, tuple(GAMES)) or tuple(GAMES))
        if doc is not None and doc not in self._documents:
            raise NotFoundError(
                f"no document '{doc}'", self._nearest(doc, tuple(self._documents)) or tuple(self._documents)
            )
        if game is None and doc is None:
            return None
        return self._search.numbers_where(game, doc)

    @staticmethod
    def _nearest(text: str, choices: Sequence[str], by_words: bool = False) -> tuple[str, ...]:
        """The up to three choices most like ``text``: letter by letter, or ``by_words`` where word order and length say little."""
        from rapidfuzz import fuzz, process, utils

        scorer = fuzz.WRatio if by_words else fuzz.ratio
        near = process.extract(text, choices, scorer=scorer, processor=utils.default_process, score_cutoff=45, limit=3)
        return tuple(choice for choice, _, _ in near)

    def _card_names(self) -> list[str]:
        return sorted(
            {name for r in self._rulings for name in (*([r.title] if r.is_about_a_card else ()), *r.mentions)}
        )

    def _view(self, n: int, day: dt.date, score: float, point: int) -> RulingView:
        ruling = self._search.ruling(n)
        successor = self._in_force.replaced_by(ruling, day)
        replaced = self._in_force.replaced_points(ruling, day)
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
                PointView(p.n, p.text, "none", p.examples, p.notes, replaced[p.n].new if p.n in replaced else None)
                for p in ruling.points
            ),
            in_force=self._in_force.start(ruling).text,
            superseded_by=Supersession(successor.new, successor.start.text) if successor else None,
            supersedes=tuple(Supersession(str(r.target), r.start.text) for r in ruling.supersedes),
            source=_source(ruling, self._documents[ruling.doc]),
            facts=ruling.facts,
            power=tuple(line for power in ruling.powers if power.label != "old" for line in power.lines),
            old_power=tuple(line for power in ruling.powers if power.label == "old" for line in power.lines),
            see_also=tuple(str(reference) for reference in ruling.see_also),
            differs_from=tuple(
                Twin(str(d.target), self._search.ruling(self._numbers[d.target.id]).game, d.how)
                for d in ruling.differs_from
            ),
            mentions=ruling.mentions,
        )


def _section_key(section: str) -> str:
    return "".join(section.lower().replace("page", "p").split()).strip(".").replace("p.", "p")


def _source(ruling: Ruling, document: str) -> str:
    """Where a ruling stands, for people: "Heralds of Galactus FAQ, 2.1 Cosmic—Surge"."""
    return f"{document}, {ruling.section} {ruling.title}" if ruling.section else f"{document}, {ruling.title}"
