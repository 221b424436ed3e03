"""Word search for a page without a server: postings made here, read by a few lines of script. It lists rulings and claims no answer.

BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009) over the texts of entries, with the questions
that people ask of them. Words are folded so simply that the script can do the same: `fold` here and in ``static/search.js`` must agree.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

K1, B = 1.2, 0.75
TITLE_WEIGHT = 3  # a word of a title counts as so many
_WORD = re.compile(r"[a-z0-9]+")
_ENDINGS = ("ing", "ed", "es", "s")
_LEAST = 3  # letters that stay of a word


class Entry(NamedTuple):
    """What is searched of an entry, and what a list of found ones shows."""

    id: str
    title: str
    game: str
    shown: str
    words: str


class Postings(NamedTuple):
    """Entries as they are listed, and for each word, in pairs one after the other, the entries that have it and its weight there."""

    entries: list[tuple[str, str, str, str]]
    weights: dict[str, list[float]]


def fold(text: str) -> list[str]:
    """The words of ``text`` in lower case, without an apostrophe and the commonest endings."""
    plain = text.lower().replace("'", "").replace("’", "")
    return [_stem(word) for word in _WORD.findall(plain)]


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
            return word[: -len(ending)]
    return word


def postings(entries: Sequence[Entry]) -> Postings:
    """The postings of ``entries``: the weights of BM25, so that a search only adds them up."""
    counts = [Counter(fold(entry.words)) + Counter(fold(entry.title) * TITLE_WEIGHT) for entry in entries]
    mean = sum(sum(count.values()) for count in counts) / len(counts) if counts else 1
    having = Counter(word for count in counts for word in count)
    weights: dict[str, list[float]] = {}
    for place, count in enumerate(counts):
        norm = K1 * (1 - B + B * sum(count.values()) / mean)
        for word, times in count.items():
            rarity = math.log(1 + (len(entries) - having[word] + 0.5) / (having[word] + 0.5))
            weights.setdefault(word, []).extend((place, round(rarity * times * (K1 + 1) / (times + norm), 2)))
    return Postings(
        [(entry.id, entry.title, entry.game, entry.shown) for entry in entries], dict(sorted(weights.items()))
    )


def search(found: Postings, question: str, most: int = 5, game: str = "") -> list[str]:
    """The ids of the entries that share the weightiest words with ``question``, best first: what the script does, for tests and figures."""
    scores: Counter[int] = Counter()
    for word in dict.fromkeys(fold(question)):
        pairs = found.weights.get(word, [])
        for place, weight in zip(pairs[::2], pairs[1::2], strict=True):
            if not game or found.entries[int(place)][2] == game:
                scores[int(place)] += weight  # type: ignore[assignment]
    ranked: Iterable[tuple[int, float]] = sorted(scores.items(), key=lambda pair: (-round(pair[1], 2), pair[0]))
    return [found.entries[place][0] for place, _ in list(ranked)[:most]]
