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

from judge.importing.model import Mark, SourceLine
from judge.importing.parting.letters import of_any_language
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
# The months by number, in the languages that rules are translated into; a shorter form stands behind those that it begins.
MONTHS = tuple(
    tuple(names.split())
    for names in (
        "january januar janvier enero gennaio janeiro stycznia jan",
        "february februar février fevrier febrero febbraio fevereiro lutego feb",
        "march märz maerz mars marzo março marca mar",
        "april avril abril aprile kwietnia apr",
        "may mai mayo maggio maio maja",
        "june juni juin junio giugno junho czerwca jun",
        "july juli juillet julio luglio julho lipca jul",
        "august août aout agosto sierpnia aug",
        "september septembre septiembre settembre setembro września wrzesnia sept sep",
        "october oktober octobre octubre ottobre outubro października pazdziernika oct okt",
        "november novembre noviembre listopada nov",
        "december dezember décembre decembre diciembre dicembre dezembro grudnia dec dez",
    )
)
_MONTH = f"(?:{'|'.join(name for names in MONTHS for name in names)})\\b\\.?"
_YEAR = r"(?:[1１][9９]|[2２][0０])\d\d"  # digits may be wide ones
DATE = (
    rf"(?:(?:\w+day,? )?{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?,? {_YEAR}"
    rf"|\d{{1,2}}(?:st|nd|rd|th|er|º)?\.?(?: (?:of|de) | |-|/){_MONTH}(?:,? | de |-|/){_YEAR}"
    rf"|{_MONTH}(?:,? | de ){_YEAR}"
    rf"|{_YEAR}-\d{{1,2}}-\d{{1,2}}|{_YEAR}/\d{{1,2}}/\d{{1,2}}|{_YEAR}\.\d{{1,2}}\.\d{{1,2}}|{_YEAR}-\d{{2}}"
    rf"|\d{{1,2}}[/.]\d{{1,2}}[/.]\d{{2,4}}|(?<![\d/.])(?:0?[1-9]|1[0-2])/{_YEAR}|(?:spring|summer|autumn|fall|winter) {_YEAR})"
)

# What every date has; the search for a date itself takes much longer.
HAS_DATE = re.compile(r"[1１][9９]\d\d|[2２][0０]\d\d|\d[/.]\d{1,2}[/.]\d\d")

_SIGNS = ("-", "*", "+", "•")
_NUMBERED_ITEM = re.compile(
    r"[-*+•] (?=\(?(?:\d{1,2}[.-]\d{1,3}(?:[.-]\d{1,3})+[a-z]?[.:)]* ?[A-Z\"'“‘\[(]"
    r"|\d{1,3}(?:[.-]\d{1,3})+[a-z]?[.:)]* [A-Z\"'“‘\[(].*[.!?:]$))"
)


class CleanLine(msgspec.Struct, frozen=True, gc=False):
    """A line cleaned of invisible characters and superfluous spaces, as printed (``text``) and made plain (``plain``).

    ``mark`` and ``strong`` are those of the source, ``indent`` the spaces that the line begins with there.
    """

    number: int
    text: str
    plain: str
    heading: int
    hint: str
    mark: Mark = ""
    strong: int = 0
    indent: int = 0


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens an entry. Named groups of the pattern: ``section``, ``title``, ``rest`` (text, or a title and text).

    ``slug`` builds the id from them. ``kind`` is fixed, ``default`` what the entry is where the part above says nothing.
    ``marked``: only where something else says that the line opens an entry.
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
    marked: bool = False


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
    """A line of page furniture. ``tail``: what follows it, up to the next opening of an entry, belongs to the page too.

    ``needs``: words in small letters of which every such line in ASCII holds one; without them the pattern need not be tried.
    """

    reason: str
    pattern: str
    case: bool = False
    tail: bool = False
    long: bool = False  # also tried on running text
    needs: tuple[str, ...] = ()


class GameForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What tells a game: its whole name, and words that the rulings of no other game have; "" where all of them are shared."""

    name: str
    words: str = ""


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What frames a document: ``families/document.yaml``."""

    titles: tuple[str, ...]
    credits: tuple[str, ...]
    dates: tuple[str, ...]
    parts: tuple[PartForm, ...]
    about_at_top: str
    about: str
    announcing: str
    of_parts: str
    links: str
    furniture: tuple[FurnitureForm, ...]
    games: dict[str, GameForm]


def clean(line: SourceLine, *, keeps_sign: bool = False) -> CleanLine:
    """The line without invisible characters, every run of spaces and tabs one space.

    An item that bears a rule's number of several parts is that rule: the sign of the list before it is left out, unless it ``keeps_sign``.
    """
    text = _bare(line.text)
    if not keeps_sign and line.mark in ("", "item") and text[:1] in _SIGNS and (sign := _NUMBERED_ITEM.match(text)):
        return CleanLine(line.number, text[sign.end() :], plain(text[sign.end() :]), line.heading, line.hint)
    if text == line.text:
        text = line.text  # held once
    strong = len(_bare(line.text[: line.strong])) if line.strong else 0
    spread = line.text.expandtabs(4) if line.text[:1] in " \t" else line.text
    indent = len(spread) - len(spread.lstrip(" "))
    return CleanLine(line.number, text, plain(text), line.heading, line.hint, line.mark, strong, indent)


def line_of(line: CleanLine, text: str) -> CleanLine:
    """A part of a line as a line of its own."""
    text = text.strip()
    return CleanLine(line.number, text, plain(text), line.heading, line.hint)


def _bare(text: str) -> str:
    return " ".join((text if text.isprintable() else _INVISIBLE.sub("", text)).split())


@cache
def frame() -> Frame:
    """What frames documents of every family."""
    return msgspec.convert(_load("document"), type=Frame, strict=False)


@cache
def families() -> dict[str, Family]:
    """The families by name, in a stable order."""
    folder = resources.files("judge.importing.parting") / "families"
    names = sorted(item.name.removesuffix(".yaml") for item in folder.iterdir() if item.name.endswith(".yaml"))
    return {name: msgspec.convert(_load(name), type=Family, strict=False) for name in names if name != "document"}


def _load(name: str) -> Any:
    text = (resources.files("judge.importing.parting") / "families" / f"{name}.yaml").read_text(encoding="utf-8")
    return read_yaml(text).value


@cache
def pattern(text: str, *, case: bool = False) -> re.Pattern[str]:
    """A pattern of a family, compiled. An empty one matches nothing.

    ``DATE`` stands for a date in any of the usual forms, ``A-Z`` and ``a-z`` for the letters of every European language.
    """
    whole = of_any_language(text) if case else text
    return re.compile(whole.replace("DATE", DATE) if text else r"(?!)", 0 if case else re.IGNORECASE)


@cache
def _small(text: str) -> re.Pattern[str]:
    """A pattern of a family for texts in small letters: in these one form of each letter is tried, and not two."""
    whole = text.replace("DATE", DATE) if text else r"(?!)"
    return re.compile(re.sub(r"\\.|\(\?P<\w+>|[A-Z]+", lambda part: _in_small(part[0]), whole))


def _in_small(part: str) -> str:
    return part.lower() if part.isalpha() else part  # no name of a group, nor what stands behind a backslash


def fits(text: str, line: str) -> bool:
    """Whether a pattern of a family matches a whole line, in capitals or not."""
    # Beyond ASCII some letters have more than two forms.
    return bool(_small(text).fullmatch(line.lower()) if line.isascii() else pattern(text).fullmatch(line))


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
    if text.isascii() and "`" not in text:
        return text
    return _TYPOGRAPHIC.sub(lambda match: _PLAIN[match[0]], text)
