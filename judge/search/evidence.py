"""Evidence: what search knows of each candidate entry, as numbers in [0, 1], before anything is weighed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from judge.search.lexical import Coverage
from judge.search.names import Found

FEATURES = ("dense_asked", "dense_text", "cover_entry", "cover_passage", "name_card", "name_rule", "name_mention")

_NAME_FEATURE = {"card": "name_card", "keyword": "name_rule", "section": "name_rule", "mention": "name_mention"}


class Candidate(msgspec.Struct):
    """An entry that may answer: a number for each of :data:`FEATURES`, and the evidence for each of its points by number."""

    ruling: int
    features: dict[str, float]
    points: dict[int, float]


def gather(
    rows: Sequence[int],
    cosines: Sequence[float],
    coverage: Coverage,
    names: Iterable[Found],
    places: Sequence[tuple[int, int, bool]],
) -> list[Candidate]:
    """Join dense, lexical and name evidence by entry.

    :param rows: the nearest passages, with their ``cosines``.
    :param places: of every passage its ruling, its point, and whether it is a question asked.
    """
    candidates: dict[int, Candidate] = {}
    # A passage that is not among the nearest is at most as near as the last of them.
    floor = max(0.0, min(cosines, default=0.0))

    def candidate(ruling: int) -> Candidate:
        if ruling not in candidates:
            candidates[ruling] = Candidate(
                ruling, dict.fromkeys(FEATURES, 0.0) | {"dense_asked": floor, "dense_text": floor}, {}
            )
        return candidates[ruling]

    def raise_to(values: dict[Any, float], key: str | int, value: float) -> None:
        values[key] = max(values.get(key, 0.0), value)

    for row, cosine in zip(rows, cosines, strict=True):
        ruling, point, is_asked = places[row]
        held = candidate(ruling)
        raise_to(held.features, "dense_asked" if is_asked else "dense_text", cosine)
        raise_to(held.points, point, cosine)
    for row, share in coverage.passages.items():
        ruling, point, _ = places[row]
        raise_to(candidate(ruling).features, "cover_passage", min(1.0, share))
        raise_to(candidate(ruling).points, point, share)
    for found in names:
        raise_to(candidate(found.name.ruling).features, _NAME_FEATURE[found.name.kind], found.strength)
    for ruling, share in coverage.entries.items():
        if ruling in candidates:
            raise_to(candidates[ruling].features, "cover_entry", min(1.0, share))
    return list(candidates.values())


def weigh(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The convex combination of the features: weights are non-negative and sum to 1, so the score stays in [0, 1]."""
    return sum(weights[name] * features[name] for name in FEATURES)
