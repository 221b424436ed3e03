"""What players say: put into the rulings' words, and what it tells of the game. The sayings are data (``corpus/<game>/words.yaml``)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence

from judge.search.text import Text, placed_words
from judge.store.rows import PhraseBook, Phrases

_NOT = re.compile(
    r"\b(?:not|no|isn't|without|unlike|rather than|instead of|other than)\s+(?:(?:in|the|for|about)\s+)*$"
)
_FAR = 80  # letters; what rules a game out stands right before it


class Sayings:
    """Looks up what players say."""

    def __init__(self, book: PhraseBook) -> None:
        """Look up in a phrase book.

        :param book: what all games' players say, as the index holds it.
        """
        self._book = book

    @property
    def alike(self) -> list[tuple[str, ...]]:
        """The groups of games whose players speak alike."""
        return [games for games, _ in self._book.said]

    def games_named(self, question: Text) -> dict[str, str]:
        """The games that a question says it is about, each with the words that say so."""
        return {
            game: question.plain[start:end]
            for start, end, game in self._of_ours(question, self._book.games, self._ruled_out(question))
        }

    def game_shares(self, question: Text, guessed: Collection[str] = ()) -> dict[str, float]:
        """Of the words of a question that speak for a game, the share that speaks for each; empty where no word does.

        Who says which game he doesn't mean ("the old game, not Remix") means one whose players speak alike.

        :param guessed: words of it that tell nothing: what short misspelt words may have been meant to be.
        """
        ruled_out = self._ruled_out(question)
        found = self._of_ours(question, self._book.signs, ruled_out)
        signs = ((question.plain[start:end], game) for start, end, game in found)
        unsure = frozenset(guessed)
        games = [game for words, game in signs if unsure.isdisjoint(words.split())]
        for _, _, game in ruled_out:
            games += [other for group in self.alike if game in group for other in group if other != game]
        return {game: games.count(game) / len(games) for game in dict.fromkeys(games)}

    def _of_ours(
        self, question: Text, phrases: Phrases, ruled_out: Iterable[tuple[int, int, str]]
    ) -> Iterator[tuple[int, int, str]]:
        """Where phrases stand in a question, except in one ruled out, or in the name of a game that isn't ours: "Warhammer 40k"."""
        others = [(start, end) for start, end, _ in (*matches(question, self._book.others), *ruled_out)]
        taken = _marked(question.plain, others)
        return (match for match in matches(question, phrases) if not any(taken[match[0] : match[1]]))

    def _ruled_out(self, question: Text) -> list[tuple[int, int, str]]:
        """Where a question names a game that it is not about."""
        return [match for match in matches(question, self._book.games) if _is_ruled_out(question.plain, match[0])]

    def other_game(self, question: Text) -> str | None:
        """Words by which a question says that it is about a game of which we have no rulings; None where there are none."""
        return next((question.plain[start:end] for start, end, _ in matches(question, self._book.others)), None)

    def translations(self, question: Text, names: Iterable[str] = ()) -> Iterator[tuple[tuple[str, ...], Text]]:
        """The question in the rulings' words, for each group of games whose players speak alike, where that changes it.

        :param names: names that were found in it, in its plain words: no words of players' ("Enemy of My Enemy").
        """
        named = by_first_word((name, name) for name in dict.fromkeys(names))
        taken = [(start, end) for start, end, _ in matches(question, named)]
        for games, phrases in self._book.said:
            translated = put_for(question, phrases, taken)
            if translated != question:
                yield games, translated


def by_first_word(meanings: Iterable[tuple[str, str]]) -> Phrases:
    """Plain phrases with what they mean, ready to be looked up: by their first word, longest first."""
    found: Phrases = {}
    for phrase, meaning in meanings:
        words = tuple(word for word, _, _ in placed_words(phrase))
        if words:
            found.setdefault(words[0], []).append((words, meaning))
    for phrases in found.values():
        phrases.sort(key=lambda phrase: -len(phrase[0]))
    return found


def put_for(text: Text, phrases: Phrases, taken: Sequence[tuple[int, int]] = ()) -> Text:
    """A text, in plain form, with what phrases mean in their place; itself where it has none of them.

    :param taken: stretches of its plain form that are left alone.
    """
    parts: list[str] = []
    done = 0
    left_alone = _marked(text.plain, taken)
    for start, end, meaning in matches(text, phrases):
        if not any(left_alone[start:end]):
            parts += (text.plain[done:start], meaning)
            done = end
    return Text("".join(parts) + text.plain[done:]) if parts else text


def _marked(text: str, spans: Iterable[tuple[int, int]]) -> bytearray:
    """Of each letter of a text whether one of some stretches holds it."""
    marks = bytearray(len(text))
    for start, end in spans:
        marks[start:end] = b"\1" * (end - start)
    return marks


def _is_ruled_out(text: str, at: int) -> bool:
    """Whether what stands before a place of a text says that what follows is not meant."""
    return _NOT.search(text, max(0, at - _FAR), at) is not None


def matches(text: Text, phrases: Phrases) -> Iterable[tuple[int, int, str]]:
    """Where phrases stand in a text's plain form, leftmost and longest, with what they mean."""
    words = text.placed_words
    i = 0
    while i < len(words):
        for phrase, meaning in phrases.get(words[i][0], ()):
            if tuple(word for word, _, _ in words[i : i + len(phrase)]) == phrase:
                yield words[i][1], words[i + len(phrase) - 1][2], meaning
                i += len(phrase) - 1
                break
        i += 1
