"""The words that count as spelt right: what spelling repair takes for a word, and what it repairs to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice

from judge.indexing.passages import NOT_OWN, REPEATS
from judge.rulings.model import Words
from judge.search.spelling import words_to_check
from judge.store.rows import Name, Passage

_ASKED_IN = 3  # entries in whose questions a word must stand to be a word: a misspelling there stands in one or two
_AT_ONCE = 256  # texts that are looked through at once


def vocabulary_of(passages: Sequence[Passage], names: Sequence[Name], words_of_games: Sequence[Words]) -> list[str]:
    """The words of an index: those of its rulings, of its names and of its players, and words asked of several entries."""
    return vocabulary(words_told(passages, names) | words_said(words_of_games), words_asked(passages))


def words_told(passages: Sequence[Passage], names: Sequence[Name]) -> set[str]:
    """The words of rulings' own texts, and of names."""
    told = (passage.text for passage in passages if passage.kind not in NOT_OWN and passage.kind not in REPEATS)
    return _words(chain(told, (form for name in names for form in name.forms)))


def words_said(words_of_games: Sequence[Words]) -> set[str]:
    """The words of what players say."""
    return _words(saying for words in words_of_games for saying in _sayings(words))


def words_asked(passages: Sequence[Passage]) -> Counter[str]:
    """Of each word that is asked of some entry, of how many entries it is."""
    asked_in = {
        (word, passage.ruling)
        for passage in passages
        if passage.kind == "asked"
        for word in words_to_check(passage.text)
    }
    return Counter(word for word, _ in asked_in)


def _words(texts: Iterator[str]) -> set[str]:
    found: set[str] = set()
    while some := list(islice(texts, _AT_ONCE)):  # a word ends with its line
        found |= words_to_check("\n".join(some))
    return found


def vocabulary(own: Iterable[str], asked: Mapping[str, int]) -> list[str]:
    """The words of the rulings themselves, and words of questions asked of several entries.

    :param asked: how many entries' questions each word stands in.
    """
    return sorted({*own, *(word for word, entries in asked.items() if entries >= _ASKED_IN)})


def _sayings(words: Words) -> Iterable[str]:
    groups = (
        *words.terms.values(),
        *words.names.values(),
        *words.families.values(),
        words.games,
        words.signs,
        words.others,
    )
    return (saying for group in groups for saying in group)
