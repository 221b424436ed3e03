"""A question made ready for search, and what search found for it: the values that pass between the searcher and those who ask it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from judge.search.names import Found
from judge.search.posts import Ask
from judge.search.text import name_words

SURE_NAME = 0.6  # a name found less surely may be no name
OTHER_VERSION = 0.4  # of the strength of a name that is part of a name which no ruling holds
TOLD_ELSEWHERE = 0.7  # of the strength of a name that stands in another sentence of the post than the one that asks


class Hit(msgspec.Struct, frozen=True):
    """A ruling found: its number, fused score in [0, 1] and answering point."""

    ruling: int
    score: float
    point: int


class Result(msgspec.Struct, frozen=True):
    """What search found for one question.

    ``question`` is the text that was searched with, ``asks`` the sentences in it that ask; ``repaired`` gives, by the word put in its
    place, each misspelt word; ``older_points`` the answering point of each ruling that was folded into the one that replaces it.
    """

    question: str
    asks: tuple[Ask, ...]
    hits: list[Hit]
    names: list[Found]
    confidence: float
    unknown: float
    repaired: dict[str, str]
    older_points: dict[int, int]
    unnamed: list[str] = []
    other_game: str | None = None


class Query(msgspec.Struct, frozen=True):
    """A question made ready: spelling repaired, ``whole`` on one line, ``asks`` the sentences that ask, ``names`` found in it."""

    whole: str
    asks: tuple[Ask, ...]
    names: list[Found]
    unnamed: list[str]
    repaired: dict[str, str]


def doubted(found: Found, nobodys: Sequence[str]) -> Found:
    """A name that was found in a name which no ruling holds speaks of another version: "Sabretooth, Feral Rage"."""
    words = set(found.text.split())
    if any(words <= {*name_words(name)} for name in nobodys):
        return msgspec.structs.replace(found, strength=found.strength * OTHER_VERSION, is_exact=False)
    return found


def part_of(query: Query, ask: Ask, own: list[Found]) -> Query:
    """One of the things that a post asks, as a question of its own.

    :param own: the names in the words of the part; those in the rest of the story count for less.
    """
    held = {id(found.name) for found in own}
    told = [
        msgspec.structs.replace(found, strength=found.strength * TOLD_ELSEWHERE, is_exact=False)
        for found in query.names
        if id(found.name) not in held
    ]
    return Query(ask.in_context, (ask,), [*own, *told], query.unnamed, query.repaired)
