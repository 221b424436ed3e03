"""What questions and look-ups answer with."""

from __future__ import annotations

from typing import Literal

import msgspec

from judge.rulings.model import Certainty

Standing = Literal["proven", "passing", "failing", "none"]


Band = Literal["settles", "bears", "nothing"]


TAKEN = "Taken as"  # begins a notice that tells which filters were taken from the question's own words


class Usual(msgspec.Struct, frozen=True):
    """What somebody's questions are usually about: a game, and a day as text. Either holds where a question says nothing else."""

    game: str | None = None
    as_of: str | None = None


class Resolved(msgspec.Struct, frozen=True):
    """A name that the question was found to speak of: its words, what they stand for, and the entry that it leads to."""

    text: str
    kind: Literal["card", "keyword", "section", "mention"]
    name: str
    id: str


class WhatIf(msgspec.Struct, frozen=True):
    """A fact of a check changed, ``set`` as ``judge check --set`` takes it, and what is then ``found`` otherwise than in the example."""

    set: str
    found: str


class PointView(msgspec.Struct, frozen=True):
    """A point of a ruling. ``check`` says whether a scenario executes it and is proven able to fail.

    ``what_if`` is the shortest change of a fact that shows the point, where a check has one.
    """

    n: int
    text: str
    check: Standing = "none"
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    superseded_by: str | None = None
    what_if: WhatIf | None = None


class Supersession(msgspec.Struct, frozen=True):
    """The other side of a replacement, and the date from which the newer text rules."""

    id: str
    start: str = msgspec.field(name="from")


class Twin(msgspec.Struct, frozen=True):
    """An entry that decides otherwise, in another game or as an exception in the same, and how."""

    id: str
    game: str
    how: str


class InGame(msgspec.Struct, frozen=True):
    """What one of two games says where they answer differently: a point of an entry, or how the games compare (``point`` 0)."""

    game: str
    id: str
    point: int
    text: str


class RulingView(msgspec.Struct, frozen=True):
    """A ruling as it answers or is shown. ``point`` is the answering point; 0 where an entry was asked for by id.

    ``point_confidence`` is the probability, in [0, 1], that ``point`` answers, given that the ruling does; 0 where no question was
    asked. Where that is too little for one point to lead, ``likely_points`` are the likeliest, best first; else it is empty.

    ``official`` holds the paragraphs of the official text, where the user imported it from ``official_source``; those that begin
    with "> " are power text.

    A base rule has ``certainty``, "sourced" or "uncertain"; a ruling has none. ``sources`` are the pages and entries that a base rule is
    taken from, ``doubt`` says why it is uncertain, ``proven_by`` names checks of rulings that fail when it is misread.
    """

    id: str
    score: float
    title: str
    kind: str
    game: str
    doc: str
    section: str | None
    point: int
    points: tuple[PointView, ...]
    in_force: str
    superseded_by: Supersession | None
    supersedes: tuple[Supersession, ...]
    source: str
    facts: str | None = None
    power: tuple[str, ...] = ()
    old_power: tuple[str, ...] = ()
    see_also: tuple[str, ...] = ()
    differs_from: tuple[Twin, ...] = ()
    mentions: tuple[str, ...] = ()
    not_yet_in_force: bool = False
    official: tuple[str, ...] = ()
    official_source: str | None = None
    certainty: Certainty | None = None
    sources: tuple[str, ...] = ()
    doubt: str | None = None
    proven_by: tuple[str, ...] = ()
    point_confidence: float = 0.0
    likely_points: tuple[int, ...] = ()

    @property
    def reference(self) -> str:
        """The id, with ``point`` where there is one."""
        return f"{self.id}#{self.point}" if self.point else self.id

    @property
    def deciding_points(self) -> tuple[int, ...]:
        """The point that answers, or those of which one does, in the order of the entry."""
        return tuple(sorted(self.likely_points)) or (self.point,)


class Answer(msgspec.Struct, frozen=True):
    """The answer to one question. ``answers`` holds the nearest rulings, best first, also when ``status`` is "abstained".

    ``band`` says how far they go: the first "settles" the question (``status`` is "answered" then, and only then), it only "bears" on
    it, or "nothing" here is on it. ``games`` are those that the question is about, as far as a filter, its words or its cards say.
    ``by_game`` holds what Vs. System and VS Remix each say, where they answer differently and the question is about either. ``look_in``
    names the documents of base rules to look at where nothing is on it. ``assumed`` tells which of the asker's usual game and day hold,
    ``asked_as`` what was asked where the question goes on from an earlier one.
    """

    question: str
    status: Literal["answered", "abstained", "error"]
    confidence: float
    resolved: tuple[Resolved, ...] = ()
    answers: tuple[RulingView, ...] = ()
    reason: str | None = None
    parts: tuple[Answer, ...] = ()
    notice: str | None = None
    error: str | None = None
    band: Band = "nothing"
    games: tuple[str, ...] = ()
    by_game: tuple[InGame, ...] = ()
    look_in: tuple[str, ...] = ()
    assumed: Usual | None = None
    asked_as: str | None = None


class CardView(msgspec.Struct, frozen=True):
    """All that the corpus knows of a card: its own entries, the rulings that name it, and general rules that they refer to."""

    name: str
    entries: tuple[RulingView, ...]
    named_in: tuple[RulingView, ...]
    general_rules: tuple[RulingView, ...]


class EntryRow(msgspec.Struct, frozen=True):
    """One line of ``judge list``: a ruling, or a base rule, which alone has ``certainty``."""

    id: str
    doc: str
    game: str
    kind: str
    section: str | None
    title: str
    in_force: str
    points: int
    proven: int
    certainty: Certainty | None = None
