"""The values that an import works with: numbered lines, and what was recognised in them. No reading or writing here."""

from __future__ import annotations

from typing import Literal

import msgspec

from judge.rulings.model import Kind, PowerText

Range = tuple[int, int]  # first and last line, both included, counted from 1
Hint = Literal["", "navigation", "page"]


class SourceLine(msgspec.Struct, frozen=True):
    """A line of a source. ``number`` counts from 1 in the file (for HTML and PDF: in the text taken from it).

    ``heading`` is the level of a marked heading (``##``, ``<h2>``), 0 for any other line. ``hint`` says that the source itself
    marks the line as navigation, or that it begins a page.
    """

    number: int
    text: str
    heading: int = 0
    hint: Hint = ""


class Source(msgspec.Struct, frozen=True):
    """A file that was read: its lines, all of them, in the order of the file, how it was read, and the SHA-256 of its bytes.

    ``name`` is the file's, with a space for what can't be printed.
    """

    name: str
    form: Literal["text", "markdown", "html", "pdf"]
    encoding: str
    lines: tuple[SourceLine, ...]
    sha256: str = ""


class Facts(msgspec.Struct, frozen=True):
    """What a document says of itself; "" where it says nothing.

    ``published`` is the date that the document bears, ``posted`` that of the page on which it was found: the day of a blog post
    or an upload, never the document's own. Both are as in the front matter of the corpus.
    """

    title: str = ""
    full_title: str = ""
    published: str = ""
    posted: str = ""
    compiled_by: str = ""
    game: str = ""


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph of a ruling, as printed, with the examples and notes that follow it."""

    text: str
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """A ruling as the document prints it.

    ``slug`` is the last part of its id; ``form`` the family of layout that it was recognised by; ``part`` the part heading above
    it. ``lines`` are its lines in reading order; a line that introduces several entries belongs to each of them.
    """

    slug: str
    kind: Kind
    section: str | None
    title: str
    form: str
    part: str
    lines: tuple[Range, ...]
    facts: str | None = None
    powers: tuple[PowerText, ...] = ()
    paragraphs: tuple[Paragraph, ...] = ()


class Furniture(msgspec.Struct, frozen=True):
    """A line that belongs to the page or frames the document, and the reason for setting it aside."""

    line: int
    text: str
    reason: str


class Unassigned(msgspec.Struct, frozen=True):
    """A line that nothing was recognised in."""

    line: int
    text: str


class Doubt(msgspec.Struct, frozen=True):
    """A warning: something was recognised, but may be wrong. ``line`` is where to look."""

    line: int
    message: str


class Recognised(msgspec.Struct, frozen=True):
    """A document after recognition. Each line is in an entry, furniture, unassigned or blank, and in one of these only."""

    doc: str
    facts: Facts
    entries: tuple[Entry, ...]
    furniture: tuple[Furniture, ...]
    unassigned: tuple[Unassigned, ...]
    blank: tuple[int, ...]
    doubts: tuple[Doubt, ...]
