"""Dates as documents write them, and which of them is the document's own: the day of a page, a post or an edit is not."""

from __future__ import annotations

import datetime as dt
import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from judge.importing.parting.layout import DATE, MONTHS, CleanLine
from judge.importing.parting.numbers import follows, number_key
from judge.rulings.dates import plain_digits

_MONTHS = {name: number for number, names in enumerate(MONTHS, 1) for name in names}
_TOP = 30  # lines with text; further down a date tells of a card or a set
_THIS_CENTURY = 60  # a year of two digits up to which it is of this century
_LONGEST = 400  # characters
_NUMBERS = re.compile(r"(?<![\d/])(\d{1,2})/(\d{1,2})/(?:\d{4}|\d\d)(?![\d/])")
_TRIED = 5_000  # lines that may tell in which order a document writes day and month
_VERSION = r"(?:v(?:ersion|er)?\.? ?|rev(?:ision)?\.? ?|edition |release |issue )\d[\d.]*[a-z]?"
# The same in the languages that rules are translated into.
_ELSEWHERE = (
    r"stand(?: vom)?|gültig (?:ab|seit)|(?:zuletzt )?(?:aktualisiert|geändert|überarbeitet)(?: am)?|fassung vom|version vom"
    r"|en vigueur (?:au|le|depuis le)|mise? à jour(?: (?:le|du|au))?|version du|état au|révisé(?:e)? le"
    r"|en vigor (?:desde|a partir de)(?: el)?|actualizado(?: el)?|in vigore dal?|aggiornato al?|vigente desde"
    r"|em vigor (?:desde|a partir de)"
    r"|obowiązuj[eą] od|aktualizacja(?: z)?|z dnia"
)
# What says that the date behind it is the document's. A sentence may do so, where it speaks of the document or of its rules as a whole.
_OWN = re.compile(
    rf"\b(?:(?:last |latest )?(?:updated?|revised|revision|modified|amended|rev\.)(?: (?:on|of|as of|in))?(?: (?:on|as of) the)?"
    rf"|last (?:changed|edited)(?: (?:on|in))?|(?:published|issued)(?: on)?|release date"
    rf"|date of (?:issue|publication)|version of|edition of|{_VERSION}|(?:current|correct|valid|up to date|accurate) (?:as of|from|to)"
    rf"|(?:is|are|becomes?|goes? into|takes?|rules?|in) (?:effect|force)(?:ive)?(?: (?:as of|from|on|since))?"
    rf"|(?:^|{_VERSION}[\s.,;:(|/—-]*)effective(?: (?:date|as of|from|on))?|as of|{_ELSEWHERE}"
    rf")[\s:,(/|–—-]*(?:(?:the|der|le) )?(?P<date>{DATE})",
    re.IGNORECASE,
)
# What says that it is not: a page, a post, what other people did; what a part, a card or a format waits for.
# A field of a front matter, or of a page's head.
_FIELD = re.compile(
    rf"(?:(?:release[ds]?|publi(?:shed|cation)|revis(?:ed|ion)|version|effective|last[ _-]?(?:updated?|modified|revised))"
    rf"(?:[ _-](?:date|on|at))?|date)\s*[:=]\s*[\"']?(?P<date>{DATE})\b.*",
    re.IGNORECASE,
)
_HOUR = re.compile(r"\d:\d\d")
# A number of several parts, of which none is a year.
_PART = r"(?:0|[1-9]\d{0,2})"
_SECTION = re.compile(rf"[\[(§]?({_PART}(?:\.{_PART}){{1,4}}[a-z]?)(?!\.?\d)\b")
_SKIPPED = 3  # by how much a number goes on from the one above at most
PAGES, _STAMPED = 3, 0.5  # pages that a printer stamped with its minute, and their share of all lines with an hour
_MINUTES = 2  # that printing takes
_COUNT = r"(?:page )?\d{1,4}(?: ?(?:/|of) ?\d{1,4})?"
_OF_PAGE = re.compile(rf"(?<![:./-])\b{_COUNT}$|^{_COUNT}\b(?![/.:-])", re.IGNORECASE)
_LONGEST_STAMP = 120  # characters
_DATE = re.compile(rf"\b{DATE}\b", re.IGNORECASE)
_AT_HEAD = re.compile(rf"[\[(]?(?P<date>{DATE})[\])]?(?:\s*[:,.|/–—-]+\s*|\s+)(?=\w)", re.IGNORECASE)
_AT_END = re.compile(rf"[\s,;:(\[–—-](?P<date>{DATE})[\])]?$", re.IGNORECASE)
_NOT_OWN = re.compile(
    r"\b(?:page|post(?:ed|s)?|comments?|wrote|said|edited by|uploaded|archived|retrieved|joined|tournaments?|legal"
    r"|errat(?:a|um) to|released on)\b",
    re.IGNORECASE,
)


def stated_date(lines: Sequence[CleanLine]) -> str:
    """The date that the top of a document calls its own, as the corpus writes dates; "" where it says none."""
    contents = [line for line in lines if line.plain and line.hint != "navigation"][:_TOP]
    for line in contents:
        text = line.plain[:_LONGEST]
        if match := _FIELD.fullmatch(text):
            return _in_order(match["date"], lines)
        if (match := _OWN.search(text)) and not _NOT_OWN.search(text, 0, match.end()):
            return _in_order(match["date"], lines)
    return ""


