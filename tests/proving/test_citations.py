"""What a run cites is held against what there is: in an expectation, in what follows, on a card, in a rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.engine.rules import ruled_in
from judge.engine.trace import Trace, TraceEntry
from judge.errors import JudgeError
from judge.games.vs_system.words.effects import gain, lose
from judge.proving.check import Check
from judge.proving.citations import hold_citations
from judge.proving.proof import run
from tests.helpers.scenarios import ENTRY, scenario, three, twist

GAIN = twist(gain(1))


def told(made: Check, points: int = 2) -> str | None:
    """What is told of a run of ``made`` where its entry has so many points; None where nothing is."""
    result = run(made)
    rules = {cite.partition("#")[0]: 99 for line in result.trace.lines for cite in line.cites}
    known = {**rules, ENTRY: points}
    try:
        hold_citations(made, result, known)
    except JudgeError as error:
        return str(error)
    return None


def gaining(point: int) -> Check:
    return scenario(GAIN, lambda table: table.alice.loses_in_all(-1, point=point))


@pytest.mark.parametrize("point", [1, 2])
def test_a_point_that_the_entry_has_is_fine(point: int) -> None:
    assert told(gaining(point)) is None


@pytest.mark.parametrize(
    ("point", "points", "fix"),
    [(3, 2, "its points are 1 to 2"), (0, 2, "its points are 1 to 2"), (2, 1, "its only point is 1")],
)
def test_an_expectation_at_a_point_that_the_entry_lacks_is_told(point: int, points: int, fix: str) -> None:
    assert (
        told(gaining(point), points)
        == f"the check {ENTRY}:play cites '{ENTRY}#{point}', but the entry has no point {point}; {fix}"
    )


def test_what_a_point_follows_from_is_held_too() -> None:
    made = replace(gaining(1), follows=((1, f"{ENTRY}#7"),))
    assert (
        told(made) == f"the check {ENTRY}:play cites '{ENTRY}#7', but the entry has no point 7; its points are 1 to 2"
    )


@pytest.mark.parametrize("comes_up", [True, False])
def test_a_cards_ruled_value_is_held_also_where_it_never_comes_up(comes_up: bool) -> None:
    card = twist(lose(three(4)))
    made = scenario(card if comes_up else GAIN, lambda table: table.nobody_is_asked(point=1))
    result = run(made)
    result.cards = (card,)
    assert [value.cites for value in ruled_in(card.powers)] == [(f"{ENTRY}#4",)]
    with pytest.raises(JudgeError) as refused:
        hold_citations(made, result, {ENTRY: 2})
    assert (
        str(refused.value) == f"the card Twist cites '{ENTRY}#4', but the entry has no point 4; its points are 1 to 2"
    )


def test_a_card_of_an_entry_that_does_not_exist_is_told_with_the_nearest() -> None:
    made = scenario(replace(GAIN, entry="a-doc/an-entri"), lambda table: table.nobody_is_asked(point=1))
    assert told(made) == f"the card Twist cites 'a-doc/an-entri', but there is no such entry; nearest: {ENTRY}"


def test_a_rule_that_was_asked_is_held() -> None:
    made = gaining(1)
    result = run(made)
    result.trace = Trace([TraceEntry("rule", "Owls hoot.", rule="vs/owl.hoot", cites=(f"{ENTRY}#8",))])
    with pytest.raises(JudgeError, match=f"the rule vs/owl.hoot cites '{ENTRY}#8', but the entry has no point 8"):
        hold_citations(made, result, {ENTRY: 2})
