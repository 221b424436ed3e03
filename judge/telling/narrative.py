"""The story of a run as a terminal and a page tell it: without bookkeeping, passes folded, each rule in the best words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from judge.answers import BookkeepingStep, DenialStep, PassStep, RulingView, Step

TAKEN_OVER = "taken over"  # of a rule about which no ruling of the game speaks: it is played as in the game that it is a variant of


class Told(NamedTuple):
    """A step as it is told.

    ``mark``: of a rule, what it is cited from in short. ``number`` counts what isn't said of the step before, 0 for that. ``place`` is its
    place in the run's steps, of several told as one that of the last; ``first`` then is that of the first.
    """

    step: Step
    mark: str
    text: str
    number: int
    place: int
    first: int


def story(steps: Sequence[Step], view: RulingView, *, is_misread: bool = False) -> list[Told]:
    """The steps as they are told: consecutive passes are one sentence; a rule that decides more than once of one thing that happens is told
    once, and so are the ruling's words where several beliefs about one argument are denied.

    :param view: the ruling, whose own points are cited by their number alone.
    :param is_misread: a run that misreads the ruling isn't told in the ruling's words: what happens in it may contradict them.
    """
    told: list[Told] = []
    beside: set[tuple[str, str]] = set()  # the rules that are told of what happened last: each is told once
    number = 0
    for first, place, step in _folded(steps):
        if isinstance(step, BookkeepingStep):
            continue
        mark, text = _rule(step, view, is_misread) if step.kind == "rule" else ("", step.text)
        if step.kind != "rule":
            beside.clear()
        elif (mark, text) in beside:
            continue
        else:
            beside.add((mark, text))
        is_counted = step.kind not in ("rule", "expectation")
        number += is_counted
        told.append(Told(step, mark, text, number if is_counted else 0, place, first))
    return told


def _folded(steps: Sequence[Step]) -> Iterator[tuple[int, int, Step]]:
    for are_passes, group in groupby(enumerate(steps), key=lambda placed: isinstance(placed[1], PassStep)):
        found = list(group)
        if are_passes and len(found) > 1:
            yield found[0][0], found[-1][0], Step("action", "All players pass.")
        else:
            yield from ((place, place, step) for place, step in found)


def _rule(step: Step, view: RulingView, is_misread: bool) -> tuple[str, str]:
    """What a rule that decided is cited from, points of ``view`` by their numbers or else an id; and the rule in words."""
    own = [cite.rpartition("#")[2] for cite in step.cites if cite.startswith(f"{view.id}#")]
    cites = ", ".join(f"#{n}" for n in own) or next(iter(step.cites), TAKEN_OVER)
    # Of a settled argument of the card the ruling's own words say more than its denial does.
    text = view.points[int(own[0]) - 1].text if own and isinstance(step, DenialStep) and not is_misread else step.text
    return cites, text
