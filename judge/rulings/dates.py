"""Dates as the documents give them: a day, a month, a year, a season, each perhaps only "about"."""

from __future__ import annotations

import calendar
import datetime as dt
import re
import unicodedata

from judge.errors import JudgeError
from judge.rulings.model import DateRange

# A northern winter spans the turn of the year, and "Winter 2023" names either of two: the honest range holds both.
_SEASONS = {
    "spring": lambda y: (dt.date(y, 3, 1), dt.date(y, 5, 31)),
    "summer": lambda y: (dt.date(y, 6, 1), dt.date(y, 8, 31)),
    "autumn": lambda y: (dt.date(y, 9, 1), dt.date(y, 11, 30)),
    "winter": lambda y: (dt.date(y - 1, 12, 1), dt.date(y + 1, 2, calendar.monthrange(y + 1, 2)[1])),
}


def plain_digits(text: str) -> str:
    """A text with the digits 0 to 9 for those of other scripts, and plain signs for the wide ones that some keyboards give."""
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFKC", text)
    return "".join(str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in plain)


def parse_date_range(text: str) -> DateRange:
    """Read ``2006-09-23``, ``about 2005-02``, ``2010`` or ``Winter 2023``, in the digits of any script.

    "About" claims no more precision than the month or year that follows it.

    :raises ValueError: if the text is none of these or names a day that does not exist.
    """
    words = plain_digits(str(text)).strip()
    bare = re.sub(r"^about\s+", "", words, flags=re.IGNORECASE)
    if match := re.fullmatch(r"(\d{4})-(\d{2})-(\d{2})", bare):
        if bare != words:
            raise ValueError(text)  # "about" a day: then the day isn't known, so write the month
        day = dt.date(int(match[1]), int(match[2]), int(match[3]))
        return DateRange(words, day, day)
    if match := re.fullmatch(r"(\d{4})-(\d{2})", bare):
        year, month = int(match[1]), int(match[2])
        if not 1 <= month <= 12:
            raise ValueError(text)
        return DateRange(words, dt.date(year, month, 1), dt.date(year, month, calendar.monthrange(year, month)[1]))
    if match := re.fullmatch(r"(\d{4})", bare):
        return DateRange(words, dt.date(int(match[1]), 1, 1), dt.date(int(match[1]), 12, 31))
    if match := re.fullmatch(r"(spring|summer|autumn|winter) (\d{4})", bare, flags=re.IGNORECASE):
        earliest, latest = _SEASONS[match[1].lower()](int(match[2]))
        return DateRange(words, earliest, latest)
    raise ValueError(text)


def parse_as_of(text: str) -> dt.date:
    """Read the day of ``--as-of``: a day, or a month or year, which mean their last day.

    :raises JudgeError: if the text is no date.
    """
    return _asked_range(text).latest


def parse_since(text: str) -> dt.date:
    """Read the day of ``--since``: a day, or a month or year, which mean their first day; or the word "today".

    :raises JudgeError: if the text is no date.
    """
    return dt.date.today() if text.strip().lower() == "today" else _asked_range(text).earliest


def _asked_range(text: str) -> DateRange:
    try:
        return parse_date_range(text)
    except ValueError:
        raise JudgeError(f"'{text}' is not a date", "write it like 2006-09-23, 2006-09 or 2006") from None
