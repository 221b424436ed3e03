"""Evidence for the rulings that may answer a question: vectors, words and names joined, a row of numbers for each ruling.

Two passes. The first looks at every passage and chooses candidates, roughly; the second weighs the candidates' passages, and looks at
their words. What a feature means is the same for a ruling that questions were written for and for one that has none.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.dense import PassageVectors
from judge.search.encoder import Vectors
from judge.search.lexical import Coverage, LexicalIndex
from judge.search.looks import COVERED, NOWHERE, EncodedReading, Rows, found_in, of_points, of_rulings
from judge.search.names import SURE_NAME, Found
from judge.search.passage_table import PassageTable
from judge.search.words import WordIndex
from judge.store.learnt import FEATURES, FOCUS, OF_A_READING
from judge.store.rows import NO_RULING

CANDIDATES = 32  # rulings that are looked at closely; the right one is hardly ever further down the rough order
_AGREEING = 10

_PLACE = {name: i for i, name in enumerate(FEATURES)}
_NAME_FEATURE = {"card": "name_card", "mention": "name_mention", "keyword": "name_rule", "section": "name_rule"}


class Allowed(msgspec.Struct, frozen=True):
    """What may answer.

    :ivar rulings: bool, by number; what was replaced is none of them.
    :ivar replaced: for each ruling replaced, by number, what replaces it: a question on the old text asks for the new one.
    :ivar unasked: rulings whose asked questions don't count, as if nobody had written any (for learning and measuring).
    """

    rulings: npt.NDArray[np.bool_]
    replaced: Mapping[int, int]
    unasked: Collection[int] = ()


class Evidence(msgspec.Struct, frozen=True):
    """What is known of a question.

    :ivar rulings: the candidates' numbers, in the corpus's order.
    :ivar features: of each candidate a number for each of :data:`FEATURES`.
    :ivar is_exact: of each candidate whether the question gives its section number, or nothing but its name.
    :ivar points: of each (ruling, point) of the candidates and of what they replace a number for each of :data:`POINT_FEATURES`.
    :ivar unasked: those of the candidates and of what they replace of which nobody has asked (by number).
    :ivar names: the names found in it.
    :ivar unknown: the share of its words that stand in no ruling's text.
    :ivar not_ruled: how near it lies to questions that nothing answers.
    :ivar nearest: the rulings of its nearest passages, nearest first.
    :ivar unnamed: the names in it that no ruling holds.
    :ivar other_game: words by which it says that it is about a game without rulings here.
    """

    rulings: npt.NDArray[np.int64]
    features: Vectors
    is_exact: npt.NDArray[np.bool_]
    points: dict[tuple[int, int], Vectors]
    unasked: frozenset[int]
    names: Sequence[Found]
    unknown: float
    not_ruled: float
    nearest: list[int]
    unnamed: Sequence[str] = ()
    other_game: str | None = None


class Index(msgspec.Struct, frozen=True):
    """The parts of an open index that evidence is gathered from."""

    table: PassageTable
    vectors: PassageVectors
    words: WordIndex
    lexical: LexicalIndex


def gather(
    index: Index, readings: Sequence[EncodedReading], names: Sequence[Found], signs: Vectors, allowed: Allowed
) -> Evidence:
    """Look for what may answer.

    :param readings: those of the whole question and those cut down to what asks, if any.
    :param names: the names found in the question.
    :param signs: of each ruling how much of what the question says of its game speaks for the ruling's.
    """
    of_whole = np.array([not each.reading.is_focus for each in readings])
    of_focus = of_whole if of_whole.all() else ~of_whole
    unasked = None
    if allowed.unasked:
        unasked = np.zeros(len(allowed.rulings), np.bool_)
        unasked[list(allowed.unasked)] = True
    coverages = [index.lexical.coverage(each.reading.text, unasked) for each in readings]
    asked = np.stack([each.encoded.vector for each in readings])
    near = index.vectors.near(asked)
    chosen = _choose(index.table, near, readings, coverages, (of_whole, of_focus), names, signs, allowed)

    groups = _groups(chosen, allowed.replaced)
    rows = Rows.of(index.table, groups)
    found = found_in(index.words, readings, coverages, index.vectors.cosines(asked, near, rows.rows), rows)
    if allowed.unasked:
        found.cosines[:, ~rows.is_own & np.isin(rows.ruling, list(allowed.unasked))] = NOWHERE
    whole = found.best_of(of_whole)
    focus = whole if of_focus is of_whole else found.best_of(of_focus)

    is_asked = np.isin(chosen, index.table.asked_rulings) & ~np.isin(chosen, list(allowed.unasked))
    features = np.zeros((len(chosen), len(FEATURES)), np.float32)
    for prefix, look in (("", whole), (FOCUS, focus)):
        if prefix and look is whole:
            for name in OF_A_READING:
                features[:, _PLACE[prefix + name]] = features[:, _PLACE[name]]
            continue
        values = of_rulings(look, rows, len(chosen))
        values["asked"] = np.where(is_asked, values["asked"], values["text"])
        values |= {name: _with_replaced(look.shares[name], allowed.replaced)[chosen] for name in COVERED}
        for name in OF_A_READING:
            features[:, _PLACE[prefix + name]] = values[name]
    features[:, _PLACE["game"]] = signs[chosen]
    features[:, _PLACE["unasked"]] = ~is_asked
    is_exact = _add_names(features, names, groups)

    unruled, not_ruled = _of_nothing(near[:, index.table.answered :], of_focus)
    return Evidence(
        rulings=chosen,
        features=features,
        is_exact=is_exact,
        points=of_points(rows, whole, focus),
        unasked=frozenset(groups).difference(index.table.asked_rulings.tolist()).union(allowed.unasked),
        names=names,
        unknown=min(c.unknown for c, yes in zip(coverages, of_focus, strict=True) if yes),
        not_ruled=not_ruled,
        nearest=_nearest(focus.cosines, chosen[rows.owner], unruled),
    )


def _nearest(cosines: Vectors, rulings: npt.NDArray[np.int64], unruled: Vectors) -> list[int]:
    """The rulings of the nearest passages and of the nearest questions that nothing answers, nearest first."""
    near = np.concatenate([cosines, unruled])
    speaks_for = np.concatenate([rulings, np.full(len(unruled), NO_RULING)])
    first = np.sort(np.argpartition(-near, _AGREEING)[:_AGREEING]) if len(near) > _AGREEING else np.arange(len(near))
    found: list[int] = speaks_for[first[np.argsort(-near[first], kind="stable")]].tolist()
    return found


def _choose(
    table: PassageTable,
    near: Vectors,
    readings: Sequence[EncodedReading],
    coverages: Sequence[Coverage],
    sorts: Sequence[npt.NDArray[np.bool_]],
    names: Sequence[Found],
    signs: Vectors,
    allowed: Allowed,
) -> npt.NDArray[np.int64]:
    """The candidates, in the corpus's order: by a rough sum of what each ruling's best passage, words and names say."""
    best = np.maximum.reduceat(near[:, : table.own], table.own_starts[:-1], axis=1)
    if len(table.asked_rulings):
        asked = np.maximum.reduceat(near[:, : table.answered], table.asked_starts[:-1], axis=1)
        counts = ~np.isin(table.asked_rulings, list(allowed.unasked))
        places = table.asked_rulings[counts]
        best[:, places] = np.maximum(best[:, places], asked[:, counts])
    for row, each in zip(best, readings, strict=True):
        row[~each.speaks_to] = NOWHERE
    rough = sum(best[of_sort].max(axis=0) for of_sort in sorts) / len(sorts) + 0.1 * signs
    rough += 0.2 * np.max([c.entries * r.speaks_to for r, c in zip(readings, coverages, strict=True)], axis=0)
    for found in names:
        rough[found.name.ruling] += 1.0 if found.is_exact else 0.1 * found.strength * found.share
    rough = np.where(allowed.rulings, _with_replaced(rough, allowed.replaced), -np.inf)
    first = np.argsort(-rough, kind="stable")[:CANDIDATES]
    return np.sort(first[np.isfinite(rough[first])])


def _with_replaced(values: Vectors, replaced: Mapping[int, int]) -> Vectors:
    """Values by ruling; of what replaces another the higher of both."""
    for old, new in replaced.items():
        values[new] = max(values[new], values[old])
    return values


def _groups(chosen: npt.NDArray[np.int64], replaced: Mapping[int, int]) -> dict[int, int]:
    """Each candidate and each ruling that one of them replaces, with the candidate's place."""
    places = {ruling: i for i, ruling in enumerate(chosen.tolist())}
    return places | {old: places[new] for old, new in replaced.items() if new in places}


def _add_names(features: Vectors, names: Sequence[Found], groups: Mapping[int, int]) -> npt.NDArray[np.bool_]:
    """Fill in what the names say of the candidates; return which are asked for by nothing but a name or number."""
    is_exact = np.zeros(len(features), np.bool_)
    for found in names:
        if (i := groups.get(found.name.ruling)) is not None:
            place = _PLACE[_NAME_FEATURE[found.name.kind]]
            features[i, place] = max(features[i, place], found.strength * found.share)
            is_exact[i] |= found.is_exact
    for ruling, share in _shares_named(names).items():
        if (i := groups.get(ruling)) is not None:
            features[i, _PLACE["name_all"]] = max(features[i, _PLACE["name_all"]], share)
    return is_exact


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


def _of_nothing(near: Vectors, of_focus: npt.NDArray[np.bool_]) -> tuple[Vectors, float]:
    """The cosines of what asks with the nearest questions that nothing answers, and that of any reading with the nearest."""
    if not near.shape[1]:
        return np.zeros(0, np.float32), 0.0
    return np.sort(near[of_focus].max(axis=0))[-_AGREEING:], max(0.0, float(near.max()))
