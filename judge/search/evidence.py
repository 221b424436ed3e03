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
from judge.search.encoder import Encoded, Vectors
from judge.search.lexical import Coverage, LexicalIndex
from judge.search.names import SURE_NAME, Found
from judge.search.passage_table import PassageTable
from judge.search.readings import Reading
from judge.search.words import WordIndex
from judge.store.learnt import FEATURES, FOCUS, OF_A_READING, POINT_FEATURES
from judge.store.rows import NO_RULING

CANDIDATES = 32  # rulings that are looked at closely; the right one is hardly ever further down the rough order
_MEAN_OF = 3
_AGREEING = 10
_NOWHERE = -1.0  # below every cosine

_PLACE = {name: i for i, name in enumerate(FEATURES)}
_COVERED = {
    "cover_entry": "entries",
    "cover_passage": "passages",
    "cover_asked_entry": "asked_entries",
    "cover_asked_passage": "asked_passages",
}
_NAME_FEATURE = {"card": "name_card", "mention": "name_mention", "keyword": "name_rule", "section": "name_rule"}


class EncodedReading(msgspec.Struct, frozen=True):
    """A reading of a question as the encoder reads it, and the rulings that it speaks to (bool, by number)."""

    reading: Reading
    encoded: Encoded
    speaks_to: npt.NDArray[np.bool_]


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
    rows = _Rows.of(index.table, groups)
    found = _found(index, readings, coverages, index.vectors.cosines(asked, near, rows.rows), rows)
    if allowed.unasked:
        found.cosines[:, ~rows.is_own & np.isin(rows.ruling, list(allowed.unasked))] = _NOWHERE
    whole = found.best_of(of_whole)
    focus = whole if of_focus is of_whole else found.best_of(of_focus)

    is_asked = np.isin(chosen, index.table.asked_rulings) & ~np.isin(chosen, list(allowed.unasked))
    features = np.zeros((len(chosen), len(FEATURES)), np.float32)
    for prefix, look in (("", whole), (FOCUS, focus)):
        if prefix and look is whole:
            for name in OF_A_READING:
                features[:, _PLACE[prefix + name]] = features[:, _PLACE[name]]
            continue
        values = _of_rulings(look, rows, len(chosen))
        values["asked"] = np.where(is_asked, values["asked"], values["text"])
        values |= {name: _with_replaced(look.shares[name], allowed.replaced)[chosen] for name in _COVERED}
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
        points=_of_points(rows, whole, focus),
        unasked=frozenset(groups).difference(index.table.asked_rulings.tolist()).union(allowed.unasked),
        names=names,
        unknown=min(c.unknown for c, yes in zip(coverages, of_focus, strict=True) if yes),
        not_ruled=not_ruled,
        nearest=_nearest(focus.cosines, chosen[rows.owner], unruled),
    )


class _Rows(msgspec.Struct, frozen=True):
    """The passages of the candidates and of what they replace.

    :ivar rows: their rows.
    :ivar ruling: of each its ruling; ``point`` the point that it speaks for, ``owner`` the place of the candidate that it counts for.
    :ivar is_own: of each whether it is a ruling's own text, no question asked; ``is_repeat`` whether another says it already.
    """

    rows: npt.NDArray[np.int64]
    ruling: npt.NDArray[np.int64]
    point: npt.NDArray[np.int64]
    owner: npt.NDArray[np.int64]
    is_own: npt.NDArray[np.bool_]
    is_repeat: npt.NDArray[np.bool_]

    @classmethod
    def of(cls, table: PassageTable, groups: Mapping[int, int]) -> _Rows:
        """Those of some rulings, given with the place of the candidate that each counts for."""
        rows = table.rows_of(list(groups))
        ruling = table.ruling[rows]
        places = np.zeros(len(table.own_starts), np.int64)
        places[list(groups)] = list(groups.values())
        return cls(rows, ruling, table.point[rows], places[ruling], rows < table.own, table.is_repeat[rows])


