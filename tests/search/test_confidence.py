"""From evidence to an order and one number: bounded, monotone where the law says so."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.search.confidence import Ranked, confidence, fusion_weights, rank, signals
from judge.search.encoder import Vectors
from judge.search.evidence import Evidence
from judge.store.learnt import DEFAULTS, FEATURES, OF_THE_FIRST, SIGNALS
from judge.store.locations import shipped
from judge.store.manifest import read_manifest

SHIPPED = read_manifest(shipped("index")).learnt
LEARNT = pytest.mark.parametrize("learnt", [DEFAULTS, SHIPPED], ids=["defaults", "shipped"])

shares = st.floats(0, 1)
some_signals = st.fixed_dictionaries(dict.fromkeys(SIGNALS, shares))
some_features = st.lists(st.lists(shares, min_size=len(FEATURES), max_size=len(FEATURES)), min_size=1, max_size=4)
NOTHING = dict.fromkeys(SIGNALS, 0.0)


def row(**features: float) -> list[float]:
    """The features of a candidate, 0 where not given."""
    assert features.keys() <= set(FEATURES)
    return [features.get(name, 0.0) for name in FEATURES]


def an_evidence(
    *rows: list[float], rulings: list[int] | None = None, exact: tuple[int, ...] = (), **others: Any
) -> Evidence:
    """The evidence of candidates with these features.

    :param rulings: their numbers; from 0 on where not given.
    :param exact: the places of those asked for by nothing but their name.
    """
    defaults: dict[str, Any] = {
        "points": {},
        "unasked": frozenset(),
        "names": [],
        "unknown": 0.0,
        "not_ruled": 0.0,
        "nearest": [],
    }
    return Evidence(
        rulings=np.array(rulings or range(len(rows)), np.int64),
        features=np.array(rows, np.float32).reshape(len(rows), len(FEATURES)),
        is_exact=np.isin(np.arange(len(rows)), exact),
        **(defaults | others),
    )


def weights(**given: float) -> Vectors:
    return np.array(row(**given), np.float32)


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
def test_a_high_and_clear_score_never_lowers_confidence_nor_do_unknown_words_raise_it(
    learnt: dict[str, float], name: str, sign: int
) -> None:
    middling = dict.fromkeys(SIGNALS, 0.5)
    assert (confidence(middling | {name: 1.0}, learnt) - confidence(middling | {name: 0.0}, learnt)) * sign >= 0


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


def the_signals(scores: list[float], evidence: Evidence, base_rules: Collection[int] = ()) -> dict[str, float]:
    """The signals where the candidates rank in the order in which they are given."""
    return signals(Ranked(list(range(len(scores))), scores), evidence, base_rules.__contains__)


def test_the_margin_is_the_lead_over_the_second_and_the_whole_score_where_there_is_none() -> None:
    assert the_signals([0.75, 0.5, 0.1], an_evidence(row(), row(), row()))["margin"] == pytest.approx(0.25)
    assert the_signals([0.75], an_evidence(row()))["margin"] == pytest.approx(0.75)


def test_signals_are_those_of_the_first_candidate_and_its_surest_name() -> None:
    first = row(text=0.6, cover_entry=0.4, focus_mean=0.3, game=1.0, unasked=1.0, name_card=0.2, name_rule=0.9)
    found = the_signals([0.7, 0.5], an_evidence(first, row(text=1.0, name_card=0.5), unknown=0.125))
    assert found.keys() == set(SIGNALS)
    expected = {"top": 0.7, "text": 0.6, "cover_entry": 0.4, "focus_mean": 0.3, "game": 1.0, "unasked": 1.0}
    expected |= {"name": 0.9, "unknown": 0.125, "named_elsewhere": 0.0}
    assert {name: found[name] for name in expected} == pytest.approx(expected)
    assert all(type(value) is float for value in found.values())


def test_the_first_is_the_one_that_ranks_first_wherever_it_stands_in_the_evidence() -> None:
    evidence = an_evidence(row(text=0.2), row(text=0.9), rulings=[3, 8], nearest=[8, 8, 3, -1])
    found = signals(Ranked([1, 0], [0.6, 0.5]), evidence, {8}.__contains__)
    assert (found["text"], found["agreement"], found["is_base_rule"]) == pytest.approx((0.9, 0.5, 1))
    other = signals(Ranked([0, 1], [0.6, 0.5]), evidence, {8}.__contains__)
    assert (other["agreement"], other["is_base_rule"]) == (0.25, 0.0)


def test_a_card_named_elsewhere_and_what_no_ruling_holds_are_told() -> None:
    evidence = an_evidence(row(name_card=0.25), row(name_card=1.0), unnamed=["Zog"], other_game="chess")
    found = the_signals([0.7, 0.5], evidence)
    assert {name: found[name] for name in ("named_elsewhere", "unnamed", "other_game")} == {
        "named_elsewhere": 0.75,
        "unnamed": 1.0,
        "other_game": 1.0,
    }
    plain = the_signals([0.7], an_evidence(row()))
    assert (plain["unnamed"], plain["other_game"], plain["agreement"]) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("best", "of_focus", "nearer"), [(0.5, 0.25, 0.25), (0.25, 0.5, 0.25), (0.75, 0.0, 0.0), (0.8, 0.9, 0.0)]
)
def test_questions_that_nothing_answers_count_where_they_lie_nearer_than_the_first(
    best: float, of_focus: float, nearer: float
) -> None:
    evidence = an_evidence(row(best=best, focus_best=of_focus), not_ruled=0.75)
    found = the_signals([0.7], evidence)
    assert (found["not_ruled"], found["nearer_not_ruled"]) == pytest.approx((0.75, nearer))


def test_the_first_stands_out_by_its_words_from_the_five_next_best() -> None:
    others = [row(asked_words=share) for share in (0.5, 0.4, 0.3, 0.2, 0.1, 0.0)]
    first = row(asked_words=0.75)
    assert the_signals([0.7] * 7, an_evidence(first, *others))["stands_out"] == pytest.approx(0.75 - 0.3)
    assert the_signals([0.7], an_evidence(first))["stands_out"] == pytest.approx(0.75)
    # Best by all that is known, it may not be best by its words.
    found = the_signals([0.7, 0.6], an_evidence(row(asked_words=0.25), row(asked_words=0.75)))
    assert found["stands_out"] == pytest.approx(0.0)


# -- fusion -----------------------------------------------------------------------------------------------------------


@LEARNT
def test_fusion_weights_are_not_negative_and_sum_to_one(learnt: dict[str, float]) -> None:
    found = fusion_weights(learnt)
    assert found.shape == (len(FEATURES),)
    assert found.min() >= 0
    assert found.sum() == pytest.approx(1, abs=1e-6)


@LEARNT
@given(features=some_features)
def test_a_score_lies_between_the_least_and_the_greatest_feature(
    learnt: dict[str, float], features: list[list[float]]
) -> None:
    found = rank(an_evidence(*features), fusion_weights(learnt))
    assert sorted(found.order) == list(range(len(features)))
    assert found.scores == sorted(found.scores, reverse=True)
    for place, score in zip(found.order, found.scores, strict=True):
        assert min(features[place]) - 1e-5 <= score <= max(features[place]) + 1e-5


def test_candidates_come_best_first_and_equal_ones_in_the_corpuss_order() -> None:
    evidence = an_evidence(
        row(cover_entry=0.8), row(text=0.2, cover_entry=0.4), row(text=1.0), row(text=0.4), rulings=[1, 2, 5, 9]
    )
    found = rank(evidence, weights(text=0.5, cover_entry=0.25))
    assert evidence.rulings[found.order].tolist() == [5, 1, 2, 9]
    assert found.scores == pytest.approx([0.5, 0.2, 0.2, 0.2])


def test_what_is_asked_for_by_its_very_name_goes_half_the_way_up() -> None:
    found = rank(an_evidence(row(text=0.75), row(text=0.25), row(), exact=(1, 2)), weights(text=1.0))
    assert found.order == [0, 1, 2]
    assert found.scores == pytest.approx([0.75, 0.625, 0.5])


def test_no_candidates_rank_as_none() -> None:
    assert rank(an_evidence(), fusion_weights(DEFAULTS)) == Ranked([], [])


def test_every_signal_of_the_first_is_a_feature() -> None:
    assert set(OF_THE_FIRST) <= set(FEATURES)
    assert {"unasked", "game"} <= set(OF_THE_FIRST)
