"""Names that a question gives in capitals and that no ruling names: a card which this corpus knows nothing of by itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from judge.rulings.model import Ruling
from judge.search.names import Found
from judge.search.stop_words import STOP_WORDS, empty_tokens
from judge.search.text import Text, name_words, plain, tokens

_CAPITAL = r"[A-Z][a-z]+(?:['-][A-Za-z]+)*"
_INNER = r"(?:of|the|and|to|in|from|von|van|de|du|la)"
_NAME = rf"{_CAPITAL}(?:\s+(?:{_INNER}\s+){{0,2}}{_CAPITAL})*"
_SPAN = re.compile(rf"{_NAME}(?:,\s+(?:The\s+)?{_NAME})?")
_BEHIND = ".?!:;\"'(\n-"  # behind these begins a sentence
_SECTION = re.compile(r"[a-z]?\d+\.\d+[a-z]?")
_SURE = 0.5  # a name found less surely than that says nothing of the words around it
_OTHER_VERSION = 0.4  # of the strength of a name that is part of a name which no ruling holds


def find_unnamed(
    question: str,
    found: Sequence[Found],
    is_written: Callable[[str], bool],
    is_word: Callable[[str], bool],
    games: Iterable[str] = (),
) -> list[str]:
    """The names of two words or more in a question, as it writes them, that no ruling's own text holds.

    :param question: as it was asked: capitals tell a name.
    :param found: the names that were found in it.
    :param is_written: whether a phrase stands in the text of some ruling.
    :param is_word: whether a word is one that the corpus uses.
    :param games: words by which the question names a game.
    """
    covered = {word for name in found if name.strength >= _SURE for word in name.text.split()}
    covered.update(word for name in games for word in name_words(name))
    return list(dict.fromkeys(span for span in _spans(question, is_word) if _is_unknown(span, covered, is_written)))


def find_missing_section(question: Text, found: Sequence[Found]) -> str | None:
    """The section that a question asks for by its number and by nothing else ("what is rule 707.6?"), where no document has it."""
    sections = [token for token in question.tokens if _SECTION.fullmatch(token)]
    besides = set(question.tokens) - {*sections, *tokens("section")} - empty_tokens()
    is_there = any(name.name.kind == "section" for name in found)
    return sections[0] if sections and not besides and not is_there else None


def weaken_other_versions(names: Sequence[Found], unnamed: Sequence[str]) -> list[Found]:
    """The names found in a question; one that is part of a name which no ruling holds speaks of another version of its card.

    "Sabretooth, Feral Rage" is not the Sabretooth of whom rulings tell.

    :param unnamed: what :func:`find_unnamed` found in the question.
    """
    others = [set(name_words(name)) for name in unnamed]
    return [
        msgspec.structs.replace(found, strength=found.strength * _OTHER_VERSION, is_exact=False)
        if any(set(found.text.split()) <= words for words in others)
        else found
        for found in names
    ]


def is_of_other_version(ruling: Ruling, unnamed: Sequence[str]) -> bool:
    """Whether a ruling is on a card's one version where a question gives another, of which no ruling tells.

    :param unnamed: what :func:`find_unnamed` found in the question.
    """
    given = [head for head, _, version in (name.partition(", ") for name in unnamed) if version]
    if not given or not ruling.is_about_a_card:
        return False
    own = name_words(ruling.title.partition(", ")[0])
    return any(name_words(head) == own for head in given)


def _spans(question: str, is_word: Callable[[str], bool]) -> Iterator[str]:
    for match in _SPAN.finditer(question):
        words = match[0].removesuffix("'s").split()
        if _begins(question, match.start()):
            # A sentence's first word has its capital from standing there.
            first, last = 0, len(words) - 1
            while first < last and _may_begin_a_sentence(words[first], is_word):
                first += 1
                while first < last and words[first].islower():
                    first += 1
            words = words[first:]
        if sum(word[0].isupper() for word in words) > 1:
            yield " ".join(words)


def _begins(text: str, at: int) -> bool:
    """Whether a sentence, or a word behind a dash or quote, begins at some place of a text."""
    while at and text[at - 1].isspace() and text[at - 1] != "\n":
        at -= 1
    return at == 0 or text[at - 1] in _BEHIND


def _may_begin_a_sentence(word: str, is_word: Callable[[str], bool]) -> bool:
    if len(word) < 4:
        return True
    small = plain(word)
    return small in STOP_WORDS or is_word(small)


def _is_unknown(span: str, covered: set[str], is_written: Callable[[str], bool]) -> bool:
    head, _, version = span.partition(", ")
    if is_written(span):
        return False
    words = [word for word in name_words(version or head) if word not in STOP_WORDS]
    return not covered.issuperset(words) and not is_written(version or head)
