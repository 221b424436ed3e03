"""Figures on labelled questions: what is worked out by hand."""

from __future__ import annotations

from math import log2

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.evaluation.figures import evaluate, recall
from judge.evaluation.labelled import Labelled, LabelledPart, QuestionOutcome

needs_metrics = pytest.mark.usefixtures("_metrics")


@pytest.fixture
def _metrics() -> None:
    pytest.importorskip("ir_measures")
    pytest.importorskip("sklearn")


def an_outcome(
    gold: str,
    found: str,
    confidence: float = 0.5,
    *,
    style: str = "named",
    status: str = "answered",
    point: int = 1,
    points: tuple[int, ...] = (),
    seconds: float = 0.0,
    base: str = "",
) -> QuestionOutcome:
    """An outcome whose ids are single letters: ``gold`` and ``base`` those wanted, ``found`` those found, best first."""
    row = Labelled(q="who hoots?", gold=tuple(gold), style=style, points=points, base=tuple(base))
    return QuestionOutcome(row, tuple(found), confidence, status, point, seconds)


# -- recall and MRR ---------------------------------------------------------------------------------------------------


@needs_metrics
def test_recall_and_mrr_are_those_worked_out_by_hand() -> None:
    # Ranks of the first gold ruling: 1, 2, none, 3 (the second gold is later), 4, 10.
    judged = [("a", "abc"), ("b", "abc"), ("z", "abc"), ("dc", "abcd"), ("d", "abcd"), ("j", "abcdefghij")]
    figures = recall(judged)
    assert figures.questions == 6
    assert figures.recall_at_1 == pytest.approx(1 / 6, abs=1e-4)
    assert figures.recall_at_3 == pytest.approx(3 / 6, abs=1e-4)
    assert figures.recall_at_5 == pytest.approx(4 / 6, abs=1e-4)
    assert figures.mrr == pytest.approx((1 + 1 / 2 + 0 + 1 / 3 + 1 / 4 + 1 / 10) / 6, abs=1e-4)


@needs_metrics
def test_a_question_for_which_nothing_was_found_counts_as_missed() -> None:
    figures = recall([("a", "a"), ("b", "")])
    assert (figures.questions, figures.recall_at_1, figures.recall_at_5, figures.mrr) == (2, 0.5, 0.5, 0.5)


@needs_metrics
def test_ndcg_is_that_worked_out_by_hand() -> None:
    assert recall([("b", "ab")]).ndcg_at_10 == pytest.approx(1 / log2(3), abs=1e-4)
    both = recall([("ac", "abc")])  # at 1 and 3, where 1 and 2 is best
    assert both.ndcg_at_10 == pytest.approx((1 + 1 / log2(4)) / (1 + 1 / log2(3)), abs=1e-4)
    assert recall([("a", "a"), ("a", "b"), ("a", ""), ("k", "abcdefghijk")]).ndcg_at_10 == 0.25


@needs_metrics
def test_a_ruling_beyond_the_tenth_place_earns_nothing() -> None:
    assert recall([("k", "abcdefghijk")]).mrr == 0


@needs_metrics
def test_no_questions_give_zeros() -> None:
    assert (recall([]).questions, recall([]).mrr) == (0, 0.0)


@needs_metrics
@given(st.lists(st.tuples(st.sets(st.sampled_from("abcdefghijkl"), min_size=1), st.permutations("abcdefghijkl"))))
def test_recall_and_mrr_agree_with_their_definition_on_any_ranking(judged: list[tuple[set[str], list[str]]]) -> None:
    figures = recall([(sorted(gold), found) for gold, found in judged])
    ranks = [min(found.index(entry) for entry in gold) + 1 for gold, found in judged]
    count = max(1, len(ranks))
    assert figures.recall_at_1 == pytest.approx(sum(rank <= 1 for rank in ranks) / count, abs=1e-4)
    assert figures.recall_at_3 == pytest.approx(sum(rank <= 3 for rank in ranks) / count, abs=1e-4)
    assert figures.recall_at_5 == pytest.approx(sum(rank <= 5 for rank in ranks) / count, abs=1e-4)
    assert figures.mrr == pytest.approx(sum(1 / rank for rank in ranks if rank <= 10) / count, abs=1e-4)


# -- the whole report -------------------------------------------------------------------------------------------------


@needs_metrics
def test_figures_are_parted_by_style_and_unanswerable_questions_have_no_recall() -> None:
    report = evaluate(
        [
            an_outcome("a", "ab", style="named"),
            an_outcome("b", "ab", style="named"),
            an_outcome("a", "ba", style="typo"),
            an_outcome("", "ab", style="foreign"),
        ]
    )
    assert report.overall.questions == 3
    assert set(report.by_style) == {"named", "typo"}
    assert (report.by_style["named"].questions, report.by_style["named"].recall_at_1) == (2, 0.5)
    assert (report.by_style["typo"].recall_at_1, report.by_style["typo"].mrr) == (0.0, 0.5)


