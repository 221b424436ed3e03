"""A question that goes on from the one before ("what about Morg?"): what is asked, said in full."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.answers import Answer

_MOST_WORDS = 80  # of the earlier question: search reads no more of both together
_SHORT = 12  # words; who says more says what he speaks of
_CLEARLY = 0.1  # so much surer, in confidence, must a question by itself be where it points back

_FILLER = r"(?:(?:ok(?:ay)?|and|so|but|then|well|also|hm+)\b[\s,]*)*"
# These ask nothing by themselves.
_ABOUT = re.compile(rf"{_FILLER}(?:what|how) (?:about|abt)\b|{_FILLER}same (?:for|with|goes for)\b", re.IGNORECASE)
# These may go on, or begin anew.
_AND = re.compile(rf"{_FILLER}(?:what )?if\b|(?:ok(?:ay)?|and|but|so|then)\b", re.IGNORECASE)
_BACK = re.compile(
    r"\b(?:he|she|it|they|him|her|them|his|hers|its|their|that|those|this|these|there|one)\b(?!-)", re.IGNORECASE
)
_CARDS = ("card", "mention")
_END = " \t\n?!.,;"


def in_full(question: str, earlier: Answer, ask: Callable[[str], Answer]) -> str | None:
    """What a question asks if it goes on from the answered one; None where it stands by itself.

    Who names another card asks the same of that card; who names none asks further of what he asked before.

    :param ask: answers a question that stands by itself.
    """
    about = _ABOUT.match(question)
    alone = ask(question)
    cards = {item.name for item in alone.resolved if item.kind in _CARDS}
    if about is None and not _may_go_on(question, alone):
        return None
    before = " ".join((earlier.asked_as or earlier.question).split()[:_MOST_WORDS]).strip(_END)
    known = [item for item in earlier.resolved if item.kind in _CARDS]
    if about and cards.isdisjoint(item.name for item in known):
        subject = question[about.end() :].strip(_END)
        for item in known if cards else ():
            words = r"\W+".join(map(re.escape, item.text.split()))
            swapped, count = re.subn(rf"(?i)\b{words}\b", lambda _: subject, before, count=1)
            if count:
                return f"{swapped}?"
    joined = f"{before}, {question.strip()}"
    if about or alone.status != "answered":
        return joined
    return joined if ask(joined).confidence + _CLEARLY > alone.confidence else None


def _may_go_on(question: str, alone: Answer) -> bool:
    """Whether a question that doesn't say so may go on from another: nothing answers it by itself, or it points back and names nothing."""
    points_back = _BACK.search(question) is not None and not alone.resolved
    if _AND.match(question):
        return points_back or alone.status != "answered"
    return points_back and alone.status != "answered" and len(question.split()) <= _SHORT
