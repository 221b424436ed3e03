"""What a question says of its game and its day: taken only where its words leave no doubt."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judge.indexing.phrases import phrase_book
from judge.rulings.model import Words
from judge.search.filters_in_question import find_day, find_game
from judge.search.sayings import Sayings
from judge.search.text import Text, plain

TODAY = dt.date(2026, 7, 1)
SAYINGS = Sayings(
    phrase_book(
        [
            Words("vs-system", games=("vs. system",), signs=("golden age",)),
            Words("vs-remix", games=("remix", "vs remix")),
        ]
    )
)

# -- the game ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("In Remix, who hoots?", ("vs-remix", "remix")),
        ("VS Remix: who hoots in remix?", ("vs-remix", "remix")),
        ("does Vs. System differ from Remix here?", None),
        ("who hoots in the golden age?", None),
        ("", None),
    ],
)
def test_a_game_is_taken_where_the_question_names_one_and_no_other(question: str, said: tuple[str, str] | None) -> None:
    assert find_game(SAYINGS, Text(question)) == said


# -- the day ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "day", "words"),
    [
        ("In 2005, who hooted?", "2005-12-31", "in 2005"),
        ("who hooted back in late 2005?", "2005-12-31", "back in late 2005"),
        ("What did the 2005 rules say", "2005-12-31", "2005 rules"),
        ("2005's errata", "2005-12-31", "2005's errata"),
        ("the 2005-2006 season", "2006-12-31", "2006 season"),
        ("in May 2005 or, as I said, in may 2005", "2005-05-31", "in may 2005"),
        ("in Sept., of 2005", "2005-09-30", "in sept., of 2005"),
        ("as of 2006-09 is it legal", "2006-09-30", "as of 2006-09"),
        ("as of 2006-09-23 is it legal", "2006-09-23", "as of 2006-09-23"),
        ("was it so on 2006-09-23?", "2006-09-23", "2006-09-23"),
        ("before 2006 who hooted", "2005-12-31", "before 2006"),
        ("pre-2006 owls", "2005-12-31", "pre-2006"),
        ("before the September 2006 errata", "2006-08-31", "before the september 2006"),
        ("prior to 2006-09-23", "2006-09-22", "prior to 2006-09-23"),
        ("before the Marvel Owls 2006 rules", "2006-12-31", "2006 rules"),  # no month: Marvel is not March
    ],
)
def test_a_year_month_or_day_whose_rules_are_asked_for_is_its_last_day(question: str, day: str, words: str) -> None:
    assert find_day(Text(question), TODAY) == (dt.date.fromisoformat(day), words)


@pytest.mark.parametrize(
    "question",
    [
        "who hoots?",
        "in 2005 it hooted, does it now?",  # told of then, asked of today
        "is it legal in 2005 and before 2003",
        "in maybe 2005",
        "in 20051 or in 2105",
        "in 2005-13, as of 2006-02-31",
        "in 2026",  # not over yet
        "in 2030",
        "it has 2005 ATK",
        "in 5 steps, before 12",
    ],
)
def test_where_no_day_is_said_or_several_are_none_is_taken(question: str) -> None:
    assert find_day(Text(question), TODAY) is None


DAYS = st.dates(dt.date(1990, 1, 1), dt.date(2026, 5, 31))


@given(DAYS)
def test_every_day_and_every_month_can_be_said(day: dt.date) -> None:
    assert find_day(Text(f"who hooted as of {day}?"), TODAY) == (day, f"as of {day}")
    before = find_day(Text(f"who hooted before {day:%B %Y}?"), TODAY)
    assert before is not None
    assert before[0] + dt.timedelta(days=1) == day.replace(day=1)
    within = find_day(Text(f"who hooted in {day:%b %Y}?"), TODAY)
    assert within is not None
    assert (within[0].year, within[0].month) == (day.year, day.month)
    assert (within[0] + dt.timedelta(days=1)).day == 1


PIECES = [
    "in",
    "before",
    "the",
    "as of",
    "May",
    "sept.",
    "2005",
    "2006-09-23",
    "2006-02-31",
    "-13",
    "rules",
    "now",
    "٢٠",
]


@given(st.one_of(st.text(), st.lists(st.sampled_from(PIECES)).map(" ".join)), DAYS)
@example("in 200٣-٠٩", TODAY)
def test_any_text_says_a_day_before_today_in_its_own_words_or_none(text: str, today: dt.date) -> None:
    said = find_day(Text(text), today)
    if said is not None:
        assert said[0] < today
        assert said[1] in plain(text)
