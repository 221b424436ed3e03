"""The checker is checked: each way in which a check can prove nothing is made to happen once, and must be found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from judge.engine.changes import Adds
from judge.engine.effects import ChangeNumber
from judge.engine.powers import Payment, Played
from judge.engine.rules import RuledBy
from judge.engine.select import SELF
from judge.games.vs_system.model.board import COMBAT
from judge.games.vs_system.model.cards import PlotTwist
from judge.games.vs_system.words.effects import gain, lose
from judge.proving.check import Check
from judge.proving.proof import prove, run
from judge.proving.tables.vs_system import VsTable, check, plain

ruled = RuledBy("a-doc/an-entry")


def twist(effect: Any) -> PlotTwist:
    return PlotTwist(name="Twist", cost=0, powers=(Played(effect=effect),))


def scenario(card: PlotTwist, expect: Callable[[VsTable], None]) -> Check:
    def play(table: VsTable) -> None:
        """Alice plays the twist."""
        piece = table.alice.has_in_hand(card)
        table.begin(COMBAT)
        table.alice.does(table.play(piece))
        table.resolve()
        expect(table)

    return check("a-doc/an-entry")(play)  # type: ignore[no-any-return]


def verdicts(made: Check) -> dict[int, str]:
    return {proof.point: proof.verdict for proof in prove(made)[1]}


def test_a_point_whose_misreading_fails_its_expectation_is_proven() -> None:
    card = twist(lose(ruled(1, 3, misread=5, belief="it is five")))
    assert verdicts(scenario(card, lambda table: table.alice.loses_in_all(3, point=1))) == {1: "proven"}


def test_an_expectation_that_both_readings_meet_proves_nothing() -> None:
    card = twist(lose(ruled(1, 3, misread=5, belief="it is five")))
    assert verdicts(scenario(card, lambda table: table.bob.loses_in_all(0, point=1))) == {1: "still passes"}


def test_an_expectation_that_fails_for_another_point_does_not_prove_this_one() -> None:
    card = twist(lose(ruled(1, 3, misread=5, belief="it is five")))

    def expect(table: VsTable) -> None:
        table.alice.loses_in_all(3)
        table.bob.loses_in_all(0, point=1)

    assert verdicts(scenario(card, expect)) == {1: "still passes"}


def test_without_a_rule_that_cites_the_point_nothing_is_proven() -> None:
    assert verdicts(scenario(twist(lose(3)), lambda table: table.alice.loses_in_all(3, point=1))) == {1: "no rule"}


def test_a_crash_under_the_misreading_is_no_proof() -> None:
    card = twist(ChangeNumber("endurance", ruled(1, 3, misread="three", belief="it is a word")))  # type: ignore[arg-type]
    assert verdicts(scenario(card, lambda table: table.alice.loses_in_all(-3, point=1))) == {1: "crash"}


def test_a_check_that_fails_under_its_own_reading_proves_nothing() -> None:
    card = twist(lose(ruled(1, 3, misread=5, belief="it is five")))
    made = scenario(card, lambda table: table.alice.loses_in_all(4, point=1))
    assert not run(made).passed
    assert verdicts(made) == {1: "fails"}


def test_a_check_without_an_expectation_does_not_pass() -> None:
    assert not run(scenario(twist(gain(1)), lambda _: None)).passed


def test_an_ask_left_open_fails() -> None:
    from judge.engine.flow import May

    made = scenario(twist(May(gain(1))), lambda table: table.alice.loses_in_all(0, point=1))
    assert not run(made).passed


def test_an_answer_that_nobody_asked_for_fails() -> None:
    made = scenario(twist(gain(1)), lambda table: table.alice.agrees(point=1))
    result = run(made)
    assert result.crash is None
    assert result.failed_points == {1}


def test_a_refusal_must_be_for_the_reason_named_and_no_other() -> None:
    def refused(table: VsTable, because: str) -> None:
        torch, selene = table.alice.controls(plain("Torch"), exhausted=True), table.bob.controls(plain("Selene"))
        table.begin(COMBAT, "attack step", table.alice)
        table.alice.cannot(table.attack(torch, on=selene), only_because=because, point=1)

    for because, passes in (("vs/attack.ready", True), ("vs/attack.hidden", False)):

        def play(table: VsTable, because: str = because) -> None:
            """Alice can't attack."""
            refused(table, because)

        assert run(check("a-doc/an-entry")(play)).passed is passes


def test_a_scenario_needs_a_sentence_and_typed_defaults() -> None:
    def silent(table: VsTable) -> None:
        pass

    def untyped(table: VsTable, cost: float = 1.0) -> None:
        """Something."""

    def without_default(table: VsTable, cost: int) -> None:
        """Something."""

    for scenario_ in (silent, untyped, without_default):
        with pytest.raises(ValueError, match=r"docstring|type"):
            check("a-doc/an-entry")(scenario_)


def test_a_changed_fact_changes_what_happens() -> None:
    def play(table: VsTable, atk: int = 2) -> None:
        """Alice's character has that ATK."""
        piece = table.alice.controls(plain("Torch", atk=atk))
        table.begin(COMBAT)
        table.shows(piece, atk=2, point=1)

    made = check("a-doc/an-entry")(play)
    assert run(made).passed
    assert not run(made, None, atk=3).passed


def test_payments_and_changes_say_themselves_in_words() -> None:
    power: Payment = gain(1) >> lose(2)
    assert power.describe() == "you gain 1 endurance >>> you lose 2 endurance"
    assert Adds("atk", 3).describe() == "+3 ATK"
    assert SELF.describe() == "this card"
