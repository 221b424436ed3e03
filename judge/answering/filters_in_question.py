"""What a question says of its game and its time: filters that the asker gave in words."""

from __future__ import annotations

import datetime as dt
import re

from judge.rulings.dates import parse_date_range
from judge.rulings.model import DateRange
from judge.search.text import plain
from judge.search.wording import Wording

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


def game_said(wording: Wording, question: str) -> tuple[str, str] | None:
    """The game that a question names as its own, with its words; None where it names none, or several to compare."""
    said = wording.games_said(question)
    return next(iter(said.items())) if len(said) == 1 else None


def day_said(question: str, today: dt.date) -> tuple[dt.date, str] | None:
    """The day whose rules a question asks for ("in 2005", "before September 2006"), with its words; None where it says none.

    A month or year means its last day, as everywhere; "before" one the day before it begins.
    """
    text = plain(question)
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
    return (day, words) if day < today else None


def _span(match: re.Match[str]) -> DateRange | None:
    """The days that a year, month or day may mean; None where the calendar has no such day."""
    parts = match.groupdict()
    named = parts.get("month")
    month = f"-{_MONTHS.index(named[:3]) + 1:02}" if named else parts["rest"] or ""
    try:
        return parse_date_range(parts["year"] + month)
    except ValueError:
        return None
