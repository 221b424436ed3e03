"""The values that an import works with: numbered lines, and what was recognised in them. No reading or writing here."""

from __future__ import annotations

from typing import Literal

import msgspec

from judge.rulings.model import Kind, PowerText

Range = tuple[int, int]  # first and last line, both included, counted from 1
Hint = Literal["", "navigation", "page", "running"]
# What the markup says that a line is. "cell" is a row of a table, its cells parted by CELLS; "head" the row that names its columns;
# "title" what a page calls itself in the window's frame; "front" the keys above a Markdown document,
# "note" a footnote.
Mark = Literal["", "item", "cell", "head", "code", "quote", "term", "title", "front", "note"]
CELLS = " | "
# A number of several parts that an item of a list brings along: it is a numbered rule, and the list's sign says nothing.
OWN_NUMBER = (
    r"[\s*_]*\(?(?:\d+(?:\.(?:\d+|[IVX]+|[ivx]+|[a-zA-Z]{1,2}\d{1,2}|[a-zA-Z]))+[a-z]?[.:)]?[*_]*|\d+(?:-\d+)+\.)\s"
)


class SourceLine(msgspec.Struct, frozen=True, gc=False):
    """A line of a source. ``number`` counts from 1 in the file (for HTML and PDF: in the text taken from it).

    ``heading`` is the level of a marked heading (``##``, ``<h2>``), 0 for any other line. ``hint`` says that the source itself
    marks the line as navigation, that it begins a page, or that it stands on page after page at one place (``running``).
    ``mark`` is what the markup says that the line is, ``strong`` how many characters at its begin are printed bold. A plain text says
    neither.
    """

    number: int
    text: str
    heading: int = 0
    hint: Hint = ""
    mark: Mark = ""
    strong: int = 0


class Doubt(msgspec.Struct, frozen=True, gc=False):
    """A warning: something was recognised, but may be wrong. ``line`` is where to look."""

    line: int
    message: str


class Source(msgspec.Struct, frozen=True):
    """A file that was read: its lines, all of them, in the order of the file, how it was read, and the SHA-256 of its bytes.

    ``name`` is the file's, with a space for what can't be printed. ``notes`` say what was odd in it, with the line to look at.
    ``is_parted``: columns that stood beside each other were read one after the other by their places. ``title`` is one that the file bears
    besides its lines, if that names a document.
    """

    name: str
    form: Literal["text", "markdown", "html", "pdf"]
    encoding: str
    lines: tuple[SourceLine, ...]
    sha256: str = ""
    notes: tuple[Doubt, ...] = ()
    is_parted: bool = False
    title: str = ""


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


class Paragraph(msgspec.Struct, frozen=True, gc=False):
    """A paragraph of a ruling, as printed, with the examples and notes that follow it."""

    text: str
    examples: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A ruling as the document prints it.

    ``slug`` is the last part of its id; ``form`` the family of layout that it was recognised by; ``part`` the part heading above
    it. ``lines`` are its lines in reading order; a line that introduces several entries belongs to each of them. ``mentions`` are cards
    that it names and that have no entry in the document.
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
    mentions: tuple[str, ...] = ()


class Furniture(msgspec.Struct, frozen=True, gc=False):
    """A line that belongs to the page or frames the document, and the reason for setting it aside."""

    line: int
    text: str
    reason: str


class Unassigned(msgspec.Struct, frozen=True, gc=False):
    """A line that nothing was recognised in."""

    line: int
    text: str


class Recognised(msgspec.Struct, frozen=True):
    """A document after recognition. Each line is in an entry, furniture, unassigned or blank, and in one of these only."""

    doc: str
    facts: Facts
    entries: tuple[Entry, ...]
    furniture: tuple[Furniture, ...]
    unassigned: tuple[Unassigned, ...]
    blank: tuple[int, ...]
    doubts: tuple[Doubt, ...]
