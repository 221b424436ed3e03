"""Families of layout: what the lines of a document look like, as data (``families/*.yaml``). A new family is a file there.

Patterns match a whole line made plain: typographic quotes, dashes and spaces replaced one for one, so that a place found in the
plain line is the same place in the line as printed.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any, Literal

import msgspec

from judge.importing.model import SourceLine
from judge.rulings.model import Kind
from judge.rulings.plain_yaml import read_yaml

_OPENING_LENGTH = 40  # characters; "Designer's note: " is the longest opening
LONGEST = 600  # characters; nothing but running text is longer, so no pattern but the openings is tried on it

_PLAIN = {
    **dict.fromkeys("‘’‚‛′`´", "'"),
    **dict.fromkeys("“”„‟″«»", '"'),
    **dict.fromkeys("‐‑‒–−", "-"),
    "―": "—",
}
_TYPOGRAPHIC = re.compile(f"[{''.join(_PLAIN)}]")
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\x00-\x08\x0e-\x1b\x7f]")
_MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december"
_MONTH = f"(?:{_MONTHS}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?"
DATE = (
    rf"(?:(?:\w+day,? )?{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?,? \d{{4}}|\d{{1,2}}(?:st|nd|rd|th)?\.? {_MONTH},? \d{{4}}"
    rf"|{_MONTH},? \d{{4}}|\d{{4}}-\d{{2}}(?:-\d{{2}})?|\d{{1,2}}[/.]\d{{1,2}}[/.]\d{{2,4}}"
    r"|(?:spring|summer|autumn|fall|winter) \d{4})"
)


class CleanLine(msgspec.Struct, frozen=True):
    """A line cleaned of invisible characters and superfluous spaces, as printed (``text``) and made plain (``plain``)."""

    number: int
    text: str
    plain: str
    heading: int
    hint: str


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens an entry. Named groups of the pattern: ``section``, ``title``, ``rest`` (text, or a title and text).

    ``slug`` builds the id from them. ``kind`` is fixed, ``default`` what the entry is where the part above says nothing.
    ``rank`` orders openings: a plain heading inside an entry of higher rank is a sub-heading of it.
    """

    pattern: str
    slug: str
    kind: Kind | None = None
    default: Kind = "rule"
    order: Literal["", "rising"] = ""
    above: Literal["", "blank"] = ""
    inside: Literal["", "shouted"] = ""
    words: int = 0
    rank: int = 0
    shouted: bool = False
    plainly: bool = False
    own: tuple[str, ...] = ()


class FactForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that a card prints, and how the fact line says it.

    ``line``: only where it fills a line. ``place`` orders the fact line: the type is 0, what no form fits 2.
    """

    pattern: str
    text: str
    place: int
    line: bool = False


class CardShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Blocks of a card: its name (groups ``title`` and ``section``, its number), under it a line that begins with its type, further
    facts, power text, old and new text.
    """

    name: str
    type: str
    facts: tuple[FactForm, ...]
    old: str
    new: str
    slug: str
    errata: str
    lead: str
    updates: str
    reads: str


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence that opens many documents and bears no title, with the title that it goes by."""

    pattern: str
    title: str


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Openings of lines inside an entry; ``rest`` is what follows the opening."""

    example: str = ""
    note: str = ""
    bullet: str = ""
    answer: str = ""


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A family of layout, as its file describes it."""

    about: str
    starts: tuple[Start, ...] = ()
    card: CardShape | None = None
    standing: tuple[Standing, ...] = ()
    body: Body = Body()


class PartForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading that parts a document, and the kind of what stands under it."""

    pattern: str
    kind: Kind


class FurnitureForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of page furniture. ``tail``: what follows it, up to the next opening of an entry, belongs to the page too."""

    reason: str
    pattern: str
    case: bool = False
    tail: bool = False
    long: bool = False  # also tried on running text


class GameForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What tells a game: its name, and the words of its rulings."""

    name: str
    words: str


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What frames a document: ``families/document.yaml``."""

    titles: tuple[str, ...]
    credits: tuple[str, ...]
    dates: tuple[str, ...]
    parts: tuple[PartForm, ...]
    announcing: str
    furniture: tuple[FurnitureForm, ...]
    games: dict[str, GameForm]


def clean(line: SourceLine) -> CleanLine:
    """The line without invisible characters, every run of spaces and tabs one space."""
    text = " ".join(_INVISIBLE.sub("", line.text).split())
    return CleanLine(line.number, text, plain(text), line.heading, line.hint)


@cache
def frame() -> Frame:
    """What frames documents of every family."""
    return msgspec.convert(_load("document"), type=Frame, strict=False)


@cache
def families() -> dict[str, Family]:
    """The families by name, in a stable order."""
    folder = resources.files("judge.importing") / "families"
    names = sorted(item.name.removesuffix(".yaml") for item in folder.iterdir() if item.name.endswith(".yaml"))
    return {name: msgspec.convert(_load(name), type=Family, strict=False) for name in names if name != "document"}


def _load(name: str) -> Any:
    text = (resources.files("judge.importing") / "families" / f"{name}.yaml").read_text(encoding="utf-8")
    return read_yaml(text).value


@cache
def pattern(text: str, *, case: bool = False) -> re.Pattern[str]:
    """A pattern of a family, compiled; ``DATE`` stands for a date in any of the usual forms. An empty one matches nothing."""
    return re.compile(text.replace("DATE", DATE) if text else r"(?!)", 0 if case else re.IGNORECASE)


@cache
def body(role: str) -> tuple[re.Pattern[str], ...]:
    """The openings of a role ("example", "note", "bullet", "answer") in every family."""
    texts = (getattr(family.body, role) for family in families().values())
    return tuple(pattern(text) for text in texts if text)


def opening(role: str, text: str) -> str | None:
    """What follows an opening such as "Example:" in a line as printed, or None where the line has none."""
    begin = plain(text[:_OPENING_LENGTH])
    for form in body(role):
        if match := form.match(begin):
            return text[match.start("rest") :]
    return None


def plain(text: str) -> str:
    """Typographic quotes and dashes replaced one for one."""
    return _TYPOGRAPHIC.sub(lambda match: _PLAIN[match[0]], text)
