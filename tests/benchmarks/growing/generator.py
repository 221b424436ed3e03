"""Corpora of any size, made by a seed: many games and documents, names that overlap, points put together from clauses.

A document is made from the seed and its number alone, so documents can be made by several processes, and the same seed gives the same
corpus everywhere.
"""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from judge.rulings.model import (
    AskedQuestion,
    Corpus,
    DateRange,
    Document,
    Kind,
    Point,
    PowerText,
    Reference,
    Ruling,
    RulingReplacement,
)
from judge.rulings.reader import slugify
from tests.benchmarks.growing import lexicon as lex

POINTS_AN_ENTRY = 4  # on average
ENTRIES_A_DOCUMENT = 250
GAMES_AT_MOST = 100
_FIRST_DAY = dt.date(2003, 1, 1)
_SHARE_OF_CARDS, _SHARE_WITH_POWER, _SHARE_WITH_EXAMPLE, _SHARE_ASKED, _SHARE_REPLACING = 0.6, 0.4, 0.06, 0.04, 0.03
_NOT_RULED = (
    "which sleeves fit the {adjective} boxes best",
    "how much is a foil {noun} worth today",
    "when does the {adjective} {noun} expansion come out in my country",
    "who won the {noun} cup last year",
    "can i trade my {noun} for two {adjective} ones",
)

T = TypeVar("T")


class Fact(NamedTuple):
    """What a point says: numbers of its clauses in the lexicon, and what fills them."""

    subject: int
    effect: int
    time: int
    limit: int
    counter: str
    n: int

    def said(self, side: int) -> tuple[str, str, str, str]:
        """Its clauses, as the ruling has them (0) or a player (1)."""
        fills = {"n": self.n, "counter": self.counter}
        clauses = (lex.CLASSES[self.subject], lex.EFFECTS[self.effect], lex.TIMES[self.time], lex.LIMITS[self.limit])
        subject, effect, time, limit = (pair[side].format_map(fills) for pair in clauses)
        return subject, effect, time, limit


class Made(NamedTuple):
    """A document that was made: its rulings, the fact of each point by its citation, the questions asked of them."""

    document: Document
    rulings: list[Ruling]
    facts: dict[tuple[str, int], Fact]
    asked: list[AskedQuestion]


