"""Names: which cards, keywords and sections a question speaks of, however they are shortened or misspelt.

Exact phrase first, then whole words, then beginnings; misspellings were repaired before (`spelling`). A name that several entries
bear is offered for all.
The forms are made when the index is built (`indexing.names`); a question only looks them up.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable

import msgspec

from judge.search.stop_words import EMPTY_WORDS
from judge.search.text import Text
from judge.store.rows import Name

SURE_NAME = 0.6  # a name found less surely may be no name
_LONGEST = 9  # words of the longest form looked for
_GLUED = re.compile(r"([a-z]{2,3})(\d+)")


class Found(msgspec.Struct, frozen=True):
    """A name found in a question: the words that gave it away, and how surely (0..1)."""

    text: str
    name: Name
    strength: float
    is_exact: bool = False  # a section number, or a question that is nothing but the name
    is_part: bool = False  # some of its words, or their beginnings, none of the forms in which it is given
    share: float = 1.0  # of what the question says besides a whole name, how much its ruling speaks of (0..1)


def is_telling(found: Found) -> bool:
    """Whether a name tells what game a question is about: a section's number, or a card surely named by words of its own.

    A nickname doesn't, nor the title of a rule, which is made of everyday words: another game's players may mean something else by it.
    """
    if found.name.kind == "section":
        return True
    own = set(found.text.split()) <= set(found.name.forms[0].split())
    return own and found.name.kind != "keyword" and found.strength >= SURE_NAME and not found.is_part


def sections_in(text: Text) -> list[str]:
    """What may be section numbers in a text, as the index writes them: "601.3e", "2.1", "cs 75", "p 12", "phase 0"."""
    pairs = (f"{'p' if first == 'page' else first} {second}" for first, second in itertools.pairwise(text.words))
    glued = (" ".join(match.groups()) for word in text.words if (match := _GLUED.fullmatch(word)))
    return [*(token for token in text.tokens if "." in token), *pairs, *glued]


class NameIndex:
    """Looks names up in questions. ``is_word`` tells whether a word is one that the corpus uses."""

    def __init__(self, names: Iterable[Name], is_word: Callable[[str], bool]) -> None:
        self._is_word = is_word
        self._by_form: dict[str, list[Name]] = {}
        self._by_word: dict[str, list[tuple[Name, float]]] = {}
        self._by_section: dict[str, list[Name]] = {}
        for name in names:
            if name.kind == "section":
                for form in name.forms:
                    self._by_section.setdefault(form, []).append(name)
                continue
            for form in name.forms:
                self._by_form.setdefault(form, []).append(name)
                if " " in form:  # "doombot", "rocknroll": people glue what the card writes apart
                    self._by_form.setdefault(form.replace(" ", ""), []).append(name)
            for word, weight in zip(name.words, name.weights, strict=True):
                self._by_word.setdefault(word, []).append((name, weight))

    def is_of_a_name(self, word: str) -> bool:
        """Whether some name has this word in it."""
        return word in self._by_word

    def find(self, question: Text) -> list[Found]:
        """The names in a question, surest first, one :class:`Found` a name and entry."""
        words = question.words
        best: dict[int, Found] = {}
        for section in sections_in(question):
            for name in self._by_section.get(section, ()):
                best[id(name)] = Found(section, name, 1.0, is_exact=True)
        covered = self._find_forms(words, best)
        partial: dict[int, tuple[Name, list[str], float]] = {}
        for i, word in enumerate(words):
            for name, weight in self._word_matches(word, i in covered):
                _, texts, total = partial.get(id(name), (name, [], 0.0))
                if word not in texts:
                    partial[id(name)] = (name, [*texts, word], total + weight)
        for key, (name, texts, total) in partial.items():
            held = best.get(key)
            if held is None:
                strength = min(0.9, total * (0.4 if name.kind == "keyword" else 0.8))
                best[key] = Found(" ".join(texts), name, strength, is_part=True)
            elif (extra := total - held.strength) > 0:  # the version's words tell versions of one name apart
                surer = min(1.0, held.strength + 0.05 * min(1.0, extra))
                best[key] = Found(held.text, name, surer, held.is_exact)
        return sorted(
            best.values(), key=lambda found: (-found.strength, found.name.kind, found.name.name, found.name.ruling)
        )

    def _find_forms(self, words: tuple[str, ...], best: dict[int, Found]) -> set[int]:
        """Fill ``best`` with exact phrases, longest first; return the positions that they cover."""
        covered: set[int] = set()
        said = sum(word not in EMPTY_WORDS for word in words)
        for length in range(min(_LONGEST, len(words)), 0, -1):
            for start in range(len(words) - length + 1):
                span = range(start, start + length)
                if covered.issuperset(span):
                    continue
                span_words = words[start : start + length]
                text = " ".join(span_words)
                # Glued forms: "moon dragon" is looked up as "moondragon" too.
                glued = text.replace(" ", "")
                for name in [*self._by_form.get(text, ()), *(self._by_form.get(glued, ()) if length == 2 else ())]:
                    is_exact = text == name.forms[0] and self._is_all(words, span_words, said)
                    # As sure as the one word that it is: "back up" is hardly "backup".
                    form = (glued, 1) if length == 2 and glued in name.forms else (text, length)
                    strength = 1.0 if is_exact else self._form_strength(name, *form)
                    if strength > 0.25:
                        covered.update(span)
                    held = best.get(id(name))
                    if held is None or held.strength < strength:
                        best[id(name)] = Found(text, name, strength, is_exact)
        return covered

    @staticmethod
    def _is_all(words: tuple[str, ...], own: tuple[str, ...], said: int) -> bool:
        """Whether a question asks for a name and nothing else: "What about Healer?" does, "what's this thing" doesn't for Thing.

        :param said: how many of its words say what it is about.
        """
        said_by_name = sum(word not in EMPTY_WORDS for word in own)
        return len(own) == len(words) or said == said_by_name > 0

    @staticmethod
    def _form_strength(name: Name, text: str, length: int) -> float:
        """How surely a phrase that equals a form of the name means it: several words do, one common word does not."""
        is_whole = text == name.forms[0]
        weights = dict(zip(name.words, name.weights, strict=True))
        if length == 1 and text in weights:
            return weights[text] * (1.0 if is_whole else 0.95)
        rarest = max((weights.get(word, 0.0) for word in text.split()), default=0.0)
        if name.kind == "keyword":  # titles of rules are made of everyday words: "put into play", "attack if able"
            return max(rarest, 0.7)
        return 1.0 if is_whole else 0.95 * max(rarest, 0.8)

    def _word_matches(self, word: str, is_covered: bool) -> list[tuple[Name, float]]:
        if word in self._by_word:
            return self._by_word[word]
        if is_covered or len(word) < 4 or not word.isalpha() or self._is_word(word):
            return []
        return [
            (name, weight * 0.85)
            for other in self._by_word
            if other.startswith(word)
            for name, weight in self._by_word[other]
        ]
