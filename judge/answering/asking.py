"""A question to its answer: handed down to search once, and what comes up put into words, with what the asker should be told."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence

import msgspec

from judge.answering.library import Library
from judge.answers import TAKEN, Answer, Resolved
from judge.rulings.model import GAMES
from judge.search.question import Question
from judge.search.result import SearchResult
from judge.search.searcher import Searcher

# Names found with less certainty are evidence, but not worth telling - unless the asker's spelling was changed to find them.
_SHOWN_NAME = 0.45
_SHOWN_REPAIR = 0.15
_MOST_NAMES = 6
_MOST_UNNAMED = 3


def answer(
    library: Library,
    searcher: Searcher,
    question: str,
    *,
    game: str | None,
    doc: str | None,
    day: dt.date | None,
    k: int,
    rulings_only: bool = False,
) -> Answer:
    """See :meth:`judge.api.Judge.ask`; ``day`` is None where the asker gave none.

    A post that asks several things gets an answer for each in ``parts``.

    :raises QuestionError: if the question asks nothing.
    :raises NotFoundError: if there is no such game or document.
    """
    asked = Question.of(question, game=game, doc=doc, day=day, rulings_only=rulings_only)
    library.check_filters(game, doc)
    result = searcher.search(asked)
    whole = _answer(library, question, result, k)
    parts = _parts(library, result, k)
    if whole.status != "answered" and (first := next((part for part in parts if part.status == "answered"), None)):
        whole = _led_by(whole, first, k)
    notice = " ".join(filter(None, (*_of_filters(result), whole.notice))) or None
    return msgspec.structs.replace(whole, parts=parts, notice=notice)


def with_notice(answer: Answer, notice: str) -> Answer:
    """An answer that also tells what is true of every answer from this index: it stands last."""
    return msgspec.structs.replace(answer, notice=f"{answer.notice} {notice}" if answer.notice else notice)


def _answer(library: Library, question: str, result: SearchResult, k: int) -> Answer:
    """What search found for a question, or for one of the things that it asks, as an answer."""
    is_sure = result.confidence >= library.threshold
    is_answered = bool(result.hits) and is_sure and not result.is_of_other_version
    notices = [*_of_what_is_coming(library, result), *_of_dates(library, result)]
    if is_answered:
        notices.extend(_of_doubt(library, result))
        notices.extend(_of_names(library, result))
    views = (library.view(hit.ruling, result.day, score=hit.score, point=hit.point) for hit in result.hits[:k])
    return Answer(
        question=question,
        status="answered" if is_answered else "abstained",
        confidence=round(result.confidence, 4),
        resolved=_resolved(library, result),
        answers=tuple(views),
        reason=None if is_answered else _reason(library, result),
        notice=" ".join(dict.fromkeys(notices)) or None,
    )


def _parts(library: Library, result: SearchResult, k: int) -> tuple[Answer, ...]:
    """An answer for each thing that a post asks; none where it asks only one.

    What is asked twice in other words finds the same ruling and counts once. A sentence that finds nothing is a part only beside one
    that does: a post of which nothing is answered is refused as a whole.
    """
    best: dict[str, Answer] = {}
    for found in result.parts:
        part = _answer(library, found.asked.raw, found, k)
        first = part.answers[0].id if part.answers else ""
        if first not in best or best[first].confidence < part.confidence:
            best[first] = part
    parts = tuple(best.values())
    return parts if len(parts) > 1 and any(part.status == "answered" for part in parts) else ()


def _led_by(whole: Answer, part: Answer, k: int) -> Answer:
    """The answer to a post that is only sure of one of its parts: that part's rulings first."""
    ids = {view.id for view in part.answers}
    least = min(view.score for view in part.answers)
    rest = (view for view in whole.answers if view.id not in ids)
    views = (*part.answers, *(msgspec.structs.replace(view, score=min(view.score, least)) for view in rest))
    return msgspec.structs.replace(
        whole, status="answered", confidence=part.confidence, answers=views[:k], reason=None, notice=part.notice
    )


