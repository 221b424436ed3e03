"""Sentences that break off in one fragment and go on in another: which goes with which, and how surely."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise

import msgspec

from judge.importing.torn.lines import Fragment
from judge.importing.torn.text import is_bullet
from judge.importing.torn.words import Rarity, stem_list

# How far, in fragments, a sentence may jump: columns mix within a page or two, and the work stays proportional to the file.
REACH = 16
_LEAST = 0.35
_MARGIN = 0.08
_SAME = 0.4
_ROUNDED = 1e-6  # more than rounding may add

_LONGEST_WORD = 60  # letters
_DIVIDED = re.compile(r"([^\W\d_]+)-$")
_FIRST = re.compile(r"[^\W\d_]+")


class FragmentLink(msgspec.Struct, frozen=True, gc=False):
    """``before`` goes on in ``after`` (numbers of fragments); ``is_sure`` if no other pair comes near; ``why`` names the signs."""

    before: int
    after: int
    score: float
    is_sure: bool
    why: str


class _Pair(msgspec.Struct, frozen=True, gc=False):
    score: float
    before: int
    after: int
    why: str


def links(found: Sequence[Fragment], profiles: Sequence[Mapping[int, float]], rarity: Rarity) -> list[FragmentLink]:
    """Pair fragments that break off with fragments that go on, best pair first, each fragment at most once on either side.

    :param profiles: for each fragment, how near it is to each known text; may be empty.
    :param rarity: how much each stem says in this dump.
    """
    finder = _Finder(found, profiles, rarity)
    pairs = []
    for before, fragment in enumerate(found):
        if not fragment.ends_open:
            continue
        for after in range(max(0, before - REACH), min(len(found), before + REACH + 1)):
            if after != before and finder.may_go_on[after] and (pair := finder.pair(before, after)):
                pairs.append(pair)
    return _chosen(pairs)


def _may_go_on(fragment: Fragment) -> bool:
    """Whether a fragment can be the rest of something: it begins inside a sentence, or no heading claims it."""
    return fragment.opens_inside or (fragment.follows is None and not fragment.is_answer)


class _Finder:
    """What the pairs of one dump are judged by, worked out once."""

    def __init__(self, found: Sequence[Fragment], profiles: Sequence[Mapping[int, float]], rarity: Rarity) -> None:
        self._found = found
        self._profiles = profiles
        self._rarity = rarity
        self.may_go_on = [_may_go_on(fragment) for fragment in found]
        self._words = [fragment.stems for fragment in found]
        self._sets = [fragment.stem_set for fragment in found]
        self._squares = [rarity.square(stems) for stems in self._sets]
        self._opens_inside = [fragment.opens_inside for fragment in found]
        self._divided = [
            _DIVIDED.search(fragment.last[-_LONGEST_WORD:]) if fragment.last.endswith("-") else None
            for fragment in found
        ]
        self._runs = _runs(
            self._words,
            {words[0] for words, may in zip(self._words, self.may_go_on, strict=True) if may and words},
            {
                tuple(words[-2:])
                for words, fragment in zip(self._words, found, strict=True)
                if fragment.ends_open and words
            },
        )

    def pair(self, before: int, after: int) -> _Pair | None:
        """How well a fragment goes on in another, and by what signs; None if it hardly does."""
        first, rest = self._found[before], self._found[after]
        score, why = 0.0, []
        opens_inside = self._opens_inside[after]
        if first.last.endswith(":"):
            # A colon announces a list or a new sentence, so it neither needs nor forbids a small letter.
            if is_bullet(rest.text) or not opens_inside:
                score += 0.4 if is_bullet(rest.text) else 0.25
                why.append("a colon announces it")
        elif (start := self._divided[before]) and (end := _FIRST.match(rest.text)) and opens_inside:
            is_word = (*stem_list(start[1] + end[0]),) in self._runs
            score += 0.9 if is_word else 0.2
            why.append("a divided word goes on" if is_word else "a divided word may go on")
        elif opens_inside:
            score += 0.4
            why.append("it begins inside a sentence")
        else:
            score += 0.1
        bridge = _bridge(self._words[before], self._words[after], self._runs)
        score += 0.4 * bridge
        if bridge >= 0.3:
            why.append("the words across the break stand together elsewhere")
        near = _agreement(self._profiles[before], self._profiles[after]) if self._profiles[before] else 0.0
        score += 0.8 * near
        if near >= 0.2:
            why.append("both are near the same known entry")
        # Directly below is the common case (a paragraph that a page's end cuts); a long jump needs better signs.
        is_below = after == before + 1 and rest.follows is None
        score += (0.3 if opens_inside else 0.1) if is_below else -0.003 * abs(after - before)
        if score + _SAME * self._most_alike(before, after) < _LEAST:  # the costly comparison could not save it
            return None
        same = self._cosine(before, after)
        score += _SAME * same
        if same >= 0.15 and near < 0.2:
            why.append("both speak of the same")
        return _Pair(score, before, after, ", ".join(why) or "it stands next") if score >= _LEAST else None

    def _most_alike(self, one: int, other: int) -> float:
        """More than two fragments can be near each other, by their lengths alone."""
        less, more = self._squares[one], self._squares[other]
        if less > more:
            less, more = more, less
        return math.sqrt(less / more) + _ROUNDED if more else _ROUNDED

    def _cosine(self, one: int, other: int) -> float:
        """How near two fragments are, from 0 to 1."""
        shared = self._sets[one] & self._sets[other]
        return self._rarity.square(shared) / math.sqrt(self._squares[one] * self._squares[other]) if shared else 0.0


def _runs(texts: Sequence[Sequence[str]], begins: set[str], ends: set[tuple[str, ...]]) -> Counter[tuple[str, ...]]:
    """How often each stem stands in the texts, and each run of two or three that may stand across a break: an end, a begin, or both."""
    found: Counter[tuple[str, ...]] = Counter(chain.from_iterable(zip(words, strict=True) for words in texts))
    lasts = {end[-1] for end in ends}
    found.update(_across(texts, begins, ends, lasts))
    return found


def _across(
    texts: Sequence[Sequence[str]], begins: set[str], ends: set[tuple[str, ...]], lasts: set[str]
) -> Iterator[tuple[str, ...]]:
    """The runs of two and three stems."""
    for words in texts:
        pairs = list(pairwise(words))
        yield from [pair for pair in pairs if pair in ends or (pair[1] in begins and pair[0] in lasts)]
        yield from [
            (*pair, word) for pair, word in zip(pairs, words[2:], strict=False) if word in begins and pair in ends
        ]


def _bridge(before: Sequence[str], after: Sequence[str], runs: Counter[tuple[str, ...]]) -> float:
    """How much the words on both sides of the break belong together: how often one of them comes with the other elsewhere."""
    if not before or not after:
        return 0.0
    times = runs.get
    of_pair, of_triple = times((before[-1], after[0]), 0), times((*before[-2:], after[0]), 0) if before[1:] else 0
    together = of_pair / max(2, times((after[0],), 0)) if of_pair else 0.0
    if of_triple:
        together = max(together, of_triple / max(1, times((before[-2], before[-1]), 0) - 1))
    return min(1.0, together)


def _agreement(one: Mapping[int, float], other: Mapping[int, float]) -> float:
    """How far two fragments are near the same known text, less what draws the second one to another."""
    best = max(one, key=lambda at: (one[at], -at), default=None)
    if best is None:
        return 0.0
    there = other.get(best, 0.0)
    return min(one[best], there) - 0.6 * (max(other.values(), default=0.0) - there)


def _chosen(pairs: list[_Pair]) -> list[FragmentLink]:
    pairs.sort(key=lambda pair: (-pair.score, abs(pair.after - pair.before), pair.before, pair.after))
    goes_on: dict[int, int] = {}
    chosen: dict[int, _Pair] = {}
    chains: dict[int, int] = {}  # of each end of a chain the other end
    for pair in pairs:
        first = chains.get(pair.before, pair.before)
        if pair.before in goes_on or pair.after in chosen or first == pair.after:
            continue  # the last: the chain would close to a ring
        last = chains.get(pair.after, pair.after)
        chains[first], chains[last] = last, first
        goes_on[pair.before] = pair.after
        chosen[pair.after] = pair
    rivals: dict[int, float] = {}
    for pair in pairs:
        took = chosen.get(pair.after)
        if took is not None and took.before != pair.before:
            # A rival beginning that has a better rest of its own is none.
            own = chosen.get(goes_on.get(pair.before, -1))
            if own is None or own.score <= pair.score + _MARGIN:
                rivals[pair.after] = max(rivals.get(pair.after, 0.0), pair.score)
    return [
        FragmentLink(pair.before, pair.after, pair.score, pair.score - rivals.get(after, 0.0) >= _MARGIN, pair.why)
        for after, pair in sorted(chosen.items())
    ]
