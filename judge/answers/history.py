"""What changed from one version of a ruling to another, and how it came to be what it is."""

from __future__ import annotations

from typing import Literal

import msgspec

Became = Literal["added", "removed", "changed", "moved", "same"]


class Span(msgspec.Struct, frozen=True):
    """A stretch of words in a comparison: in both texts, only in the old one, or only in the new one."""

    kind: Literal["same", "removed", "added"]
    text: str


class PartChange(msgspec.Struct, frozen=True):
    """What became of a part: its texts (null where there is none), the points that they belong to, the difference word by word."""

    part: str
    change: Became
    old: str | None
    new: str | None
    old_point: int | None = None
    new_point: int | None = None
    words: tuple[Span, ...] = ()


class Changed(msgspec.Struct, frozen=True):
    """A document (its front matter) or an entry that differs. Of one that was added or removed, ``parts`` holds everything."""

    id: str
    title: str
    change: Became
    parts: tuple[PartChange, ...]


class Comparison(msgspec.Struct, frozen=True):
    """What ``judge diff`` found; ``unchanged`` counts the entries that are the same."""

    old: str
    new: str
    documents: tuple[Changed, ...]
    rulings: tuple[Changed, ...]
    unchanged: int


class HistoryStep(msgspec.Struct, frozen=True):
    """From ``start`` on, ``new`` replaces ``old`` (only ``old_points``, where any are named; null: what the card itself prints)."""

    start: str = msgspec.field(name="from")
    has_begun: bool
    old: str | None
    old_points: tuple[int, ...]
    old_document: str | None
    old_in_force: str | None
    new: str
    new_document: str
    parts: tuple[PartChange, ...]


class History(msgspec.Struct, frozen=True):
    """How an entry (``point`` 0) or a point became what it is; ``holds`` is the entry in force in its stead, or its own id."""

    id: str
    point: int
    title: str
    in_force: str
    holds: str
    steps: tuple[HistoryStep, ...]
