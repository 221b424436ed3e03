"""Which of a question's words the nearest entry has too, in the asker's words or the rulings', and which it lacks."""

from __future__ import annotations

import re
from collections.abc import Set
from typing import NamedTuple

from judge.answering.understood import SHOWN_NAME
from judge.search.passage_table import PassageTable
from judge.search.result import SearchResult
from judge.search.sayings import Sayings
from judge.search.stop_words import EMPTY_WORDS
from judge.search.terms import Terms
from judge.search.text import Text, name_words, tokens
from judge.store.ruling_table import RulingStore

_WORD = re.compile(r"[^\W\d_]{3,}(?:[.-][^\W\d_]+)*(?!['\w])")  # neither numbers nor "can't"
# Beside the words that ask: those that say how, when or how much of something, and not what.
_TOLD_WITH = """
above actually again against ago already also always another anything anyway around away back between both bring came come down
during each either else enough even ever every everything except far few find first following further give given gives goes going
gone got however instead kind last least less let like listed long look lot made make makes many maybe might more most much must
need needs never new next nor nothing off often old once only other others otherwise over own per put quite rather refer refers
same second seem seems since something sort stated states still such supposed take taken takes taking talk than thing things though
through till time times together told too tried tries try trying under unless until upon use used uses using via want wanted wants
way went whatever while within without yet
"""
_COLOURLESS = EMPTY_WORDS.union(_TOLD_WITH.split())


class SharedWords(NamedTuple):
    """Words of a question, the rarest first: those that an entry has, and those that it lacks."""

    shared: list[str]
    lacking: list[str]


def shared_words(store: RulingStore, result: SearchResult, game: str) -> SharedWords:
    """Compare the words of a question with those of the first entry found, and of the questions that it is known to answer.

    Names of cards and games are left out, and words that stand in every other entry: they tell nothing. Words are as the asker typed
    them.

    :param game: the game of the entry; what its players say counts as what the rulings write.
    """
    named = [f.text for f in result.names if f.name.kind in ("card", "mention") and f.strength >= SHOWN_NAME]
    sayings = Sayings(store.phrases)
    names = (*named, *result.unnamed, *sayings.games_named(result.asked).values())
    left_out = _COLOURLESS.union(*map(name_words, names))
    said = sayings.translations(result.asked, named)
    readings = [result.asked, *(text for games, text in said if game in games)]
    terms = Terms(store, PassageTable(store))
    found = [_compared(store, terms, text, left_out, result.hits[0].ruling) for text in readings]
    # That reading of which the entry lacks least: the asker's own, unless the rulings' words fit better.
    shared, lacking = min(found, key=lambda words: len(words.lacking))
    return SharedWords(*([result.repaired.get(word, word) for word in words] for words in (shared, lacking)))


def _compared(store: RulingStore, terms: Terms, text: Text, left_out: Set[str], entry: int) -> SharedWords:
    rarity: dict[str, int] = {}
    in_entry: set[str] = set()
    for word in dict.fromkeys(_WORD.findall(text.plain)):
        parts = tokens(word)
        entries = min(map(terms.rulings, parts), default=0)
        if left_out.isdisjoint(name_words(word)) and entries <= store.manifest.rulings // 2:
            rarity[word] = entries
            if any(terms.is_of(token, entry) for token in parts):
                in_entry.add(word)
    words = sorted(rarity, key=rarity.__getitem__)
    return SharedWords([word for word in words if word in in_entry], [word for word in words if word not in in_entry])
