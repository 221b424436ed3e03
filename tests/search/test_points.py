"""Which point of a ruling answers: numbers in figures and words, the worked example that shares them, and how sure the choice is."""

from __future__ import annotations

import datetime as dt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.rulings.model import DateRange, Point, Ruling
from judge.search.encoder import Vectors
from judge.search.points import MOST_LIKELY, PointChoice, choose_point, numbers_in, point_scores
from judge.search.text import Text
from judge.store.learnt import DEFAULTS, OF_POINTS, POINT_FEATURES
from judge.store.locations import shipped
from judge.store.manifest import read_manifest

SHIPPED = read_manifest(shipped("index")).learnt
LEARNT = pytest.mark.parametrize("learnt", [DEFAULTS, SHIPPED], ids=["defaults", "shipped"])
ALIKE = {name: 0.5 for name in POINT_FEATURES if name != "numbers"}
NUMBER = 7  # that of the ruling

shares = st.floats(0, 1)
values = st.lists(st.lists(shares, min_size=len(POINT_FEATURES), max_size=len(POINT_FEATURES)), min_size=1, max_size=9)


def features(**given: float) -> list[float]:
    """The features of a point, 0 where not given."""
    return [given.get(name, 0.0) for name in POINT_FEATURES]


def passages(**given: float) -> Vectors:
    """What the passages of a point say, without the numbers."""
    return np.array(features(**given)[:-1], np.float32)


def a_ruling(*points: str, examples: dict[int, tuple[str, ...]] | None = None) -> Ruling:
    day = DateRange("2001", dt.date(2001, 1, 1), dt.date(2001, 12, 31))
    return Ruling(
        id="moon/owls",
        game="vs-system",
        doc="moon",
        kind="rule",
        section=None,
        title="Owls",
        points=tuple(Point(n, text, (examples or {}).get(n, ())) for n, text in enumerate(points, 1)),
        in_force=day,
    )


# -- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("he has 5 ATK", {"5"}),
        ("two characters with +1 ATK", {"2", "+1"}),
        ("Five Owls and twelve cats, zero bats", {"5", "12", "0"}),
        ("a 9 ATK / 10 DEF owl gets -2", {"9", "10", "-2"}),
        ("9/10 and 5,6", {"9", "10", "5", "6"}),
        ("he takes 5.", {"5"}),
        ("Is it 5? Or 6!", {"5", "6"}),
        ("he hits for 3, then for three", {"3"}),
        ("which one of his ones", set()),
        ("does 1 count", {"1"}),
        ("rule 707.9, 2.1 and 601.3e", set()),
        ("card #459", set()),
        ("a 3-drop", {"3"}),
        ("x2 and 4th", set()),
        ("thirteen", set()),
        ("no number", set()),
    ],
)
def test_numbers_are_found_in_figures_and_words_with_their_signs(text: str, numbers: set[str]) -> None:
    assert numbers_in(Text(text)) == numbers


@given(st.lists(st.integers(0, 999), max_size=5), st.sampled_from([" and ", ", ", " owls, ", "/"]))
def test_every_number_between_words_is_found(numbers: list[int], between: str) -> None:
    text = Text("he has " + between.join(map(str, numbers)) + ".")
    assert numbers_in(text) == {str(number) for number in numbers}


@given(st.text())
def test_any_text_has_numbers_without_an_error(text: str) -> None:
    assert all(number.lstrip("+-").isdigit() for number in numbers_in(Text(text)))


# -- features ---------------------------------------------------------------------------------------------------------


def test_each_point_has_what_its_passages_say_and_the_share_of_the_numbers_asked_that_it_holds() -> None:
    ruling = a_ruling(
        "An owl has 5 ATK.", "A cat has six.", "A bat sleeps.", examples={3: ("It wakes after 5, or 6.",)}
    )
    found = {(NUMBER, 1): passages(text=0.5), (NUMBER, 3): passages(mean=0.25), (NUMBER + 1, 2): passages(best=1.0)}
    assert point_scores(ruling, found, NUMBER, frozenset({"5", "6"})) == [
        features(text=0.5, numbers=0.5),
        features(numbers=0.5),
        features(mean=0.25, numbers=1.0),
    ]


