"""Words by what is left of them when letters are left out: what a misspelt word may be meant to be is looked up, not looked for.

Two words that a slip or two tell apart have something in common once a letter or two are left out of each. So beside each word stand the
hashes of what is left of its beginning (Garbe, "1000x faster spelling correction", 2012), and a misspelt word is looked up by its own.
That finds some words too many and none too few; the distance is measured by who asks.
"""

from __future__ import annotations

import struct
import zlib
from bisect import bisect_left
from itertools import combinations

from judge.store.arrays import DELETED, DELETED_OF, WORD_ENDS, WORD_TEXT, Arrays

MOST_SLIPS = 2
# Letters of a word that are looked at, and from which on a word may hold two slips. Where two words differ further on, as much is left of
# their beginnings.
BEGINNING = 7


def words_near(arrays: Arrays, word: str, slips: int) -> list[str]:
    """The words that a misspelt one may be meant to be, in their order: all within so many slips, and some others.

    :param slips: :data:`MOST_SLIPS` at most.
    """
    hashes, owners = arrays[DELETED], arrays[DELETED_OF]
    count = len(hashes) // 4
    found: set[int] = set()
    for wanted in hashes_of(word, slips):
        at = bisect_left(range(count), wanted, key=lambda i: _number(hashes, i))
        while at < count and _number(hashes, at) == wanted:
            found.add(_number(owners, at))
            at += 1
    text, ends = arrays[WORD_TEXT], arrays[WORD_ENDS]
    return [bytes(text[_number(ends, n) : _number(ends, n + 1)]).decode() for n in sorted(found)]


def _number(array: memoryview, n: int) -> int:
    found: int = struct.unpack_from("<I", array, 4 * n)[0]
    return found


def hashes_of(word: str, slips: int = MOST_SLIPS) -> list[int]:
    """The hashes of what is left of a word when so many letters, or fewer, are left out of its beginning; each once.

    Two letters are left out of a long word only: in a short one, two slips are not looked for.
    """
    begun = word[:BEGINNING]
    left = {begun}
    for count in range(1, slips + 1 if len(begun) == BEGINNING else min(slips, 1) + 1):
        left.update(map("".join, combinations(begun, len(begun) - count)))
    return [zlib.crc32(text.encode()) for text in left]
