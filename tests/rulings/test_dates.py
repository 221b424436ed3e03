"""Dates as documents give them: the honest range that each way of writing one stands for."""

from __future__ import annotations

import calendar
import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import JudgeError
from judge.rulings.dates import parse_as_of, parse_date_range
from judge.rulings.model import DateRange


@pytest.mark.parametrize(
    ("text", "earliest", "latest"),
    [
        ("2006-09-23", "2006-09-23", "2006-09-23"),
        ("2004-02-29", "2004-02-29", "2004-02-29"),
        ("about 2005-02", "2005-02-01", "2005-02-28"),
        ("About  2005-02", "2005-02-01", "2005-02-28"),
        ("2004-02", "2004-02-01", "2004-02-29"),
        ("2006-12", "2006-12-01", "2006-12-31"),
        ("2010", "2010-01-01", "2010-12-31"),
        ("about 2010", "2010-01-01", "2010-12-31"),
        ("Spring 2023", "2023-03-01", "2023-05-31"),
        ("summer 2023", "2023-06-01", "2023-08-31"),
        ("Autumn 2023", "2023-09-01", "2023-11-30"),
        ("about Autumn 2023", "2023-09-01", "2023-11-30"),
    ],
)
def test_a_date_stands_for_all_days_it_may_mean(text: str, earliest: str, latest: str) -> None:
    found = parse_date_range(text)
    assert (found.earliest.isoformat(), found.latest.isoformat()) == (earliest, latest)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("\uff12\uff10\uff10\uff16-\uff10\uff19-\uff11\uff10", "2006-09-10"),
        ("\uff12\uff10\uff10\uff16\uff0d\uff10\uff19", "2006-09"),
        ("about \u0662\u0660\u0660\u0666-\u0660\u0669", "about 2006-09"),
        ("Winter\u00a0\u0968\u0966\u0968\u0969", "Winter 2023"),
    ],
)
def test_a_date_in_the_digits_of_another_script_is_kept_in_ours(text: str, plain: str) -> None:
    assert parse_date_range(text) == parse_date_range(plain)
    assert parse_as_of(text) == parse_as_of(plain)


def test_a_winter_holds_both_winters_that_its_year_touches() -> None:
    winter = parse_date_range("Winter 2023")
    assert (winter.earliest, winter.latest) == (dt.date(2022, 12, 1), dt.date(2024, 2, 29))
    assert not winter.is_exact


def test_a_date_keeps_the_words_it_was_written_in() -> None:
    assert str(parse_date_range("about 2005-02")) == "about 2005-02"
    assert parse_date_range("  Winter 2023 \n").text == "Winter 2023"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "soon",
        "about",
        "2006-9-23",
        "2006-02-30",
        "2006-13",
        "2006-00",
        "2006-00-10",
        "0000",
        "23.09.2006",
        "09/23/2006",
        "2006-09-23T00:00",
        "2006-09-23 or later",
        "20060923",
        "206",
        "20066",
        "Fall 2023",
        "Winter",
        "Winter 0001",
        "Winter 9999",
        "Winter2023",
        "not about 2005",
        "-2006",
    ],
)
def test_anything_else_is_no_date(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        parse_date_range(text)


@given(st.dates())
def test_a_day_is_exactly_itself(day: dt.date) -> None:
    assert parse_date_range(day.isoformat()) == DateRange(day.isoformat(), day, day)
    assert parse_date_range(day.isoformat()).is_exact


@given(st.dates())
def test_a_month_and_a_year_hold_just_their_own_days(day: dt.date) -> None:
    month, year = parse_date_range(f"{day:%Y-%m}".zfill(7)), parse_date_range(f"{day.year:04}")
    assert (month.earliest.day, month.latest.day) == (1, calendar.monthrange(day.year, day.month)[1])
    assert {(d.year, d.month) for d in (month.earliest, month.latest)} == {(day.year, day.month)}
    assert year.earliest.timetuple()[:3] == (day.year, 1, 1)
    assert year.latest.timetuple()[:3] == (day.year, 12, 31)


@given(st.integers(2, 9997))
def test_the_seasons_of_a_year_follow_on_one_another(year: int) -> None:
    spring, summer, autumn, winter = (
        parse_date_range(f"{season} {year:04}") for season in ("spring", "summer", "autumn", "winter")
    )
    day = dt.timedelta(days=1)
    assert spring.latest + day == summer.earliest
    assert summer.latest + day == autumn.earliest
    assert autumn.latest < winter.latest
    assert parse_date_range(f"autumn {year - 1:04}").latest + day == winter.earliest
    assert winter.latest + day == parse_date_range(f"spring {year + 1:04}").earliest


@given(st.text() | st.from_regex(r"(about )?((winter|summer|autumn|spring) )?[0-9]{4}(-[0-9]{2}){0,2}", fullmatch=True))
def test_any_text_is_a_range_in_order_or_a_value_error(text: str) -> None:
    try:
        found = parse_date_range(text)
    except ValueError:
        return
    assert found.earliest <= found.latest
    assert found.is_exact == (found.earliest == found.latest)
    assert found.text == text.strip()


@pytest.mark.parametrize(
    ("text", "day"),
    [("2006-09-23", "2006-09-23"), ("2006-09", "2006-09-30"), ("2006", "2006-12-31"), (" 2006-09-23 ", "2006-09-23")],
)
def test_as_of_a_month_or_year_means_its_last_day(text: str, day: str) -> None:
    assert parse_as_of(text).isoformat() == day


@pytest.mark.parametrize("text", ["", "yesterday", "2006-02-30", "23.9.2006"])
def test_as_of_no_date_is_a_judge_error_of_one_line_with_a_fix(text: str) -> None:
    with pytest.raises(JudgeError) as error:
        parse_as_of(text)
    assert error.value.cause == f"'{text}' is not a date"
    assert "2006-09-23" in error.value.fix
    assert "\n" not in str(error.value)
    assert error.value.__suppress_context__
