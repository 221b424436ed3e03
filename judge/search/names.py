"""Names: which cards, keywords and sections a question speaks of, however they are shortened or misspelt.

Exact phrase first, then whole words, then beginnings; misspellings were repaired before (``spelling``). A name that several entries
bear is offered for all.
The forms are made when the index is built; a question only looks them up.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from judge.rulings.model import Ruling, Words
from judge.search.posts import EMPTY_WORDS
from judge.search.text import name_words, tokens

NameKind = Literal["card", "keyword", "section", "mention"]

_LONGEST = 9  # words of the longest form looked for
STOP_WORDS = frozenset(
    [
        "a",
        "an",
        "and",
        "as",
        "at",
        "by",
        "for",
        "from",
        "in",
        "into",
        "is",
        "of",
        "on",
        "or",
        "the",
        "to",
        "up",
        "with",
        "you",
        "me",
        "my",
        "it",
        "its",
        "not",
    ]
)


class Name(msgspec.Struct, frozen=True):
    """A name and the entry that it leads to. ``words`` are the words of all its parts; ``weights`` how distinctive each is, 0..1."""

    name: str
    kind: NameKind
    ruling: int
    words: tuple[str, ...]
    weights: tuple[float, ...]
    forms: tuple[str, ...]


class Found(msgspec.Struct, frozen=True):
    """A name found in a question: the words that gave it away, and how surely (0..1)."""

    text: str
    name: Name
    strength: float
    is_exact: bool = False  # a section number, or a question that is nothing but the name


def name_forms(name: str, facts: str | None = None) -> tuple[str, ...]:
    """The forms under which a card is spoken of: whole, without version, each identity, the version if it has several words.

    >>> name_forms("Doom-Bot <> Dr. Doom, Cosmic Thief", "Character · cost 6")
    ('doom bot dr doom cosmic thief', 'doom bot dr doom', 'doom bot', 'dr doom', 'cosmic thief')
    """
    head, _, version = name.partition(", ")
    if facts and facts.startswith("Plot Twist") and version != "Team-Up":
        head, version = name, ""  # the comma belongs to the name: "Good Night, Sweet Prince"
    candidates = [name, head, *head.split(" <> ")]
    if len(name_words(version)) > 1:
        candidates.append(version)
    forms = (" ".join(name_words(candidate)) for candidate in candidates)
    return tuple(dict.fromkeys(form for form in forms if form))


def sections_in(text: str) -> list[str]:
    """What may be section numbers in a text, as :func:`section_forms` writes them: "601.3e", "2.1", "cs 75", "p 12", "phase 0"."""
    words = name_words(text)
    pairs = (f"{'p' if first == 'page' else first} {second}" for first, second in itertools.pairwise(words))
    glued = (" ".join(match.groups()) for word in words if (match := re.fullmatch(r"([a-z]{2,3})(\d+)", word)))
    return [*(token for token in tokens(text) if "." in token), *pairs, *glued]


def section_forms(section: str) -> tuple[str, ...]:
    """The forms of a section number that can't be mistaken for a count: "601.3e", "2.1", "CS 75", "Phase 0", but not "5"."""
    forms = sections_in(section)
    whole = section.lower() if section.lower() in forms else " ".join(name_words(section))
    return (whole,) if whole in forms else ()


def nicknames(words: Iterable[Words]) -> dict[tuple[str, str], tuple[str, ...]]:
    """What players call cards and keywords, by game and name."""
    return {(each.game, name): nicks for each in words for name, nicks in each.names.items()}


