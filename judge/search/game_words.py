"""Which games a question may be about, where it names none: told by the words that one game's rulings use far more than another's."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from judge.search.stop_words import empty_tokens
from judge.search.text import Text

# Twenty to one. Of 1,467 labelled questions 1,142 speak so clearly of one game; one of those is about another.
_CLEARLY = 3.0
_SAID = 4.0  # what a sign or a name says: clear, whatever the few neutral words beside it say


class GameWords:
    """Weighs the words of a question by how many rulings of each game hold them, or questions asked of those."""

    def __init__(
        self,
        by_game: Callable[[str], Mapping[int, int]],
        rulings: Mapping[str, int],
        alike: Iterable[Sequence[str]] = (),
    ) -> None:
        """Weigh by what an index's tables hold.

        :param by_game: counts the rulings of each game that hold a token, or questions asked of which; games by their numbers.
        :param rulings: how many rulings each game has that has any, in the order of the games' numbers.
        :param alike: the games whose players speak alike: words can't tell these apart. A game in none of them stands by itself.
        """
        self._by_game = by_game
        numbers = {game: n for n, game in enumerate(rulings)}
        grouped = [frozenset(games) for games in alike]
        groups: dict[frozenset[str], list[str]] = {}
        for game in rulings:
            groups.setdefault(next((games for games in grouped if game in games), frozenset((game,))), []).append(game)
        # Of each group the numbers of its games, and how many rulings they have.
        self._groups = {
            games: ([numbers[game] for game in held], sum(rulings[game] for game in held))
            for games, held in groups.items()
        }

    def may_be_about(
        self, question: Text, speaking: Iterable[str] = (), guessed: Container[str] = ()
    ) -> frozenset[str]:
        """The games that a question may be about: one game and those like it where its words clearly speak for them, else all.

        :param speaking: games that something else in it speaks for (a sign, a card's name), each as often as it does.
        :param guessed: tokens of it that tell nothing: what short misspelt words may have been meant to be.
        """
        said = [token for token in set(question.tokens) - empty_tokens() if token not in guessed]
        found = [held for token in said if (held := self._by_game(token))]
        odds = {
            games: self._weight(found, *group) + _SAID * sum(game in games for game in speaking)
            for games, group in self._groups.items()
        }
        most = max(odds.values(), default=0.0)
        return frozenset().union(*(games for games, found in odds.items() if found > most - _CLEARLY))

    def like(self, games: Iterable[str]) -> frozenset[str]:
        """Games and those whose players speak like theirs."""
        found = frozenset(games)
        return found.union(*(group for group in self._groups if group & found))

    @staticmethod
    def _weight(found: Iterable[Mapping[int, int]], games: Sequence[int], rulings: int) -> float:
        """The logarithm of how likely words are in a question on one of some games' rulings; words that no ruling holds tell nothing."""
        counts = (sum(held.get(game, 0) for game in games) for held in found)
        return sum(math.log((count + 1) / (rulings + 2)) for count in counts)
