"""A question read: spelling repaired, what it asks told from what it tells, the names, the game and the day in it found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from judge.search.besides import FITS, Besides
from judge.search.filters_in_question import find_day, find_game
from judge.search.game_words import GameWords
from judge.search.names import SURE_NAME, Found, NameIndex, is_telling
from judge.search.posts import SubQuestion, find_sub_questions
from judge.search.question import Query, Question
from judge.search.readings import readings
from judge.search.sayings import Sayings
from judge.search.scope import Scopes
from judge.search.spelling import LONG, Speller
from judge.search.terms import Terms
from judge.search.text import Text, on_one_line, tokens
from judge.search.unnamed import find_missing_section, find_unnamed, weaken_other_versions
from judge.sharing import once
from judge.store.ruling_table import RulingStore

MOST_SUB_QUESTIONS = 6  # beyond, a post is searched by its last ones
_LIKELY_NAME = 0.1  # a card's whole name found less surely is an everyday word
_NAMED = 0.2  # a card's whole name as sure as that is no everyday word
_TOLD_ELSEWHERE = 0.7  # of the strength of a name that stands in another sentence of the post than the one that asks


class QuestionReader:
    """Reads questions by the names, words and sayings of an index. Loads them when the first question needs them."""

    def __init__(self, store: RulingStore, scopes: Scopes, terms: Callable[[], Terms]) -> None:
        """Read by an index.

        :param store: its rows.
        :param scopes: tells of which game each ruling is.
        :param terms: gives where its words stand.
        """
        self._store = store
        self._scopes = scopes
        self._terms = terms

    @once
    def speller(self) -> Speller:
        """Repairs misspelt words of a question."""
        return Speller(self._store.is_word, self._store.words_near, self.names.is_of_a_name)

    @once
    def names(self) -> NameIndex:
        """Finds names in a question."""
        return NameIndex(self._store.names, self._store.is_word)

    @once
    def sayings(self) -> Sayings:
        """What players say, and what it means in each game."""
        return Sayings(self._store.phrases)

    @once
    def game_words(self) -> GameWords:
        """Tells which games a question may be about."""
        return GameWords(self._terms().by_game, self._store.games, self.sayings.alike)

    @once
    def besides(self) -> Besides:
        """Holds what a question says besides a name against what bears the name."""
        return Besides(self._terms(), self._store.manifest.rulings)

    def read(self, question: Question) -> Query:
        """Make a question ready for search, and each of the things that it asks.

        :raises IndexStoreError: if a row that is needed is damaged.
        """
        lines, repaired = self.speller.repair(question.lines)
        whole = Text(on_one_line(lines)) if repaired else question.text
        names = self.names.find(whole)
        guessed = _guessed(repaired)
        shares = self.sayings.game_shares(whole, guessed)
        games = self._games(question, whole, names, shares, guessed)
        names = self._names(whole, names, games)
        named = self.sayings.games_named(whole).values()
        unnamed = find_unnamed(question.text.raw, names, self._store.is_written, self._store.is_word, named)
        found = find_sub_questions(whole if lines == whole.raw else Text(lines))
        asking = found[-MOST_SUB_QUESTIONS:]
        query = self._query(
            whole, whole, asking, weaken_other_versions(names, unnamed), unnamed, repaired, games, shares
        )
        is_open = question.game is None and question.doc is None
        return msgspec.structs.replace(
            query,
            missing_section=find_missing_section(whole, names),
            game=find_game(self.sayings, whole) if is_open else None,
            day=find_day(whole, question.today) if question.day is None else None,
            parts=tuple(self._part(query, each, games) for each in asking) if len(asking) > 1 else (),
            left_out=len(found) - len(asking),
        )

    def cards_in(self, question: Question) -> dict[str, str]:
        """The cards that a question names by a whole name, not only by some of its words: each by the words as they were typed."""
        query = self.read(question)
        return {
            " ".join(query.repaired.get(word, word) for word in found.text.split()): found.name.name
            for found in query.names
            if found.name.kind in ("card", "mention") and not found.is_part and found.strength >= _NAMED
        }

    def names_a_game(self, question: Question) -> bool:
        """Whether a question says of which game it is asked."""
        return bool(self.sayings.games_named(question.text))

    def names_a_day(self, question: Question) -> bool:
        """Whether a question says of which day's rules it is asked."""
        return find_day(question.text, question.today) is not None

    def _games(
        self, question: Question, whole: Text, names: Sequence[Found], shares: Iterable[str], guessed: Iterable[str]
    ) -> frozenset[str]:
        """The games that a question may be about: those asked of or named and those like them, else those that its words speak for."""
        if question.game is not None or question.doc is not None:
            document = self._store.document(question.doc) if question.doc is not None else None
            games = {game for game in (question.game, document.game if document else None) if game is not None}
            return self.game_words.like(games & {*self._store.games} if len(games) == 1 else ())
        named = self.sayings.games_named(whole)
        if named:
            return self.game_words.like(named)
        by_number = tuple(self._store.games)
        speaking = [by_number[self._scopes.game_of(found.name.ruling)] for found in names if is_telling(found)]
        told = {token for word in guessed for token in tokens(word)}
        return self.game_words.may_be_about(whole, [*shares, *speaking], told)

    def _names(self, text: Text, names: Sequence[Found], games: frozenset[str]) -> list[Found]:
        """The names found in a text, surest first; what only another game's players call so is none."""
        answering = {self._scopes.number_of(game) for game in games}
        return self.besides.weigh(
            text, [found for found in names if self._scopes.game_of(found.name.ruling) in answering]
        )

    def _part(self, post: Query, asking: SubQuestion, games: frozenset[str]) -> Query:
        """One of the things that a post asks; names in the rest of the story count for less."""
        own = self._names(asking.in_context, self.names.find(asking.in_context), games)
        held = {found.name for found in own}
        elsewhere = [
            msgspec.structs.replace(found, strength=found.strength * _TOLD_ELSEWHERE, is_exact=False)
            for found in post.names
            if found.name not in held
        ]
        names, context = [*own, *elsewhere], asking.in_context
        shares = self.sayings.game_shares(context, _guessed(post.repaired))
        return self._query(asking.alone, context, (asking,), names, post.unnamed, post.repaired, games, shares)

    def _query(
        self,
        asked: Text,
        whole: Text,
        asking: Sequence[SubQuestion],
        names: list[Found],
        unnamed: list[str],
        repaired: dict[str, str],
        games: frozenset[str],
        shares: dict[str, float],
    ) -> Query:
        focus = [text for each in asking for text in (each.alone, each.in_context)]
        sure = [found.text for found in names if found.strength >= SURE_NAME]
        return Query(
            asked,
            readings(whole, focus, [*sure, *map(str.lower, unnamed)], self.sayings, games, self._kinds(names)),
            names,
            unnamed,
            repaired,
            shares,
            self.sayings.other_game(whole),
        )

    def _kinds(self, names: Sequence[Found]) -> dict[str, str]:
        """The cards that a question names, by the words that name them, and the kind of each ("character").

        Where none of their rulings speaks of what else is asked: then the question is on any card of the kind.
        """
        cards = [
            found
            for found in names
            if found.name.kind == "card" and not found.is_part and found.strength >= _LIKELY_NAME
        ]
        if any(found.share >= FITS for found in cards):
            return {}
        facts = ((found.text, self._store.ruling(found.name.ruling).facts) for found in cards)
        return {text: fact.partition(" · ")[0].lower() if fact else "card" for text, fact in facts}


def _guessed(repaired: Iterable[str]) -> set[str]:
    """Short words that were put in the place of misspelt ones: they may have been meant otherwise, and tell no game."""
    return {word for word in repaired if len(word) < LONG}
