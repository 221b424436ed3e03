"""From evidence to one number: how likely the first ruling answers.

A logistic model on raw evidence of one question. The coefficients are learnt offline (``training/fusion.py``) and travel in the manifest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import msgspec
import numpy as np

from judge.search.encoder import Vectors
from judge.search.evidence import Evidence
from judge.store.learnt import FEATURES, FOCUS, OF_THE_FIRST, SIGNALS

_PLACE = {name: i for i, name in enumerate(FEATURES)}
_NAMES = [_PLACE[name] for name in ("name_card", "name_rule", "name_mention")]
_NEXT = slice(1, 6)  # what the first must stand out from


class Ranked(msgspec.Struct, frozen=True):
    """The candidates' places in the evidence, best first, and the score of each in that order."""

    order: list[int]
    scores: list[float]


def fusion_weights(learnt: Mapping[str, float]) -> Vectors:
    """The weight of each of :data:`FEATURES`, from the manifest's learnt numbers, made to sum to 1: scores stay in [0, 1]."""
    weights = np.array([learnt[f"weight.{name}"] for name in FEATURES], np.float32)
    summed: Vectors = weights / weights.sum()
    return summed


def rank(evidence: Evidence, weights: Vectors) -> Ranked:
    """Order the candidates; equal scores in the corpus's order.

    Who gives a section number, or nothing but a name, asks for that very entry: its score goes half the way up to 1.
    """
    scores = np.clip(evidence.features @ weights, 0.0, 1.0)
    scores = np.where(evidence.is_exact, (1 + scores) / 2, scores)
    order = np.argsort(-scores, kind="stable")
    return Ranked(order.tolist(), scores[order].tolist())


def signals(ranked: Ranked, evidence: Evidence, is_base_rule: Callable[[int], bool]) -> dict[str, float]:
    """The raw evidence that confidence rests on, for at least one candidate.

    :param is_base_rule: whether an entry, by number, is a base rule.
    """
    first = ranked.order[0]
    features = evidence.features[first]
    values = {name: float(features[_PLACE[name]]) for name in OF_THE_FIRST}
    name = float(features[_NAMES].max())
    ruling = int(evidence.rulings[first])
    words = np.sort(evidence.features[:, _PLACE["asked_words"]])[::-1][_NEXT]
    return values | {
        "top": ranked.scores[0],
        "margin": ranked.scores[0] - (ranked.scores[1] if len(ranked.scores) > 1 else 0.0),
        "name": name,
        "named_elsewhere": max(0.0, float(evidence.features[:, _PLACE["name_card"]].max()) - name),
        "unnamed": float(bool(evidence.unnamed)),
        "other_game": float(evidence.other_game is not None),
        "is_base_rule": float(is_base_rule(ruling)),
        "unknown": evidence.unknown,
        "not_ruled": evidence.not_ruled,
        "nearer_not_ruled": max(0.0, evidence.not_ruled - max(values["best"], values[FOCUS + "best"])),
        "agreement": evidence.nearest.count(ruling) / max(1, len(evidence.nearest)),
        "stands_out": values["asked_words"] - float(words.mean() if len(words) else 0.0),
    }


def confidence(values: Mapping[str, float], learnt: Mapping[str, float]) -> float:
    """The probability, in [0, 1], that the first ruling answers."""
    logit = learnt["confidence.bias"] + sum(learnt[f"confidence.{name}"] * values[name] for name in SIGNALS)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, logit))))
