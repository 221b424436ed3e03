"""The figures of ``judge eval``: retrieval, abstention, calibration, points, parts, speed (extra ``eval``: ir-measures, scikit-learn).

Each is a mean over questions, rounded to four digits; null where there is nothing to take it over.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

import msgspec

from judge.errors import JudgeError
from judge.evaluation.calibration import Calibration, RiskCoverage, calibration, risk_coverage
from judge.evaluation.comparison import OutcomeRow, Run, RunComparison, compare
from judge.evaluation.labelled import DEPTH, QuestionOutcome
from judge.rulings.model import BASE_RULE

SEVERAL = "several"  # the style of questions that ask several things at once
KEPT_IDS = 5
RULING = "ruling"


class Recall(msgspec.Struct, frozen=True):
    """Share of answerable questions with anything right among the first 1, 3, 5; mean reciprocal rank; and nDCG of the first ten."""

    questions: int
    recall_at_1: float = msgspec.field(name="recall@1")
    recall_at_3: float = msgspec.field(name="recall@3")
    recall_at_5: float = msgspec.field(name="recall@5")
    mrr: float
    ndcg_at_10: float = msgspec.field(name="ndcg@10")


class Abstention(msgspec.Struct, frozen=True):
    """How well answerable and unanswerable questions are told apart, at every threshold (AUROC) and at the shipped one.

    ``answered_right`` is the share of the answerable questions answered whose first ruling is right; ``precision`` that of all
    questions answered, the unanswerable ones counting as wrong. ``auroc_right`` is over all questions: how well the confidence tells
    those whose first ruling is right from those where it is wrong or nothing answers.
    """

    answerable: int
    unanswerable: int
    auroc: float | None
    unanswerable_refused: float | None
    answerable_answered: float | None
    answered_right: float | None
    precision: float | None
    auroc_right: float | None


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds a question. The first stands alone, because it opens the index; the others are over all ``questions`` after it."""

    first_ms: float
    questions: int
    p50_ms: float | None
    p99_ms: float | None
    mean_ms: float | None


class Evaluation(msgspec.Struct, frozen=True):
    """What ``judge eval`` reports.

    ``by_document`` is by the document of the first right entry. ``by_kind`` holds "ruling", over the questions that any ruling answers,
    and "base rule", over those that only base rules answer; in either whatever is right counts. ``point_right`` is over the
    ``point_labelled`` questions with labelled points whose first ruling is right; ``parts_right`` over the ``parts_labelled`` parts of
    questions that ask several things at once: the share with a right ruling first in any part of the answer.
    """

    overall: Recall
    by_style: dict[str, Recall]
    abstention: Abstention
    point_right: float | None
    seconds_per_question: float
    wrong: tuple[QuestionOutcome, ...]
    by_document: dict[str, Recall]
    risk_coverage: RiskCoverage
    calibration: Calibration
    point_labelled: int
    parts_right: float | None
    parts_labelled: int
    latency: Latency
    outcomes: tuple[OutcomeRow, ...]
    by_kind: dict[str, Recall]
    against: RunComparison | None = None


def evaluate(
    outcomes: Sequence[QuestionOutcome], threshold: float | None = None, base_rules: Container[str] = ()
) -> Evaluation:
    """The figures over all outcomes, given in the order in which they were asked.

    :param threshold: the confidence from which on the judge answers, to be told with the risk-coverage curve.
    :param base_rules: ids of base rules; those that a row has in ``base`` are such anyway.
    :raises JudgeError: if the metrics libraries are not installed, or there are no outcomes.
    """
    if not outcomes:
        raise JudgeError("there are no outcomes to evaluate", "ask a question first")
    answerable = [o for o in outcomes if o.row.answered_by]
    asked = [o for o in outcomes if o.status != "error"]
    labelled = [o for o in answerable if o.is_right and o.row.points and o.ids[0] == o.row.answered_by[0]]
    parts = [
        any(found in part.gold for found in o.part_ids)
        for o in outcomes
        if o.row.style == SEVERAL
        for part in o.row.parts
        if part.gold
    ]
    return Evaluation(
        overall=recall([(o.row.answered_by, o.ids) for o in answerable]),
        by_style=_recall_by(lambda o: o.row.style, answerable),
        abstention=_abstention(outcomes),
        point_right=_share([o.point in o.row.points for o in labelled]),
        seconds_per_question=sum(o.seconds for o in outcomes) / len(outcomes),
        wrong=tuple(o for o in answerable if not o.is_right),
        by_document=_recall_by(lambda o: o.row.answered_by[0].partition("/")[0], answerable),
        risk_coverage=risk_coverage(
            [o.confidence for o in outcomes],
            [o.is_right for o in outcomes],
            [o.is_answered for o in outcomes],
            threshold,
        ),
        calibration=calibration([o.confidence for o in asked], [o.is_right for o in asked]),
        point_labelled=len(labelled),
        parts_right=_share(parts),
        parts_labelled=len(parts),
        latency=_latency([o.seconds * 1000 for o in outcomes]),
        outcomes=tuple(map(_row, outcomes)),
        by_kind=_recall_by(
            lambda o: RULING if any(entry not in base_rules for entry in o.row.gold) else BASE_RULE, answerable
        ),
    )