@needs_metrics
def test_figures_are_parted_by_the_document_of_the_first_gold_ruling() -> None:
    def asked(gold: tuple[str, ...], found: str) -> QuestionOutcome:
        return QuestionOutcome(Labelled("who hoots?", gold), (found,), 0.5, "answered", 1, 0.0)

    report = evaluate(
        [
            asked(("sun/owl", "moon/owl"), "moon/owl"),
            asked(("moon/owl",), "moon/owl"),
            asked(("moon/bat",), "moon/owl"),
            asked((), "sun/owl"),
        ]
    )
    assert list(report.by_document) == ["moon", "sun"]
    assert (report.by_document["moon"].questions, report.by_document["moon"].recall_at_1) == (2, 0.5)
    assert (report.by_document["sun"].questions, report.by_document["sun"].recall_at_1) == (1, 1.0)


@needs_metrics
def test_a_base_rule_counts_beside_gold_and_makes_a_question_answerable() -> None:
    report = evaluate(
        [
            an_outcome("a", "rz", base="r"),  # right, though no gold ruling was found
            an_outcome("", "zr", base="r", status="abstained"),
            an_outcome("", "z", status="abstained"),
        ]
    )
    assert (report.overall.questions, report.overall.recall_at_1, report.overall.recall_at_3) == (2, 0.5, 1.0)
    assert (report.abstention.answerable, report.abstention.unanswerable) == (2, 1)
    assert (report.abstention.answered_right, report.abstention.unanswerable_refused) == (1.0, 1.0)
    assert [row.right for row in report.outcomes] == [True, False, False]
    assert [row.base for row in report.outcomes] == [("r",), ("r",), ()]
    assert [outcome.row.base for outcome in report.wrong] == [("r",)]
    assert list(report.by_document) == ["a", "r"]


@needs_metrics
def test_figures_are_parted_by_whether_a_ruling_answers_or_only_base_rules_do() -> None:
    report = evaluate(
        [
            an_outcome("ar", "rz"),  # r is a base rule, a none
            an_outcome("a", "za", base="r"),
            an_outcome("r", "r"),
            an_outcome("", "zr", base="r"),
            an_outcome("", "zb", base="s"),
            an_outcome("", "a"),
        ],
        base_rules={"r"},
    )
    kinds = {name: (row.questions, row.recall_at_1, row.recall_at_5) for name, row in report.by_kind.items()}
    assert kinds == {"base rule": (3, 0.3333, 0.6667), "ruling": (2, 0.5, 1.0)}
    assert report.overall.questions == 5


@needs_metrics
def test_auroc_of_a_right_first_ruling_is_over_all_questions() -> None:
    report = evaluate(
        [
            an_outcome("a", "a", 0.9),
            an_outcome("a", "ab", 0.4, status="abstained"),
            an_outcome("a", "ba", 0.6),  # answerable, and wrong
            an_outcome("", "a", 0.2, status="abstained"),
        ]
    )
    # 0.9 beats both of those that are wrong, 0.4 only one of them.
    assert report.abstention.auroc_right == pytest.approx(3 / 4, abs=1e-4)
    assert report.abstention.auroc == 1.0
    assert evaluate([an_outcome("a", "a"), an_outcome("b", "b")]).abstention.auroc_right is None


@needs_metrics
def test_auroc_is_the_share_of_pairs_told_apart_and_a_tie_counts_half() -> None:
    answerable = [an_outcome("a", "a", confidence) for confidence in (0.9, 0.5, 0.3)]
    unanswerable = [an_outcome("", "a", confidence) for confidence in (0.5, 0.1)]
    # 0.9 beats both, 0.5 ties and beats, 0.3 loses and beats.
    assert evaluate([*answerable, *unanswerable]).abstention.auroc == pytest.approx(4.5 / 6, abs=1e-4)


@needs_metrics
@pytest.mark.parametrize("gold", ["", "a"])
def test_there_is_no_auroc_where_all_questions_are_of_one_kind(gold: str) -> None:
    assert evaluate([an_outcome(gold, "a"), an_outcome(gold, "a")]).abstention.auroc is None


@needs_metrics
def test_abstention_is_counted_on_either_side() -> None:
    found = evaluate(
        [
            an_outcome("a", "ab", status="answered"),
            an_outcome("a", "ba", status="answered"),
            an_outcome("a", "ab", status="answered"),
            an_outcome("a", "ab", status="abstained"),
            an_outcome("a", "", status="error"),
            an_outcome("", "ab", status="abstained"),
            an_outcome("", "", status="error"),
        ]
    ).abstention
    assert (found.answerable, found.unanswerable) == (5, 2)
    assert found.answerable_answered == pytest.approx(3 / 5)
    assert found.answered_right == pytest.approx(2 / 3, abs=1e-4)
    assert found.unanswerable_refused == 1.0


@needs_metrics
def test_an_unanswerable_question_that_was_answered_was_not_refused() -> None:
    outcomes = [an_outcome("", "a", status=status) for status in ("answered", "abstained", "abstained", "abstained")]
    assert evaluate(outcomes).abstention.unanswerable_refused == 0.75


