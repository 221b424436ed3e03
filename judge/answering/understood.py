"""What was understood of a question: the names and the games that it speaks of."""

from __future__ import annotations

from judge.answering.library import Library
from judge.answers import Resolved
from judge.search.question import Question
from judge.search.result import SearchResult

SURELY_NAMED = 0.8  # a card found as surely as that is one that the question is about

# Names found with less certainty are evidence, but not worth telling - unless the asker's spelling was changed to find them.
SHOWN_NAME = 0.45
_SHOWN_REPAIR = 0.15
# The title of a rule may be a common word, which gives little away and yet is what the question speaks of: "hidden", but not "play".
_SHOWN_TITLE = 0.02
_MOST_NAMES = 6


def games_of(library: Library, asked: Question, post: SearchResult, part: SearchResult) -> tuple[str, ...]:
    """The games that a question is about: of the filter, else named, else of its words, else of its cards; none where nothing says.

    :param part: what search found for it; of a question that is one of several in a post, ``post`` is what was found for the whole.
    """
    cards = (
        library.store.ruling(found.name.ruling).game
        for found in part.names
        if found.name.kind == "card" and found.strength >= SURELY_NAMED
    )
    document = library.store.document(asked.doc) if asked.doc else None
    filtered = asked.game or (document.game if document else None)
    named = post.game_in_question.game if post.game_in_question else None
    known = {game for game in (filtered or named,) if game} or part.game_words or post.game_words or set(cards)
    return tuple(game for game in library.games if game in known)


def names_of(library: Library, result: SearchResult) -> tuple[Resolved, ...]:
    """The names worth telling, surest first: for each stretch of words only the best that it may mean."""
    shown: dict[tuple[str, str], Resolved] = {}
    best: dict[str, float] = {}
    for found in result.names:  # surest first
        words = found.text.split()
        least = _SHOWN_REPAIR if any(word in result.repaired for word in words) else SHOWN_NAME
        is_best = found.strength >= max(least, best.setdefault(found.text, found.strength) - 0.02)
        is_title = found.name.kind == "keyword" and found.text == found.name.forms[0]
        if not is_best and not (is_title and found.strength >= _SHOWN_TITLE):
            continue
        text = " ".join(result.repaired.get(word, word) for word in words)
        entry = library.store.ruling(found.name.ruling)
        shown.setdefault((text, found.name.name), Resolved(text, found.name.kind, found.name.name, entry.id))
    return tuple(shown.values())[:_MOST_NAMES]
