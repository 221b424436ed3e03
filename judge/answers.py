"""What the Python API returns and ``--json`` prints: typed, frozen values. The field names are a contract (docs/output.md)."""

from __future__ import annotations

from typing import Literal

import msgspec

Check = Literal["proven", "passing", "failing", "none"]


class Resolved(msgspec.Struct, frozen=True):
    """A name that the question was found to speak of: its words, what they stand for, and the entry that it leads to."""

    text: str
    kind: Literal["card", "keyword", "section", "mention"]
    name: str
    id: str


class PointView(msgspec.Struct, frozen=True):
    """A point of a ruling. ``check`` says whether a scenario executes it and is proven able to fail."""

    n: int
    text: str
    check: Check = "none"
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    superseded_by: str | None = None


class Supersession(msgspec.Struct, frozen=True):
    """The other side of a replacement, and the date from which the newer text rules."""

    id: str
    start: str = msgspec.field(name="from")


class Twin(msgspec.Struct, frozen=True):
    """An entry that decides otherwise, in another game or as an exception in the same, and how."""

    id: str
    game: str
    how: str


class RulingView(msgspec.Struct, frozen=True):
    """A ruling as it answers or is shown. ``point`` is the answering point; 0 where an entry was asked for by id."""

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


class Answer(msgspec.Struct, frozen=True):
    """The answer to one question. ``answers`` holds the nearest rulings, best first, also when ``status`` is "abstained"."""

    question: str
    status: Literal["answered", "abstained", "error"]
    confidence: float
    resolved: tuple[Resolved, ...] = ()
    answers: tuple[RulingView, ...] = ()
    reason: str | None = None
    parts: tuple[Answer, ...] = ()
    notice: str | None = None
    error: str | None = None


class CardView(msgspec.Struct, frozen=True):
    """All that the corpus knows of a card: its own entries, the rulings that name it, and general rules that they refer to."""

    name: str
    entries: tuple[RulingView, ...]
    named_in: tuple[RulingView, ...]
    general_rules: tuple[RulingView, ...]


class EntryRow(msgspec.Struct, frozen=True):
    """One line of ``judge list``."""

    id: str
    doc: str
    game: str
    kind: str
    section: str | None
    title: str
    in_force: str
    points: int
    proven: int


class DocumentRow(msgspec.Struct, frozen=True):
    """A document of the corpus in ``judge status``."""

    id: str
    title: str
    game: str
    published: str
    in_force: str
    entries: int
    points: int


class Status(msgspec.Struct, frozen=True):
    """What ``judge status`` reports. ``index_matches_corpus`` is null where no corpus was found to hold it against."""

    version: str
    index: str
    corpus: str
    index_matches_corpus: bool | None
    encoder: str
    entries: int
    points: int
    passages: int
    points_proven: int
    documents: tuple[DocumentRow, ...]
