"""How a question names a game of the user's own, and which words no longer speak for a game without rulings: told by his documents."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import chain, islice

import msgspec

from judge.rulings.games import own_games
from judge.rulings.model import Corpus, Words
from judge.search.sayings import by_first_word, matches
from judge.search.text import Text, placed_words, plain

_ARTICLE = re.compile(r"(?:an?|the) (?=\S)", re.IGNORECASE)
# Behind these a name is the game's, though its words are everyday ones.
_BEFORE = ("in", "playing")
_BEHIND = ("game", "tcg", "ccg", "lcg", "rules")
_AT_ONCE = 256  # texts that are looked through at once
_TELLING = 3  # words from which on a name of everyday words names the game wherever it stands


def words_of_own_games(corpus: Corpus, everyday: Collection[str]) -> tuple[Words, ...]:
    """How the players of all games talk, with the names of the user's own games among them.

    What his own documents write, or a name of his games holds, says no longer that a question is about a game without rulings.

    :param everyday: words that people use whatever they play: a short name of such words counts only where it can be nothing else.
    """
    own = own_games(corpus.documents)
    if not own:
        return corpus.words
    taken = {plain_words(phrase) for words in corpus.words for phrase in words.games}
    named = {game: _phrases(game, name, everyday) for game, name in own.items()}
    counts = Counter(plain_words(phrase) for phrases in named.values() for phrase in set(phrases))
    found = [words for words in corpus.words if words.game not in own]
    for game, phrases in named.items():
        said = next((words for words in corpus.words if words.game == game), Words(game))
        sole = tuple(
            phrase for phrase in phrases if plain_words(phrase) not in taken and counts[plain_words(phrase)] == 1
        )
        found.append(msgspec.structs.replace(said, games=(*said.games, *sole)))
    known = _said_in_own(corpus, own, {phrase for words in found for phrase in words.others})
    return tuple(
        msgspec.structs.replace(words, others=tuple(phrase for phrase in words.others if phrase not in known))
        for words in found
    )


def plain_words(phrase: str) -> tuple[str, ...]:
    """A phrase as sayings are compared."""
    return tuple(word for word, _, _ in placed_words(Text(phrase).plain))


def _phrases(game: str, name: str, everyday: Collection[str]) -> tuple[str, ...]:
    """What names a game in a question: its name with and without article, what stands before a colon, its id."""
    whole = _ARTICLE.sub("", name, count=1) if _ARTICLE.match(name) else name
    short = whole.partition(":")[0].strip()
    found: list[str] = []
    for phrase in dict.fromkeys((name, whole, short, game.replace("-", " "))):
        words = plain_words(phrase)
        if not words:
            continue
        if len(words) >= _TELLING or any(word not in everyday and len(word) > _TELLING for word in words):
            found.append(phrase)
        else:
            found += [*(f"{before} {phrase}" for before in _BEFORE), *(f"{phrase} {behind}" for behind in _BEHIND)]
    return tuple(dict.fromkeys(found))


def _said_in_own(corpus: Corpus, own: Mapping[str, str], others: Collection[str]) -> set[str]:
    """Of some phrases those that the documents of the user's own games write, or the name or id of one holds."""
    looked_up = by_first_word((Text(phrase).plain, phrase) for phrase in others)
    left = {phrase: words for of_word in looked_up.values() for words, phrase in of_word}
    found: set[str] = set()
    texts = chain(own.values(), (game.replace("-", " ") for game in own), _texts(corpus, own))
    # Hardly any text holds one: many are looked through at once for the phrases' words, and only where all of one are there, one by one.
    while left and (some := list(islice(texts, _AT_ONCE))):
        folded = _letters("\n".join(some))
        if not any(all(word in folded for word in words) for words in left.values()):
            continue
        for text in some:
            folded = _letters(text)
            if any(all(word in folded for word in words) for words in left.values()):
                found.update(phrase for _, _, phrase in matches(Text(text), looked_up))
                for phrase in found & left.keys():
                    del left[phrase]
    return found


def _letters(text: str) -> str:
    """A text in which each of its words, as sayings are compared, stands."""
    return plain(text).replace("'", "")


def _texts(corpus: Corpus, own: Mapping[str, str]) -> Iterator[str]:
    yield from (document.title for document in corpus.documents if document.game in own)
    for ruling in corpus.rulings:
        if ruling.game in own:
            yield ruling.title
            for point in ruling.points:
                yield from (point.text, *point.examples, *point.notes)
