"""Players' words put into the rulings' words, and what a question says of its game. The words are data (``corpus/<game>/words.yaml``)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from judge.rulings.model import Words
from judge.search.text import plain

_WORD = re.compile(r"([+-]?\d+|[a-z0-9]+(?:'(?!s\b)[a-z]+)?)(?:'s\b)?")

# Remix is Vs. System with some rules replaced: its players use the older game's words too.
_SPEAKS_LIKE = {"vs-remix": "vs-system"}

_Phrases = dict[str, list[tuple[tuple[str, ...], str]]]


def words_in(text: str) -> list[tuple[str, int, int]]:
    """The words of a plain text, without apostrophe and possessive, and where they stand; signs stay with their numbers."""
    return [(match[1].replace("'", ""), match.start(1), match.end(1)) for match in _WORD.finditer(text)]


class PhraseBook(msgspec.Struct, frozen=True):
    """What players say, made ready for looking up: phrases by their first word, longest first, with what they mean.

    ``said`` has them for each group of games whose players speak alike; the others mean a game, or themselves.
    """

    said: list[tuple[tuple[str, ...], _Phrases]]
    games: _Phrases
    signs: _Phrases
    others: _Phrases


def phrase_book(words: Sequence[Words]) -> PhraseBook:
    """Make all games' words ready."""
    speakers: dict[str, list[Words]] = {}
    for each in words:
        speakers.setdefault(_SPEAKS_LIKE.get(each.game, each.game), []).append(each)
    groups: list[tuple[tuple[str, ...], _Phrases]] = []
    for alike in speakers.values():
        said: dict[str, str] = {}
        # The first meaning of a saying counts, a remix's own before those of the game that it remixes.
        for each in sorted(alike, key=lambda each: each.game not in _SPEAKS_LIKE):
            for term, sayings in each.terms.items():
                for saying in sayings:
                    said.setdefault(saying, term)
        groups.append((tuple(sorted({each.game for each in alike})), _by_first_word(said)))
    return PhraseBook(
        said=groups,
        games=_by_first_word({phrase: each.game for each in words for phrase in each.games}),
        signs=_by_first_word({phrase: each.game for each in words for phrase in (*each.games, *each.signs)}),
        others=_by_first_word({phrase: phrase for each in words for phrase in each.others}),
    )


class Wording:
    """Looks up what players say."""

    def __init__(self, words: PhraseBook | Sequence[Words]) -> None:
        """:param words: all games' words, or what :func:`phrase_book` made of them when the index was built."""
        self._book = words if isinstance(words, PhraseBook) else phrase_book(words)

    def games_said(self, question: str) -> dict[str, str]:
        """The games that a question says it is about, each with the words that say so."""
        text = plain(question)
        return {game: text[start:end] for start, end, game in _matches(text, self._book.games)}

    def signs(self, question: str) -> dict[str, float]:
        """Of the words of a question that speak for a game, the share that speaks for each; empty where no word does."""
        games = [game for _, _, game in _matches(plain(question), self._book.signs)]
        return {game: games.count(game) / len(games) for game in dict.fromkeys(games)}

    def other_game(self, question: str) -> str | None:
        """Words by which a question says that it is about a game of which we have no rulings; None where there are none."""
        text = plain(question)
        return next((text[start:end] for start, end, _ in _matches(text, self._book.others)), None)

    def translations(self, question: str, names: Iterable[str] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
        """The question in the rulings' words, for each group of games whose players speak alike, where that changes it.

        :param names: names that were found in it, in its words: no words of players' ("Enemy of My Enemy").
        """
        text = plain(question)
        named = _by_first_word({name: name for name in names})
        taken = [(start, end) for start, end, _ in _matches(text, named)]
        for games, phrases in self._book.said:
            parts: list[str] = []
            done = 0
            for start, end, term in _matches(text, phrases):
                if any(start < last and first < end for first, last in taken):
                    continue
                parts += (text[done:start], term)
                done = end
            if parts:
                yield games, "".join(parts) + text[done:]


def _by_first_word(meanings: Mapping[str, str]) -> _Phrases:
    """Phrases by their first word, longest first."""
    found: _Phrases = {}
    for phrase, meaning in meanings.items():
        words = tuple(word for word, _, _ in words_in(plain(str(phrase))))
        if words:
            found.setdefault(words[0], []).append((words, meaning))
    for phrases in found.values():
        phrases.sort(key=lambda phrase: -len(phrase[0]))
    return found


def _matches(text: str, phrases: _Phrases) -> Iterable[tuple[int, int, str]]:
    """Where phrases stand in a plain text, leftmost and longest, with what they mean."""
    words = words_in(text)
    i = 0
    while i < len(words):
        for phrase, meaning in phrases.get(words[i][0], ()):
            if tuple(word for word, _, _ in words[i : i + len(phrase)]) == phrase:
                yield words[i][1], words[i + len(phrase) - 1][2], meaning
                i += len(phrase) - 1
                break
        i += 1
