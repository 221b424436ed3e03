"""Evidence for the rulings that may answer a question: vectors, words and names joined, a row of numbers for each ruling.

Two passes. The first chooses candidates, roughly, among the rulings that vectors, words or names put forward; the second weighs the
candidates' passages, and looks at their words. What a feature means is the same for a ruling that questions were written for and for one
that has none.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.dense import Near, PassageVectors
from judge.search.encoder import Vectors
from judge.search.lexical import LexicalIndex, Sought
from judge.search.looks import COVERED, NOWHERE, EncodedReading, Rows, found_in, of_points, of_rulings
from judge.search.names import SURE_NAME, Found
from judge.search.passage_table import PassageTable
from judge.search.terms import Integers
from judge.search.words import WordIndex, WordsInParts
from judge.store.learnt import FEATURES, FOCUS, OF_A_READING
from judge.store.rows import NO_RULING

CANDIDATES = 32  # rulings that are looked at closely; the right one is hardly ever further down the rough order
# Rulings that are looked at roughly: all, where no more may answer; else the nearest, and so many that a reading's words put forward.
_LOOKED_AT = 4_096
_NEAREST = 1_024
_WORDED = 512
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
    words: WordIndex | WordsInParts
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
    sought = [index.lexical.sought(each.reading.text) for each in readings]
    asked = np.stack([each.encoded.vector for each in readings])
    near, looked_at = _look(index, asked, sought, names, allowed)
    chosen = _choose(index, near, looked_at, readings, sought, (of_whole, of_focus), names, signs, allowed)

    groups = _groups(chosen, allowed.replaced)
    rows = Rows.of(index.table, groups, allowed.unasked)
    coverages = index.lexical.coverages(sought, rows.groups, rows.rows, rows.group, rows.is_own, rows.counts)
    found = found_in(index.words, readings, coverages, index.vectors.cosines(asked, near, rows.rows), rows)
    found.cosines[:, ~rows.counts] = NOWHERE
    whole = found.best_of(of_whole)
    focus = whole if of_focus is of_whole else found.best_of(of_focus)

    is_asked = index.table.is_asked(chosen) & ~np.isin(chosen, list(allowed.unasked))
    features = np.zeros((len(chosen), len(FEATURES)), np.float32)
    for prefix, look in (("", whole), (FOCUS, focus)):
        if prefix and look is whole:
            for name in OF_A_READING:
                features[:, _PLACE[prefix + name]] = features[:, _PLACE[name]]
            continue
        values = of_rulings(look, rows, len(chosen))
        values["asked"] = np.where(is_asked, values["asked"], values["text"])
        values |= {name: _best_by_place(look.shares[name], groups)[: len(chosen)] for name in COVERED}
        for name in OF_A_READING:
            features[:, _PLACE[prefix + name]] = values[name]
    features[:, _PLACE["game"]] = signs[chosen]
    features[:, _PLACE["unasked"]] = ~is_asked
    is_exact = _add_names(features, names, groups)

    unruled, not_ruled = _of_nothing(index.table, near, of_focus)
    return Evidence(
        rulings=chosen,
        features=features,
        is_exact=is_exact,
        points=of_points(rows, whole, focus),
        unasked=frozenset(rows.groups[~index.table.is_asked(rows.groups)].tolist()).union(allowed.unasked),
        names=names,
        unknown=min(each.unknown for each, yes in zip(sought, of_focus, strict=True) if yes),
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


def _look(
    index: Index, asked: Vectors, sought: Sequence[Sought], names: Sequence[Found], allowed: Allowed
) -> tuple[Near, Integers]:
    """What is near, and the rulings that are looked at roughly, in order."""
    replaced = np.fromiter(allowed.replaced, np.int64, len(allowed.replaced))
    may = allowed.rulings
    if len(replaced):  # what was replaced speaks for what replaces it
        may = may.copy()
        may[replaced] = True
    if (all_of_them := np.flatnonzero(may)).size <= _LOOKED_AT:
        if index.vectors.is_exact:
            return index.vectors.nearest(asked), all_of_them
        table = index.table
        unruled = np.arange(table.answered, len(table.ruling))
        return index.vectors.nearest(asked, np.concatenate([table.rows_of(all_of_them.tolist()), unruled])), all_of_them
    near = index.vectors.nearest(asked)
    rulings, best = _best_of_near(index.table, near, allowed.unasked)
    is_meant = may[rulings]
    rulings, best = rulings[is_meant], best[:, is_meant].max(axis=0)
    if len(rulings) > _NEAREST:
        rulings = rulings[np.argpartition(-best, _NEAREST)[:_NEAREST]]
    named = np.fromiter((found.name.ruling for found in names), np.int64, len(names))
    found = np.unique(np.concatenate([rulings, named, *(index.lexical.put_forward(each, _WORDED) for each in sought)]))
    found = found[may[found]]
    new = [allowed.replaced[old] for old in found[np.isin(found, replaced)].tolist()]
    return near, np.union1d(found, np.array(new, np.int64))


def _best_of_near(table: PassageTable, near: Near, unasked: Collection[int]) -> tuple[Integers, Vectors]:
    """The rulings of what is near, in order, and of each the cosine of its best passage with each reading."""
    own, answered = np.searchsorted(near.rows, (table.own, table.answered))
    parts = []
    for begin, end in ((0, own), (own, answered)):
        of_rows = table.rulings_at(near.rows[begin:end])
        firsts = np.flatnonzero(np.diff(of_rows, prepend=-1))
        best = np.maximum.reduceat(near.cosines[:, begin:end], firsts, axis=1) if len(firsts) else near.cosines[:, :0]
        parts.append((of_rows[firsts], best))
    (told, of_told), (asked, of_asked) = parts
    if unasked:
        counts = ~np.isin(asked, list(unasked))
        asked, of_asked = asked[counts], of_asked[:, counts]
    rulings = np.union1d(told, asked)
    found = np.full((len(near.cosines), len(rulings)), NOWHERE, np.float32)
    found[:, np.searchsorted(rulings, told)] = of_told
    places = np.searchsorted(rulings, asked)
    found[:, places] = np.maximum(found[:, places], of_asked)
    return rulings, found


def _choose(
    index: Index,
    near: Near,
    looked_at: Integers,
    readings: Sequence[EncodedReading],
    sought: Sequence[Sought],
    sorts: Sequence[npt.NDArray[np.bool_]],
    names: Sequence[Found],
    signs: Vectors,
    allowed: Allowed,
) -> npt.NDArray[np.int64]:
    """The candidates, in the corpus's order: by a rough sum of what each ruling's best passage, words and names say."""
    if not len(looked_at):
        return np.empty(0, np.int64)
    rulings, best_of_near = _best_of_near(index.table, near, allowed.unasked)
    best = np.repeat(near.elsewhere[:, np.newaxis], len(looked_at), axis=1)
    places = np.minimum(np.searchsorted(looked_at, rulings), len(looked_at) - 1)
    is_looked_at = looked_at[places] == rulings
    best[:, places[is_looked_at]] = best_of_near[:, is_looked_at]
    speaks_to = [each.speaks_to[looked_at] for each in readings]
    for row, is_meant in zip(best, speaks_to, strict=True):
        row[~is_meant] = NOWHERE
    rough = sum(best[of_sort].max(axis=0) for of_sort in sorts) / len(sorts) + 0.1 * signs[looked_at]
    entries = index.lexical.entries(sought, looked_at)
    rough += 0.2 * np.max([held * is_meant for is_meant, held in zip(speaks_to, entries, strict=True)], axis=0)
    place = {ruling: i for i, ruling in enumerate(looked_at.tolist())}
    for found in names:
        if (i := place.get(found.name.ruling)) is not None:
            rough[i] += 1.0 if found.is_exact else 0.1 * found.strength * found.share
    for old in np.intersect1d(looked_at, np.fromiter(allowed.replaced, np.int64, len(allowed.replaced))).tolist():
        i = place[allowed.replaced[old]]
        rough[i] = max(rough[i], rough[place[old]])
    rough = np.where(allowed.rulings[looked_at], rough, -np.inf)
    first = np.argsort(-rough, kind="stable")[:CANDIDATES]
    return np.sort(looked_at[first[np.isfinite(rough[first])]])


def _best_by_place(values: Vectors, groups: Mapping[int, int]) -> Vectors:
    """Values of some rulings, in their order; of what replaces another the higher of both.

    :param groups: of each of them the place of the one that it counts for.
    """
    best = values.copy()
    np.maximum.at(best, np.fromiter(groups.values(), np.int64, len(groups)), values)
    return best


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


def _of_nothing(table: PassageTable, near: Near, of_focus: npt.NDArray[np.bool_]) -> tuple[Vectors, float]:
    """The cosines of what asks with the nearest questions that nothing answers, and that of any reading with the nearest."""
    found = near.cosines[:, np.searchsorted(near.rows, table.answered) :]
    if missing := min(_AGREEING, len(table.ruling) - table.answered - found.shape[1]):
        found = np.concatenate([found, np.repeat(near.elsewhere[:, np.newaxis], missing, axis=1)], axis=1)
    if not found.shape[1]:
        return np.zeros(0, np.float32), 0.0
    return np.sort(found[of_focus].max(axis=0))[-_AGREEING:], max(0.0, float(found.max()))
