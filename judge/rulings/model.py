"""The values that a corpus consists of: documents, rulings, points. Frozen; no reading or writing here."""

from __future__ import annotations

import datetime as dt
import re
from typing import Literal, get_args

import msgspec

from judge.rulings.shipped_games import GAMES as GAMES

Kind = Literal["rule", "keyword", "card", "errata", "timing", "faq", "base rule"]
Certainty = Literal["sourced", "uncertain"]

KINDS: tuple[str, ...] = get_args(Kind)
CERTAINTIES: tuple[str, ...] = get_args(Certainty)
BASE_RULE: Kind = "base rule"


class DateRange(msgspec.Struct, frozen=True):
    """A day, or an honest range of days where the day is not known.

    ``text`` is what the corpus says ("about 2005-02"); ``earliest`` and ``latest`` are inclusive.
    """

    text: str
    earliest: dt.date
    latest: dt.date

    @property
    def is_exact(self) -> bool:
        """Whether it is one day."""
        return self.earliest == self.latest

    def __str__(self) -> str:
        return self.text


class Reference(msgspec.Struct, frozen=True):
    """A citation of an entry (``x-men/5-breakthrough``) or of one of its points (``x-men/5-breakthrough#2``)."""

    id: str
    point: int | None = None

    def __str__(self) -> str:
        return self.id if self.point is None else f"{self.id}#{self.point}"

    @classmethod
    def parse(cls, text: str) -> Reference:
        """The reference that ``text`` is.

        :raises ValueError: if it is not ``document/slug`` or ``document/slug#n``.
        """
        match = re.fullmatch(r"([a-z0-9-]+/[a-z0-9.-]+)(?:#([1-9]\d*))?", text.strip())
        if not match:
            raise ValueError(text)
        return cls(match[1], int(match[2]) if match[2] else None)


def names_an_entry(source: str) -> bool:
    """Whether the source of a base rule is an entry of the corpus that it follows from, and not a page."""
    return re.fullmatch(r"[a-z0-9-]+/[a-z0-9.-]+(#[1-9]\d*)?", source) is not None


class RulingReplacement(msgspec.Struct, frozen=True):
    """``target`` stops being in force when ``start`` comes."""

    target: Reference
    start: DateRange


class Difference(msgspec.Struct, frozen=True):
    """``target`` decides otherwise: its twin in another game, or the exception to it; ``how`` says in what."""

    target: Reference
    how: str


class PowerText(msgspec.Struct, frozen=True):
    """Power text of a card, one line a power. ``label`` is "old" or "new" on errata, else ""."""

    label: Literal["", "old", "new"]
    lines: tuple[str, ...]


class Point(msgspec.Struct, frozen=True):
    """One fact of a ruling that can be right or wrong on its own; ``n`` counts from 1."""

    n: int
    text: str
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class Document(msgspec.Struct, frozen=True, omit_defaults=True):
    """A source document, as its front matter describes it. ``game_name`` is what a game of the user's own is called, "" for ours."""

    id: str
    title: str
    game: str
    published: DateRange
    in_force: DateRange
    compiled_by: str
    source: str
    game_name: str = ""


class Ruling(msgspec.Struct, frozen=True):
    """An entry of a document: a ruling, or a base rule, which the rulings presuppose and no FAQ rules on.

    ``facts`` is the card's fact line; ``line`` is where the entry stands in its file. Only a base rule has ``certainty``, ``sources``
    (pages, or ids of entries that it follows from) and, where it is uncertain, the ``doubt``.
    """

    id: str
    doc: str
    game: str
    kind: Kind
    section: str | None
    title: str
    in_force: DateRange
    points: tuple[Point, ...]
    facts: str | None = None
    powers: tuple[PowerText, ...] = ()
    supersedes: tuple[RulingReplacement, ...] = ()
    differs_from: tuple[Difference, ...] = ()
    see_also: tuple[Reference, ...] = ()
    mentions: tuple[str, ...] = ()
    certainty: Certainty | None = None
    sources: tuple[str, ...] = ()
    doubt: str | None = None
    line: int = 0

    @property
    def is_base_rule(self) -> bool:
        """Whether it is a base rule, and no ruling."""
        return self.kind == BASE_RULE

    @property
    def is_about_a_card(self) -> bool:
        """Whether the title is a card's name: a card entry, or errata of a card (it has a fact line or a collector's number)."""
        if self.kind == "errata":
            return bool(self.facts or re.fullmatch(r"[A-Z]{2,3} \d+", self.section or ""))
        return self.kind == "card"

    def is_on(self, card: str) -> bool:
        """Whether the entry is one of a card's own: it bears the card's name, errata maybe with the card's place in a set behind it."""
        if self.is_about_a_card and self.title == card:
            return True
        return self.kind == "errata" and card in self.mentions and self.title.partition(" (")[0] == card


class AskedQuestion(msgspec.Struct, frozen=True):
    """A question in a player's words that point ``point`` of entry ``id`` answers."""

    id: str
    point: int
    text: str


class Words(msgspec.Struct, frozen=True):
    """How the players of one game talk (``corpus/<game>/words.yaml``).

    ``terms``, ``names`` and ``families`` give, by what the rulings write, what players say for it; ``games`` are the game's own
    names, ``signs`` words that speak for it, ``others`` words that only players of games without rulings here use.
    """

    game: str
    terms: dict[str, tuple[str, ...]] = {}
    names: dict[str, tuple[str, ...]] = {}
    families: dict[str, tuple[str, ...]] = {}
    games: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


class Corpus(msgspec.Struct, frozen=True):
    """Documents, their rulings in reading order, the questions people ask about them, questions that none of them answers, and
    how players talk.
    """

    documents: tuple[Document, ...]
    rulings: tuple[Ruling, ...]
    asked: tuple[AskedQuestion, ...]
    not_ruled: tuple[str, ...] = ()
    words: tuple[Words, ...] = ()
