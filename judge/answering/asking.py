"""A question to its answer: what search found, put in order by what is in force, with what the asker should be told."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from judge.answering.filters_in_question import day_said, game_said
from judge.answering.library import Library
from judge.answers import Answer, Resolved
from judge.rulings.model import GAMES
from judge.search.query import SURE_NAME, Hit, Query, Result
from judge.search.searcher import MOST_ASKS
from judge.search.text import name_words

# Names found with less certainty are evidence, but not worth telling - unless the asker's spelling was changed to find them.
SHOWN_NAME = 0.45
SHOWN_REPAIR = 0.15
MOST_NAMES = 6
MOST_UNNAMED = 3
REORDERED = 5  # rulings at most; what lies deeper is too far from the question to be put forward


def answer(
    library: Library, question: str, *, game: str | None, doc: str | None, day: dt.date | None, k: int
) -> Answer:
    """See :meth:`judge.api.Judge.ask`; ``day`` is None where the asker gave none.

    Game and day are taken from the question's words where it says them and no filter does. A post that asks several things gets an
    answer for each in ``parts``.
    """
    searcher = library.searcher
    query = searcher.query(question)
    today = dt.date.today()
    taken: list[str] = []
    if game is None and doc is None and (said := game_said(searcher.wording, query.whole)):
        game = said[0]
        taken.append(f"Taken as asked about {GAMES[game]} (“{said[1]}”); --game says otherwise.")
    if day is None and (then := day_said(query.whole, today)):
        day = then[0]
        taken.append(f"Taken as asked of {day} (“{then[1]}”); --as-of says otherwise.")
    scope = _Scope(library, library.allowed(game, doc), day or today, k)
    whole = scope.answer(question, query)
    parts = _parts(scope, query) if len(query.asks) > 1 else ()
    if whole.status != "answered" and (first := next((part for part in parts if part.status == "answered"), None)):
        whole = _led_by(whole, first, k)
    notice = " ".join(filter(None, (*taken, whole.notice))) or None
    return msgspec.structs.replace(whole, parts=parts, notice=notice)


class _Scope(msgspec.Struct, frozen=True):
    """The rulings that may answer, the day whose rules count, and how many rulings are wanted."""

    library: Library
    allowed: frozenset[int] | None
    day: dt.date
    k: int

    def answer(self, question: str, query: Query) -> Answer:
        library, allowed, day = self.library, self.allowed, self.day
        searcher = library.searcher
        begun = _begun(library, day)
        replaced = library.replaced_on(day)
        notices: list[str] = []
        if begun is None:
            result = searcher.search(query, allowed, replaced)
        else:
            # What is not in force yet is no candidate, so that confidence speaks of the rulings that are; what it would have said is told.
            later = searcher.search(query, allowed)
            result = searcher.search(query, begun if allowed is None else begun & allowed, replaced)
            notices.extend(_not_yet(library, later, begun, day))
        older = {old: new for old, new in replaced.items() if allowed is None or old in allowed}
        hits = _cards_before_rules(result, list(_in_order(library, result, older, day)))
        notices.extend(_of_dates(library, hits, day))
        is_sure = result.confidence >= searcher.manifest.learnt["threshold"]
        is_answered = bool(hits) and is_sure and not _is_on_another_version(library, result, hits)
        if is_answered:
            notices.extend(_of_names(library, result, hits))
        return Answer(
            question=question,
            status="answered" if is_answered else "abstained",
            confidence=round(result.confidence, 4),
            resolved=_resolved(library, result),
            answers=tuple(library.view(hit.ruling, day, score=hit.score, point=hit.point) for hit in hits[: self.k]),
            reason=None if is_answered else _reason(result, hits, is_early=begun is not None),
            notice=" ".join(dict.fromkeys(notices)) or None,
        )


def _parts(scope: _Scope, query: Query) -> tuple[Answer, ...]:
    """An answer for each thing that a post asks; none where it asks only one.

    What is asked twice in other words finds the same ruling and counts once. A sentence that finds nothing is a part only beside one
    that does: a post of which nothing is answered is refused as a whole.
    """
    found: dict[str, Answer] = {}
    for ask in query.asks[-MOST_ASKS:]:
        part = scope.answer(ask.alone, scope.library.searcher.part(query, ask))
        first = part.answers[0].id if part.answers else ""
        if first not in found or found[first].confidence < part.confidence:
            found[first] = part
    parts = tuple(found.values())
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


def _cards_before_rules(result: Result, hits: list[Hit]) -> list[Hit]:
    """Where a question surely names several cards: behind the first ruling those on both, then each card's own, then general rules."""
    named: dict[int, set[str]] = {}
    for found in result.names:
        if found.name.kind in ("card", "mention") and found.strength >= SURE_NAME:
            named.setdefault(found.name.ruling, set()).add(found.text)
    if len(set().union(*named.values())) < 2:
        return hits
    near = sorted(hits[1:REORDERED], key=lambda hit: -len(named.get(hit.ruling, ())))
    scores = [hit.score for hit in hits[1:REORDERED]]  # they tell the order, so they go by place
    moved = [msgspec.structs.replace(hit, score=score) for hit, score in zip(near, scores, strict=True)]
    return [*hits[:1], *moved, *hits[REORDERED:]]


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


def _of_names(library: Library, result: Result, hits: list[Hit]) -> Iterable[str]:
    """Where the question names what no ruling names, what the ruling given is about instead."""
    first = library.searcher.ruling(hits[0].ruling)
    if result.unnamed:
        what = f"a ruling on {first.title}" if first.is_about_a_card else "the general rule"
        yield f"No ruling names {_listed(result.unnamed)}; this is {what}."


def _is_on_another_version(library: Library, result: Result, hits: list[Hit]) -> bool:
    """Whether the first ruling is on a card's one version where the question gives another, of which no ruling tells."""
    first = library.searcher.ruling(hits[0].ruling)
    head = name_words(first.title.partition(", ")[0])
    given = (name.partition(", ") for name in result.unnamed)
    return first.is_about_a_card and any(version and name_words(name) == head for name, _, version in given)


def _listed(names: list[str]) -> str:
    return " or ".join(names[:MOST_UNNAMED])


def _reason(result: Result, hits: list[Hit], *, is_early: bool) -> str:
    if not hits:
        return (
            "no ruling on this was in force on that day" if is_early else "no ruling holds any of the question's words"
        )
    if result.other_game:
        return f"the question seems to be about another game (“{result.other_game}”); the nearest rulings are listed"
    if result.unnamed:
        return f"no ruling names {_listed(result.unnamed)}; the nearest rulings are listed"
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