# -- what the asker should be told ------------------------------------------------------------------------------------


def _of_filters(result: SearchResult) -> Iterator[str]:
    """The game and the day that were taken from the question's own words."""
    if result.game_in_question:
        game, words = result.game_in_question
        yield f"{TAKEN} asked about {GAMES[game]} (“{words}”); --game says otherwise."
    if result.day_in_question:
        day, words = result.day_in_question
        yield f"{TAKEN} asked of {day} (“{words}”); --as-of says otherwise."


def _of_what_is_coming(library: Library, result: SearchResult) -> Iterator[str]:
    """The ruling that would have answered, were it in force."""
    if result.coming is not None:
        ruling = library.store.ruling(result.coming)
        start = library.store.in_force.start(ruling)
        yield f"{ruling.id} is not yet in force on {result.day}: it takes effect on {start}."


def _of_dates(library: Library, result: SearchResult) -> Iterator[str]:
    """What is to be known of the first ruling's dates: a date that is not sure, and a coming change."""
    in_force = library.store.in_force
    for hit in result.hits[:1]:
        ruling = library.store.ruling(hit.ruling)
        if in_force.is_uncertain(ruling, result.day):
            start = in_force.start(ruling)
            yield f"{ruling.id} may not have been in force yet on {result.day}: its date is only known as {start}."
        for change in in_force.successions(ruling):
            if not change.is_in_effect(result.day):
                yield f"From {change.start} on, {change.new} replaces {change.old}."


def _of_doubt(library: Library, result: SearchResult) -> Iterator[str]:
    """Why the first entry is not to be relied on, where it is an uncertain base rule."""
    first = library.store.ruling(result.hits[0].ruling)
    if first.doubt:
        yield f"{first.id} is uncertain, so don't rely on it: {first.doubt}."


def _of_names(library: Library, result: SearchResult) -> Iterator[str]:
    """Where the question names what no ruling names, what the ruling given is about instead."""
    if result.unnamed:
        first = library.store.ruling(result.hits[0].ruling)
        general = "a base rule" if first.is_base_rule else "the general rule"
        what = f"a ruling on {first.title}" if first.is_about_a_card else general
        yield f"No ruling names {_listed(result.unnamed)}; this is {what}."


def _listed(names: Sequence[str]) -> str:
    return " or ".join(names[:_MOST_UNNAMED])


def _reason(library: Library, result: SearchResult) -> str:
    """Why no ruling is given as the answer."""
    if not result.hits:
        return (
            "no ruling on this was in force on that day"
            if result.day < library.store.latest_start
            else "no ruling holds any of the question's words"
        )
    if result.other_game:
        return f"the question seems to be about another game (“{result.other_game}”); the nearest rulings are listed"
    if result.unnamed:
        return f"no ruling names {_listed(result.unnamed)}; the nearest rulings are listed"
    if result.unknown >= 0.5:
        return "most of the question's words stand in no ruling"
    named = next((found.name.name for found in result.names if found.strength >= 0.8), None)
    return f"no ruling {f'on {named} ' if named else ''}clearly settles this; the nearest are listed"


def _resolved(library: Library, result: SearchResult) -> tuple[Resolved, ...]:
    """The names worth telling, surest first: for each stretch of words only the best that it may mean."""
    shown: dict[tuple[str, str], Resolved] = {}
    best: dict[str, float] = {}
    for found in result.names:  # surest first
        words = found.text.split()
        least = _SHOWN_REPAIR if any(word in result.repaired for word in words) else _SHOWN_NAME
        if found.strength < max(least, best.setdefault(found.text, found.strength) - 0.02):
            continue
        text = " ".join(result.repaired.get(word, word) for word in words)
        entry = library.store.ruling(found.name.ruling)
        shown.setdefault((text, found.name.name), Resolved(text, found.name.kind, found.name.name, entry.id))
    return tuple(shown.values())[:_MOST_NAMES]
