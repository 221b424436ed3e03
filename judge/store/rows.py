"""The rows of an index apart from rulings and documents: passages, names, phrases. Values only.

They are made by `indexing`, held by the ruling table, and used by `search`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

PassageKind = Literal["title", "power", "point", "titled", "sentence", "example", "asked", "not ruled"]
NameKind = Literal["card", "keyword", "section", "mention"]

NO_RULING = -1


class Passage(msgspec.Struct, frozen=True):
    """One text that may match a question, and the point that it speaks for.

    ``ruling`` counts the corpus's rulings from 0, and is :data:`NO_RULING` for a question that none answers. ``point`` is 0 where the
    passage speaks for the entry as a whole.
    """

    ruling: int
    point: int
    kind: PassageKind
    text: str


class Name(msgspec.Struct, frozen=True):
    """A name and the entry that it leads to. ``words`` are the words of all its parts; ``weights`` how distinctive each is, 0..1."""

    name: str
    kind: NameKind
    ruling: int
    words: tuple[str, ...]
    weights: tuple[float, ...]
    forms: tuple[str, ...]


# By its first word, each phrase with what it means; the longest phrase first.
Phrases = dict[str, list[tuple[tuple[str, ...], str]]]


class PhraseBook(msgspec.Struct, frozen=True):
    """What players say, made ready for looking up.

    ``said`` has the phrases for each group of games whose players speak alike; those of ``games`` and ``signs`` mean a game, those of
    ``others`` themselves.
    """

    said: list[tuple[tuple[str, ...], Phrases]]
    games: Phrases
    signs: Phrases
    others: Phrases
