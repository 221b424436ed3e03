"""What the readings of a question find in the passages of some rulings, told for each ruling and for each of its points."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from judge.search.encoder import Encoded, Vectors
from judge.search.lexical import Coverage
from judge.search.passage_table import PassageTable
from judge.search.readings import Reading
from judge.search.words import WordIndex, WordsInParts
from judge.store.learnt import FOCUS, POINT_FEATURES

NOWHERE = -1.0  # below every cosine
_MEAN_OF = 3

COVERED = {
    "cover_entry": "entries",
    "cover_passage": "passages",
    "cover_asked_entry": "asked_entries",
    "cover_asked_passage": "asked_passages",
}


class EncodedReading(msgspec.Struct, frozen=True):
    """A reading of a question as the encoder reads it, and the rulings that it speaks to (bool, by number)."""

    reading: Reading
    encoded: Encoded
    speaks_to: npt.NDArray[np.bool_]


class Rows(msgspec.Struct, frozen=True):
    """The passages of the candidates and of what they replace.

    :ivar rows: their rows.
    :ivar ruling: of each its ruling; ``point`` the point that it speaks for, ``owner`` the place of the candidate that it counts for.
    :ivar is_own: of each whether it is a ruling's own text, no question asked; ``is_repeat`` whether another says it already.
    :ivar counts: of each whether it counts: questions asked of some rulings don't.
    :ivar groups: the rulings that they are of; ``group`` of each row the place of its ruling there.
    """

    rows: npt.NDArray[np.int64]
    ruling: npt.NDArray[np.int64]
    point: npt.NDArray[np.int64]
    owner: npt.NDArray[np.int64]
    is_own: npt.NDArray[np.bool_]
    is_repeat: npt.NDArray[np.bool_]
    counts: npt.NDArray[np.bool_]
    groups: npt.NDArray[np.int64]
    group: npt.NDArray[np.int64]

    @classmethod
    def of(cls, table: PassageTable, groups: Mapping[int, int], unasked: Collection[int] = ()) -> Rows:
        """Those of some rulings, given with the place of the candidate that each counts for.

        :param unasked: rulings of which asked questions don't count.
        """
        rows = table.rows_of(groups)
        ruling = table.ruling[rows].astype(np.int64)
        rulings = np.fromiter(groups, np.int64, len(groups))
        order = np.argsort(rulings)
        group = order[np.searchsorted(rulings[order], ruling)]
        owner = np.fromiter(groups.values(), np.int64, len(groups))[group]
        is_own = rows < table.own
        counts = is_own | ~np.isin(ruling, list(unasked)) if unasked else np.ones(len(rows), np.bool_)
        point = table.point[rows].astype(np.int64)
        return cls(rows, ruling, point, owner, is_own, table.is_repeat[rows], counts, rulings, group)


class Look(msgspec.Struct, frozen=True):
    """What several readings find, each by itself, or at best: the first axis is then missing.

    :ivar cosines: with each row; ``covers`` the share of the reading's words that it holds.
    :ivar words: the two means of each own text's words.
    :ivar shares: of each of the rows' rulings the shares of words held, by feature.
    """

    cosines: Vectors
    covers: Vectors
    words: Vectors
    shares: Mapping[str, Vectors]

    def best_of(self, readings: npt.NDArray[np.bool_]) -> Look:
        """The best that any of some readings finds."""
        return Look(
            self.cosines[readings].max(axis=0),
            self.covers[readings].max(axis=0),
            self.words[readings].max(axis=0),
            {name: each[readings].max(axis=0) for name, each in self.shares.items()},
        )


def found_in(
    words: WordIndex | WordsInParts,
    readings: Sequence[EncodedReading],
    coverages: Sequence[Coverage],
    cosines: Vectors,
    rows: Rows,
) -> Look:
    """What each reading finds in some rows, and of shares of words in their rulings; nothing in those that it doesn't speak to."""
    told = words.of(rows.rows[rows.is_own])
    look = Look(
        cosines,
        np.stack([coverage.rows for coverage in coverages]),
        np.stack([told.means(each.encoded) for each in readings]),
        {name: np.stack([getattr(c, share) for c in coverages]) for name, share in COVERED.items()},
    )
    for i, each in enumerate(readings):
        if not each.speaks_to.all():
            speaks_to = each.speaks_to[rows.groups]
            is_meant = speaks_to[rows.group]
            look.cosines[i, ~is_meant] = NOWHERE
            look.covers[i, ~is_meant] = 0.0
            look.words[i, :, ~is_meant[rows.is_own]] = 0.0
            for shares in look.shares.values():
                shares[i, ~speaks_to] = 0.0
    return look


def of_rulings(look: Look, rows: Rows, count: int) -> dict[str, Vectors]:
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


def of_points(rows: Rows, whole: Look, focus: Look) -> dict[tuple[int, int], Vectors]:
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
