"""Names in capitals that no ruling holds: found in mid-sentence, told as they are written, never made up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.search.question import Question
from judge.search.searcher import Searcher
from judge.search.unnamed import find_unnamed
from judge.store.ruling_table import RulingStore


@pytest.fixture(scope="module")
def searcher(invented_index: Path) -> Searcher:
    return Searcher(RulingStore(invented_index))


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("can Ivory Squid attack?", ["Ivory Squid"]),
        ("can Ivory Squid’s power target Ivory Squid?", ["Ivory Squid"]),
        ("does Keeper of the Squids or Ivory Squid, The Damp win?", ["Keeper of the Squids", "Ivory Squid, The Damp"]),
        (
            "When Grubwort Squid attacks, who wins?",
            ["Grubwort Squid"],
        ),  # the capital of the first word is the sentence's
        ("may Grimble, Herald of Rust attack twice?", ["Grimble, Herald of Rust"]),  # a version that no ruling knows
    ],
)
def test_a_name_that_no_ruling_holds_is_told_as_it_is_written(
    searcher: Searcher, question: str, names: list[str]
) -> None:
    assert searcher.reader.read(Question.of(question)).unnamed == names


@pytest.mark.parametrize(
    "question",
    [
        "can Grimble, Clockwork Baron wind up Tin-Owl?",  # a card with a ruling
        "can the Clockwork Baron’s power hit him?",  # its version
        "does the Night Thief wake?",  # a card that a ruling mentions
        "is Nettle Sting a Plot?",
        "can Ivory attack Squid?",  # one word may be anything
        "can ivory squid attack?",
        "Can he attack? Then What Else",
    ],
)
def test_what_a_ruling_holds_and_what_is_no_name_is_not_told(searcher: Searcher, question: str) -> None:
    assert searcher.reader.read(Question.of(question)).unnamed == []


PIECES = ["Ivory", "Squid", "of", "the", "X", "can", "Dr", ",", ". ", "'s", " ", "  ", "\n", "-", "Ünder", "(", ": "]
TEXTS = st.one_of(
    st.text(), st.lists(st.sampled_from(PIECES)).map("".join), st.lists(st.sampled_from(PIECES)).map(" ".join)
)


@given(TEXTS)
def test_in_any_text_names_are_runs_of_its_words_with_two_capitals_each_told_once(text: str) -> None:
    found = find_unnamed(text, [], lambda _: False, lambda _: False)
    assert len(set(found)) == len(found)
    for name in found:
        assert name in " ".join(text.split())
        assert len(re.findall(r"\b[A-Z][a-z]", name)) > 1


@given(TEXTS)
def test_where_everything_is_written_nothing_is_unnamed(text: str) -> None:
    assert find_unnamed(text, [], lambda _: True, lambda _: False) == []
