"""A run as it is told: what comes when, what isn't worth telling, and what a misreader would have seen."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from judge.answers import BookkeepingStep, DenialStep, PassStep, Step
from judge.engine.bookkeeping import ItemRemoved
from judge.engine.flow import May
from judge.engine.trace import Trace, TraceEntry
from judge.games.vs_system.model.board import ATTACK_STEP, COMBAT
from judge.games.vs_system.words.effects import gain, lose
from judge.proving.check import Check
from judge.proving.proof import run
from judge.proving.report import check_run, steps
from judge.proving.result import Result, Sentence
from judge.proving.tables.vs_system import VsTable, VsTableOfThree, check, check_with_three, plain
from tests.helpers.scenarios import ENTRY, scenario, three, twist


def told(made: Check) -> tuple[Step, ...]:
    return steps(made, run(made))


def losing_three(expected: int = 3) -> Check:
    return scenario(twist(lose(three())), lambda table: table.alice.loses_in_all(expected, point=1))


PLAIN = scenario(twist(gain(1)), lambda table: table.alice.loses_in_all(-1, point=1))


def test_the_story_tells_in_order_what_is_done_what_happens_and_what_is_expected() -> None:
    assert [(step.kind, step.text) for step in told(losing_three())] == [
        ("action", "Alice, hand: Twist."),
        ("action", "Alice: playing Twist."),
        ("rule", "Not so: it is five"),
        ("event", "Twist goes to the chain."),
        ("event", "On the chain: Twist."),
        ("event", "Alice plays Twist."),
        ("action", "Alice passes."),
        ("action", "Bob passes."),
        ("event", "Resolving: Twist."),
        ("event", "Alice loses 3 endurance."),
        ("event", "The effect leaves the chain."),
        ("event", "Twist goes to the KO'd pile."),
        ("expectation", "endurance that Alice has lost: 3"),
    ]


def test_what_is_said_stands_between_what_had_happened_and_what_happens_then() -> None:
    said = [Sentence("action", "Second.", at=1), Sentence("expectation", "Fourth.", at=2)]
    happened = [TraceEntry("event", "First."), TraceEntry("event", "Third.")]
    found = steps(PLAIN, Result(narrative=said, trace=Trace(happened)))
    assert [step.text for step in found] == ["First.", "Second.", "Third.", "Fourth."]


def test_passes_bookkeeping_and_denials_are_known_by_their_type() -> None:
    kinds = {step.text: type(step) for step in told(losing_three())}
    assert kinds["Alice passes."] is PassStep
    assert kinds["The effect leaves the chain."] is BookkeepingStep
    assert kinds["Not so: it is five"] is DenialStep
    assert kinds["Alice: playing Twist."] is Step


@pytest.mark.parametrize(("negated", "kind"), [(False, BookkeepingStep), (True, Step)])
def test_an_effect_that_was_negated_leaves_the_chain_before_everybodys_eyes(negated: bool, kind: type[Step]) -> None:
    line = TraceEntry("event", "It leaves.", event=ItemRemoved(id=1, negated=negated))
    (step,) = steps(PLAIN, Result(trace=Trace([line])))
    assert type(step) is kind


def test_what_kind_of_step_it_is_does_not_show_in_json() -> None:
    plain_step = msgspec.json.encode(Step("action", "Alice passes.", ()))
    assert msgspec.json.encode(PassStep("action", "Alice passes.", ())) == plain_step


def test_a_rule_is_told_once_for_each_answer() -> None:
    def expect(table: VsTable) -> None:
        table.alice.loses_in_all(6, point=1)

    twice = lose(three()).then(lose(three()))
    assert [step.text for step in told(scenario(twist(twice), expect))].count("Not so: it is five") == 1


def test_a_settled_argument_of_another_entry_is_not_told() -> None:
    made = scenario(
        twist(lose(three())), lambda table: table.alice.loses_in_all(3, point=1), entry="a-doc/another-entry"
    )
    assert [step for step in told(made) if step.kind == "rule"] == []


@pytest.mark.parametrize("is_certain", [True, False])
def test_a_rule_that_rests_on_doubt_says_so(is_certain: bool) -> None:
    line = TraceEntry("rule", "It is so.", ("a-base/a1.1",), "vs/a.rule", answer=True, differs=True)
    (step,) = steps(PLAIN, Result(trace=Trace([line])), set() if is_certain else {"a-base/a1.1"})
    assert step.text == ("It is so." if is_certain else "It is so. (an uncertain base rule)")


def test_a_rule_whose_misreading_would_have_answered_alike_is_not_told() -> None:
    line = TraceEntry("rule", "It is so.", (f"{ENTRY}#1",), "vs/a.rule", answer=True, differs=False)
    assert steps(PLAIN, Result(trace=Trace([line]), game="vs-system")) == ()


def test_a_misreading_says_what_is_believed_and_what_then_fails() -> None:
    (misreading,) = check_run(losing_three(), {}, misread=True).misreadings
    assert (misreading.believing, misreading.cites, misreading.ended) == ("it is five", (f"{ENTRY}#1",), None)
    (failed,) = misreading.failed
    assert (failed.expected, failed.found) == ("3", "5")


def test_a_misreading_is_held_against_what_the_run_as_ruled_found_and_not_against_what_a_wrong_check_expects() -> None:
    found = check_run(losing_three(expected=4), {}, misread=True)
    assert not found.passed
    (misreading,) = found.misreadings
    assert [(outcome.expected, outcome.found) for outcome in misreading.failed] == [("3", "5")]


def test_what_fails_as_ruled_in_the_same_way_is_no_work_of_a_misreading() -> None:
    def expect(table: VsTable) -> None:
        table.bob.loses_in_all(7, point=1)
        table.alice.loses_in_all(3, point=1)

    (misreading,) = check_run(scenario(twist(lose(three())), expect), {}, misread=True).misreadings
    assert [(outcome.expected, outcome.found) for outcome in misreading.failed] == [("3", "5")]


def test_with_a_changed_fact_a_misreading_is_held_against_the_ruling_with_that_fact() -> None:
    @check(ENTRY)
    def play(table: VsTable, lost: int = 0) -> None:
        """Alice, who has lost some endurance, plays the twist."""
        piece = table.alice.has_in_hand(twist(lose(three())))
        table.begin(COMBAT)
        table.alice.does(table.play(piece))
        table.resolve()
        table.alice.loses_in_all(3 + lost, point=1)

    (misreading,) = check_run(play, {"lost": 2}, misread=True).misreadings
    assert [(outcome.expected, outcome.found) for outcome in misreading.failed] == [("3", "5")]


def test_a_misreading_under_which_the_run_breaks_off_says_how() -> None:
    made = scenario(
        twist(gain(three(misread="three", belief="it is a word"))), lambda table: table.alice.loses_in_all(-3, point=1)
    )
    (misreading,) = check_run(made, {}, misread=True).misreadings
    assert misreading.ended is not None
    assert "Error" in misreading.ended


def test_a_misreading_that_does_not_show_in_a_scenario_is_left_out() -> None:
    made = scenario(twist(lose(three())), lambda table: table.bob.loses_in_all(0, point=1))
    assert check_run(made, {}, misread=True).misreadings == ()


def test_expectations_without_a_point_are_told_only_where_they_fail() -> None:
    def expect(table: VsTable) -> None:
        table.alice.loses_in_all(3)
        table.bob.loses_in_all(1)
        table.bob.loses_in_all(0, point=1)

    outcomes = check_run(scenario(twist(lose(three())), expect), {}).expectations
    assert [(outcome.points, outcome.held) for outcome in outcomes] == [((), False), ((1,), True)]


def test_a_changed_fact_is_marked_as_changed_and_its_default_is_not() -> None:
    @check(ENTRY)
    def play(table: VsTable, atk: int = 2) -> None:
        """Alice's character has that ATK."""
        piece = table.alice.controls(plain("Torch", atk=atk))
        table.begin(COMBAT)
        table.shows(piece, atk=2, point=1)

    for atk, changed in ((2, False), (3, True)):
        found = check_run(play, {"atk": atk})
        assert found.parameters == {"atk": atk}
        assert found.changed is changed
        assert found.passed is not changed


