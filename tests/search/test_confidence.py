"""From evidence to one number: bounded, monotone where the law says so, and the point with the strongest evidence."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.search.confidence import (
    answering_point,
    confidence,
    fusion_weights,
    rank,
    signals,
)
from judge.search.evidence import Candidate, Evidence, weigh
from judge.store.learnt import DEFAULTS, FEATURES, SIGNALS
from judge.store.locations import shipped
from judge.store.manifest import read_manifest

SHIPPED = read_manifest(shipped("index")).learnt
LEARNT = pytest.mark.parametrize("learnt", [DEFAULTS, SHIPPED], ids=["defaults", "shipped"])

shares = st.floats(0, 1)
some_signals = st.fixed_dictionaries(dict.fromkeys(SIGNALS, shares))
some_features = st.fixed_dictionaries(dict.fromkeys(FEATURES, shares))
NOTHING = dict.fromkeys(SIGNALS, 0.0)


def a_candidate(ruling: int, **features: float) -> Candidate:
    return Candidate(ruling, dict.fromkeys(FEATURES, 0.0) | features)


# -- confidence -------------------------------------------------------------------------------------------------------


@LEARNT
@given(values=some_signals)
def test_confidence_is_a_probability(learnt: dict[str, float], values: dict[str, float]) -> None:
    assert 0 <= confidence(values, learnt) <= 1


@LEARNT
@given(values=some_signals, name=st.sampled_from(SIGNALS), more=shares)
def test_more_of_a_signal_never_moves_confidence_against_its_coefficient(
    learnt: dict[str, float], values: dict[str, float], name: str, more: float
) -> None:
    raised = confidence(values | {name: min(1.0, values[name] + more)}, learnt)
    assert (raised - confidence(values, learnt)) * learnt[f"confidence.{name}"] >= -1e-12


@LEARNT
@pytest.mark.parametrize(("name", "sign"), [("top", 1), ("margin", 1), ("unknown", -1)])
def test_a_high_and_clear_score_raises_confidence_and_unknown_words_lower_it(
    learnt: dict[str, float], name: str, sign: int
) -> None:
    middling = dict.fromkeys(SIGNALS, 0.5)
    assert (confidence(middling | {name: 1.0}, learnt) - confidence(middling | {name: 0.0}, learnt)) * sign > 0


def test_confidence_is_the_logistic_function_of_bias_and_weighed_signals() -> None:
    learnt = dict.fromkeys(DEFAULTS, 0.0) | {"confidence.bias": -1.0, "confidence.top": 2.0, "confidence.unknown": -3.0}
    assert confidence(NOTHING | {"top": 1.0, "unknown": 0.5}, learnt) == pytest.approx(1 / (1 + math.exp(1.5 + 1 - 2)))
    assert confidence(NOTHING | {"top": 0.5}, learnt) == 0.5


@pytest.mark.parametrize(("bias", "end"), [(1e9, 1.0), (-1e9, 0.0)])
def test_extreme_evidence_gives_an_end_of_the_scale_and_no_overflow(bias: float, end: float) -> None:
    assert confidence(NOTHING, dict.fromkeys(DEFAULTS, 0.0) | {"confidence.bias": bias}) == pytest.approx(end)


@LEARNT
def test_nothing_found_is_below_the_threshold(learnt: dict[str, float]) -> None:
    assert confidence(NOTHING | {"unknown": 1.0}, learnt) < learnt["threshold"]


# -- signals ----------------------------------------------------------------------------------------------------------


def the_signals(ranked: list[tuple[float, Candidate]], unknown: float = 0.0) -> dict[str, float]:
    return signals(ranked, Evidence([candidate for _, candidate in ranked], [], unknown, 0.0, []))


def test_the_margin_is_the_lead_over_the_second_and_the_whole_score_where_there_is_none() -> None:
    first, second, third = (a_candidate(n) for n in range(3))
    assert the_signals([(0.75, first), (0.5, second), (0.1, third)])["margin"] == pytest.approx(0.25)
    assert the_signals([(0.75, first)])["margin"] == pytest.approx(0.75)


def test_signals_are_those_of_the_first_candidate_and_its_surest_name() -> None:
    first = a_candidate(0, dense_text=0.6, cover_entry=0.4, name_card=0.2, name_rule=0.9, name_mention=0.3)
    found = the_signals([(0.7, first), (0.5, a_candidate(1, dense_text=1.0, name_card=1.0))], unknown=0.125)
    assert found.keys() == set(SIGNALS)
    expected = {"top": 0.7, "dense_text": 0.6, "cover_entry": 0.4, "name": 0.9, "unknown": 0.125}
    assert {name: found[name] for name in expected} == pytest.approx(expected)


# -- fusion -----------------------------------------------------------------------------------------------------------


@LEARNT
def test_fusion_weights_are_not_negative_and_sum_to_one(learnt: dict[str, float]) -> None:
    weights = fusion_weights(learnt)
    assert weights.keys() == set(FEATURES)
    assert min(weights.values()) >= 0
    assert sum(weights.values()) == pytest.approx(1, abs=1e-3)


@LEARNT
@given(features=some_features)
def test_a_score_lies_between_the_least_and_the_greatest_feature(
    learnt: dict[str, float], features: dict[str, float]
) -> None:
    score = weigh(features, fusion_weights(learnt))
    assert min(features.values()) - 1e-3 <= score <= max(features.values()) + 1e-3


def test_candidates_come_best_first_and_equal_ones_in_the_corpuss_order() -> None:
    weights = dict.fromkeys(FEATURES, 0.0) | {"dense_text": 0.5, "cover_entry": 0.25}
    candidates = [
        a_candidate(9, dense_text=0.4),
        a_candidate(2, dense_text=0.2, cover_entry=0.4),
        a_candidate(5, dense_text=1.0),
        a_candidate(1, cover_entry=0.8),
    ]
    ranked = rank(candidates, weights)
    assert [candidate.ruling for _, candidate in ranked] == [5, 1, 2, 9]
    assert [score for score, _ in ranked] == pytest.approx([0.5, 0.2, 0.2, 0.2])


def test_no_candidates_rank_as_none() -> None:
    assert rank([], fusion_weights(DEFAULTS)) == []


# -- the answering point ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cosines", "points", "answering"),
    [
        ([(1, True, 0.2), (2, True, 0.9), (3, True, 0.5)], 3, 2),
        ([(3, False, 0.1)], 3, 3),
        ([(2, True, 0.7), (3, True, 0.7)], 3, 2),  # as near: the earlier
        ([], 3, 1),  # nothing tells them apart
        ([(0, False, 1.0)], 3, 1),  # the entry as a whole
        ([(0, False, 1.0), (2, True, 0.1)], 3, 2),
        ([(7, True, 1.0)], 2, 1),  # no such point
        (
            [(1, True, 0.8), (2, True, 0.7), (2, True, 0.6)],
            2,
            2,
        ),  # two questions that agree outweigh one a little nearer
        ([(1, True, 0.5), (2, True, 0.5), (2, False, 0.4)], 2, 2),  # as near: the point's own text decides
    ],
)
def test_the_point_with_the_strongest_evidence_answers(
    cosines: list[tuple[int, bool, float]], points: int, answering: int
) -> None:
    assert answering_point(cosines, points) == answering


@given(st.lists(st.tuples(st.integers(0, 9), st.booleans(), shares), max_size=20), st.integers(1, 6), shares)
def test_a_point_that_answers_still_does_when_its_own_passages_come_nearer(
    cosines: list[tuple[int, bool, float]], points: int, more: float
) -> None:
    answering = answering_point(cosines, points)
    assert 1 <= answering <= points
    nearer = [(n, is_asked, cosine + more if n == answering else cosine) for n, is_asked, cosine in cosines]
    assert answering_point(nearer, points) == answering