def test_a_question_without_numbers_shares_none() -> None:
    ruling = a_ruling("An owl has 5 ATK.", "A cat has six.")
    assert point_scores(ruling, {}, NUMBER, frozenset()) == [features(), features()]


@LEARNT
def test_of_points_alike_the_one_whose_worked_example_has_the_questions_numbers_answers(
    learnt: dict[str, float],
) -> None:
    ruling = a_ruling(
        "Add up.", "Add up.", "Add up.", examples={2: ("With 5 ATK and +3 it is eight.",), 3: ("With 4.",)}
    )
    found = {(NUMBER, n): passages(**ALIKE) for n in (1, 2, 3)}
    asked = numbers_in(Text("my 5 ATK guy gets +3, is he at 8"))
    assert choose_point(point_scores(ruling, found, NUMBER, asked), learnt).point == 2
    assert choose_point(point_scores(ruling, found, NUMBER, frozenset()), learnt).point == 1


# -- the choice -------------------------------------------------------------------------------------------------------

EVEN = dict.fromkeys(DEFAULTS, 0.0) | {"point.text": 1.0, "point.scale": float(np.log(4))}


def test_a_point_alone_answers_for_sure() -> None:
    assert choose_point([features()], DEFAULTS) == PointChoice(1, 1.0, ())


def test_confidence_is_the_share_of_a_softmax_over_the_points() -> None:
    # With a scale of ln 4 each .5 more makes a point twice as likely: 4 : 1 : 2.
    choice = choose_point([features(text=1.0), features(), features(text=0.5)], EVEN)
    assert choice.point == 1
    assert choice.confidence == pytest.approx(4 / 7)


def test_the_likeliest_are_those_with_half_of_the_first_ones_share_best_first() -> None:
    half, less = features(text=0.5), features(text=0.45)
    assert choose_point([half, less, features(text=1.0)], EVEN).likely == (3, 1)
    assert choose_point([less, less, features(text=1.0)], EVEN).likely == ()
    assert choose_point([features(text=0.9)] * 9, EVEN).likely == (1, 2, 3)


def test_of_equals_the_first_answers() -> None:
    assert choose_point([features(text=0.7)] * 2, EVEN) == PointChoice(1, 0.5, (1, 2))
    assert choose_point([features(), features(text=0.7), features(text=0.7)], EVEN).point == 2


def test_evidence_beyond_measure_upsets_nothing() -> None:
    steep = EVEN | {"point.scale": 1e6}
    assert choose_point([features(), features(text=1.0)], steep) == PointChoice(2, 1.0, ())


@LEARNT
@given(values=values)
def test_the_choice_is_the_likeliest_point_and_leads_the_likely_ones(
    learnt: dict[str, float], values: list[list[float]]
) -> None:
    choice = choose_point(values, learnt)
    assert 1 <= choice.point <= len(values)
    assert 1 / len(values) - 1e-9 <= choice.confidence <= 1
    assert len(choice.likely) in (0, *range(2, MOST_LIKELY + 1))
    assert len(set(choice.likely)) == len(choice.likely)
    assert choice.likely[:1] in ((), (choice.point,))


@LEARNT
@given(values=values, name=st.sampled_from(POINT_FEATURES), more=shares)
def test_a_point_that_answers_still_does_with_more_evidence_and_is_no_less_sure(
    learnt: dict[str, float], values: list[list[float]], name: str, more: float
) -> None:
    choice = choose_point(values, learnt)
    raised = [list(each) for each in values]
    raised[choice.point - 1][POINT_FEATURES.index(name)] += more
    again = choose_point(raised, learnt)
    assert again.point == choice.point
    assert again.confidence >= choice.confidence - 1e-9


@LEARNT
def test_no_feature_counts_against_a_point(learnt: dict[str, float]) -> None:
    assert min(learnt[f"{of}.{name}"] for of in OF_POINTS for name in POINT_FEATURES) >= 0
    assert min(learnt[f"{of}.scale"] for of in OF_POINTS) > 0


def test_what_tells_a_point_is_another_thing_where_nobody_has_asked() -> None:
    learnt = EVEN | {"unasked_point.cover": 1.0, "unasked_point.scale": 1.0}
    given = [features(text=1.0), features(cover=1.0)]
    assert [choose_point(given, learnt, is_unasked).point for is_unasked in (False, True)] == [1, 2]
