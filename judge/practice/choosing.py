"""What is asked next: what is due, then what was never asked. Not here: what a question is, or how it is told."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from itertools import chain, islice

from judge.errors import JudgeError
from judge.practice.drawing import Filters, Pool
from judge.practice.questions import Question
from judge.practice.schedule import Schedule

EXAM = 25  # questions
PASSED = 0.7  # of them


def spaced(pool: Pool, filters: Filters, schedule: Schedule, seed: int | str, now: dt.datetime) -> Iterator[Question]:
    """The questions that are due, the longest due first, then new ones drawn by ``seed``.

    :raises NotFoundError: if there is no such game, document or kind.
    """
    asked = frozenset(schedule.questions)
    wanted = frozenset(pool.entries(filters))
    due = (question for id in list(schedule.due(now)) if (question := _found(pool, id, wanted)) is not None)
    return chain(due, (question for question in pool.draw(filters, seed) if question.id not in asked))


def exam(pool: Pool, filters: Filters, seed: int | str, count: int = EXAM) -> tuple[Question, ...]:
    """The questions of an exam: the same for the same seed.

    :raises NotFoundError: if there is no such game, document or kind.
    """
    return tuple(islice(pool.draw(filters, seed), count))


def is_passed(right: int, asked: int) -> bool:
    """Whether so many right answers pass an exam."""
    return asked > 0 and right >= PASSED * asked


def _found(pool: Pool, id: str, wanted: frozenset[str]) -> Question | None:
    """The question of an id, if it is wanted; None also where its check has changed or gone."""
    if id.rpartition(":")[0] not in wanted:
        return None
    try:
        return pool.find(id)
    except JudgeError:
        return None
