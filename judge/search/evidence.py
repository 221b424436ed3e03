"""Evidence: what search knows of each candidate entry, as numbers in [0, 1], before anything is weighed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from judge.search.lexical import Coverage
from judge.search.names import Found
from judge.search.passages import NO_RULING

FEATURES = (
    *("dense_asked", "dense_text", "dense_mean"),
    *("cover_entry", "cover_passage"),
    *("name_card", "name_rule", "name_mention"),
)

_NAME_FEATURE = {"card": "name_card", "keyword": "name_rule", "section": "name_rule", "mention": "name_mention"}
_MEAN_OF = 3  # one passage may be near by chance; three of one entry hardly are
_AGREEING = 10


class Candidate(msgspec.Struct):
    """An entry that may answer: a number for each of :data:`FEATURES`, and for each of its points, by number, the cosines of the
    passages that speak for it, best first, and the share of the question's IDF mass that the best of them holds.
    """

    ruling: int
    features: dict[str, float]
    point_cosines: dict[int, list[float]]
    point_cover: dict[int, float]
    is_exact: bool = False  # the question gives its section number, or nothing but its name


class Evidence(msgspec.Struct, frozen=True):
    """What is known of a question: its candidates in no order; the names found in it; the share of its words that are unknown;
    how near it lies to questions that nothing answers; and the rulings of its nearest passages, nearest first.
    """

    candidates: list[Candidate]
    names: list[Found]
    unknown: float
    not_ruled: float
    nearest: list[int]


def gather(
    near: Sequence[tuple[int, float]],
    coverage: Coverage,
    names: list[Found],
    places: Sequence[tuple[int, int, bool]],
) -> Evidence:
    """Join dense, lexical and name evidence by entry.

    :param near: rows and cosines of the nearest passages, nearest first.
    :param places: of every passage its ruling, its point, and whether it is a question asked.
    """
    candidates: dict[int, Candidate] = {}
    by_ruling: dict[int, list[float]] = {}
    not_ruled = 0.0
    # A passage that is not among the nearest is at most as near as the last of them.
    floor = max(0.0, min((cosine for _, cosine in near), default=0.0))

    def candidate(ruling: int) -> Candidate:
        if ruling not in candidates:
            features = dict.fromkeys(FEATURES, 0.0) | dict.fromkeys(("dense_asked", "dense_text", "dense_mean"), floor)
            candidates[ruling] = Candidate(ruling, features, {}, {})
        return candidates[ruling]

    def raise_to(values: dict[Any, float], key: str | int, value: float) -> None:
        values[key] = max(values.get(key, 0.0), value)

    for row, cosine in near:
        ruling, point, is_asked = places[row]
        if ruling == NO_RULING:
            not_ruled = max(not_ruled, cosine)
            continue
        held = candidate(ruling)
        raise_to(held.features, "dense_asked" if is_asked else "dense_text", cosine)
        held.point_cosines.setdefault(point, []).append(cosine)
        by_ruling.setdefault(ruling, []).append(cosine)
    for ruling, found in by_ruling.items():
        best = (found + [floor] * _MEAN_OF)[:_MEAN_OF]
        candidates[ruling].features["dense_mean"] = max(floor, sum(best) / _MEAN_OF)
    for row, share in coverage.passages.items():
        ruling, point, _ = places[row]
        raise_to(candidate(ruling).features, "cover_passage", min(1.0, share))
        raise_to(candidate(ruling).point_cover, point, share)
    for name in names:
        held = candidate(name.name.ruling)
        raise_to(held.features, _NAME_FEATURE[name.name.kind], name.strength)
        held.is_exact = held.is_exact or name.is_exact
    for ruling, share in coverage.entries.items():
        if ruling in candidates:
            raise_to(candidates[ruling].features, "cover_entry", min(1.0, share))
    nearest = [places[row][0] for row, _ in near[:_AGREEING]]
    return Evidence(list(candidates.values()), names, coverage.unknown, not_ruled, nearest)


def fold(evidence: Evidence, replaced: Mapping[int, int]) -> Evidence:
    """Give the evidence of each replaced ruling to the one that replaces it: a question on the old text asks for the new one.

    :param replaced: for each ruling replaced, by number, what replaces it.
    """
    kept = {c.ruling: c for c in evidence.candidates if c.ruling not in replaced}
    for old in evidence.candidates:
        if old.ruling in replaced:
            new = kept.setdefault(replaced[old.ruling], Candidate(replaced[old.ruling], dict(old.features), {}, {}))
            for name, value in old.features.items():
                new.features[name] = max(new.features[name], value)
    nearest = [replaced.get(ruling, ruling) for ruling in evidence.nearest]
    return msgspec.structs.replace(evidence, candidates=list(kept.values()), nearest=nearest)


def weigh(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The convex combination of the features: weights are non-negative and sum to 1, so the score stays in [0, 1]."""
    return sum(weights[name] * features[name] for name in FEATURES)
