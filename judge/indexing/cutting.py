"""Where a large corpus is cut into parts: behind documents that their own names choose, so that a change moves hardly a cut."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from judge.rulings.model import AskedQuestion, Corpus, Ruling

IN_PARTS_FROM = 60_000  # points and questions; fewer are built in seconds as they are
# Of a part, about: many parts make a question dear, which looks into each, and few make a change dear, for which one is built.
A_PART = 40_000
_HASHES = 2**64


class Cut(NamedTuple):
    """Some documents of a corpus, one behind the other: what a part is made from. ``first`` is the number of their first ruling."""

    first: int
    rulings: Sequence[Ruling]
    asked: Sequence[AskedQuestion]


def is_in_parts(corpus: Corpus) -> bool:
    """Whether the index of a corpus is in parts."""
    return len(corpus.asked) + sum(len(ruling.points) for ruling in corpus.rulings) >= IN_PARTS_FROM


def cuts(corpus: Corpus) -> list[Cut]:
    """A corpus cut into parts, each at least half as large as it is to be, and the last as large as what is left.

    Where a cut may be is told by the id of the document before it, and how likely by how large that is: so the cuts of two corpora that
    differ in some documents are the same again soon behind these.
    """
    asked: dict[str, list[AskedQuestion]] = {}
    for question in corpus.asked:
        asked.setdefault(question.id, []).append(question)
    rulings = corpus.rulings
    found: list[Cut] = []
    first = document = size = 0
    for n, ruling in enumerate(rulings):
        size += len(ruling.points) + len(asked.get(ruling.id, ()))
        document += len(ruling.points) + len(asked.get(ruling.id, ()))
        if n + 1 == len(rulings) or ruling.doc != rulings[n + 1].doc:
            is_large = size >= A_PART // 2
            if n + 1 == len(rulings) or (is_large and _hash(ruling.doc) < document / (A_PART / 2) * _HASHES):
                found.append(_cut(rulings, first, n + 1, asked))
                first, size = n + 1, 0
            document = 0
    return found


def _cut(rulings: Sequence[Ruling], first: int, end: int, asked: Mapping[str, list[AskedQuestion]]) -> Cut:
    some = rulings[first:end]
    return Cut(first, some, [question for ruling in some for question in asked.get(ruling.id, ())])


def _hash(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")
