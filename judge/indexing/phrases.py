"""The phrase book: what all games' players say (``corpus/<game>/words.yaml``), made ready for looking up in a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.rulings.model import Words
from judge.search.sayings import by_first_word
from judge.search.text import plain
from judge.store.rows import PhraseBook, Phrases

# Remix is Vs. System with some rules replaced: its players use the older game's words too.
_SPEAKS_LIKE = {"vs-remix": "vs-system"}


def phrase_book(words: Sequence[Words]) -> PhraseBook:
    """Make all games' words ready."""
    speakers: dict[str, list[Words]] = {}
    for each in words:
        speakers.setdefault(_SPEAKS_LIKE.get(each.game, each.game), []).append(each)
    groups: list[tuple[tuple[str, ...], Phrases]] = []
    for alike in speakers.values():
        said: dict[str, str] = {}
        # The first meaning of a saying counts, a remix's own before those of the game that it remixes.
        for each in sorted(alike, key=lambda each: each.game not in _SPEAKS_LIKE):
            for term, sayings in each.terms.items():
                for saying in sayings:
                    said.setdefault(saying, term)
        groups.append((tuple(sorted({each.game for each in alike})), _looked_up(said)))
    return PhraseBook(
        said=groups,
        games=_looked_up({phrase: each.game for each in words for phrase in each.games}),
        signs=_looked_up({phrase: each.game for each in words for phrase in (*each.games, *each.signs)}),
        others=_looked_up({phrase: phrase for each in words for phrase in each.others}),
    )


def _looked_up(meanings: Mapping[str, str]) -> Phrases:
    return by_first_word((plain(phrase), meaning) for phrase, meaning in meanings.items())
