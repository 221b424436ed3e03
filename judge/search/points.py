"""Which point of a ruling answers: by all passages that speak for it, by its words, and by the numbers that a worked example shares."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from judge.rulings.model import Point, Ruling
from judge.search.encoder import Vectors
from judge.search.text import Text
from judge.store.learnt import POINT, POINT_FEATURES, UNASKED_POINT

MOST_LIKELY = 3
_LIKELY = 0.5  # of the likeliest point's probability: what has less is no equal
_NUMBER = re.compile(r"(?<![\w.#])[+-]?\d+(?!\w|\.\d)")
_SPELT = {
    word: str(n)
    for n, word in enumerate(
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
    )
    if n != 1  # "one" is a pronoun as often as a number
}


class PointChoice(msgspec.Struct, frozen=True):
    """A point, the probability that it answers if its ruling does, and the likeliest points where they differ little, best first."""

    point: int
    confidence: float
    likely: tuple[int, ...] = ()


def numbers_in(text: Text) -> frozenset[str]:
    """The numbers of a text, in figures, signs kept: "two characters with +1 ATK" holds 2 and +1."""
    spelt = (_SPELT[word] for word in text.words if word in _SPELT)
    return frozenset((*_NUMBER.findall(text.plain), *spelt))


def point_scores(
    ruling: Ruling, found: Mapping[tuple[int, int], Vectors], number: int, asked: frozenset[str]
) -> list[list[float]]:
    """Of each point of a ruling a number for each of :data:`POINT_FEATURES`.

    :param found: what its passages and words say, by ruling and point, without the numbers.
    :param number: that of the ruling.
    :param asked: the numbers in the question.
    """
    values = []
    for point in ruling.points:
        shared = len(asked & _numbers_told(point)) / len(asked) if asked else 0.0
        passages = found.get((number, point.n))
        values.append([*(passages.tolist() if passages is not None else [0.0] * (len(POINT_FEATURES) - 1)), shared])
    return values


@lru_cache(maxsize=20_000)
def _numbers_told(point: Point) -> frozenset[str]:
    """The numbers in a point and its worked examples; a post asks the same rulings several times."""
    return numbers_in(Text(" ".join((point.text, *point.examples))))


def choose_point(values: list[list[float]], learnt: Mapping[str, float], is_unasked: bool = False) -> PointChoice:
    """The point that answers, of those whose features are given in order; the first of equals.

    :param is_unasked: whether no question shows yet how people ask for each.
    """
    if len(values) == 1:
        return PointChoice(1, 1.0)
    of = UNASKED_POINT if is_unasked else POINT
    weights = [learnt[f"{of}.{name}"] for name in POINT_FEATURES]
    logits = [learnt[f"{of}.scale"] * sum(w * v for w, v in zip(weights, each, strict=True)) for each in values]
    highest = max(logits)
    shares = [math.exp(logit - highest) for logit in logits]
    total = sum(shares)
    order = sorted(range(len(shares)), key=lambda i: (-shares[i], i))
    likely = tuple(i + 1 for i in order[:MOST_LIKELY] if shares[i] >= _LIKELY)
    return PointChoice(order[0] + 1, 1 / total * shares[order[0]], likely if len(likely) > 1 else ())