@needs_metrics
def test_points_are_judged_only_where_they_are_labelled_and_the_first_ruling_is_the_one_labelled() -> None:
    report = evaluate(
        [
            an_outcome("a", "ab", point=2, points=(2, 3)),
            an_outcome("a", "ab", point=1, points=(2, 3)),
            an_outcome("a", "ab", point=3, points=(3,)),
            an_outcome("a", "ab", point=1),
            an_outcome("a", "ba", point=2, points=(2,)),
            an_outcome("ab", "ba", point=2, points=(2,)),  # right, but the points are those of the first gold
        ]
    )
    assert report.point_right == pytest.approx(2 / 3, abs=1e-4)
    assert report.point_labelled == 3


@needs_metrics
def test_there_is_no_point_figure_where_no_points_are_labelled() -> None:
    report = evaluate([an_outcome("a", "a")])
    assert (report.point_right, report.point_labelled) == (None, 0)


@needs_metrics
def test_a_part_is_right_where_any_part_of_the_answer_has_a_ruling_of_it_first() -> None:
    def asked(style: str, part_ids: str, *golds: str) -> QuestionOutcome:
        row = Labelled(
            "who hoots, and who barks?", ("a",), style, parts=tuple(LabelledPart(tuple(gold)) for gold in golds)
        )
        return QuestionOutcome(row, ("a",), 0.9, "answered", 1, 0.0, tuple(part_ids))

    report = evaluate(
        [
            asked("several", "ab", "bc", "a"),  # both, in any order
            asked("several", "a", "a", "b"),  # the second part found nothing of its own
            asked("several", "", "a", ""),  # nothing found; a part that nothing answers is not counted
            asked("named", "a", "a"),  # no question of several things
            asked("several", "a"),  # without labels
        ]
    )
    assert (report.parts_right, report.parts_labelled) == (0.6, 5)


@needs_metrics
def test_there_is_no_figure_of_parts_where_none_are_labelled() -> None:
    report = evaluate([an_outcome("a", "a", style="several")])
    assert (report.parts_right, report.parts_labelled) == (None, 0)


@needs_metrics
def test_risk_is_over_all_questions_and_calibration_over_those_that_could_be_asked() -> None:
    report = evaluate(
        [
            an_outcome("a", "ab", 0.9),
            an_outcome("", "ab", 0.7),  # answered, though nothing answers it
            an_outcome("a", "ab", 0.3, status="abstained"),
            an_outcome("a", "", 0.0, status="error"),
        ],
        threshold=0.5,
    )
    risk = report.risk_coverage
    assert [(p.coverage, p.risk) for p in risk.points] == [(0.25, 0.0), (0.5, 0.5), (0.75, 0.3333), (1.0, 0.5)]
    assert risk.aurc == pytest.approx((0 + 1 / 2 + 1 / 3 + 1 / 2) / 4, abs=1e-4)
    assert (risk.shipped.coverage, risk.shipped.risk, risk.shipped.threshold) == (0.5, 0.5, 0.5)
    assert report.calibration.questions == 3
    assert report.calibration.brier == pytest.approx((0.01 + 0.49 + 0.49) / 3, abs=1e-4)
    assert report.calibration.ece == pytest.approx((0.1 + 0.7 + 0.7) / 3, abs=1e-4)


@needs_metrics
def test_the_first_question_stands_apart_from_the_milliseconds_of_the_others() -> None:
    speed = evaluate([an_outcome("a", "a", seconds=s) for s in (1.0, 0.03, 0.01, 0.02)]).latency
    assert (speed.first_ms, speed.questions, speed.p50_ms, speed.mean_ms) == (1000, 3, 20, 20)
    assert speed.p99_ms == pytest.approx(29.8)  # 98 hundredths of the way from the second to the third
    alone = evaluate([an_outcome("a", "a", seconds=0.5)]).latency
    assert (alone.first_ms, alone.questions, alone.p50_ms, alone.p99_ms, alone.mean_ms) == (500, 0, None, None, None)


@needs_metrics
def test_every_outcome_is_kept_in_short() -> None:
    report = evaluate([an_outcome("b", "bacdefg", 0.7, point=2), an_outcome("", "a", 0.1, status="abstained")])
    first, second = msgspec.to_builtins(report.outcomes)
    assert first == {
        "q": "who hoots?",
        "style": "named",
        "gold": ("b",),
        "ids": ("b", "a", "c", "d", "e"),
        "confidence": 0.7,
        "status": "answered",
        "right": True,
        "point": 2,
    }
    assert (second["gold"], second["status"], second["right"]) == ((), "abstained", False)


@needs_metrics
def test_the_wrong_ones_are_told_in_order_and_seconds_are_averaged() -> None:
    right, second, missed = an_outcome("a", "a", seconds=1), an_outcome("a", "ba", seconds=2), an_outcome("a", "")
    unanswerable = an_outcome("", "a", seconds=1)
    report = evaluate([right, second, unanswerable, missed])
    assert report.wrong == (second, missed)
    assert report.seconds_per_question == 1.0