def date_of_title(title: str, lines: Sequence[CleanLine]) -> str:
    """The date at the head or the end of a title, "2025-04-24 – Rulings" or "Rulings, April 2025"; "" where it bears none there.

    :param lines: those of the document, of which other dates may tell the order of day and month.
    """
    match = _AT_HEAD.match(title) or _AT_END.search(title)
    return _in_order(match["date"], lines) if match else ""


def _in_order(text: str, lines: Sequence[CleanLine]) -> str:
    """A date; of one that may be two days, the day that the other dates of the document tell by their order."""
    found = normal_date(text)
    numbers = _NUMBERS.search(text)
    if len(found) != 4 or not numbers:
        return found
    others = [match for line in lines[:_TRIED] for match in _NUMBERS.finditer(line.plain[:_LONGEST])]
    is_month_first = any(int(match[2]) > 12 for match in others)
    if is_month_first == any(int(match[1]) > 12 for match in others):
        return found
    month, day = (numbers[1], numbers[2]) if is_month_first else (numbers[2], numbers[1])
    return _valid(f"{found}-{int(month):02}-{int(day):02}")


def no_days(lines: Sequence[CleanLine], contents: Sequence[int]) -> set[int]:
    """Lines whose date is the day of no post: a rule's number that goes on from its neighbour's (8.1.9, 8.1.10), a page's stamp."""
    found = stamps(lines, contents)
    numbered = [(i, number_key(match[1])) for i in contents if (match := _SECTION.match(lines[i].plain[:20]))]
    for (above, last), (i, key) in pairwise(numbered):
        is_next = key[:-1] == last[:-1] and 0 < key[-1][0] - last[-1][0] <= _SKIPPED
        if is_next or follows(key, last):
            found.update((above, i))
    return found


def stamps(lines: Sequence[CleanLine], contents: Sequence[int]) -> set[int]:
    """Lines with the minute at which pages were printed: the same words on all of them, but for the page's number."""
    stamped: defaultdict[str, list[int]] = defaultdict(list)
    for i in contents:
        text = lines[i].plain
        if len(text) <= _LONGEST_STAMP and _HOUR.search(text) and _DATE.search(text):
            stamped[_OF_PAGE.sub("", text).strip()].append(i)
    often = [same for same in stamped.values() if len(same) >= PAGES]
    is_printed = len(often) <= _MINUTES and sum(map(len, often)) >= _STAMPED * sum(map(len, stamped.values()))
    return {i for same in often for i in same} if is_printed else set()


def normal_date(text: str) -> str:
    """The first date in ``text`` as the corpus writes dates (2006-08-29, 2006-08, Winter 2023); "" if there is none.

    Of an all-number date that may be two days, only the year is certain: 02/03/2026 means different days on different continents.
    """
    match = re.search(DATE, plain_digits(text), re.IGNORECASE)
    if not match:
        return ""
    found = match[0]
    if season := re.fullmatch(r"(\w+) (\d{4})", found):
        name = {"fall": "Autumn"}.get(season[1].lower(), season[1].capitalize())
        if name in ("Spring", "Summer", "Autumn", "Winter"):
            return f"{name} {season[2]}"
    if iso := re.fullmatch(r"(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?", found):
        return _valid("-".join([iso[1], *(f"{int(part):02}" for part in iso.groups()[1:] if part)]))
    if numbers := re.fullmatch(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)", found):
        first, second, printed = map(int, numbers.groups())
        full = printed + (0 if printed > 99 else 2000 if printed <= _THIS_CENTURY else 1900)
        if found.count("."):  # with stops the day stands first
            return _valid(f"{full:04}-{second:02}-{first:02}")
        return _of_numbers(first, second, full)
    if numbers := re.fullmatch(r"(\d{1,2})/(\d{4})", found):
        return _valid(f"{numbers[2]}-{int(numbers[1]):02}")
    year = re.search(r"\d{4}", found)
    month = next((word for word in re.findall(r"[^\W\d_]+", found.lower()) if word in _MONTHS), None)
    if not year or not month:
        return year[0] if year else ""
    number = _MONTHS[month]
    day = re.search(r"(?<!\d)(\d{1,2})(?!\d)", found)
    return _valid(f"{year[0]}-{number:02}" + (f"-{int(day[1]):02}" if day else ""))


def _of_numbers(first: int, second: int, year: int) -> str:
    """A date of three numbers: a number above twelve is the day, and two that are the same tell it, too."""
    if first > 12 >= second or first == second:
        return _valid(f"{year:04}-{second:02}-{first:02}")
    if second > 12 >= first:
        return _valid(f"{year:04}-{first:02}-{second:02}")
    return f"{year:04}" if year else ""


def _valid(text: str) -> str:
    """``text`` if the day exists; else what is certain of it, the year."""
    try:
        dt.date.fromisoformat(text if len(text) == 10 else f"{text}-01")
    except ValueError:
        return text[:4] if text[:4] != "0000" else ""
    return text