def test_a_crash_is_told_and_so_is_one_before_the_set_up_ended() -> None:
    @check(ENTRY)
    def play(table: VsTable) -> None:
        """Nothing begins."""
        table.all_pass()

    found = check_run(play, {})
    assert found.error is not None
    assert "RuntimeError" in found.error
    assert found.error.startswith(f"line {play.scenario.__code__.co_firstlineno + 3}: ")
    assert (found.passed, found.steps) == (False, ())


@pytest.mark.parametrize("answer", [None, "hand"])
def test_an_answer_that_is_missing_or_wrong_is_helped_with_what_may_be_chosen(answer: str | None) -> None:
    def play(table: VsTable) -> None:
        if answer is not None:
            table.alice.chooses(answer)

    found = check_run(scenario(twist(May(gain(1))), play), {})
    assert found.steps[-1] == Step("note", "Alice may choose (whether to gain 1 endurance): yes; no")


def test_a_refusal_for_another_reason_is_helped_with_the_reason_as_it_is_written() -> None:
    @check(ENTRY)
    def play(table: VsTable, is_tired: bool = True) -> None:
        """Alice can't attack."""
        torch, selene = table.alice.controls(plain("Torch"), exhausted=is_tired), table.bob.controls(plain("Selene"))
        table.begin(COMBAT, ATTACK_STEP, table.alice)
        table.alice.cannot(table.attack(torch, on=selene), only_because="text", point=1)

    (note,) = [step.text for step in check_run(play, {}).steps if step.kind == "note"]
    assert note == "As only_because names what keeps Alice from it: 'vs/attack.ready'"
    # Who changes a fact has not written the scenario.
    assert [step for step in check_run(play, {"is_tired": False}).steps if step.kind == "note"] == []


@pytest.mark.parametrize(
    ("verb", "near"),
    [("is_not", "is_"), ("show", "shows"), ("nobodys_asked", "nobody_is_asked"), ("cary", "carol"), ("zzzzzz", None)],
)
def test_a_verb_that_does_not_exist_is_told_with_the_nearest_that_do(verb: str, near: str | None) -> None:
    made = scenario_with_three(lambda table: getattr(table, verb))
    error = check_run(made, {}).error
    assert error is not None
    said, _, named = error.partition(": ")[2].partition("; nearest: ")
    assert said == f"""AttributeError("'VsTableOfThree' object has no attribute '{verb}'")"""
    assert (near in named.split(", ")) if near else not named


def scenario_with_three(does: Callable[[VsTableOfThree], object]) -> Check:
    @check_with_three(ENTRY)
    def play(table: VsTableOfThree) -> None:
        """Three players sit down."""
        does(table)

    return play
