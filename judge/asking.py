"""A question to its answer: what search found, put in order by what is in force, with what the asker should be told."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping

from judge.answers import Answer, Resolved
from judge.library import Library
from judge.search.searcher import Hit, Result

# Names found with less certainty are evidence, but not worth telling - unless the asker's spelling was changed to find them.
SHOWN_NAME = 0.45
SHOWN_REPAIR = 0.15
MOST_NAMES = 6


def answer(library: Library, question: str, *, game: str | None, doc: str | None, day: dt.date, k: int) -> Answer:
    """See :meth:`judge.api.Judge.ask`."""
    searcher = library.searcher
    allowed = library.allowed(game, doc)
    begun = _begun(library, day)
    replaced = library.replaced_on(day)
    notices: list[str] = []
    if begun is None:
        result = searcher.search(question, allowed, replaced)
    else:
        # What is not in force yet is no candidate, so that confidence speaks of the rulings that are; what it would have said is told.
        later = searcher.search(question, allowed)
        result = searcher.search(question, begun if allowed is None else begun & allowed, replaced)
        notices.extend(_not_yet(library, later, begun, day))
    older = {old: new for old, new in replaced.items() if allowed is None or old in allowed}
    hits = list(_in_order(library, result, older, day))
    notices.extend(_of_dates(library, hits, day))
    is_answered = bool(hits) and result.confidence >= searcher.manifest.learnt["threshold"]
    return Answer(
        question=question,
        status="answered" if is_answered else "abstained",
        confidence=round(result.confidence, 4),
        resolved=_resolved(library, result),
        answers=tuple(library.view(hit.ruling, day, score=hit.score, point=hit.point) for hit in hits[:k]),
        reason=None if is_answered else _reason(result, hits, is_early=begun is not None),
        notice=" ".join(dict.fromkeys(notices)) or None,
    )


def _begun(library: Library, day: dt.date) -> frozenset[int] | None:
    """The rulings in force on ``day`` by number; None where all are, which needs no look at each of them."""
    if day >= library.searcher.latest_start:
        return None
    return frozenset(n for n, ruling in enumerate(library.rulings) if library.in_force.has_begun(ruling, day))


def _not_yet(library: Library, later: Result, begun: frozenset[int], day: dt.date) -> Iterable[str]:
    if later.hits and later.hits[0].ruling not in begun:
        ruling = library.searcher.ruling(later.hits[0].ruling)
        yield f"{ruling.id} is not yet in force on {day}: it takes effect on {library.in_force.start(ruling)}."


def _in_order(library: Library, result: Result, older: Mapping[int, int], day: dt.date) -> Iterator[Hit]:
    """The hits, and right below each the rulings that it replaces, the latest of them first.

    Where only the answering point of a hit was replaced, what replaces it goes above.
    """
    points = {hit.ruling: hit.point for hit in result.hits}
    placed: set[int] = set()
    for hit in result.hits:
        replaced_points = library.in_force.replaced_points(library.searcher.ruling(hit.ruling), day)
        group = [hit.ruling]
        if hit.point in replaced_points:
            group.insert(0, library.numbers[replaced_points[hit.point].new])
        before = [old for old, new in older.items() if new == hit.ruling]
        group += sorted(before, key=lambda n: library.in_force.start(library.searcher.ruling(n)).earliest, reverse=True)
        for ruling in group:
            if ruling not in placed:
                placed.add(ruling)
                yield Hit(ruling, hit.score, points.get(ruling, result.older_points.get(ruling, 1)))


def _of_dates(library: Library, hits: list[Hit], day: dt.date) -> Iterable[str]:
    """What the asker should know of the first ruling's dates: a coming change, and a date that is not sure."""
    for hit in hits[:1]:
        ruling = library.searcher.ruling(hit.ruling)
        start = library.in_force.start(ruling)
        if library.in_force.is_uncertain(ruling, day):
            yield f"{ruling.id} may not have been in force yet on {day}: its date is only known as {start}."
        for change in library.in_force.successions(ruling):
            if not change.is_in_effect(day):
                yield f"From {change.start} on, {change.new} replaces {change.old}."


def _reason(result: Result, hits: list[Hit], *, is_early: bool) -> str:
    if not hits:
        return (
            "no ruling on this was in force on that day" if is_early else "no ruling holds any of the question's words"
        )
    if result.unknown >= 0.5:
        return "most of the question's words stand in no ruling"
    named = next((found.name.name for found in result.names if found.strength >= 0.8), None)
    return f"no ruling {f'on {named} ' if named else ''}clearly settles this; the nearest are listed"


def _resolved(library: Library, result: Result) -> tuple[Resolved, ...]:
    """The names worth telling, surest first: for each stretch of words only the best that it may mean."""
    shown: dict[tuple[str, str], Resolved] = {}
    best: dict[str, float] = {}
    for found in result.names:  # surest first
        words = found.text.split()
        least = SHOWN_REPAIR if any(word in result.repaired for word in words) else SHOWN_NAME
        if found.strength < max(least, best.setdefault(found.text, found.strength) - 0.02):
            continue
        text = " ".join(result.repaired.get(word, word) for word in words)
        entry = library.searcher.ruling(found.name.ruling)
        shown.setdefault((text, found.name.name), Resolved(text, found.name.kind, found.name.name, entry.id))
    return tuple(shown.values())[:MOST_NAMES]
