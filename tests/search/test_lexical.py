"""The lexical index: coverage as one would work it out by hand, and questions that look like the syntax of a search engine."""

from __future__ import annotations

from math import log
from pathlib import Path

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judge.search import lexical
from judge.search.lexical import LexicalIndex
from judge.search.text import Text
from judge.store.rows import NO_RULING, Passage
from tests.helpers.tables import held, lexical_index

# Three rulings. In the own texts of how many each word stands: owl 2, cat 1, hoot 1, every operator 1; "bark" in none.
PASSAGES = [
    Passage(0, 1, "point", "owl hoot"),
    Passage(0, 2, "point", "owl"),
    Passage(1, 1, "point", "owl near and or not x-corp +2 707.9 #459"),
    Passage(2, 1, "point", "cat"),
    Passage(2, 1, "asked", "does a cat bark at an owl"),
    Passage(NO_RULING, 0, "not ruled", "who barks"),
]
OWL, CAT, HOOT, ABSENT = log(1 + 3 / 3), log(1 + 3 / 2), log(1 + 3 / 2), log(1 + 3 / 1)


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> LexicalIndex:
    return lexical_index(tmp_path_factory.mktemp("lexical"), PASSAGES, 3)


# -- by hand ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("term", "entries"), [("owl", 2), ("cat", 1), ("zebra", 0), ("x-corp", 1), ("707.9", 1), ("bark", 0)]
)
def test_a_word_is_counted_once_a_ruling_and_in_own_texts_only(index: LexicalIndex, term: str, entries: int) -> None:
    assert index.document_frequency(term) == entries


@pytest.mark.parametrize(("term", "idf"), [("owl", OWL), ("cat", CAT), ("zebra", ABSENT), ("bark", ABSENT)])
def test_the_rarer_a_word_the_more_it_weighs(index: LexicalIndex, term: str, idf: float) -> None:
    assert index.idf(term) == pytest.approx(idf)


def test_coverage_is_the_share_of_the_questions_weight_that_a_ruling_and_its_best_text_hold(
    index: LexicalIndex,
) -> None:
    found = held(index, Text("owl cat zebra"))
    total = OWL + CAT + ABSENT
    assert found.entries == pytest.approx([OWL / total, OWL / total, CAT / total])
    assert found.passages == pytest.approx([OWL / total, OWL / total, CAT / total])
    assert found.unknown == pytest.approx(1 / 3)


def test_a_ruling_joins_the_words_of_its_texts_and_the_best_text_has_only_its_own(tmp_path: Path) -> None:
    parted = [Passage(0, 1, "point", "owl"), Passage(0, 2, "point", "hoot"), Passage(1, 1, "point", "owl hoot")]
    found = held(lexical_index(tmp_path, [*parted, Passage(2, 1, "point", "cat")], 3), Text("owl hoot"))
    assert found.entries == pytest.approx([1, 1, 0])
    assert found.passages == pytest.approx([1 / 2, 1, 0])


def test_questions_asked_of_a_ruling_say_nothing_about_its_words(index: LexicalIndex) -> None:
    found = held(index, Text("cat bark"))
    assert found.entries == pytest.approx([0, 0, CAT / (CAT + ABSENT)])
    assert found.unknown == 1 / 2


def test_a_word_asked_twice_weighs_once(index: LexicalIndex) -> None:
    twice, once = held(index, Text("owl owl owls cat zebra zebra")), held(index, Text("owl cat zebra"))
    assert twice.unknown == once.unknown
    assert (twice.entries.tolist(), twice.passages.tolist()) == (once.entries.tolist(), once.passages.tolist())


def test_signs_that_mean_something_are_found(index: LexicalIndex) -> None:
    found = held(index, Text("X-Corp +2 707.9 #459"))
    assert (found.entries > 0).tolist() == [False, True, False]
    assert (found.passages > 0).tolist() == [False, True, False]


@pytest.mark.parametrize(("question", "unknown"), [("zebra gnu", 1.0), ("", 1.0), ("?!", 1.0), ("owl", 0.0)])
def test_the_share_of_unknown_words_is_told(index: LexicalIndex, question: str, unknown: float) -> None:
    found = held(index, Text(question))
    assert found.unknown == unknown
    assert found.entries.any() == found.passages.any() == (unknown < 1)


# -- questions that look like queries ---------------------------------------------------------------------------------


@pytest.mark.parametrize("operator", ["AND", "OR", "NOT", "NEAR", "near"])
def test_an_operator_is_a_word_like_any_other(index: LexicalIndex, operator: str) -> None:
    assert held(index, Text(operator)).entries == pytest.approx([0, 1, 0])


@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                [
                    *("owl", "cat", "X-Corp", "+2", "#459", "707.9"),
                    *("AND", "OR", "NOT", "NEAR(", "NEAR/2", '"', '""', "*", "owl*", "^owl", "tokens:owl", "{tokens}"),
                    *("(", ")", "+", "-", "'", "';--", "\\", "\0", "%", "_"),
                ]
            ),
            st.text(max_size=8),
        ),
        max_size=40,
    ),
    st.sampled_from([" ", ""]),
)
@example(['owl" OR "cat'], "")
@example(['"'], "")
@example(["NEAR(owl cat, 2)"], "")
@example(["owl AND"], "")
def test_no_question_upsets_the_index_and_shares_stay_between_0_and_1(
    index: LexicalIndex, parts: list[str], gap: str
) -> None:
    found = held(index, Text(gap.join(parts)))
    assert 0 <= found.unknown <= 1
    assert found.passages.min() >= 0
    assert (found.passages <= found.entries + 1e-6).all()
    assert found.entries.max() <= 1 + 1e-6


def test_of_a_question_of_very_many_words_the_rarest_count(index: LexicalIndex) -> None:
    words = [f"w{n}" for n in range(5_000)]
    assert (held(index, Text(" ".join([*words, "cat"]))).entries > 0).tolist() == [False, False, True]


def test_common_words_put_no_ruling_forward_and_weigh_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passages = [Passage(n, 1, "point", "owl hoot" if n < 2 else "owl") for n in range(5)]
    index = lexical_index(tmp_path, passages, 5)
    sought = index.sought(Text("owl hoot"))
    assert index.put_forward(sought, 5).tolist() == [0, 1, 2, 3, 4]
    assert len(index.put_forward(sought, 3)) == 3
    assert {0, 1} <= set(index.put_forward(sought, 3).tolist())
    monkeypatch.setattr(lexical, "_MOST_ROWS", 6)
    assert index.put_forward(sought, 5).tolist() == [0, 1]
    (entries,) = index.entries([sought], np.array([0, 4]))
    assert 0 < entries[1] < entries[0]


def test_beyond_two_dozen_words_common_ones_are_not_looked_up(tmp_path: Path) -> None:
    rare = " ".join(f"w{n}" for n in range(24))
    passages = [Passage(0, 1, "point", f"owl {rare}"), Passage(1, 1, "point", "owl")]
    index = lexical_index(tmp_path, passages, 2)
    assert (held(index, Text(f"owl {rare}")).entries > 0).tolist() == [True, False]
    assert (held(index, Text(f"owl {rare.removesuffix('w23')}")).entries > 0).tolist() == [True, True]
