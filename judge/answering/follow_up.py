"""A question that goes on from the one before ("what about Morg?"): said in full, and answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import msgspec

from judge.answers import Answer

_MOST_WORDS = 80  # of the earlier question: search reads no more of both together
_LONGEST = 1_000  # characters of it, should they be words of no language
_SHORT = 12  # words; who says more says what he speaks of
_NAME_ALONE = 4  # words with which somebody names a card and asks nothing of it
_CLEARLY = 0.1  # so much surer, in confidence, must a question by itself be where it points back

_FILLER = r"(?:(?:ok(?:ay)?|and|so|but|then|well|also|hm+)\b[\s,]*)*"
# These ask nothing by themselves.
_ABOUT = re.compile(rf"{_FILLER}(?:what|how) (?:about|abt)\b|{_FILLER}same (?:for|with|goes for)\b", re.IGNORECASE)
# These may go on, or begin anew, as anything that points back may.
_IF = re.compile(rf"{_FILLER}(?:what )?if\b", re.IGNORECASE)
_AND = re.compile(r"(?:ok(?:ay)?|and|but|so|then)\b", re.IGNORECASE)
_BACK = re.compile(
    r"\b(?:he|she|it|they|him|her|them|his|hers|its|their|that|those|this|these|there|one)\b(?!-)", re.IGNORECASE
)
_END = " \t\n?!.,;"


def answer_after(
    question: str, earlier: Answer, ask: Callable[[str], Answer], cards_in: Callable[[str], Mapping[str, str]]
) -> Answer:
    """The answer to a question that may go on from an answered one; ``asked_as`` is what was asked where it does.

    Who names another card asks the same of that card; who names none asks further of what he asked before.

    :param ask: answers a question that stands by itself.
    :param cards_in: the cards that a text names, by the words that name each.
    """
    about = _ABOUT.match(question)
    if about is None and len(question.split()) <= _NAME_ALONE and (bare := _AND.match(question)) and cards_in(question):
        about = bare  # "and Morg?"
    alone = ask(question)
    if about is None and not _may_go_on(question, alone):
        return alone
    # What only went on from an earlier question was about that one.
    before = (earlier.asked_as or earlier.question).removesuffix(f", {earlier.question}")
    before = " ".join(before.split(None, _MOST_WORDS)[:_MOST_WORDS])[:_LONGEST].strip(_END)
    subject = question[about.end() :].strip(_END) if about else ""
    swapped = _with_another_card(before, subject, cards_in(before), cards_in(question)) if subject else None
    full = swapped or f"{before}, {question.strip()}"
    together = ask(full)
    if about is None and (together.status != "answered" or alone.confidence >= together.confidence + _CLEARLY):
        return alone
    return msgspec.structs.replace(together, question=question, asked_as=full)


def _with_another_card(before: str, subject: str, known: Mapping[str, str], cards: Mapping[str, str]) -> str | None:
    """The earlier question with its card replaced by the one that the new question names; None where it names none, or the same."""
    if not cards or not set(cards.values()).isdisjoint(known.values()):
        return None
    for named in known:
        words = r"\W+".join(map(re.escape, named.split()))
        swapped, count = re.subn(rf"(?i)\b{words}\b", lambda _: subject, before, count=1)
        if count:
            return f"{swapped}?"
    return None


def _may_go_on(question: str, alone: Answer) -> bool:
    """Whether a question that doesn't say so may go on from another: it points back and names nothing, or nothing answers a bare "if"."""
    points_back = _BACK.search(question) is not None and not alone.resolved
    is_answered = alone.status == "answered"
    if _IF.match(question):
        return points_back or not is_answered
    return points_back and (not is_answered or _AND.match(question) is not None) and len(question.split()) <= _SHORT
