"""Texts as sets of stems, weighed by how rare each stem is: how near a fragment is to a known entry."""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any

_WORD = re.compile(r"[^\W\d_]+|\d+")
_QUOTES = re.compile(r"['’‘`´](?:s\b)?")
# A stem that this share of the entries have tells none of them from another, and costs most to look up.
_TOO_COMMON = 0.5
_ONE = 1 << 16


@cache
def _stemmer() -> Any:
    import Stemmer

    return Stemmer.Stemmer("english")


@lru_cache(maxsize=50_000)
def _stem(word: str) -> str:
    return str(_stemmer().stemWord(word))


def stem_list(text: str) -> list[str]:
    """The stems of a text in order, numbers included."""
    small = text.lower()
    if not small.isascii() or "'" in small or "`" in small:
        small = _QUOTES.sub("", small)
    return list(map(_stem, _WORD.findall(small)))


class Rarity:
    """How much each stem says, from the texts that it was seen in: whole numbers, so that no sum hangs on the order of a set."""

    def __init__(self, texts: Iterable[Iterable[str]]) -> None:
        sets = [text if isinstance(text, set) else set(text) for text in texts]
        self._seen = Counter(chain.from_iterable(sets))
        self._count = len(sets)
        self._weights = {stem: round(_ONE * math.log(1 + self._count / seen)) for stem, seen in self._seen.items()}
        self.most = round(_ONE * math.log(1 + self._count))
        self._squares = {stem: weight**2 for stem, weight in self._weights.items()}

    def of(self, stem: str) -> int:
        """The weight of a stem; one never seen has ``most``, as one seen once."""
        return self._weights.get(stem, self.most)

    def seen(self, stem: str) -> int:
        """In how many texts the stem stands, at least one."""
        return max(1, self._seen[stem])

    def is_common(self, stem: str) -> bool:
        """Whether the stem stands in so many texts that it tells nothing."""
        return self._count > 10 and self._seen[stem] > self._count * _TOO_COMMON

    def total(self, stems: Iterable[str]) -> int:
        """The sum of the weights."""
        weight, most = self._weights.get, self.most
        return sum([weight(stem, most) for stem in stems])

    def square(self, stems: Iterable[str]) -> int:
        """The sum of the squared weights."""
        square, most = self._squares.get, self.most**2
        return sum([square(stem, most) for stem in stems])


class Nearness:
    """Known texts, ready to be compared with many fragments."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.stems = [set(stem_list(text)) for text in texts]
        self.rarity = Rarity(self.stems)
        self._having: defaultdict[str, list[int]] = defaultdict(list)
        for at, stems in enumerate(self.stems):
            for stem in stems:
                if not self.rarity.is_common(stem):
                    self._having[stem].append(at)
        self._total = sum(map(len, self.stems))
        self._norms = [self._norm(stems) for stems in self.stems]

    def to(self, stems: set[str]) -> dict[int, float]:
        """The cosine to every known text that shares a telling stem."""
        if not self.stems:
            return {}
        found: defaultdict[int, int] = defaultdict(int)
        for stem in stems:
            weight = self.rarity.of(stem) ** 2
            for at in self._having.get(stem, ()):
                found[at] += weight
        norm = self._norm(stems)
        return {at: shared / (norm * self._norms[at]) for at, shared in found.items()}

    def gain(self, stems: set[str], at: int) -> float:
        """How much likelier the stems are in the known text ``at`` than anywhere (a logarithm): a long text explains less."""
        own, total = self.stems[at], self._total
        shares = (1 / len(own) / (self.rarity.seen(stem) / total) for stem in stems & own)
        return math.fsum(math.log1p(share) for share in shares)

    def _norm(self, stems: set[str]) -> float:
        return math.sqrt(self.rarity.square(stem for stem in stems if not self.rarity.is_common(stem))) or 1.0
