"""Which ruling is in force on a day: replaced whole or in part, begun or not yet, and where a date is vague."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.rulings.dates import parse_date_range
from judge.rulings.in_force import InForce
from judge.rulings.model import Corpus, Point, Reference, Ruling, RulingReplacement

OLD_HOUR = "marvel-knights/witching-hour"
NEW_HOUR = "heralds-of-galactus/3.2-errata-to-witching-hour"


def day(text: str) -> dt.date:
    return dt.date.fromisoformat(text)


def a_ruling(slug: str, start: str, *supersedes: tuple[str, str]) -> Ruling:
    """A ruling with three points that replaces each (target, date)."""
    return Ruling(
        id=f"moon/{slug}",
        doc="moon",
        game="vs-system",
        kind="rule",
        section=None,
        title=slug,
        in_force=parse_date_range(start),
        points=tuple(Point(n, f"Fact {n}.") for n in (1, 2, 3)),
        supersedes=tuple(
            RulingReplacement(Reference.parse(target), parse_date_range(date)) for target, date in supersedes
        ),
    )


@pytest.fixture(scope="module")
def in_force(corpus: Corpus) -> InForce:
    return InForce(corpus.rulings)


@pytest.fixture(scope="module")
def hours(corpus: Corpus) -> tuple[Ruling, Ruling]:
    """Witching Hour in Marvel Knights and its errata in Heralds of Galactus."""
    by_id = {ruling.id: ruling for ruling in corpus.rulings}
    return by_id[OLD_HOUR], by_id[NEW_HOUR]


@pytest.mark.parametrize("text", ["2005-03-01", "2006-08-28"])
def test_before_the_errata_are_published_the_old_witching_hour_rules(
    in_force: InForce, hours: tuple[Ruling, Ruling], text: str
) -> None:
    old, new = hours
    assert in_force.has_begun(old, day(text))
    assert in_force.replaced_by(old, day(text)) is None
    assert not in_force.has_begun(new, day(text))


@pytest.mark.parametrize("text", ["2006-08-29", "2006-09-10", "2006-09-22"])
def test_once_published_the_errata_still_wait_for_their_day(
    in_force: InForce, hours: tuple[Ruling, Ruling], corpus: Corpus, text: str
) -> None:
    old, new = hours
    heralds = next(document for document in corpus.documents if document.id == new.doc)
    assert heralds.published.earliest <= day(text) < heralds.in_force.earliest
    assert in_force.replaced_by(old, day(text)) is None
    assert not in_force.has_begun(new, day(text))
    assert not in_force.is_uncertain(new, day(text))


# 2009-04: the days of the blog's re-post, on which Marvel Knights seems the newer of the two.
@pytest.mark.parametrize("text", ["2006-09-23", "2006-09-24", "2009-04-03", "2009-04-09", "2026-01-01"])
def test_from_its_day_on_the_new_witching_hour_replaces_the_old_and_nothing_replaces_it(
    in_force: InForce, hours: tuple[Ruling, Ruling], text: str
) -> None:
    old, new = hours
    succession = in_force.replaced_by(old, day(text))
    assert succession is not None
    assert (succession.new, str(succession.start)) == (NEW_HOUR, "2006-09-23")
    assert in_force.has_begun(new, day(text))
    assert in_force.replaced_by(new, day(text)) is None


def test_what_replaces_a_ruling_is_known_before_it_does(in_force: InForce, hours: tuple[Ruling, Ruling]) -> None:
    old, new = hours
    assert [(succession.new, succession.old) for succession in in_force.successions(old)] == [
        (NEW_HOUR, Reference(OLD_HOUR))
    ]
    assert in_force.successions(new) == []


@given(st.dates())
def test_on_every_day_of_play_exactly_one_witching_hour_holds(
    in_force: InForce, hours: tuple[Ruling, Ruling], on: dt.date
) -> None:
    old, new = hours
    holds = [ruling for ruling in (old, new) if in_force.has_begun(ruling, on) and not in_force.replaced_by(ruling, on)]
    assert len(holds) == (1 if on >= in_force.start(old).earliest else 0)


def test_a_ruling_that_replaces_nothing_starts_with_its_document(in_force: InForce, corpus: Corpus) -> None:
    starts = {document.id: document.in_force for document in corpus.documents}
    assert all(in_force.start(ruling) == starts[ruling.doc] for ruling in corpus.rulings if not ruling.supersedes)


def test_a_replacement_starts_on_its_own_day_not_its_documents() -> None:
    old, new = a_ruling("old", "2030"), a_ruling("new", "2031-01-05", ("moon/old", "2031-03-01"))
    in_force = InForce([new, old])
    assert in_force.start(new).text == "2031-03-01"
    assert not in_force.has_begun(new, day("2031-02-28"))
    assert in_force.replaced_by(old, day("2031-02-28")) is None
    assert in_force.has_begun(new, day("2031-03-01"))
    assert in_force.replaced_by(old, day("2031-03-01")) is not None


def test_a_replaced_point_leaves_the_rest_of_its_ruling_in_force() -> None:
    old, new = a_ruling("old", "2030"), a_ruling("new", "2031-01-05", ("moon/old#2", "2031-01-05"))
    in_force = InForce([old, new])
    assert in_force.replaced_points(old, day("2031-01-04")) == {}
    replaced = in_force.replaced_points(old, day("2031-01-05"))
    assert {n: succession.new for n, succession in replaced.items()} == {2: new.id}
    assert in_force.replaced_by(old, day("2031-01-05")) is None


def test_a_ruling_replaced_whole_has_no_single_points_replaced() -> None:
    old, new = a_ruling("old", "2030"), a_ruling("new", "2031-01-05", ("moon/old", "2031-01-05"))
    assert InForce([old, new]).replaced_points(old, day("2032-01-01")) == {}


def test_one_ruling_may_replace_several() -> None:
    one, two = a_ruling("one", "2030"), a_ruling("two", "2030")
    new = a_ruling("new", "2031-01-05", ("moon/one", "2031-01-05"), ("moon/two#3", "2031-01-05"))
    in_force = InForce([one, two, new])
    assert in_force.replaced_by(one, day("2031-01-05")) is not None
    assert set(in_force.replaced_points(two, day("2031-01-05"))) == {3}


def test_in_a_chain_each_ruling_is_replaced_by_the_next() -> None:
    first = a_ruling("first", "2030-01-01")
    second = a_ruling("second", "2031-01-01", ("moon/first", "2031-01-01"))
    third = a_ruling("third", "2032-01-01", ("moon/second", "2032-01-01"))
    in_force = InForce([third, first, second])

    def holding(text: str) -> list[str]:
        on = day(text)
        return [
            ruling.title
            for ruling in (first, second, third)
            if in_force.has_begun(ruling, on) and in_force.replaced_by(ruling, on) is None
        ]

    assert [holding(text) for text in ("2029-12-31", "2030-06-01", "2031-06-01", "2032-06-01")] == [
        [],
        ["first"],
        ["second"],
        ["third"],
    ]


def test_a_vague_date_counts_from_its_earliest_day_and_is_uncertain_until_its_latest() -> None:
    ruling = a_ruling("vague", "about 2031-02")
    in_force = InForce([ruling])

    def said(text: str) -> tuple[bool, bool]:
        return in_force.has_begun(ruling, day(text)), in_force.is_uncertain(ruling, day(text))

    assert said("2031-01-31") == (False, False)
    assert said("2031-02-01") == (True, True)
    assert said("2031-02-27") == (True, True)
    assert said("2031-02-28") == (True, False)
    assert said("2031-03-01") == (True, False)


DATES = st.dates(dt.date(1990, 1, 1), dt.date(2040, 12, 31))
TEXTS = DATES.map(dt.date.isoformat) | DATES.map("about {:%Y-%m}".format) | DATES.map("Winter {:%Y}".format)


@given(TEXTS, DATES, DATES)
def test_what_has_begun_never_ends_begun_and_a_day_is_certain_where_the_date_is(
    text: str, one: dt.date, other: dt.date
) -> None:
    ruling = a_ruling("any", text)
    in_force = InForce([ruling])
    before, after = sorted((one, other))
    assert in_force.has_begun(ruling, before) <= in_force.has_begun(ruling, after)
    assert in_force.is_uncertain(ruling, one) <= in_force.has_begun(ruling, one)
    assert not (ruling.in_force.is_exact and in_force.is_uncertain(ruling, one))


@given(TEXTS, DATES)
def test_a_ruling_is_replaced_exactly_from_when_its_replacement_has_begun(text: str, on: dt.date) -> None:
    old, new = a_ruling("old", "1980"), a_ruling("new", "1980", ("moon/old", text))
    in_force = InForce([old, new])
    assert (in_force.replaced_by(old, on) is not None) == in_force.has_begun(new, on)
