"""Phone typing repaired: a word that the corpus doesn't know becomes the known word that it is surely meant to be.

Repair comes before names, lexical and dense search, so that all three see the word meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from judge.search.text import plain

_WORD = re.compile(r"[^\W\d_]{4,}")
# What stands before the first word of a sentence: one of these signs, with blanks and closing signs behind it.
_ENDS, _CLOSING = ".?!:;(\"'", "\"')]"
# Words that no list need hold, made of one that it holds: "replayed", "undefended"; "helms", "thrower".
_PREFIX = re.compile(r"(?:re|un|mis|over|out)([a-z]{4,})")
_ENDED = re.compile(r"([a-z]{3,})s|([a-z]{4,})(?:es|ed|ing|ers?)")
_CLOSE = 8
_KEPT = 4_096  # misspelt words of which is kept what was meant
LONG = 7  # letters from which on a word may hold two slips; what a shorter one was meant to be is a guess


def words_to_check(text: str) -> set[str]:
    """The words of a text that spelling looks at: four letters or more, plain."""
    return set(_WORD.findall(plain(text)))


class Speller:
    """Repairs questions. ``is_word`` tells the words of the vocabulary, ``near`` gives those that a misspelt one may be meant to be.

    ``near`` gives all words within so many slips, and perhaps some others, in the vocabulary's order.

    ``is_of_a_name`` tells the words that names are made of, where that is known: a word with a capital amid a sentence is a name, and meant
    to be none but these. It is the name of something that we don't have ("Clan Moulder", which is no murder), or a slip in one that we do.
    """

    def __init__(
        self,
        is_word: Callable[[str], bool],
        near: Callable[[str, int], Sequence[str]],
        is_of_a_name: Callable[[str], bool] | None = None,
    ) -> None:
        self._is_word = is_word
        self._near = near
        self._is_of_a_name = is_of_a_name
        self._meant = lru_cache(_KEPT)(self._guessed)

    def repair(self, question: str) -> tuple[str, dict[str, str]]:
        """The question with misspelt words replaced, and each replacement's original by the word that took its place."""
        originals: dict[str, str] = {}
        mended: dict[str, str] = {}
        words = question.split()
        # Who writes every word with a capital tells nothing by it.
        capitals_tell = 2 * sum(word[0].isupper() for word in words) < len(words)

        def mend(match: re.Match[str]) -> str:
            typed = match[0]
            if typed not in mended:
                word = plain(typed)
                meant = None if self._is_word(word) else self._meant(word)
                if meant and capitals_tell and _is_capital(match) and not self._may_be_a_name(meant):
                    return typed
                mended[typed] = meant or typed
                if meant:
                    originals[meant] = typed.lower()
            return mended[typed]

        return _WORD.sub(mend, question), originals

    def _may_be_a_name(self, word: str) -> bool:
        return self._is_of_a_name is None or self._is_of_a_name(word)

    def _is_made_of_another(self, word: str, meant: str) -> bool:
        """Whether a word is made of a known one, and not of the one that it may be meant to be: "thrower", but not "puting"."""
        prefixed, ended = _PREFIX.fullmatch(word), _ENDED.fullmatch(word)
        base = ended and (ended[1] or ended[2])
        if base and self._is_word(base) and not (self._is_of_a_name and self._is_of_a_name(meant)):
            return not meant.startswith((base, base.removesuffix("y") + "i"))  # "copyed" is "copied"
        return bool(prefixed and self._is_word(prefixed[1]))

    def _guessed(self, word: str) -> str | None:
        nearest = self._nearest(word)
        return None if nearest and self._is_made_of_another(word, nearest) else nearest

    def _nearest(self, word: str) -> str | None:
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        # One slip in a short word, two in a long one; a swap of neighbours is one slip.
        slips = 1 if len(word) < LONG else 2
        close = process.extract(word, self._near(word, slips), scorer=OSA.distance, score_cutoff=slips, limit=_CLOSE)
        if not close:
            return None
        # People rarely miss the first letter.
        best = min(
            close, key=lambda found: (found[1], found[0][0] != word[0], abs(len(found[0]) - len(word)), found[0])
        )
        return best[0] if best[0][0] == word[0] or (best[1] == 1 and len(word) > 4) else None


def _is_capital(word: re.Match[str]) -> bool:
    """Whether a word has a capital that no sentence's beginning gives it; a word all in capitals is loud, and no name."""
    return word[0].istitle() and not _begins_a_sentence(word.string, word.start())


def _begins_a_sentence(text: str, at: int) -> bool:
    """Whether a word at some place of a text is the first of a sentence; looked at backwards, and no further than need be."""
    while at and (text[at - 1].isspace() or text[at - 1] in _CLOSING):
        at -= 1
        if text[at] in _ENDS:
            return True
    return at == 0 or text[at - 1] in _ENDS
