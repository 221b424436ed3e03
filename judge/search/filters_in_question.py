"""The game and the day that a question names: filters that the asker gave in words."""

from __future__ import annotations

import datetime as dt
import re
from typing import NamedTuple

from judge.rulings.dates import parse_date_range
from judge.rulings.model import DateRange
from judge.search.sayings import Sayings
from judge.search.text import Text

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
# Whole words: "Marvel 2005" is no March, "maybe 2005" no May.
_NAMED = (
    r"jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|"
    r"dec(?:ember)?"
)
_MONTH = rf"(?:(?P<month>{_NAMED})\.?,?\s+(?:of\s+)?)?"
_YEAR = r"(?P<year>(?:199|20[0-3])\d)(?P<rest>-\d\d(?:-\d\d)?)?(?!-?\d)"
_SEASON = r"summer|spring|autumn|fall|winter"
_WHEN = rf"(?:(?:early|late|mid|end of|the (?:end|start|beginning|{_SEASON}) of|{_SEASON})[ -]+)?"
_THEN = (
    re.compile(rf"\b(?:in|as of|as at|back in|during|around|until|under the|by the|at the)\s+{_WHEN}{_MONTH}{_YEAR}\b"),
    re.compile(rf"\b{_MONTH}{_YEAR}(?:'s)?\s+(?:rules?|rulings?|faqs?|errata|wording|text|rulebook|season)\b"),
    re.compile(r"\b(?P<year>(?:199|20[0-3])\d)(?P<rest>-\d\d-\d\d)\b"),
)
_BEFORE = re.compile(rf"\b(?:before|prior to|pre)[ -]+(?:the\s+)?{_MONTH}{_YEAR}\b")
# Who tells what was and asks what is, asks of today.
_NOW = re.compile(
    r"\b(?:now|nowadays|today|currently|these days|current|anymore|any more|since then|this year|latest)\b"
)


class GameInQuestion(NamedTuple):
    """The game that a question is about, and the words that say so."""

    game: str
    words: str


class DayInQuestion(NamedTuple):
    """The day whose rules a question asks for, and the words that say so."""

    day: dt.date
    words: str


def find_game(sayings: Sayings, question: Text) -> GameInQuestion | None:
    """The game that a question names as its own; None where it names none, or several to compare."""
    named = sayings.games_named(question)
    return GameInQuestion(*next(iter(named.items()))) if len(named) == 1 else None


def find_day(question: Text, today: dt.date) -> DayInQuestion | None:
    """The day whose rules a question asks for ("in 2005", "before September 2006"); None where it names none, or one to come.

    A month or year means its last day, as everywhere; "before" one the day before it begins.
    """
    text = question.plain
    if _NOW.search(text):
        return None
    found: dict[dt.date, str] = {}
    for pattern in (_BEFORE, *_THEN):
        for match in pattern.finditer(text):
            span = _span(match)
            if span is not None:
                day = span.earliest - dt.timedelta(days=1) if pattern is _BEFORE else span.latest
                found.setdefault(day, match[0])
        if pattern is _BEFORE:
            text = _BEFORE.sub(" ", text)  # "before the 2006 rules" is not "the 2006 rules"
    if len(found) != 1:
        return None
    day, words = next(iter(found.items()))
    return DayInQuestion(day, words) if day < today else None


def _span(match: re.Match[str]) -> DateRange | None:
    """The days that a year, month or day may mean; None where the calendar has no such day."""
    parts = match.groupdict()
    named = parts.get("month")
    month = f"-{_MONTHS.index(named[:3]) + 1:02}" if named else parts["rest"] or ""
    try:
        return parse_date_range(parts["year"] + month)
    except ValueError:
        return None
