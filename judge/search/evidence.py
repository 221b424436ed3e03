"""Evidence: what search knows of each candidate entry, as numbers in [0, 1], before anything is weighed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from judge.search.lexical import Coverage
from judge.search.names import SURE_NAME, Found
from judge.store.learnt import FEATURES, FOCUS
from judge.store.rows import NO_RULING, PassagePlace

_NAME_FEATURE = {"card": "name_card", "keyword": "name_rule", "section": "name_rule", "mention": "name_mention"}
_MEAN_OF = 3  # one passage may be near by chance; three of one entry hardly are
_AGREEING = 10


class Candidate(msgspec.Struct):
    """An entry that may answer, with a number for each of :data:`FEATURES`."""

    ruling: int
    features: dict[str, float]
    is_exact: bool = False  # the question gives its section number, or nothing but its name


class Look(msgspec.Struct, frozen=True):
    """What dense and lexical search found for readings of one sort: rows with cosines, nearest first, and word coverage."""

    near: Sequence[tuple[int, float]]
    coverage: Coverage


class Evidence(msgspec.Struct, frozen=True):
    """What is known of a question: its candidates in no order; the names found in it; the share of its words that are unknown;
    how near it lies to questions that nothing answers; the rulings of its nearest passages, nearest first; the names in it that no
    ruling holds; and words by which it says that it is about a game without rulings here.
    """

    candidates: list[Candidate]
    names: list[Found]
    unknown: float
    not_ruled: float
    nearest: list[int]
    unnamed: list[str] = []
    other_game: str | None = None


def merge(looks: Sequence[Look]) -> Look:
    """Several readings as one: of each passage and entry the best that any reading found."""
    if len(looks) == 1:
        return looks[0]
    cosines: dict[int, float] = {}
    entries: dict[int, float] = {}
    passages: dict[int, float] = {}
    for look in looks:
        for row, cosine in look.near:
            raise_to(cosines, row, cosine)
        for target, found in ((entries, look.coverage.entries), (passages, look.coverage.passages)):
            for key, share in found.items():
                raise_to(target, key, share)
    near = sorted(cosines.items(), key=lambda pair: (-pair[1], pair[0]))
    return Look(near, Coverage(entries, passages, min(look.coverage.unknown for look in looks)))


def gather(
    whole: Look,
    focus: Look | None,
    names: list[Found],
    places: Sequence[PassagePlace],
    signs: Mapping[int, float] | None = None,
) -> Evidence:
    """Join dense, lexical and name evidence by entry.

    :param focus: what the sentences that ask found by themselves; None where the whole is what asks.
    :param places: of every passage its ruling, its point, and whether it is a question asked.
    :param signs: of each ruling how much of what the question says of its game speaks for the ruling's; none where it says nothing.
    """
    candidates: dict[int, Candidate] = {}
    floors = {"": _floor(whole), FOCUS: _floor(focus or whole)}

    def candidate(ruling: int) -> Candidate:
        if ruling not in candidates:
            features = dict.fromkeys(FEATURES, 0.0)
            for prefix, floor in floors.items():
                features |= {prefix + name: floor for name in ("dense_asked", "dense_text", "dense_mean")}
            features["game"] = (signs or {}).get(ruling, 0.0)
            candidates[ruling] = Candidate(ruling, features)
        return candidates[ruling]

    not_ruled = 0.0
    for prefix, look in (("", whole), (FOCUS, focus or whole)):
        not_ruled = max(not_ruled, _add(look, prefix, candidate, floors[prefix], places))
    for name in names:
        held = candidate(name.name.ruling)
        raise_to(held.features, _NAME_FEATURE[name.name.kind], name.strength * name.share)
        held.is_exact = held.is_exact or name.is_exact
    for ruling, share in _shares_named(names).items():
        candidate(ruling).features["name_all"] = share
    for prefix, look in (("", whole), (FOCUS, focus or whole)):
        for ruling, share in look.coverage.entries.items():
            if ruling in candidates:
                raise_to(candidates[ruling].features, prefix + "cover_entry", min(1.0, share))
    asking = focus or whole
    nearest = [places[row][0] for row, _ in asking.near[:_AGREEING]]
    return Evidence(list(candidates.values()), names, asking.coverage.unknown, not_ruled, nearest)


def _shares_named(names: Sequence[Found]) -> dict[int, float]:
    """Of the cards that a question surely names, the share that each ruling is about or mentions: two cards, one ruling on both."""
    bearers: dict[str, set[int]] = {}
    for found in names:
        if found.name.kind in ("card", "mention") and found.strength >= SURE_NAME:
            bearers.setdefault(found.text, set()).add(found.name.ruling)
    shares: dict[int, float] = {}
    for rulings in bearers.values():
        for ruling in rulings:
            shares[ruling] = shares.get(ruling, 0.0) + 1 / len(bearers)
    return shares


def _floor(look: Look) -> float:
    """A passage that is not among the nearest is at most as near as the last of them."""
    return max(0.0, min((cosine for _, cosine in look.near), default=0.0))


def _add(
    look: Look,
    prefix: str,
    candidate: Callable[[int], Candidate],
    floor: float,
    places: Sequence[PassagePlace],
) -> float:
    """Add one look to its candidates; return the cosine of the nearest question that nothing answers."""
    by_ruling: dict[int, list[float]] = {}
    not_ruled = 0.0
    for row, cosine in look.near:
        ruling, _, is_asked = places[row]
        if ruling == NO_RULING:
            not_ruled = max(not_ruled, cosine)
            continue
        held = candidate(ruling)
        raise_to(held.features, prefix + ("dense_asked" if is_asked else "dense_text"), cosine)
        by_ruling.setdefault(ruling, []).append(cosine)
    for ruling, found in by_ruling.items():
        best = (found + [floor] * _MEAN_OF)[:_MEAN_OF]
        candidate(ruling).features[prefix + "dense_mean"] = max(floor, sum(best) / _MEAN_OF)
    for row, share in look.coverage.passages.items():
        raise_to(candidate(places[row][0]).features, prefix + "cover_passage", min(1.0, share))
    return not_ruled


def raise_to(values: dict[Any, float], key: str | int, value: float) -> None:
    """Keep the higher of what is held and ``value``."""
    values[key] = max(values.get(key, 0.0), value)


def pass_to_successors(evidence: Evidence, replaced: Mapping[int, int]) -> Evidence:
    """Give the evidence of each replaced ruling to the one that replaces it: a question on the old text asks for the new one.

    :param replaced: for each ruling replaced, by number, what replaces it.
    """
    kept = {c.ruling: c for c in evidence.candidates if c.ruling not in replaced}
    for old in evidence.candidates:
        if old.ruling in replaced:
            new = kept.setdefault(replaced[old.ruling], Candidate(replaced[old.ruling], dict(old.features)))
            for name, value in old.features.items():
                new.features[name] = max(new.features[name], value)
    nearest = [replaced.get(ruling, ruling) for ruling in evidence.nearest]
    return msgspec.structs.replace(evidence, candidates=list(kept.values()), nearest=nearest)


def weigh(features: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The convex combination of the features: weights are non-negative and sum to 1, so the score stays in [0, 1]."""
    return sum(weights[name] * features[name] for name in FEATURES)
