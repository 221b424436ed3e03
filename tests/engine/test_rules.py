"""Rules, ruled values and rule books: which reading holds, and what the trace says of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.engine.acting import unmet
from judge.engine.cite import citation, is_base_rule
from judge.engine.rules import Rule, RuleBook, RuledBy, misread, rule, ruled_in


@rule("t/small", "a-doc/an-entry#1", misreading=lambda number: True, belief="every number is small")
def is_small(number: int) -> bool:
    """Numbers below ten are small."""
    return number < 10


ruled = RuledBy("a-doc/an-entry")


@pytest.mark.parametrize(
    "text", ["a-doc/3.1-an-entry#12", "vs-system-base/a8.3", "vs-system-base/a3.8am", "warhammer-invasion-base/b1.2"]
)
def test_points_and_base_rules_are_citations(text: str) -> None:
    assert citation(text) == text


@pytest.mark.parametrize("text", ["", "a-doc/an-entry", "a-doc/an-entry#0", "A8.3", "a-doc#1", "a doc/an entry#1"])
def test_anything_else_is_no_citation(text: str) -> None:
    with pytest.raises(ValueError, match="no citation"):
        citation(text)


def test_base_rules_are_told_from_points() -> None:
    assert is_base_rule("vs-system-base/a8.3")
    assert not is_base_rule("a-doc/an-entry#1")


def test_a_rule_needs_a_sentence_and_a_citation() -> None:
    with pytest.raises(ValueError, match="docstring"):
        rule("t/none", "a-doc/an-entry#1", misreading=lambda: 1, belief="")(lambda: 2)
    with pytest.raises(ValueError, match="no citation"):
        rule("t/none", "nothing", misreading=lambda number: 1, belief="")(is_small.reading)


@given(number=st.integers())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_book_says_which_reading_holds_and_the_trace_whether_it_mattered(pad: Any, number: int) -> None:
    for is_misread in (False, True):
        book = RuleBook().misreading("t/small") if is_misread else RuleBook()
        match = pad(book=book).match
        assert match.consult(is_small, number) is (True if is_misread else number < 10)
        assert match.trace.decided("t/small") is (number >= 10)


@given(reading=st.integers(), misread=st.integers())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_rule_without_a_computation_is_judged_where_it_decides(pad: Any, reading: int, misread: int) -> None:
    fact = Rule("t/fact", "It is so.", ("a-doc/an-entry#1",), "it is otherwise")
    for book, answer in ((RuleBook(), reading), (RuleBook().misreading("t/fact"), misread)):
        match = pad(book=book).match
        assert match.judge(fact, reading, misread=misread) == answer
        assert match.trace.decided("t/fact") is (reading != misread)


def test_what_a_rule_requires_is_waived_where_it_is_misread(pad: Any) -> None:
    ready = Rule("t/ready", "It must be ready.", ("a-doc/an-entry#1",), "it need not be ready")
    assert [reason.id for reason in unmet(pad().match, (ready, False), (ready, True))] == ["t/ready"]
    assert unmet(pad(book=RuleBook().misreading("t/ready")).match, (ready, False)) == ()


def test_books_are_immutable() -> None:
    book = RuleBook()
    other = book.misreading("t/small", "t/other")
    assert book.misread == frozenset()
    assert other.misread == {"t/small", "t/other"}


def test_a_variant_of_a_game_replaces_a_rule_by_its_id(pad: Any) -> None:
    @rule("t/small", "a-doc/an-entry#2", misreading=lambda number: True, belief="every number is small")
    def is_smaller(number: int) -> bool:
        """Numbers below five are small."""
        return number < 5

    assert pad(book=RuleBook().replacing(is_smaller)).match.consult(is_small, 7) is False
    assert pad(book=RuleBook()).match.consult(is_small, 7) is True


def test_a_variant_cites_its_own_documents_and_may_misread_otherwise(pad: Any) -> None:
    def nothing(number: int) -> bool:
        return False

    def everything(number: int) -> bool:
        return True

    also = misread("b-doc/other#2", belief="nothing is small", misreading=nothing)
    anew = is_small.citing("b-doc/entry#1", belief="all is small", also=(also,))
    assert (anew.id, anew.sentence, anew.reading) == (is_small.id, is_small.sentence, is_small.reading)
    assert [other.id for other in anew.others] == ["t/small (nothing is small)"]
    book = RuleBook().replacing(anew).citing_only("b-doc")
    match = pad(book=book.misreading("t/small (nothing is small)")).match
    assert match.consult(is_small, 3) is False
    assert {line.cites for line in match.trace.lines} == {("b-doc/entry#1",), ("b-doc/other#2",)}
    assert book.cited(("a-doc/entry#1", "b-doc/entry#2")) == ("b-doc/entry#2",)
    assert book.cited(is_small.cites, is_small.id) == ("b-doc/entry#1",)
    assert is_small.citing("b-doc/entry#1", reading=everything).reading(99) is True


def test_ruled_values_are_read_and_nest(pad: Any) -> None:
    inner = ruled(2, 1, misread=2, belief="it is two")
    outer = ruled(3, inner, misread=9, belief="it is nine")
    assert pad().match.read(outer) == 1
    assert pad(book=RuleBook().misreading(inner.id)).match.read(outer) == 2
    assert pad(book=RuleBook().misreading(outer.id)).match.read(outer) == 9
    assert pad().match.read("plain") == "plain"
    assert [found.cites for found in ruled_in((outer,))] == [("a-doc/an-entry#3",), ("a-doc/an-entry#2",)]


def test_a_ruled_value_may_cite_several_points() -> None:
    assert ruled((1, 4), 1, misread=2, belief="").cites == ("a-doc/an-entry#1", "a-doc/an-entry#4")


def test_comparing_traces_finds_the_first_difference(pad: Any) -> None:
    matches = [pad(book=book).match for book in (RuleBook(), RuleBook().misreading("t/small"))]
    for match in matches:
        match.consult(is_small, 3)
        match.consult(is_small, 30)
    first = matches[0].trace.first_difference(matches[1].trace)
    assert first is not None
    assert (first.rule, first.answer) == ("t/small", True)
    assert matches[0].trace.first_difference(matches[0].trace) is None
