"""Vs. System and VS Remix side by side: one says otherwise than the other, and a question may be about either."""

from __future__ import annotations

from collections.abc import Sequence

from judge.answering.library import Library
from judge.answers import InGame
from judge.rulings.model import Ruling
from judge.search.result import SearchResult

# Two games of one name, with the same words for most things: a question in these words may be about either.
VARIANTS = ("vs-system", "vs-remix")
_NEAREST = 10  # a twin that lies deeper among what was found differs in something that was not asked


def what_each_says(library: Library, result: SearchResult, games: Sequence[str]) -> tuple[InGame, ...]:
    """What each of the two games says, where the first ruling has a twin in the other that was found too; else nothing.

    :param games: those that the question is about, as far as that is known: where it is one, there is nothing to choose.
    """
    first = library.store.ruling(result.hits[0].ruling)
    if len(games) == 1 or first.game not in VARIANTS:
        return ()
    how = {library.store.numbers[difference.target.id]: difference.how for difference in first.differs_from}
    for hit in result.hits[1:_NEAREST]:  # nearest first
        twin = library.store.ruling(hit.ruling)
        if hit.ruling not in how or twin.game not in VARIANTS or twin.game == first.game:
            continue
        # Where no one point answers, and where the twin is on a card that nobody asked about, how the games compare says more.
        is_led = not library.points_in_doubt(result.hits[0])
        is_led_too = is_led and not library.points_in_doubt(hit) and not twin.is_about_a_card
        both = [
            _in_game(first, result.hits[0].point if is_led else 0, how[hit.ruling]),
            _in_game(twin, hit.point if is_led_too else 0, how[hit.ruling]),
        ]
        if is_led_too and both[0].text == both[1].text:
            return ()
        return tuple(sorted(both, key=lambda said: VARIANTS.index(said.game)))
    return ()


def _in_game(ruling: Ruling, point: int, how: str) -> InGame:
    return InGame(ruling.game, ruling.id, point, ruling.points[point - 1].text if point else how)
