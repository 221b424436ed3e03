"""The arrays of an index, made: by passage, by ruling, by word. What each holds is told in `store.arrays`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from judge.indexing.passages import NOT_OWN, REPEATS
from judge.rulings.in_force import start_of
from judge.rulings.model import Document, Ruling
from judge.store import arrays
from judge.store.rows import Passage
from judge.store.spelling_table import hashes_of

Integers = npt.NDArray[np.integer]


class PassageRows:
    """Which ruling each passage is of, and where each sort of passages ends.

    :ivar ruling: of each row its ruling.
    :ivar own: how many rows are rulings' own texts.
    :ivar answered: how many rows are of a ruling.
    """

    def __init__(self, passages: Sequence[Passage]) -> None:
        """Look at passages in the order of :func:`judge.indexing.passages.passages`."""
        self.ruling = np.fromiter((passage.ruling for passage in passages), "<i4", len(passages))
        kinds = [passage.kind for passage in passages]
        self.own = sum(kind not in NOT_OWN for kind in kinds)
        self.answered = self.own + kinds.count("asked")


def passage_arrays(passages: Sequence[Passage], rows: PassageRows, rulings: int) -> dict[str, Integers]:
    """The arrays by passage, and those that tell where the passages of each ruling begin."""
    numbers = np.arange(rulings + 1)
    own, asked = rows.ruling[: rows.own], rows.ruling[rows.own : rows.answered]
    return {
        arrays.RULING: rows.ruling,
        arrays.POINT: np.fromiter((passage.point for passage in passages), "<i2", len(passages)),
        arrays.IS_REPEAT: np.fromiter((passage.kind in REPEATS for passage in passages), "u1", len(passages)),
        arrays.OWN_STARTS: np.searchsorted(own, numbers).astype("<i4"),
        arrays.ASKED_STARTS: (np.searchsorted(asked, numbers) + rows.own).astype("<i4"),
    }


def ruling_arrays(
    rulings: Sequence[Ruling], games: Mapping[str, int], documents: Sequence[Document]
) -> dict[str, Integers]:
    """The arrays by ruling.

    :param games: the number of each game.
    """
    numbers = {document.id: n for n, document in enumerate(documents)}
    count = len(rulings)
    return {
        arrays.GAME: np.fromiter((games[ruling.game] for ruling in rulings), "<u2", count),
        arrays.DOCUMENT: np.fromiter((numbers[ruling.doc] for ruling in rulings), "<i4", count),
        arrays.BEGINS: np.fromiter((start_of(ruling).earliest.toordinal() for ruling in rulings), "<i4", count),
        arrays.IS_BASE_RULE: np.fromiter((ruling.certainty is not None for ruling in rulings), "u1", count),
    }


def spelling_arrays(words: Sequence[str]) -> dict[str, bytes | Integers]:
    """The arrays by which misspelt words are looked up, of words that come in the order in which they are to be found."""
    left = [hashes_of(word) for word in words]
    hashes = np.fromiter((hashed for each in left for hashed in each), "<u4")
    owners = np.repeat(np.arange(len(words), dtype="<u4"), np.fromiter(map(len, left), np.int64, len(words)))
    order = np.lexsort((owners, hashes))
    texts = [word.encode() for word in words]
    return {
        arrays.WORD_TEXT: b"".join(texts),
        arrays.WORD_ENDS: np.cumsum([0, *map(len, texts)]).astype("<u4"),
        arrays.DELETED: hashes[order],
        arrays.DELETED_OF: owners[order],
    }
