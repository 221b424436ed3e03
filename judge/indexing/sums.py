"""What a part of an index adds to what is summed up over all of them: where its terms stand, its words, names and rarest signs.

A part numbers its rows and rulings from 0; where they stand in the index is known when all parts are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from judge.indexing.arrays import Integers, passage_arrays
from judge.indexing.names import stem_of
from judge.indexing.postings import BITS, LOW, Postings
from judge.indexing.vocabulary import words_asked, words_told
from judge.rulings.model import Ruling
from judge.search.dense import Halves, signs_of
from judge.store import arrays
from judge.store.rows import Name, Passage

# Vectors from which it is learnt how numbers are rounded: FAISS looks at 4,096 of them, and the fewer they are the rarer one changes.
SAMPLE = 8_192
BY_PASSAGE = ((arrays.RULING, "<i4"), (arrays.POINT, "<i2"), (arrays.IS_REPEAT, "u1"))
BY_RULING = ((arrays.OWN_STARTS, "<i4"), (arrays.ASKED_STARTS, "<i4"))


class Sums(msgspec.Struct, frozen=True, array_like=True):
    """``sums.msgpack`` of a part. Numbers are little-endian.

    :ivar content: the hash of its rulings, passages and names.
    :ivar columns: the arrays by passage and those that tell where the passages of each ruling begin, as `store.arrays` has them.
    :ivar terms: in order; ``counts``, ``own``, ``own_rulings`` and ``rulings`` (64 bits) tell of each what the index's table does.
    :ivar postings: the rows of one term after the other (32 bits).
    :ivar games: which the rulings are of; ``games_of`` the terms, each with a game, as keys (64 bits), ``games_counts`` how many rulings.
    :ivar told: the words of its own texts and names; ``asked`` of how many rulings each word is asked.
    :ivar bearers: how many rulings bear each name or mention it; ``names`` the names by number.
    :ivar stems: of names' words; ``stem_of`` of each name's words the stem, -1 for none (32 bits), ``words_of`` how many each has.
    :ivar pieces: in how many texts each word piece stands (32 bits); ``worded`` how many texts have words.
    :ivar signs: the least of its vectors' signs (64 bits), in order; ``sign_rows`` the rows that they are of (64 bits).
    """

    content: str
    columns: dict[str, bytes]
    terms: list[str]
    counts: bytes
    own: bytes
    own_rulings: bytes
    rulings: bytes
    postings: bytes
    games: list[str]
    games_of: bytes
    games_counts: bytes
    told: list[str]
    asked: dict[str, int]
    bearers: dict[str, int]
    names: list[str]
    stems: list[str]
    stem_of: bytes
    words_of: bytes
    pieces: bytes
    worded: int
    signs: bytes
    sign_rows: bytes

    def array(self, name: str) -> npt.NDArray[np.int64]:
        """Numbers of 64 bits."""
        found: npt.NDArray[np.int64] = np.frombuffer(getattr(self, name), "<i8")
        return found


def sums_of(
    texts: Sequence[Passage],
    postings: Postings,
    rulings: Sequence[Ruling],
    names: Sequence[Name],
    bearers: Mapping[str, int],
    vectors: Halves,
    pieces: npt.NDArray[np.float64],
    worded: int,
    content: str,
) -> Sums:
    """What a part adds.

    :param pieces: in how many texts each word piece stands.
    """
    columns = passage_arrays(texts, postings.passages, len(rulings))
    games = list(dict.fromkeys(ruling.game for ruling in rulings))
    numbers = {game: n for n, game in enumerate(games)}
    of_game = np.fromiter((numbers[ruling.game] for ruling in rulings), np.int64, len(rulings))
    keys, counts = postings.bearers.games(of_game)
    stems = {stem: n for n, stem in enumerate(sorted({stem_of(word) for name in names for word in name.words} - {""}))}
    signs = signs_of(vectors) if len(vectors) else np.zeros(0, np.uint64)
    order = np.argsort(signs, kind="stable")[:SAMPLE]
    found = postings.bearers
    return Sums(
        content=content,
        columns={name: _raw(columns[name], kind) for name, kind in (*BY_PASSAGE, *BY_RULING)},
        terms=postings.terms,
        counts=_raw(postings.counts),
        own=_raw(found.own),
        own_rulings=_raw(found.own_rulings),
        rulings=_raw(found.rulings),
        postings=_raw(postings.rows, "<i4"),
        games=games,
        games_of=_raw(keys),
        games_counts=_raw(counts),
        told=sorted(words_told(texts, names)),
        asked=dict(sorted(words_asked(texts).items())),
        bearers=dict(sorted(bearers.items())),
        names=[name.name for name in names],
        stems=list(stems),
        stem_of=_raw(
            np.array([stems.get(stem_of(word), -1) for name in names for word in name.words], np.int64), "<i4"
        ),
        words_of=_raw(np.fromiter((len(name.words) for name in names), np.int64, len(names)), "<i4"),
        pieces=_raw(pieces, "<i4"),
        worded=worded,
        signs=_raw(signs[order], "<u8"),
        sign_rows=_raw(order),
    )


def read_sums(path: Path) -> Sums:
    """What a part adds, as its file has it.

    :raises OSError: if it can't be read.
    :raises msgspec.MsgspecError: if it holds something else.
    """
    return msgspec.msgpack.decode(path.read_bytes(), type=Sums)


def _raw(numbers: npt.NDArray[Any], kind: str = "<i8") -> bytes:
    return np.ascontiguousarray(numbers).astype(kind, copy=False).tobytes()


def summed_keys(keys: Sequence[Integers], counts: Sequence[Integers]) -> tuple[npt.NDArray[np.int64], Integers]:
    """Counts that stand under keys, summed up under each key, in order."""
    every = np.concatenate([np.zeros(0, np.int64), *keys])
    numbers = np.concatenate([np.zeros(0, np.int64), *counts])
    order = np.argsort(every, kind="stable")
    every, numbers = every[order], numbers[order]
    begins = np.flatnonzero(np.append(True, every[1:] != every[:-1])[: len(every)])
    return every[begins], np.add.reduceat(numbers, begins) if len(begins) else numbers


def rekeyed(keys: Integers, terms: Integers, games: Integers) -> npt.NDArray[np.int64]:
    """Keys of a term and a game by other numbers of both."""
    found: npt.NDArray[np.int64] = (terms[keys >> BITS] << BITS) | games[keys & LOW]
    return found
