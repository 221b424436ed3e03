"""A question read: spelling repaired, what it asks told from what it tells, the names, the game and the day in it found."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from judge.search.filters_in_question import find_day, find_game
from judge.search.names import SURE_NAME, Found, NameIndex
from judge.search.posts import SubQuestion, find_sub_questions
from judge.search.question import Query, Question
from judge.search.readings import readings
from judge.search.sayings import Sayings
from judge.search.spelling import Speller
from judge.search.text import Text, on_one_line
from judge.search.unnamed import find_unnamed, weaken_other_versions
from judge.store.ruling_table import RulingStore

MOST_SUB_QUESTIONS = 6  # beyond, a post is searched by its last ones
_TOLD_ELSEWHERE = 0.7  # of the strength of a name that stands in another sentence of the post than the one that asks


class QuestionReader:
    """Reads questions by the names, words and sayings of an index. Loads them when the first question needs them."""

    def __init__(self, store: RulingStore) -> None:
        """Read by an index.

        :param store: its rows.
        """
        self._store = store

    @cached_property
    def speller(self) -> Speller:
        """Repairs misspelt words of a question."""
        return Speller(self._store.is_word, self._store.own_words)

    @cached_property
    def names(self) -> NameIndex:
        """Finds names in a question."""
        return NameIndex(self._store.names, self._store.is_word)

    @cached_property
    def sayings(self) -> Sayings:
        """What players say, and what it means in each game."""
        return Sayings(self._store.phrases)

    def read(self, question: Question) -> Query:
        """Make a question ready for search, and each of the things that it asks.

        :raises IndexStoreError: if a row that is needed is damaged.
        """
        lines, repaired = self.speller.repair(question.lines)
        whole = Text(on_one_line(lines)) if repaired else question.text
        names = self.names.find(whole)
        unnamed = find_unnamed(question.text.raw, names, self._store.is_written, self._store.is_word)
        asking = find_sub_questions(whole if lines == whole.raw else Text(lines))[-MOST_SUB_QUESTIONS:]
        query = self._query(whole, whole, asking, weaken_other_versions(names, unnamed), unnamed, repaired)
        is_open = question.game is None and question.doc is None
        return msgspec.structs.replace(
            query,
            game=find_game(self.sayings, whole) if is_open else None,
            day=find_day(whole, question.today) if question.day is None else None,
            parts=tuple(self._part(query, each) for each in asking) if len(asking) > 1 else (),
        )

    def _part(self, post: Query, asking: SubQuestion) -> Query:
        """One of the things that a post asks; names in the rest of the story count for less."""
        own = self.names.find(asking.in_context)
        held = {id(found.name) for found in own}
        elsewhere = [
            msgspec.structs.replace(found, strength=found.strength * _TOLD_ELSEWHERE, is_exact=False)
            for found in post.names
            if id(found.name) not in held
        ]
        return self._query(asking.alone, asking.in_context, (asking,), [*own, *elsewhere], post.unnamed, post.repaired)

    def _query(
        self,
        asked: Text,
        whole: Text,
        asking: Sequence[SubQuestion],
        names: list[Found],
        unnamed: list[str],
        repaired: dict[str, str],
    ) -> Query:
        focus = [text for each in asking for text in (each.alone, each.in_context)]
        sure = [found.text for found in names if found.strength >= SURE_NAME]
        return Query(
            asked,
            readings(whole, focus, sure, self.sayings),
            names,
            unnamed,
            repaired,
            self.sayings.game_shares(whole),
            self.sayings.other_game(whole),
        )