def against(found: Evaluation, before: Run, previous: str) -> Evaluation:
    """``found`` with its comparison with an earlier run, which is called ``previous``."""
    after = Run(msgspec.to_builtins(found), found.outcomes)
    return msgspec.structs.replace(found, against=compare(before, after, previous))


def recall(judged: Sequence[tuple[Sequence[str], Sequence[str]]]) -> Recall:
    """Success@1/3/5, RR@10 and nDCG@10 by ir-measures, over (gold ids, ids found best first). Every gold ruling is as good as another.

    :raises JudgeError: if ir-measures is not installed.
    """
    try:
        import ir_measures
        from ir_measures import RR, Success, nDCG
    except ImportError:
        raise JudgeError("figures need ir-measures and scikit-learn", "pip install 'rules-judge[eval]'") from None
    if not judged:
        return Recall(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    qrels = [ir_measures.Qrel(str(i), gold, 1) for i, (golds, _) in enumerate(judged) for gold in golds]
    run = [
        ir_measures.ScoredDoc(str(i), found, float(-place))
        for i, (_, ids) in enumerate(judged)
        for place, found in enumerate(ids)
    ]
    measures = [Success @ 1, Success @ 3, Success @ 5, RR @ DEPTH, nDCG @ DEPTH]
    # A question for which nothing was found has no line in the run; it counts as missed, so means are taken over all questions.
    totals = dict.fromkeys(measures, 0.0)
    for metric in ir_measures.iter_calc(measures, qrels, run):
        totals[metric.measure] += metric.value
    return Recall(len(judged), *(round(totals[measure] / len(judged), 4) for measure in measures))


def _recall_by(label: Callable[[QuestionOutcome], str], answerable: Sequence[QuestionOutcome]) -> dict[str, Recall]:
    groups: dict[str, list[tuple[Sequence[str], Sequence[str]]]] = {}
    for o in answerable:
        groups.setdefault(label(o), []).append((o.row.answered_by, o.ids))
    return {name: recall(groups[name]) for name in sorted(groups)}


def _abstention(outcomes: Sequence[QuestionOutcome]) -> Abstention:
    yes = [o for o in outcomes if o.row.answered_by]
    no = [o for o in outcomes if not o.row.answered_by]
    return Abstention(
        len(yes),
        len(no),
        _auroc([(bool(o.row.answered_by), o.confidence) for o in outcomes]),
        unanswerable_refused=_share([not o.is_answered for o in no]),
        answerable_answered=_share([o.is_answered for o in yes]),
        answered_right=_share([o.is_right for o in yes if o.is_answered]),
        precision=_share([o.is_right for o in outcomes if o.is_answered]),
        auroc_right=_auroc([(o.is_right, o.confidence) for o in outcomes]),
    )


def _auroc(judged: Sequence[tuple[bool, float]]) -> float | None:
    """How well the confidence tells the true from the false; None where there is nothing to tell apart."""
    labels = [is_true for is_true, _ in judged]
    if len(set(labels)) < 2:
        return None
    from sklearn.metrics import roc_auc_score

    return round(float(roc_auc_score(labels, [confidence for _, confidence in judged])), 4)


def _latency(milliseconds: Sequence[float]) -> Latency:
    import numpy as np

    first, later = milliseconds[0], milliseconds[1:]
    if not later:
        return Latency(round(first, 2), 0, None, None, None)
    p50, p99 = (round(float(value), 2) for value in np.percentile(later, [50, 99]))
    return Latency(round(first, 2), len(later), p50, p99, round(sum(later) / len(later), 2))


def _row(outcome: QuestionOutcome) -> OutcomeRow:
    return OutcomeRow(
        q=outcome.row.q,
        style=outcome.row.style,
        gold=outcome.row.gold,
        base=outcome.row.base,
        ids=outcome.ids[:KEPT_IDS],
        confidence=outcome.confidence,
        status=outcome.status,
        right=outcome.is_right,
        point=outcome.point,
        game=outcome.row.game,
        as_of=outcome.row.as_of,
    )


def _share(found: Sequence[bool]) -> float | None:
    return round(sum(found) / len(found), 4) if found else None
