"""Two texts word by word: what was taken out and put in, how alike they are, and which text of one list became which of another.

Everything reads the same in both directions: with old and new swapped, additions and removals swap and nothing else changes. Only
which of two texts that changed places is the one that moved is arbitrary.
"""

from __future__ import annotations

import itertools
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from rapidfuzz.distance import Indel

from judge.answers import Span

ALIKE = 0.5  # from this likeness on, two texts are one that was reworded; of unrelated points of one entry, 4 in 100 are as alike
_IN_PLACE = 0.3  # enough for the one text that stands where the other stood
_MANY = 6

_TOKEN = re.compile(r"(\s*)(\w+(?:[-.,'’/]\w+)*|[^\w\s]|\Z)")
_WORD = re.compile(r"\w+")


class _Piece(NamedTuple):
    """A stretch of both texts; where they are not the ``same``, either side may be empty."""

    old: str
    new: str
    same: bool


def compare_words(old: str, new: str) -> tuple[Span, ...]:
    """The difference word by word: the "same" and "removed" spans joined are ``old``, the "same" and "added" ones ``new``."""
    pieces = _join_alike(_pieces(old, new))
    pieces = _join_alike(
        _Piece(piece.old, piece.new, False) if _is_confetti(*pieces[max(0, n - 1) : n + 2]) else piece
        for n, piece in enumerate(pieces)
    )
    spans: list[Span] = []
    for piece in _join_alike(itertools.chain.from_iterable(map(_without_shared_blank, pieces))):
        sides: tuple[Span, ...] = (Span("removed", piece.old), Span("added", piece.new))
        spans += [span for span in ((Span("same", piece.old),) if piece.same else sides) if span.text]
    return tuple(spans)


def _without_shared_blank(piece: _Piece) -> tuple[_Piece, _Piece]:
    """The blank before a word that was put in another's place is the same, and the rest."""
    old, new = piece.old.lstrip(), piece.new.lstrip()
    blank = piece.old.removesuffix(old)
    if not old or not new or blank != piece.new.removesuffix(new):
        return _Piece("", "", True), piece
    return _Piece(blank, blank, True), _Piece(old, new, piece.same)


def _pieces(old: str, new: str) -> Iterator[_Piece]:
    if new < old:  # difflib prefers one side: in one order of the texts the difference is that of both directions
        yield from (_Piece(piece.new, piece.old, piece.same) for piece in _pieces(new, old))
        return
    # A word counts without the blank before it: the first word of a text is the same word in its midst.
    a, b = _TOKEN.findall(old), _TOKEN.findall(new)
    words_a, words_b = [word for _, word in a], [word for _, word in b]
    for tag, a0, a1, b0, b1 in SequenceMatcher(None, words_a, words_b).get_opcodes():
        if tag != "equal":
            yield _Piece("".join(map("".join, a[a0:a1])), "".join(map("".join, b[b0:b1])), False)
            continue
        for (blank_a, word), (blank_b, _) in zip(a[a0:a1], b[b0:b1], strict=True):
            yield _Piece(blank_a, blank_b, blank_a == blank_b)
            yield _Piece(word, word, True)


def _join_alike(pieces: Iterable[_Piece]) -> list[_Piece]:
    """The pieces with neighbours of one kind made one, and without empty ones."""
    joined: list[_Piece] = []
    for same, group in itertools.groupby((p for p in pieces if p.old or p.new), key=lambda piece: piece.same):
        run = list(group)
        joined.append(_Piece("".join(p.old for p in run), "".join(p.new for p in run), same))
    return joined


def _is_confetti(*around: _Piece) -> bool:
    """Whether what two changes happen to share cuts them up: blanks and signs, or a short word in the midst of many new ones."""
    if len(around) < 3 or not around[1].same:
        return False
    before, shared, after = around
    words = _WORD.findall(shared.old)
    changed = len(_WORD.findall(" ".join((before.old, before.new, after.old, after.new))))
    return not words or (len(words) == 1 and words[0].isalpha() and len(words[0]) < 4 and changed >= _MANY)


def match_texts(old: Sequence[str], new: Sequence[str], least: float = ALIKE) -> dict[int, int]:
    """Which text of ``new`` each text of ``old`` became, by index from 0: the same text before a like one, the most alike first.

    :param least: the likeness, in [0, 1], below which two texts have nothing to do with each other.
    """
    pairs = _pair_same(old, new)
    rest_old = [(i, _words(text)) for i, text in enumerate(old) if i not in pairs]
    taken = set(pairs.values())
    rest_new = [(j, _words(text)) for j, text in enumerate(new) if j not in taken]
    likenesses = [(found, i, j) for i, a in rest_old for j, b in rest_new if (found := _likeness(a, b, least)) >= least]
    # The nearest place decides between equals, then the earlier: an order that is that of both directions.
    for _, i, j in sorted(likenesses, key=lambda found: (-found[0], abs(found[1] - found[2]), sum(found[1:]))):
        if i not in pairs and j not in taken:
            pairs[i] = j
            taken.add(j)
    return pairs


def successors(old: Sequence[str], new: Sequence[str]) -> dict[int, int]:
    """As :func:`match_texts`; and where one text on each side is left between the same neighbours, less likeness will do."""
    pairs = match_texts(old, new)
    taken = set(pairs.values())
    ends = [(-1, -1), *sorted(pairs.items()), (len(old), len(new))]
    for (i, j), (next_i, next_j) in itertools.pairwise(ends):
        is_alone = next_i - i == next_j - j == 2 and j + 1 not in taken
        if is_alone and _likeness(_words(old[i + 1]), _words(new[j + 1]), _IN_PLACE) >= _IN_PLACE:
            pairs[i + 1] = j + 1
    return pairs


def _pair_same(old: Sequence[str], new: Sequence[str]) -> dict[int, int]:
    places: dict[str, list[int]] = {}
    for j in reversed(range(len(new))):
        places.setdefault(new[j], []).append(j)
    return {i: places[text].pop() for i, text in enumerate(old) if places.get(text)}


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _likeness(old: Sequence[str], new: Sequence[str], least: float) -> float:
    return Indel.normalized_similarity(old, new, score_cutoff=least)


def find_moved(pairs: dict[int, int]) -> set[int]:
    """The keys of ``pairs`` whose values stand in another order than the keys: as few as account for it."""
    order = sorted(pairs)
    ends: list[int] = []  # the least value that ends a rising run of each length
    lengths = []
    for key in order:
        place = bisect_left(ends, pairs[key])
        ends[place : place + 1] = [pairs[key]]
        lengths.append(place + 1)
    kept: set[int] = set()
    wanted = len(ends)
    for key, length in zip(reversed(order), reversed(lengths), strict=True):
        if length == wanted:
            kept.add(key)
            wanted -= 1
    return set(order) - kept