def names_of(
    rulings: Sequence[Ruling],
    document_frequency: Callable[[str], int],
    nicks: Mapping[tuple[str, str], tuple[str, ...]] | None = None,
) -> list[Name]:
    """Every name that leads to an entry.

    :param document_frequency: counts the entries that a lexical token stands in.
    :param nicks: further forms of a name, by game and name.
    """
    by_id = {ruling.id: n for n, ruling in enumerate(rulings)}
    found: list[Name] = []

    def add(name: str, kind: NameKind, n: int, forms: tuple[str, ...]) -> None:
        bearers = sum(1 for ruling in rulings if name in (ruling.title, *ruling.mentions))
        forms += tuple(" ".join(name_words(nick)) for nick in (nicks or {}).get((rulings[n].game, name), ()))
        words = tuple(
            dict.fromkeys(
                word
                for form in forms
                for word in form.split()
                if word not in STOP_WORDS and (len(word) > 2 or not word.isalpha())
            )
        )
        weights = tuple(_distinctiveness(word, bearers, document_frequency) for word in words)
        found.append(Name(name, kind, n, words, weights, forms))

    for n, ruling in enumerate(rulings):
        if ruling.is_about_a_card:
            add(ruling.title, "card", n, name_forms(ruling.title, ruling.facts))
        else:
            # "Phase 5: End of turn" is spoken of by either half.
            halves = (ruling.title, *ruling.title.split(": "))
            add(ruling.title, "keyword", n, tuple(dict.fromkeys(" ".join(name_words(half)) for half in halves)))
        if ruling.section and (forms := section_forms(ruling.section)):
            add(ruling.section, "section", n, forms)
        for mention in ruling.mentions:
            add(mention, "mention", n, name_forms(mention))
        for replacement in ruling.supersedes:
            older = by_id.get(replacement.target.id)
            if older is not None and rulings[older].is_about_a_card and rulings[older].title != ruling.title:
                add(rulings[older].title, "card", n, name_forms(rulings[older].title, rulings[older].facts))
    return found


def _distinctiveness(word: str, bearers: int, document_frequency: Callable[[str], int]) -> float:
    """1 for a word that only the bearers of the name use, falling with each other entry that uses it."""
    stem = tokens(word)
    elsewhere = max(0, document_frequency(stem[0]) - bearers) if stem else 0
    return round(1.0 / (1.0 + elsewhere / 2), 4)


class NameIndex:
    """Looks names up in questions. ``is_word`` tells whether a word is one that the corpus uses."""

    def __init__(self, names: Iterable[Name], is_word: Callable[[str], bool]) -> None:
        self._is_word = is_word
        self._by_form: dict[str, list[Name]] = {}
        self._by_word: dict[str, list[tuple[Name, float]]] = {}
        self._by_section: dict[str, list[Name]] = {}
        self.all = tuple(names)
        for name in self.all:
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

    def with_form(self, form: str) -> list[Name]:
        """Every name that bears this very form (see :func:`name_forms`)."""
        return list(self._by_form.get(" ".join(name_words(form)), ()))

    def find(self, question: str) -> list[Found]:
        """The names in a question, surest first, one :class:`Found` a name and entry."""
        words = name_words(question)
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
                best[key] = Found(" ".join(texts), name, min(0.9, total * (0.4 if name.kind == "keyword" else 0.8)))
            elif (extra := total - held.strength) > 0:  # the version's words tell versions of one name apart
                surer = min(1.0, held.strength + 0.05 * min(1.0, extra))
                best[key] = Found(held.text, name, surer, held.is_exact)
        return sorted(
            best.values(), key=lambda found: (-found.strength, found.name.kind, found.name.name, found.name.ruling)
        )

    def _find_forms(self, words: list[str], best: dict[int, Found]) -> set[int]:
        """Fill ``best`` with exact phrases, longest first; return the positions that they cover."""
        covered: set[int] = set()
        for length in range(min(_LONGEST, len(words)), 0, -1):
            for start in range(len(words) - length + 1):
                span = range(start, start + length)
                if covered.issuperset(span):
                    continue
                text = " ".join(words[start : start + length])
                # Glued forms: "moon dragon" is looked up as "moondragon" too.
                for name in [
                    *self._by_form.get(text, ()),
                    *(self._by_form.get(text.replace(" ", ""), ()) if length == 2 else ()),
                ]:
                    # "What about Healer?" asks for the entry as "Healer" does.
                    is_exact = text == name.forms[0] and EMPTY_WORDS.issuperset(words[:start] + words[start + length :])
                    strength = 1.0 if is_exact else self._form_strength(name, text, length)
                    if strength > 0.25:
                        covered.update(span)
                    held = best.get(id(name))
                    if held is None or held.strength < strength:
                        best[id(name)] = Found(text, name, strength, is_exact)
        return covered

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
