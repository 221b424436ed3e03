"""Phone typing repaired: a word that the corpus doesn't know becomes the known word that it is surely meant to be.

Repair comes before names, lexical and dense search, so that all three see the word meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.search.text import plain

_WORD = re.compile(r"[^\W\d_]{4,}")
_CLOSE = 8


def words_to_check(text: str) -> set[str]:
    """The words of a text that spelling looks at: four letters or more, plain."""
    return set(_WORD.findall(plain(text)))


class Speller:
    """Repairs questions. ``load`` gives the vocabulary when a word makes it necessary; ``is_word`` is the quick test."""

    def __init__(self, is_word: Callable[[str], bool], load: Callable[[], list[str]]) -> None:
        self._is_word = is_word
        self._load = load
        self._words: list[str] | None = None
        self._repaired: dict[str, str | None] = {}

    def repair(self, question: str) -> tuple[str, dict[str, str]]:
        """The question with misspelt words replaced, and each replacement's original by the word that took its place."""
        originals: dict[str, str] = {}
        mended: dict[str, str] = {}

        def mend(match: re.Match[str]) -> str:
            typed = match[0]
            if typed not in mended:
                word = plain(typed)
                meant = None if self._is_word(word) else self._meant(word)
                mended[typed] = meant or typed
                if meant:
                    originals[meant] = typed.lower()
            return mended[typed]

        return _WORD.sub(mend, question), originals

    def _meant(self, word: str) -> str | None:
        if word not in self._repaired:
            self._repaired[word] = self._nearest(word)
        return self._repaired[word]

    def _nearest(self, word: str) -> str | None:
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        if self._words is None:
            self._words = self._load()
        # One slip in a short word, two in a long one; a swap of neighbours is one slip.
        slips = 1 if len(word) < 7 else 2
        close = process.extract(word, self._words, scorer=OSA.distance, score_cutoff=slips, limit=_CLOSE)
        if not close:
            return None
        # People rarely miss the first letter.
        best = min(
            close, key=lambda found: (found[1], found[0][0] != word[0], abs(len(found[0]) - len(word)), found[0])
        )
        return best[0] if best[0][0] == word[0] or (best[1] == 1 and len(word) > 4) else None
