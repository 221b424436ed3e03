"""How far what was found goes: it settles the question, bears on it, or is nothing on it; and why it doesn't settle it.

Every reason is read off what search found: what the nearest entry is on, which words it shares with the question, how sure it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.answering.library import Library
from judge.answering.shared_words import shared_words
from judge.answers import Band, Resolved
from judge.rulings.games import name_of
from judge.rulings.model import Ruling
from judge.search.result import SearchResult

_MOST_NAMES = 3
_MOST_WORDS = 3
_NEAREST = "the nearest"


def band_of(library: Library, result: SearchResult) -> Band:
    """How far the first of the rulings found goes.

    What is on another version of the card asked about, or an uncertain base rule, bears on a question at most.
    """
    if not result.hits or result.confidence < min(library.bearing_threshold, library.threshold):
        return "nothing"
    is_doubtful = result.is_of_other_version or library.store.ruling(result.hits[0].ruling).certainty == "uncertain"
    return "settles" if result.confidence >= library.threshold and not is_doubtful else "bears"


def reason_of(
    library: Library, result: SearchResult, names: Sequence[Resolved], games: Sequence[str], band: Band
) -> str | None:
    """Why nothing settles a question; None where something does.

    :param names: those that it was found to speak of.
    :param games: those that it is about, as far as that is known.
    """
    if band == "settles":
        return None
    if band == "nothing":
        return _why_nothing(library, result, names)
    reasons = list(_why_not_settled(library, result, names, games))
    if not reasons:
        return f"{_NEAREST} is only {result.confidence:.0%} likely to settle it"
    # "the nearest is on ...; it says nothing of ..."
    begun = next((i for i, reason in enumerate(reasons) if reason.startswith(_NEAREST)), len(reasons))
    later = (
        reason.replace(_NEAREST, "it", 1) if reason.startswith(_NEAREST) else reason for reason in reasons[begun + 1 :]
    )
    return "; ".join([*reasons[: begun + 1], *later])


def listed(names: Sequence[str]) -> str:
    """Some names as a sentence has them: "A or B", three at most."""
    return " or ".join(names[:_MOST_NAMES])


def _why_nothing(library: Library, result: SearchResult, names: Sequence[Resolved]) -> str:
    if not result.hits:
        is_early = result.day < library.store.latest_start
        what = "on this was in force on that day" if is_early else "holds any of the question's words"
        return f"no ruling {what}"
    if result.missing_section:
        return f"no document here has a section {result.missing_section}"
    if result.other_game:
        return _of_other_game(result.other_game)
    if result.unnamed:
        return f"no ruling names {listed(result.unnamed)}"
    if result.unknown >= 0.5:
        return "most of the question's words stand in no ruling"
    cards = list(dict.fromkeys(item.name for item in names if item.kind in ("card", "mention")))
    return f"no ruling on {listed(cards)} is near to it" if cards else "no ruling is near to it"


def _why_not_settled(
    library: Library, result: SearchResult, names: Sequence[Resolved], games: Sequence[str]
) -> Iterator[str]:
    """What keeps the first entry from settling the question: what weighs most comes first, where it is most certain."""
    first = library.store.ruling(result.hits[0].ruling)
    if result.other_game:
        yield _of_other_game(result.other_game)
    elif games and first.game not in games:
        yield f"{_NEAREST} is on {name_of(first.game)}, not on {listed([name_of(game) for game in games])}"
    if first.certainty == "uncertain":
        yield f"{_NEAREST} is an uncertain base rule ({first.doubt})"
    if result.unnamed:
        yield f"no ruling names {listed(result.unnamed)}"
    yield from _of_cards(first, names, result.is_of_other_version)
    shared, lacking = shared_words(library.store, result, first.game)
    if lacking:
        shares = f"shares {_quoted(shared)} with the question but " if shared else ""
        yield f"{_NEAREST} {shares}says nothing of {_quoted(lacking)}"


def _of_other_game(words: str) -> str:
    return f"the question seems to be about another game (“{words}”)"


def _of_cards(first: Ruling, names: Sequence[Resolved], is_of_other_version: bool) -> Iterator[str]:
    """What the first entry is on, where the question is on other cards, or on no card."""
    meant: dict[str, list[Resolved]] = {}  # by the words of the question, the cards that they may mean
    for item in names:
        if item.kind in ("card", "mention"):
            meant.setdefault(item.text, []).append(item)
    others = [
        cards[0].name if len(cards) == 1 else text
        for text, cards in meant.items()
        if not any(item.id == first.id or _tells_of(first, item.name) for item in cards)
    ]
    if first.is_about_a_card and len(others) == len(meant):
        if is_of_other_version:
            yield f"{_NEAREST} is on another version, {first.title}"
        elif others:
            yield f"{_NEAREST} is on {first.title}, not on {listed(others)}"
        else:
            yield f"{_NEAREST} is on one card, {first.title}, which the question doesn't name"
    elif others:
        yield f"{_NEAREST} doesn't name {listed(others)}"


def _tells_of(ruling: Ruling, card: str) -> bool:
    """Whether a ruling tells of a card: with its version, where it has one."""
    texts = (text for point in ruling.points for text in (point.text, *point.examples))
    return card in (ruling.title, *ruling.mentions) or any(card in text for text in texts)


def _quoted(words: Sequence[str]) -> str:
    *before, last = (f"“{word}”" for word in words[:_MOST_WORDS])
    return f"{', '.join(before)} and {last}" if before else last
