"""What goes down: a question as it is asked, and as it is made ready for search. Values only; they are read by `searcher`."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

import msgspec

from judge.search.names import Found
from judge.search.posts import SubQuestion
from judge.search.text import Text, fold_lines, name_words, on_one_line

SURE_NAME = 0.6  # a name found less surely may be no name
_OTHER_VERSION = 0.4  # of the strength of a name that is part of a name which no ruling holds
_TOLD_ELSEWHERE = 0.7  # of the strength of a name that stands in another sentence of the post than the one that asks


class Question(msgspec.Struct, frozen=True):
    """A question as it is asked, and the rulings that it is asked of.

    ``lines`` is its text, folded, with its line ends; ``text`` the same on one line, cut where it is too long to search with. ``game``,
    ``doc`` and ``day`` are the filters that the asker gave, None where he gave none; ``today`` is the day that counts where no day is
    given or named.
    """

    lines: str
    text: Text
    game: str | None
    doc: str | None
    day: dt.date | None
    today: dt.date

    @classmethod
    def of(cls, asked: str, *, game: str | None = None, doc: str | None = None, day: dt.date | None = None) -> Question:
        """Fold what was asked: the one place where that is done.

        :raises QuestionError: if it asks nothing.
        """
        lines = fold_lines(asked)
        return cls(lines, Text(on_one_line(lines)), game, doc, day, dt.date.today())


class Query(msgspec.Struct, frozen=True):
    """A question, or a part of one, made ready for search.

    ``asked`` is what asks, ``whole`` the same with what it leans on: of a question its text with the spelling repaired, of a part its
    sentence, alone and in context. ``repaired`` gives by the word put in its place each misspelt word; ``sub_questions`` are the
    sentences that ask, ``names`` those found in it, ``unnamed`` the names in it that no ruling holds.
    """

    asked: Text
    whole: Text
    sub_questions: tuple[SubQuestion, ...]
    names: list[Found]
    unnamed: list[str]
    repaired: dict[str, str]


def weaken_other_versions(names: Sequence[Found], unnamed: Sequence[str]) -> list[Found]:
    """The names found in a question; one that is part of a name which no ruling holds speaks of another version of its card.

    "Sabretooth, Feral Rage" is not the Sabretooth of whom rulings tell.
    """
    others = [set(name_words(name)) for name in unnamed]
    return [
        _weaker(found, _OTHER_VERSION) if any(set(found.text.split()) <= words for words in others) else found
        for found in names
    ]


def query_of_part(query: Query, part: SubQuestion, names: Sequence[Found]) -> Query:
    """One of the things that a post asks, as a query of its own.

    :param query: the whole post's.
    :param names: those in the words of the part; those in the rest of the story count for less.
    """
    own = {id(found.name) for found in names}
    elsewhere = [_weaker(found, _TOLD_ELSEWHERE) for found in query.names if id(found.name) not in own]
    return Query(part.alone, part.in_context, (part,), [*names, *elsewhere], query.unnamed, query.repaired)


def _weaker(found: Found, share: float) -> Found:
    return msgspec.structs.replace(found, strength=found.strength * share, is_exact=False)
