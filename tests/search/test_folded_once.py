"""A question is folded once: whatever it goes through, no function folds or cuts the same text to words a second time."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType
from typing import Any

import pytest

from judge.search import text as folding
from judge.search.question import Question
from judge.search.searcher import Searcher
from judge.store.locations import shipped
from judge.store.ruling_table import RulingStore

FOLDING = {
    function.__code__: name
    for name, function in vars(folding).items()
    if name in ("_fold", "plain", "_tokens", "_name_words", "placed_words")
}


@pytest.mark.parametrize(
    "question",
    [
        "can a hidden character be attacked?",
        "In 2005 I attacked with Alaris and swapped him for Galen Kor. Can he swap a second time? Does swapping target? "
        "Who is right?",
        "does helaer ready on the spot when dr. doom uses his witchin hour, after a team attack with Sabretooth, Feral Rage?",
    ],
    ids=["one sentence", "several", "misspelt"],
)
def test_no_text_is_folded_twice(question: str) -> None:
    searcher = Searcher(RulingStore(shipped("index")))
    searcher.search(Question.of("warm up"))  # opens the index, whose names and phrases are no part of a question
    folded: Counter[tuple[str, str]] = Counter()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code in FOLDING:
            folded[FOLDING[frame.f_code], next(iter(frame.f_locals.values()))] += 1

    sys.setprofile(note)
    try:
        asked = Question.of(question)
        searcher.search(asked)
    finally:
        sys.setprofile(None)
    assert folded["_fold", question] == 1
    assert {name for name, _ in folded} == set(FOLDING.values())
    again = {text for (_, text), times in folded.items() if times > 1}
    # Single words are looked at by themselves, by the speller and where a capital may be a name's; so are the names that were found, and
    # the titles of the rulings that were, which may be one name.
    titles = {ruling.title for ruling in searcher._store.rulings}
    names = (
        {found.text for found in searcher.reader.read(asked).names}
        | titles
        | {folding.plain(title) for title in titles}
    )
    assert {text for text in again if " " in text} <= names