class Plan(NamedTuple):
    """How many documents and games a corpus of so many points has."""

    points: int
    seed: int = 1

    @property
    def documents(self) -> int:
        return max(4, self.points // (POINTS_AN_ENTRY * ENTRIES_A_DOCUMENT))

    @property
    def games(self) -> int:
        return min(GAMES_AT_MOST, max(2, self.documents // 8))

    def points_of(self, document: int) -> int:
        """How many points a document has: together all have as many as the plan."""
        return self.points * (document + 1) // self.documents - self.points * document // self.documents

    def made(self) -> Iterator[Made]:
        """Each document, in order."""
        return (self.document(n) for n in range(self.documents))

    def document(self, number: int) -> Made:
        """One document. It replaces some entries of the one before it of its game."""
        game = number % self.games
        earlier = number - self.games  # the document before it of the same game
        made = _Maker(self, number, game)
        made.fill_own()
        made.replace_some(_Maker(self, earlier, game).fill_own() if earlier >= 0 else [])
        return made.finish()

    def not_ruled(self) -> tuple[str, ...]:
        """Questions that nothing answers."""
        draw = random.Random(f"{self.seed} not ruled")
        texts = (
            draw.choice(_NOT_RULED).format(
                adjective=draw.choice(lex.ADJECTIVES).lower(), noun=draw.choice(lex.NOUNS).lower()
            )
            for _ in range(200)
        )
        return tuple(dict.fromkeys(texts))

    def corpus(self) -> Corpus:
        """All of it, as :func:`judge.rulings.corpus.read_corpus` gives it, but for the lines on which things stand."""
        return self.joined(self.made())

    def joined(self, made: Iterable[Made]) -> Corpus:
        """The corpus of its documents, as they were made or changed since."""
        ordered = sorted(made, key=lambda each: (each.document.game, each.document.id))
        return Corpus(
            tuple(each.document for each in ordered),
            tuple(ruling for each in ordered for ruling in each.rulings),
            tuple(question for each in ordered for question in each.asked),
            self.not_ruled(),
        )


class _Maker:
    """Makes one document."""

    def __init__(self, plan: Plan, number: int, game: int) -> None:
        self._random = random.Random(f"{plan.seed} {number}").random
        self._plan, self._number = plan, number
        draw = random.Random(f"{plan.seed} game {game}")
        # A game speaks of some of the things only, and has counters of its own.
        self._counters = tuple(draw.sample(lex.COUNTERS, 8))
        self._classes = tuple(draw.sample(range(len(lex.CLASSES)), 12))
        head = f"{draw.choice(lex.GAME_HEADS)} of the {draw.choice(lex.ADJECTIVES)} {draw.choice(lex.NOUNS)}"
        day = _FIRST_DAY + dt.timedelta(days=7 * (number // plan.games) + game % 7)
        date = DateRange(str(day), day, day)
        self.document = Document(
            id=f"faq-{number}",
            title=f"FAQ {number}",
            game=f"game-{game}",
            published=date,
            in_force=date,
            compiled_by="Ada Quill",
            source="made",
            game_name=f"{head} {game}",
        )
        self._titles: set[str] = set()
        self._made = Made(self.document, [], {}, [])
        self._left = plan.points_of(number)

    def fill_own(self) -> list[tuple[str, str, Kind]]:
        """Make what replaces nothing. Id, title and kind of each entry."""
        reserved = int(self._left * _SHARE_REPLACING) if self._number >= self._plan.games else 0
        self._left -= reserved
        self._fill()
        self._left = reserved
        return [(ruling.id, ruling.title, ruling.kind) for ruling in self._made.rulings]

    def replace_some(self, older: list[tuple[str, str, Kind]]) -> None:
        """Replace some entries of an older document by ones of the same name."""
        for id_, title, kind in older:
            if self._random() < _SHARE_REPLACING and self._left and title not in self._titles:
                replaced = RulingReplacement(Reference(id_), self.document.in_force)
                self._entry(title, kind, (replaced,))

    def finish(self) -> Made:
        """The document, of as many points as it should have."""
        self._fill()
        return self._made

    def _fill(self) -> None:
        while self._left:
            if self._random() < _SHARE_OF_CARDS:
                self._entry(self._new(self._card), "card")
            else:
                self._entry(self._new(self._rule), "rule" if self._random() < 0.7 else "keyword")

    def _entry(self, title: str, kind: Kind, supersedes: tuple[RulingReplacement, ...] = ()) -> None:
        self._titles.add(title)
        slug = slugify(title)
        id_ = f"{self.document.id}/{slug}"
        count = min(self._left, 1 + int(self._random() * self._random() * 2 * (2 * POINTS_AN_ENTRY - 1)))
        self._left -= count
        points = tuple(self._point(id_, title, n) for n in range(1, count + 1))
        rulings = self._made.rulings
        powers: tuple[PowerText, ...] = ()
        if kind == "card" and self._random() < _SHARE_WITH_POWER:
            _, effect, time, limit = self._fact().said(0)
            powers = (PowerText("", (f"{time.capitalize()}, {title.partition(', ')[0]} {effect} {limit}.",)),)
        section = f"{len(rulings) // 40 + 1}.{len(rulings) % 40 + 1}" if kind == "rule" else None
        see_also = (Reference(self._one(rulings).id),) if rulings and self._random() < 0.1 else ()
        rulings.append(
            Ruling(
                id=id_,
                doc=self.document.id,
                game=self.document.game,
                kind=kind,
                section=section,
                title=title,
                in_force=self.document.in_force,
                points=points,
                powers=powers,
                supersedes=supersedes,
                see_also=see_also,
            )
        )

    def _point(self, id_: str, title: str, n: int) -> Point:
        fact = self._fact()
        self._made.facts[id_, n] = fact
        subject, effect, time, limit = fact.said(0)
        name = title.partition(", ")[0] if "," in title else title
        form = self._random()  # one in seven has two sentences
        if form < 0.3:
            text = f"{time.capitalize()}, {subject} named by {name} {effect} {limit}."
        elif form < 0.37:
            text = f"{name} {effect} {time}. That holds {limit}, also for {subject}."
        elif form < 0.65:
            text = f"For {name}, {subject} {effect} {limit} {time}."
        elif form < 0.93:
            text = f"{subject.capitalize()} {effect} {time}, {limit}."
        else:
            text = f"If {name} applies, {subject} {effect}. It does so {time}, {limit}."
        examples: tuple[str, ...] = ()
        if self._random() < _SHARE_WITH_EXAMPLE:
            told = f"{subject.capitalize()} {effect} {time}."
            examples = (self._one(lex.EXAMPLES).format(name=name, n=fact.n, fact=told),)
        if self._random() < _SHARE_ASKED:
            subject, effect, time, limit = fact.said(1)
            self._made.asked.append(AskedQuestion(id_, n, f"{name}: does {subject} {effect} {time}, {limit}?"))
        return Point(n, text, examples)

    def _fact(self) -> Fact:
        draw = self._random
        return Fact(
            self._classes[int(draw() * 12)],
            int(draw() * len(lex.EFFECTS)),
            int(draw() * len(lex.TIMES)),
            int(draw() * len(lex.LIMITS)),
            self._counters[int(draw() * 8)],
            int(draw() * 8) + 2,
        )

    def _new(self, made: Callable[[], str]) -> str:
        """A title that the document has not yet; its slug differs too."""
        while (title := made()) in self._titles:
            pass
        return title

    def _card(self) -> str:
        draw = self._random()
        if draw < 0.3:
            return f"{self._one(lex.ADJECTIVES)} {self._one(lex.NOUNS)} of {self._person()}"
        person = f"{self._person()} {self._one(lex.SURNAMES)}" if draw < 0.7 else self._person()
        return f"{person}, {self._one(lex.ROLES)} of the {self._one(lex.ADJECTIVES)} {self._one(lex.NOUNS)}"

    def _rule(self) -> str:
        first, second = lex.COINED
        coined = f"{self._one(first)}{self._one(second)}".capitalize()
        return f"{coined} and {self._one(lex.ADJECTIVES).lower()} {self._one(lex.NOUNS).lower()}s"

    def _person(self) -> str:
        return "".join(map(self._one, lex.SYLLABLES)).capitalize()

    def _one(self, values: Sequence[T]) -> T:
        return values[int(self._random() * len(values))]
