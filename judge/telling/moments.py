"""A run as somebody steps through it at a table: the set-up, then what a player does with all that comes of it, again and again."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from judge.answers import RulingView, SetUpStep, Step
from judge.telling.narrative import Told, story


class Moment(NamedTuple):
    """What is told at once: an action and what came of it.

    ``place`` is that of its last step. ``said`` counts the sentences of the scenario until then, which two runs of it have in common.
    """

    told: tuple[Told, ...]
    place: int
    said: int


def moments(steps: Sequence[Step], view: RulingView) -> list[Moment]:
    """The moments of a run; the first is the set-up. None of a run without steps."""
    told = story(steps, view)
    begins = [0] + [n for n, each in enumerate(told) if n and _is_an_action(each)]
    groups = [tuple(told[a:b]) for a, b in pairwise([*begins, len(told)]) if told[a:b]]
    ends = [group[0].first - 1 for group in groups[1:]] + [len(steps) - 1]
    said = _counts(steps)
    return [Moment(group, end, said[end]) for group, end in zip(groups, ends, strict=bool(groups))]


def same_moment(steps: Sequence[Step], view: RulingView, before: int, said: int) -> Moment:
    """What a run that misreads something comes to from the scenario's ``before``-th sentence to its ``said``-th: nothing more where it has
    ended.
    """
    counts = _counts(steps)
    last = bisect_right(counts, said) - 1
    return Moment(
        tuple(each for each in story(steps, view, is_misread=True) if before < counts[each.place] <= said), last, said
    )


def _is_an_action(told: Told) -> bool:
    return told.step.kind == "action" and not isinstance(told.step, SetUpStep)


def _counts(steps: Sequence[Step]) -> list[int]:
    """For each step how many sentences of the scenario have been said with it."""
    counts, said = [], 0
    for step in steps:
        said += step.kind in ("action", "expectation")
        counts.append(said)
    return counts
