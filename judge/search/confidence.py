"""From evidence to one number: how likely the first ruling answers, and which of its points does.

A logistic model on raw evidence of one question. The coefficients are learnt offline (``training/fusion.py``) and travel in the manifest.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from judge.search.evidence import Candidate, Evidence, weigh
from judge.store.learnt import FEATURES, SIGNALS

POINT_MEAN_OF = 3
POINT_TEXT = 0.5


def fusion_weights(learnt: Mapping[str, float]) -> dict[str, float]:
    """The weight of each feature, from the manifest's learnt numbers."""
    return {name: learnt[f"weight.{name}"] for name in FEATURES}


def signals(ranked: Sequence[tuple[float, Candidate]], evidence: Evidence) -> dict[str, float]:
    """The raw evidence that confidence rests on, for candidates ranked best first (at least one)."""
    (top, first), second = ranked[0], ranked[1][0] if len(ranked) > 1 else 0.0
    features = first.features
    values = {key: features[key] for key in SIGNALS if key in features}
    name = _name_strength(first)
    nearest_text = max(features[key] for key in ("dense_asked", "dense_text", "focus_dense_asked", "focus_dense_text"))
    return values | {
        "top": top,
        "margin": top - second,
        "name": name,
        "named_elsewhere": max(0.0, max(candidate.features["name_card"] for _, candidate in ranked) - name),
        "unnamed": float(bool(evidence.unnamed)),
        "other_game": float(evidence.other_game is not None),
        "unknown": evidence.unknown,
        "not_ruled": evidence.not_ruled,
        "nearer_not_ruled": max(0.0, evidence.not_ruled - nearest_text),
        "agreement": evidence.nearest.count(first.ruling) / max(1, len(evidence.nearest)),
    }


def _name_strength(candidate: Candidate) -> float:
    return max(candidate.features[key] for key in ("name_card", "name_rule", "name_mention"))


def confidence(values: Mapping[str, float], learnt: Mapping[str, float]) -> float:
    """The probability, in [0, 1], that the first ruling answers."""
    logit = learnt["confidence.bias"] + sum(learnt[f"confidence.{name}"] * values[name] for name in SIGNALS)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, logit))))


def rank(candidates: Sequence[Candidate], weights: Mapping[str, float]) -> list[tuple[float, Candidate]]:
    """Candidates with their score, best first; equal scores in the corpus's order."""
    scored = [(_lifted(weigh(candidate.features, weights), candidate.is_exact), candidate) for candidate in candidates]
    return sorted(scored, key=lambda pair: (-pair[0], pair[1].ruling))


def _lifted(score: float, is_exact: bool) -> float:
    """Who gives a section number, or nothing but a name, asks for that very entry: its score goes half the way up to 1."""
    return (1 + score) / 2 if is_exact else score


def answering_point(cosines: Sequence[tuple[int, bool, float]], points: int) -> int:
    """The number (from 1) of the point that the question lies nearest to; the first where nothing tells them apart.

    A point is as near as the best questions that it is known to answer, and half as much as the nearest of its own texts: they
    speak the rulings' words, not the asker's.

    :param cosines: of each passage of the ruling the point it speaks for (0 for the whole), whether it is a question asked, and its
        cosine with the question.
    """

    def strength(n: int) -> float:
        asked = sorted((cosine for point, is_asked, cosine in cosines if point == n and is_asked), reverse=True)
        text = max((cosine for point, is_asked, cosine in cosines if point == n and not is_asked), default=0.0)
        return sum(asked[:POINT_MEAN_OF]) / POINT_MEAN_OF + POINT_TEXT * text

    return max(range(1, points + 1), key=lambda n: (strength(n), -n))
