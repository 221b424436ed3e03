"""The risk-coverage curve and the reliability table: what is worked out by hand, and what their definitions demand of any questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.evaluation.calibration import RiskPoint, ShippedPoint, calibration, risk_coverage

# Confidence and whether the first ruling is right; few different confidences, so that ties are common.
QUESTIONS = st.lists(
    st.tuples(st.sampled_from([0.0, 0.1, 0.3, 0.31, 0.7, 0.9999, 1.0]), st.booleans()), min_size=1, max_size=30
)

# -- risk and coverage ------------------------------------------------------------------------------------------------


def test_the_curve_and_its_area_are_those_worked_out_by_hand() -> None:
    found = risk_coverage([0.6, 0.9, 0.7, 0.8], [False, True, True, False], [False, True, False, True], 0.75)
    assert found.points == (
        RiskPoint(0.25, 0.0, 0.9),
        RiskPoint(0.5, 0.5, 0.8),
        RiskPoint(0.75, 0.3333, 0.7),
        RiskPoint(1.0, 0.5, 0.6),
    )
    assert found.aurc == pytest.approx((0 + 1 / 2 + 1 / 3 + 1 / 2) / 4, abs=1e-4)
    assert found.shipped == ShippedPoint(coverage=0.5, risk=0.5, threshold=0.75)


@pytest.mark.parametrize("rights", [[True, False, True], [True, True, False]])
def test_questions_of_one_confidence_are_answered_together_whatever_their_order(rights: list[bool]) -> None:
    found = risk_coverage([0.9, 0.5, 0.5], rights, [True] * 3)
    assert [(p.coverage, p.risk) for p in found.points] == [(0.3333, 0.0), (1.0, 0.3333)]
    assert found.aurc == pytest.approx((0 + 1 / 3 + 1 / 3) / 3, abs=1e-4)


@pytest.mark.parametrize(("is_right", "area"), [(True, 0.0), (False, 1.0)])
def test_the_area_lies_between_never_wrong_and_never_right(is_right: bool, area: float) -> None:
    assert risk_coverage([0.2, 0.8, 0.5], [is_right] * 3, [True] * 3).aurc == area


def test_ranking_the_right_ones_first_gives_the_smaller_area() -> None:
    good = risk_coverage([0.9, 0.8, 0.2, 0.1], [True, True, False, False], [True] * 4)
    bad = risk_coverage([0.9, 0.8, 0.2, 0.1], [False, False, True, True], [True] * 4)
    assert good.aurc == pytest.approx((0 + 0 + 1 / 3 + 1 / 2) / 4, abs=1e-4)
    assert bad.aurc == pytest.approx((1 + 1 + 2 / 3 + 1 / 2) / 4, abs=1e-4)


def test_where_nothing_was_answered_the_shipped_threshold_has_no_risk() -> None:
    assert risk_coverage([0.1], [True], [False], 0.5).shipped == ShippedPoint(0.0, None, 0.5)


@given(QUESTIONS)
def test_each_point_is_what_answering_from_its_threshold_on_gives(questions: list[tuple[float, bool]]) -> None:
    confidences, rights = [c for c, _ in questions], [r for _, r in questions]
    found = risk_coverage(confidences, rights, [c >= 0.3 for c in confidences])
    assert [p.threshold for p in found.points] == sorted(set(confidences), reverse=True)
    for point in found.points:
        answered = [r for c, r in questions if c >= point.threshold]
        assert point.coverage == pytest.approx(len(answered) / len(questions), abs=1e-4)
        assert point.risk == pytest.approx(answered.count(False) / len(answered), abs=1e-4)
    risks = {point.threshold: point.risk for point in found.points}
    assert found.aurc == pytest.approx(sum(risks[c] for c in confidences) / len(questions), abs=2e-4)
    shipped = [point for point in found.points if point.threshold >= 0.3]
    assert found.shipped.coverage == (shipped[-1].coverage if shipped else 0)
    assert found.shipped.risk == (shipped[-1].risk if shipped else None)


# -- calibration ------------------------------------------------------------------------------------------------------


def test_the_scores_and_the_table_are_those_worked_out_by_hand() -> None:
    pytest.importorskip("sklearn")
    found = calibration([0.9, 0.94, 0.96, 1.0, 0.2], [True, True, True, False, False])
    assert found.questions == 5
    assert found.brier == pytest.approx((0.1**2 + 0.06**2 + 0.04**2 + 1**2 + 0.2**2) / 5, abs=1e-4)
    assert found.ece == pytest.approx((4 * abs(0.95 - 0.75) + 1 * 0.2) / 5, abs=1e-4)
    assert [(b.low, b.high) for b in found.bins] == [(n / 10, (n + 1) / 10) for n in range(10)]
    filled = {n: (b.questions, b.mean_confidence, b.right) for n, b in enumerate(found.bins) if b.questions}
    assert filled == {2: (1, 0.2, 0.0), 9: (4, 0.95, 0.75)}
    assert {(b.mean_confidence, b.right) for b in found.bins if not b.questions} == {(None, None)}


def test_a_confidence_on_an_edge_belongs_to_the_bin_that_begins_there_and_1_to_the_last() -> None:
    pytest.importorskip("sklearn")
    found = calibration([n / 10 for n in range(11)], [True] * 11)
    assert [b.questions for b in found.bins] == [1] * 9 + [2]


@pytest.mark.parametrize(("confidences", "rights"), [([1.0, 0.0], [True, False]), ([1.0], [True]), ([0.0], [False])])
def test_both_scores_are_0_for_a_judge_that_knows(confidences: list[float], rights: list[bool]) -> None:
    pytest.importorskip("sklearn")
    found = calibration(confidences, rights)
    assert (found.brier, found.ece) == (0, 0)


def test_no_questions_have_no_scores() -> None:
    pytest.importorskip("sklearn")
    found = calibration([], [])
    assert (found.questions, found.brier, found.ece, len(found.bins)) == (0, None, None, 10)


@given(QUESTIONS)
def test_the_bins_hold_every_question_and_the_error_is_no_larger_than_the_mean_gap(
    questions: list[tuple[float, bool]],
) -> None:
    pytest.importorskip("sklearn")
    found = calibration([c for c, _ in questions], [r for _, r in questions])
    assert sum(b.questions for b in found.bins) == found.questions == len(questions)
    assert sum(b.questions * (b.right or 0) for b in found.bins) == pytest.approx(
        sum(r for _, r in questions), abs=1e-2
    )
    assert found.brier == pytest.approx(sum((c - r) ** 2 for c, r in questions) / len(questions), abs=1e-4)
    assert 0 <= (found.ece or 0) <= sum(abs(c - r) for c, r in questions) / len(questions) + 1e-4