class _Look(msgspec.Struct, frozen=True):
    """What several readings find, each by itself, or at best: the first axis is then missing.

    :ivar cosines: with each row; ``covers`` the share of the reading's words that it holds.
    :ivar words: the two means of each own text's words.
    :ivar shares: of each ruling the shares of words held, by feature.
    """

    cosines: Vectors
    covers: Vectors
    words: Vectors
    shares: Mapping[str, Vectors]

    def best_of(self, readings: npt.NDArray[np.bool_]) -> _Look:
        """The best that any of some readings finds."""
        return _Look(
            self.cosines[readings].max(axis=0),
            self.covers[readings].max(axis=0),
            self.words[readings].max(axis=0),
            {name: each[readings].max(axis=0) for name, each in self.shares.items()},
        )


def _found(
    index: Index, readings: Sequence[EncodedReading], coverages: Sequence[Coverage], cosines: Vectors, rows: _Rows
) -> _Look:
    """What each reading finds in some rows, and of shares of words in every ruling; nothing in rulings that it doesn't speak to."""
    told = index.words.of(rows.rows[rows.is_own])
    look = _Look(
        cosines,
        np.stack([coverage.rows[rows.rows] for coverage in coverages]),
        np.stack([told.means(each.encoded) for each in readings]),
        {name: np.stack([getattr(c, share) for c in coverages]) for name, share in _COVERED.items()},
    )
    for i, each in enumerate(readings):
        if not each.speaks_to.all():
            is_meant = each.speaks_to[rows.ruling]
            look.cosines[i, ~is_meant] = _NOWHERE
            look.covers[i, ~is_meant] = 0.0
            look.words[i, :, ~is_meant[rows.is_own]] = 0.0
            for shares in look.shares.values():
                shares[i, ~each.speaks_to] = 0.0
    return look


def _of_rulings(look: _Look, rows: _Rows, count: int) -> dict[str, Vectors]:
    """What the rows of each candidate say of it."""
    own, owner, is_new = rows.is_own, rows.owner, ~rows.is_repeat
    return {
        "text": _best(look.cosines[own], owner[own], count),
        "best": _best(look.cosines, owner, count),
        "asked": _best(look.cosines[~own], owner[~own], count),
        "mean": _mean_of_best(look.cosines[is_new], owner[is_new], count),  # what is said twice is no more likely
        "asked_words": _best(look.words[0], owner[own], count),
        "told_words": _best(look.words[1], owner[own], count),
    }


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
        row[~each.speaks_to] = _NOWHERE
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


def _best(values: Vectors, owner: npt.NDArray[np.int64], count: int) -> Vectors:
    """The highest value of each owner, 0 at least."""
    found = np.zeros(count, np.float32)
    np.maximum.at(found, owner, values)
    return found


def _mean_of_best(values: Vectors, owner: npt.NDArray[np.int64], count: int) -> Vectors:
    """The mean of each owner's three highest values; of an owner with fewer the rest count 0."""
    order = np.lexsort((-values, owner))
    of, sorted_values = owner[order], np.maximum(values[order], 0)
    rank = np.arange(len(of)) - np.searchsorted(of, of)
    found = np.zeros(count, np.float32)
    np.add.at(found, of[rank < _MEAN_OF], sorted_values[rank < _MEAN_OF])
    found /= _MEAN_OF
    return found


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


def _of_points(rows: _Rows, whole: _Look, focus: _Look) -> dict[tuple[int, int], Vectors]:
    """What passages say of the point that they speak for."""
    most = int(rows.point.max(initial=0)) + 1
    keys, owner = np.unique(rows.ruling * most + rows.point, return_inverse=True)
    own, count = owner[rows.is_own], len(keys)
    found: dict[str, Vectors] = {}
    for prefix, look in (("", whole), (FOCUS, focus)):
        if prefix and look is whole:
            found |= {prefix + name: values for name, values in found.items()}
            continue
        found |= {
            prefix + "text": _best(look.cosines[rows.is_own], own, count),
            prefix + "best": _best(look.cosines, owner, count),
            prefix + "mean": _mean_of_best(look.cosines, owner, count),
            prefix + "cover": _best(look.covers[rows.is_own], own, count),
            prefix + "cover_best": _best(look.covers, owner, count),
            prefix + "asked_words": _best(look.words[0], own, count),
            prefix + "told_words": _best(look.words[1], own, count),
        }
    values = np.stack([found[name] for name in POINT_FEATURES if name in found], axis=1)
    return {(key // most, key % most): values[i] for i, key in enumerate(keys.tolist()) if key % most}
