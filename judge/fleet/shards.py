"""Shards: the questions in numbered runs of so many, each known by a digest of all that its answers come from."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import islice

import msgspec

from judge.batch.questions import Row
from judge.batch.record import Made

SIZE = 200  # questions: some seconds of work, all that a kill costs; the writing of a shard is a hundredth of it


class Shard(msgspec.Struct, frozen=True):
    """Questions that are answered and written together.

    :ivar number: of the shard, from 0.
    :ivar first: the number of its first question among all, from 1.
    :ivar digest: of its questions, their places, and what all answers depend on: where it is the same, so are the result rows.
    """

    number: int
    first: int
    rows: tuple[Row, ...]
    digest: str


def cut(rows: Iterator[Row], made: Made, size: int = SIZE) -> Iterator[Shard]:
    """The shards of questions, in their order; only so many are read as are asked for.

    :param made: what answers depend on besides the questions, and how they are written.
    """
    number, first = 0, 1
    while some := tuple(islice(rows, size)):
        told = msgspec.json.encode((sorted(made.items()), number, first, some))
        yield Shard(number, first, some, hashlib.sha256(told).hexdigest())
        number, first = number + 1, first + len(some)
