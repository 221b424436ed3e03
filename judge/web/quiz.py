"""Practice as a page: a question, then its answer. The score stands in the address: nothing is remembered between requests."""

from __future__ import annotations

import secrets
from itertools import islice

from judge.api import Judge
from judge.errors import JudgeError
from judge.practice.choosing import EXAM
from judge.practice.drawing import Filters, pool_of
from judge.practice.questions import Question
from judge.web.asked import Asked
from judge.web.rendering import render

MOST_IN_A_ROUND = 4 * EXAM  # questions, since the one after so many is drawn after all of them
_REST = 12  # sentences of how a story goes on


def quiz(judge: Judge, asked: Asked) -> str:
    """The form to begin with; with ``seed`` the next question of a round, with ``id`` that one; with ``choice`` how it was answered.

    :raises JudgeError: if there is no such game, document, kind or question, or the round is longer than a round may be.
    """
    doc, kind, seed = asked.text("doc"), asked.text("kind"), asked.text("seed")
    right, count = asked.number("right"), asked.number("asked")
    pool = pool_of(judge)
    filters = Filters(asked.game, doc or None, kind or None)
    entries = pool.entries(filters)
    question = None
    if id := asked.text("id"):
        question = pool.find(id)
        seed = seed or "1"
    elif seed and count >= MOST_IN_A_ROUND:
        raise JudgeError(f"a round has {MOST_IN_A_ROUND} questions at most", "begin another one")
    elif seed:
        question = next(islice(pool.draw(filters, seed), count, None), None)
    chosen = _chosen(question, seed, asked)
    if chosen:
        assert question is not None
        right, count = right + (chosen == question.right), count + 1
    given = {"doc": doc, "kind": kind, "seed": seed, "right": right or "", "asked": count or ""}
    return render(
        "quiz.html", asked=asked, links=asked.links, games=asked.games, question="", title=_title(question, chosen), item=question,
        chosen=chosen, choices=question.shuffled(seed) if question else (),
        rest=question.rest[:_REST] if question else (), right=right,
        count=count, given={name: value for name, value in given.items() if value}, doc=doc, kind=kind, seed=seed,
        fresh=secrets.randbelow(10**6),
        has_questions=bool(entries), docs=sorted({row.doc for row in judge.entries(game=asked.game)}), most=MOST_IN_A_ROUND,
    )  # fmt: skip


def _chosen(question: Question | None, seed: str, asked: Asked) -> str:
    """The choice that was taken; empty where none was.

    :raises JudgeError: if there is no such choice.
    """
    number = asked.number("choice")
    if question is None or not number:
        return ""
    choices = question.shuffled(seed)
    if number > len(choices):
        raise JudgeError(f"there is no choice {number}", f"choose one of {len(choices)}")
    return choices[number - 1]


def _title(question: Question | None, chosen: str) -> str:
    if question is None:
        return "Quiz"
    return ("Right" if chosen == question.right else "Wrong") if chosen else "What then?"
