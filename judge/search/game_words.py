"""Which games a question may be about, where it names none: told by the words that one game's rulings use far more than another's."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Mapping, Sequence

from judge.search.stop_words import empty_tokens
from judge.search.text import Text
from judge.store.ruling_table import TermTable

# Twenty to one. Of 1,467 labelled questions 1,142 speak so clearly of one game; one of those is about another.
_CLEARLY = 3.0
_SAID = 4.0  # what a sign or a name says: clear, whatever the few neutral words beside it say


class GameWords:
    """Weighs the words of a question by how many rulings of each game hold them, or questions asked of those."""

    def __init__(
        self, terms: TermTable, numbers: Mapping[str, frozenset[int]], alike: Iterable[Sequence[str]] = ()
    ) -> None:
        """Weigh by what an index's tables hold.

        :param numbers: the rulings of each game that has any.
        :param alike: the games whose players speak alike: words can't tell these apart. A game in none of them stands by itself.
        """
        self._terms = terms
        self._groups: dict[frozenset[str], frozenset[int]] = {}
        grouped = [frozenset(games) for games in alike]
        for game in numbers:
            group = next((games for games in grouped if game in games), frozenset((game,)))
            self._groups[group] = self._groups.get(group, frozenset()) | numbers[game]

    def may_be_about(
        self, question: Text, speaking: Iterable[str] = (), guessed: Container[str] = ()
    ) -> frozenset[str]:
        """The games that a question may be about: one game and those like it where its words clearly speak for them, else all.

        :param speaking: games that something else in it speaks for (a sign, a card's name), each as often as it does.
        :param guessed: tokens of it that tell nothing: what short misspelt words may have been meant to be.
        """
        said = [token for token in set(question.tokens) - empty_tokens() if token not in guessed]
        odds = {
            games: self._weight(said, rulings) + _SAID * sum(game in games for game in speaking)
            for games, rulings in self._groups.items()
        }
        most = max(odds.values(), default=0.0)
        return frozenset().union(*(games for games, found in odds.items() if found > most - _CLEARLY))

    def like(self, games: Iterable[str]) -> frozenset[str]:
        """Games and those whose players speak like theirs."""
        found = frozenset(games)
        return found.union(*(group for group in self._groups if group & found))

    def _weight(self, said: Iterable[str], rulings: frozenset[int]) -> float:
        """The logarithm of how likely words are in a question on one of ``rulings``; words that no ruling holds tell nothing."""
        found = (self._terms.rulings_with(token) for token in said)
        return sum(math.log((len(rulings.intersection(held)) + 1) / (len(rulings) + 2)) for held in found if held)
