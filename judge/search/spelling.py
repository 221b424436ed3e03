"""Phone typing repaired: a word that the corpus doesn't know becomes the known word that it is surely meant to be.

Repair comes before names, lexical and dense search, so that all three see the word meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.search.text import plain

_WORD = re.compile(r"[^\W\d_]{4,}")
_BEGINS = re.compile(r"(?:^|[.?!:;(\"'])[\s\"')\]]*$")  # what stands before the first word of a sentence
_PREFIX = re.compile(r"(?:re|un|mis|over|out)(?=[a-z]{4})")  # "replayed", "undefended": words that no list need hold
_CLOSE = 8


def words_to_check(text: str) -> set[str]:
    """The words of a text that spelling looks at: four letters or more, plain."""
    return set(_WORD.findall(plain(text)))


class Speller:
    """Repairs questions. ``load`` gives the vocabulary when a word makes it necessary; ``is_word`` is the quick test.

    ``is_of_a_name`` tells the words that names are made of: a word with a capital amid a sentence is a name, and meant to be none but
    these. It is the name of something that we don't have ("Clan Moulder", which is no murder), or a slip in one that we do.
    """

    def __init__(
        self,
        is_word: Callable[[str], bool],
        load: Callable[[], list[str]],
        is_of_a_name: Callable[[str], bool] = lambda _: True,
    ) -> None:
        self._is_word = is_word
        self._load = load
        self._is_of_a_name = is_of_a_name
        self._words: list[str] | None = None
        self._repaired: dict[str, str | None] = {}

    def repair(self, question: str) -> tuple[str, dict[str, str]]:
        """The question with misspelt words replaced, and each replacement's original by the word that took its place."""
        originals: dict[str, str] = {}
        mended: dict[str, str] = {}
        words = _WORD.findall(question)
        capitals_tell = 2 * sum(word[0].isupper() for word in words) < len(
            words
        )  # who capitalises every word tells nothing by it

        def mend(match: re.Match[str]) -> str:
            typed = match[0]
            if typed not in mended:
                word = plain(typed)
                meant = None if self._is_right(word) else self._meant(word)
                if meant and capitals_tell and _is_capital(match) and not self._is_of_a_name(meant):
                    return typed
                mended[typed] = meant or typed
                if meant:
                    originals[meant] = typed.lower()
            return mended[typed]

        return _WORD.sub(mend, question), originals

    def _is_right(self, word: str) -> bool:
        prefix = _PREFIX.match(word)
        return self._is_word(word) or bool(prefix and self._is_word(word[prefix.end() :]))

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


def _is_capital(word: re.Match[str]) -> bool:
    """Whether a word has a capital that no sentence's beginning gives it; a word all in capitals is loud, and no name."""
    return word[0].istitle() and not _BEGINS.search(word.string[: word.start()])
