"""The lexical index: coverage as one would work it out by hand, and questions that look like FTS syntax."""

from __future__ import annotations

import sqlite3
from math import log

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judge.indexing.tables import write_database
from judge.search.lexical import LexicalIndex
from judge.search.text import Text
from judge.store.rows import Passage
from judge.store.ruling_table import TermTable

# Three entries. In how many each word stands: owl 2, cat 1, hoot 1, every operator 1.
PASSAGES = [
    Passage(0, 1, "point", "owl hoot"),
    Passage(0, 2, "point", "owl"),
    Passage(1, 1, "point", "owl near and or not x-corp +2 707.9 #459"),
    Passage(2, 1, "point", "cat"),
]
RULINGS = 3
OWL, CAT, HOOT, ABSENT = log(1 + 3 / 3), log(1 + 3 / 2), log(1 + 3 / 2), log(1 + 3 / 1)


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> LexicalIndex:
    path = tmp_path_factory.mktemp("lexical") / "rulings.sqlite"
    write_database(path, [], [], PASSAGES, [])
    return LexicalIndex(TermTable(sqlite3.connect(path)), RULINGS)


# -- by hand ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("term", "entries"), [("owl", 2), ("cat", 1), ("zebra", 0), ("x-corp", 1), ("707.9", 1)])
def test_a_word_is_counted_once_an_entry(index: LexicalIndex, term: str, entries: int) -> None:
    assert index.document_frequency(term) == entries


@pytest.mark.parametrize(("term", "idf"), [("owl", OWL), ("cat", CAT), ("zebra", ABSENT)])
def test_the_rarer_a_word_the_more_it_weighs(index: LexicalIndex, term: str, idf: float) -> None:
    assert index.idf(term) == pytest.approx(idf)


def test_coverage_is_the_share_of_the_questions_weight_that_an_entry_or_passage_holds(index: LexicalIndex) -> None:
    coverage = index.coverage(Text("owl cat zebra"))
    total = OWL + CAT + ABSENT
    assert coverage.entries == pytest.approx({0: OWL / total, 1: OWL / total, 2: CAT / total})
    assert coverage.passages == pytest.approx({0: OWL / total, 1: OWL / total, 2: OWL / total, 3: CAT / total})
    assert coverage.unknown == pytest.approx(1 / 3)


def test_an_entry_joins_the_words_of_its_passages_and_each_passage_has_its_own(index: LexicalIndex) -> None:
    coverage = index.coverage(Text("owl hoot"))
    assert coverage.entries == pytest.approx({0: 1.0, 1: OWL / (OWL + HOOT)})
    assert coverage.passages[0] == pytest.approx(1.0)
    assert coverage.passages[1] == pytest.approx(OWL / (OWL + HOOT))


def test_a_word_asked_twice_weighs_once(index: LexicalIndex) -> None:
    assert index.coverage(Text("owl owl owls cat zebra zebra")) == index.coverage(Text("owl cat zebra"))


def test_signs_that_mean_something_are_found(index: LexicalIndex) -> None:
    coverage = index.coverage(Text("X-Corp +2 707.9 #459"))
    assert coverage.entries.keys() == {1}
    assert coverage.passages.keys() == {2}


@pytest.mark.parametrize(("question", "unknown"), [("zebra gnu", 1.0), ("", 1.0), ("?!", 1.0), ("owl", 0.0)])
def test_the_share_of_unknown_words_is_told(index: LexicalIndex, question: str, unknown: float) -> None:
    coverage = index.coverage(Text(question))
    assert coverage.unknown == unknown
    assert bool(coverage.entries) == bool(coverage.passages) == (unknown < 1)


def test_no_more_passages_are_looked_at_than_asked_for(index: LexicalIndex) -> None:
    assert len(index.coverage(Text("owl cat"), limit=2).passages) == 2


# -- questions that look like queries ---------------------------------------------------------------------------------


@pytest.mark.parametrize("operator", ["AND", "OR", "NOT", "NEAR", "near"])
def test_an_operator_is_a_word_like_any_other(index: LexicalIndex, operator: str) -> None:
    assert index.coverage(Text(operator)).entries == pytest.approx({1: 1.0})


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
    coverage = index.coverage(Text(gap.join(parts)))
    shares = [*coverage.entries.values(), *coverage.passages.values(), coverage.unknown]
    assert all(0 <= share <= 1 + 1e-9 for share in shares)
    for row, share in coverage.passages.items():
        assert share <= coverage.entries[PASSAGES[row].ruling] + 1e-9


def test_a_question_of_very_many_words_still_finds_its_rarest(index: LexicalIndex) -> None:
    words = [f"w{n}" for n in range(5_000)]
    assert index.coverage(Text(" ".join([*words, "cat"]))).entries.keys() == {2}
