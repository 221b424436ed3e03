"""Names: which cards, keywords and sections a question speaks of, however they are shortened or misspelt.

Exact phrase first, then whole words, then beginnings; misspellings were repaired before (`spelling`). A name that several entries
bear is offered for all.
The forms are made when the index is built (`indexing.names`); a question only looks them up.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence

import msgspec

from judge.search.stop_words import EMPTY_WORDS
from judge.search.text import Text
from judge.store.name_table import NameTable
from judge.store.rows import Name

SURE_NAME = 0.6  # a name found less surely may be no name
_LONGEST = 9  # words of the longest form looked for
# Names that one form, and one word or beginning, may put forward.
_MOST_OF_A_FORM, _MOST_OF_A_WORD = 256, 256
_SHORTEST_BEGINNING = 4  # letters
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
    """Looks names up in questions. ``is_word`` tells whether a word is one that the corpus uses.

    A word or form that very many names share tells one from the other by what stands beside it: it puts forward few or none of them.
    """

    def __init__(self, table: NameTable, is_word: Callable[[str], bool]) -> None:
        self._table = table
        self._is_word = is_word

    def is_of_a_name(self, word: str) -> bool:
        """Whether some name has this word in it."""
        return self._table.is_word(word)

    def find(self, question: Text) -> list[Found]:
        """The names in a question, surest first, one :class:`Found` a name and entry."""
        words = question.words
        best: dict[int, Found] = {}
        sections = sections_in(question)
        found_sections = self._table.formed(sections, _MOST_OF_A_FORM, is_section=True)
        for section in sections:
            for n, name in self._named(found_sections.get(section, ())):
                best[n] = Found(section, name, 1.0, is_exact=True)
        covered = self._find_forms(words, best)
        partial: dict[int, tuple[Name, list[str], float]] = {}
        for word, matches in self._word_matches(words, covered, best):
            for n, name, weight in matches:
                _, texts, total = partial.get(n, (name, [], 0.0))
                if word not in texts:
                    partial[n] = (name, [*texts, word], total + weight)
        for n, (name, texts, total) in partial.items():
            held = best.get(n)
            if held is None:
                strength = min(0.9, total * (0.4 if name.kind == "keyword" else 0.8))
                best[n] = Found(" ".join(texts), name, strength, is_part=True)
            elif (extra := total - held.strength) > 0:  # the version's words tell versions of one name apart
                surer = min(1.0, held.strength + 0.05 * min(1.0, extra))
                best[n] = Found(held.text, name, surer, held.is_exact)
        return sorted(
            best.values(), key=lambda found: (-found.strength, found.name.kind, found.name.name, found.name.ruling)
        )

    def _named(self, numbers: Iterable[int]) -> Iterator[tuple[int, Name]]:
        numbers = list(numbers)
        return zip(numbers, self._table.get(numbers), strict=True)

    def _find_forms(self, words: tuple[str, ...], best: dict[int, Found]) -> set[int]:
        """Fill ``best`` with exact phrases, longest first; return the positions that they cover."""
        covered: set[int] = set()
        said = sum(word not in EMPTY_WORDS for word in words)
        spans = [
            (start, length)
            for length in range(min(_LONGEST, len(words)), 0, -1)
            for start in range(len(words) - length + 1)
        ]
        texts = {span: " ".join(words[span[0] : sum(span)]) for span in spans}
        # Glued forms: "moon dragon" is looked up as "moondragon" too.
        glued_texts = [text.replace(" ", "") for span, text in texts.items() if span[1] == 2]
        formed = self._table.formed([*texts.values(), *glued_texts], _MOST_OF_A_FORM)
        for (start, length), text in texts.items():
            glued = text.replace(" ", "")
            numbers = [*formed.get(text, ()), *(formed.get(glued, ()) if length == 2 else ())]
            span = range(start, start + length)
            if not numbers or covered.issuperset(span):
                continue
            for n, name in self._named(numbers):
                is_exact = text == name.forms[0] and self._is_all(words, words[start : start + length], said)
                # As sure as the one word that it is: "back up" is hardly "backup".
                form = (glued, 1) if length == 2 and glued in name.forms else (text, length)
                strength = 1.0 if is_exact else self._form_strength(name, *form)
                if strength > 0.25:
                    covered.update(span)
                held = best.get(n)
                if held is None or held.strength < strength:
                    best[n] = Found(text, name, strength, is_exact)
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

    def _word_matches(
        self, words: Sequence[str], covered: Container[int], formed: Iterable[int]
    ) -> Iterator[tuple[str, list[tuple[int, Name, float]]]]:
        """The names that each word of a question gives away: number, name and the word's weight.

        :param covered: the positions of words that whole forms hold.
        :param formed: names that a form gave away: common words of them count, too.
        """
        borne = self._table.with_words(words, _MOST_OF_A_WORD)
        found: list[tuple[str, Sequence[tuple[int, float]]]] = []
        for i, word in enumerate(words):
            if word in borne:
                found.append((word, borne[word]))
            elif i not in covered and len(word) >= _SHORTEST_BEGINNING and word.isalpha() and not self._is_word(word):
                found.append((word, self._begun(word)))
        numbers = dict.fromkeys((*formed, *(n for _, matches in found for n, _ in matches)))
        names = dict(self._named(numbers))
        for word, matches in found:
            if matches or word not in borne:
                yield word, [(n, names[n], weight) for n, weight in matches]
            else:
                yield (
                    word,
                    [
                        (n, name, name.weights[name.words.index(word)])
                        for n, name in names.items()
                        if word in name.words and name.kind != "section"
                    ],
                )

    def _begun(self, beginning: str) -> list[tuple[int, float]]:
        """The names with words that begin so; the words in the order in which the corpus has them."""
        by_word: dict[str, list[tuple[int, float]]] = {}
        for word, n, weight in self._table.begun(beginning, _MOST_OF_A_WORD):
            by_word.setdefault(word, []).append((n, weight * 0.85))

        def place(word: str) -> tuple[int, int]:
            first = by_word[word][0][0]
            return first, self._table.get((first,))[0].words.index(word)

        order = sorted(by_word, key=place) if len(by_word) > 1 else by_word
        return [match for word in order for match in by_word[word]]
