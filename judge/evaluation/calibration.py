"""How far confidence can be trusted: what refusing below a threshold saves, and whether seven in ten are right at 0.7.

Everything here is made of two sequences, of equal length and in the same order: the confidence in each question's first ruling, in
[0, 1], and whether that ruling is right. For a question that nothing answers no ruling is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec

from judge.errors import JudgeError

BINS = 10  # of equal width, over [0, 1]


class RiskPoint(msgspec.Struct, frozen=True):
    """What answering from ``threshold`` on gives: the share of all questions answered, and the share of those that is wrong."""

    coverage: float
    risk: float
    threshold: float


class ShippedPoint(msgspec.Struct, frozen=True):
    """The same for what the judge did answer; ``risk`` is null where it answered nothing, ``threshold`` where it wasn't told."""

    coverage: float
    risk: float | None
    threshold: float | None


class RiskCoverage(msgspec.Struct, frozen=True):
    """The risk-coverage curve, from the strictest threshold to answering everything, and its area (AURC; lower is better).

    Each question that nothing answers counts as wrong once it is answered, so the curve ends at the share that no threshold saves.
    """

    aurc: float
    shipped: ShippedPoint
    points: tuple[RiskPoint, ...]


class Bin(msgspec.Struct, frozen=True):
    """The questions with a confidence from ``low`` up to ``high`` (excluded, but for 1): mean confidence, and the share right."""

    low: float
    high: float
    questions: int
    mean_confidence: float | None
    right: float | None


class Calibration(msgspec.Struct, frozen=True):
    """Confidence held against the share right: the Brier score, the expected calibration error (ECE), and the reliability table.

    Both scores are 0 at best. A question that could not be asked has no confidence and is not among ``questions``.
    """

    questions: int
    brier: float | None
    ece: float | None
    bins: tuple[Bin, ...]


def risk_coverage(
    confidences: Sequence[float], rights: Sequence[bool], answered: Sequence[bool], threshold: float | None = None
) -> RiskCoverage:
    """The curve over at least one question.

    :param answered: which questions the judge answered; the shipped point is theirs.
    :param threshold: the confidence from which on it answers, where known.
    """
    ranked = sorted(zip(confidences, rights, strict=True), key=lambda pair: -pair[0])
    points: list[RiskPoint] = []
    taken = wrong = 0
    area = 0.0
    # Questions of one confidence are answered together or not at all: no order among them would be more than chance.
    for confidence, tied in groupby(ranked, key=lambda pair: pair[0]):
        group = [is_right for _, is_right in tied]
        taken += len(group)
        wrong += group.count(False)
        area += len(group) * wrong / taken
        points.append(RiskPoint(_rounded(taken / len(ranked)), _rounded(wrong / taken), confidence))
    given = [is_right for is_right, was_answered in zip(rights, answered, strict=True) if was_answered]
    return RiskCoverage(
        _rounded(area / len(ranked)),
        ShippedPoint(
            _rounded(len(given) / len(ranked)),
            _rounded(given.count(False) / len(given)) if given else None,
            threshold,
        ),
        tuple(points),
    )


def calibration(confidences: Sequence[float], rights: Sequence[bool]) -> Calibration:
    """The reliability table and both scores; without a score where there are no questions.

    :raises JudgeError: if scikit-learn is not installed.
    """
    try:
        from sklearn.metrics import brier_score_loss
    except ImportError:
        raise JudgeError("figures need ir-measures and scikit-learn", "pip install 'rules-judge[eval]'") from None
    inside: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for confidence, is_right in zip(confidences, rights, strict=True):
        inside[min(int(confidence * BINS), BINS - 1)].append((confidence, is_right))
    bins = []
    gap = 0.0
    for n, group in enumerate(inside):
        low, high = n / BINS, (n + 1) / BINS
        if not group:
            bins.append(Bin(low, high, 0, None, None))
            continue
        mean = sum(confidence for confidence, _ in group) / len(group)
        right = sum(is_right for _, is_right in group) / len(group)
        gap += abs(mean - right) * len(group)
        bins.append(Bin(low, high, len(group), _rounded(mean), _rounded(right)))
    count = len(confidences)
    if not count:
        return Calibration(0, None, None, tuple(bins))
    brier = float(brier_score_loss([int(is_right) for is_right in rights], list(confidences), pos_label=1))
    return Calibration(count, _rounded(brier), _rounded(gap / count), tuple(bins))


def _rounded(value: float) -> float:
    return round(value, 4)
