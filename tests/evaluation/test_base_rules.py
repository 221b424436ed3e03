"""Base rules as labels name them, and the entries that they are."""

from __future__ import annotations

import pytest

from judge import Judge
from judge.evaluation.base_rules import MERGED, base_rule_id
from judge.evaluation.labelled import Labelled, ask_all
from judge.rulings.model import Corpus

KNOWN = {"vs-system-base/a8.2", "vs-system-base/a8.2m", "vs-system-base/a7.1", "vs-system-base/a3.8b", "moon/owl"}


@pytest.mark.parametrize(
    ("label", "entry"),
    [
        ("vs-system:A8.2", "vs-system-base/a8.2"),
        ("vs-system:a8.2", "vs-system-base/a8.2"),
        ("vs-system-base/a8.2", "vs-system-base/a8.2"),
        ("moon/owl", "moon/owl"),
        ("vs-system:A8.2m", "vs-system-base/a8.2m"),
        ("vs-system:A7.1m", "vs-system-base/a7.1"),
        ("vs-system-base/a7.1m", "vs-system-base/a7.1"),
        ("vs-system:A11.7", "vs-system-base/a3.8b"),
        ("vs-system:A11.7m", "vs-system-base/a3.8b"),
        ("vs-system-base/a11.7", "vs-system-base/a3.8b"),
    ],
)
def test_a_label_is_an_id_or_a_number_also_one_that_is_no_more(label: str, entry: str) -> None:
    assert base_rule_id(label, KNOWN) == entry


@pytest.mark.parametrize(
    ("label", "entry"),
    [
        ("vs-remix:R9.9", "vs-remix-base/r9.9"),
        ("vs-system:A9.9m", "vs-system-base/a9.9m"),
        ("vs-system:A11.10", "vs-system-base/a11.10"),  # merged into one that isn't there either
        ("A8.2", "A8.2"),
    ],
)
def test_a_label_that_names_no_entry_stays_one_that_can_be_told(label: str, entry: str) -> None:
    assert base_rule_id(label, KNOWN) == entry


def test_a_number_that_is_given_again_is_not_what_was_merged() -> None:
    assert base_rule_id("vs-system:A11.7", {*KNOWN, "vs-system-base/a11.7"}) == "vs-system-base/a11.7"


@pytest.mark.parametrize("merged", MERGED)
def test_what_was_merged_is_gone_and_what_it_was_merged_into_is_a_base_rule(corpus: Corpus, merged: str) -> None:
    base_rules = {ruling.id for ruling in corpus.rulings if ruling.is_base_rule}
    assert merged not in base_rules
    assert MERGED[merged] in base_rules


def test_a_question_is_asked_with_its_base_rules_by_id(judge: Judge) -> None:
    question = "can a hidden character be attacked?"
    first = judge.ask(question).answers[0].id
    numbered, plain, by_id = ask_all(
        judge,
        [
            Labelled(question, (), base=("vs-system:A8.3", "vs-system:A11.7", "vs-system:A99")),
            Labelled(question, (first,)),
            Labelled(question, (), base=(first,)),
        ],
    )
    assert numbered.row.base == ("vs-system-base/a8.3", "vs-system-base/a3.8b", "vs-system-base/a99")
    assert (plain.row.base, plain.is_right, by_id.is_right) == ((), True, True)
