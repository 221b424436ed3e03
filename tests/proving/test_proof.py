"""The checker is checked: each way in which a check can prove nothing is made to happen once, and must be found out."""

from __future__ import annotations

from judge.engine.conditions import Always
from judge.engine.effects import ChangeNumber
from judge.engine.powers import Effect
from judge.engine.repeating import Repeat
from judge.engine.rules import Ruled
from judge.games.vs_system.model.board import ATTACK_STEP, COMBAT
from judge.games.vs_system.words.effects import gain, lose
from judge.proving.check import Check
from judge.proving.pieces import Point, control
from judge.proving.proof import flipping_controls, prove, run
from judge.proving.tables.vs_system import VsTable, check, plain
from tests.helpers.scenarios import ENTRY, scenario, three, twist


def verdicts(made: Check) -> dict[int, str]:
    return {proof.point: proof.verdict for proof in prove(made)[1]}


def test_a_point_whose_misreading_fails_its_expectation_is_proven() -> None:
    made = scenario(twist(lose(three())), lambda table: table.alice.loses_in_all(3, point=1))
    assert verdicts(made) == {1: "proven"}


def test_a_point_can_be_proven_by_the_rules_of_what_it_follows_from() -> None:
    @check(ENTRY, follows={2: f"{ENTRY}#1"})
    def play(table: VsTable) -> None:
        """Alice plays a twist of which point 1 speaks."""
        piece = table.alice.has_in_hand(twist(lose(three())))
        table.begin(COMBAT)
        table.alice.does(table.play(piece))
        table.resolve()
        table.alice.loses_in_all(3, point=(2, 3))

    assert verdicts(play) == {2: "proven", 3: "no rule"}


def test_an_expectation_that_both_readings_meet_proves_nothing() -> None:
    made = scenario(twist(lose(three())), lambda table: table.bob.loses_in_all(0, point=1))
    assert verdicts(made) == {1: "still passes"}


def test_an_expectation_that_fails_for_another_point_does_not_prove_this_one() -> None:
    def expect(table: VsTable) -> None:
        table.alice.loses_in_all(3)
        table.bob.loses_in_all(0, point=1)

    assert verdicts(scenario(twist(lose(three())), expect)) == {1: "still passes"}


def test_a_fact_that_no_misreading_flips_is_unguarded_unless_it_is_a_control() -> None:
    def stating(of_bob: Point) -> Check:
        def expect(table: VsTable) -> None:
            table.alice.loses_in_all(3, point=1)
            table.bob.loses_in_all(0, point=of_bob)

        return scenario(twist(lose(three())), expect)

    (proof,) = prove(stating(1)).proofs
    assert proof.verdict == "unguarded"
    assert "Bob" in proof.detail
    proved = prove(stating(control(1, "nobody else loses")))
    assert [proof.verdict for proof in proved.proofs] == ["proven"]
    assert [bool(fact.guards) for fact in proved.facts] == [True]


def test_a_control_that_a_misreading_flips_is_told() -> None:
    def controlled(by: int) -> Check:
        return scenario(twist(lose(by)), lambda table: table.alice.loses_in_all(3, point=control(1, "what she loses")))

    assert [finding.control for finding in flipping_controls(controlled(three()))] == ["what she loses"]
    assert flipping_controls(controlled(3)) == []


def test_a_proof_ends_once_every_fact_is_guarded() -> None:
    first, second = three(belief="it is five"), three(misread=4, belief="it is four")
    proved = prove(scenario(twist(lose(first).then(lose(second))), lambda table: table.alice.loses_in_all(6, point=1)))
    assert [proof.verdict for proof in proved.proofs] == ["proven"]
    assert list(proved.fails.values()) == [True]


def test_without_a_rule_that_cites_the_point_nothing_is_proven() -> None:
    assert verdicts(scenario(twist(lose(3)), lambda table: table.alice.loses_in_all(3, point=1))) == {1: "no rule"}


def test_a_rule_that_decided_nothing_proves_nothing() -> None:
    @check(ENTRY, follows={1: "marvel-knights/601.3e#1"})
    def play(table: VsTable) -> None:
        """Alice attacks a visible character."""
        torch, selene = table.alice.controls(plain("Torch")), table.bob.controls(plain("Selene"))
        table.begin(COMBAT, ATTACK_STEP, table.alice)
        table.alice.does(table.attack(torch, on=selene), point=1)

    assert verdicts(play) == {1: "not decided"}


def test_a_misreading_that_changes_something_before_its_rule_is_consulted_is_too_wide() -> None:
    @check(ENTRY)
    def play(table: VsTable) -> None:
        """Under a misreading Alice plays something else first."""
        first, piece = table.alice.has_in_hand(twist(gain(1))), table.alice.has_in_hand(twist(lose(three())))
        table.begin(COMBAT)
        for played in (first, piece) if table.book.misread else (piece,):
            table.alice.does(table.play(played))
            table.resolve()
        table.alice.loses_in_all(3, point=1)

    assert verdicts(play) == {1: "too wide"}


def test_a_crash_under_the_misreading_is_no_proof() -> None:
    card = twist(ChangeNumber("endurance", three(misread="three", belief="it is a word")))
    assert verdicts(scenario(card, lambda table: table.alice.loses_in_all(-3, point=1))) == {1: "crash"}


def test_a_check_that_fails_under_its_own_reading_proves_nothing() -> None:
    made = scenario(twist(lose(three())), lambda table: table.alice.loses_in_all(4, point=1))
    assert not run(made).passed
    assert verdicts(made) == {1: "fails"}


def test_a_misreading_that_has_no_end_is_no_proof_but_a_crash_in_one_line() -> None:
    chosen: Ruled[Effect] = Ruled((f"{ENTRY}#1",), gain(3), Repeat(gain(1), Always()), "it goes on for ever")
    made = scenario(twist(gain(0).then(chosen)), lambda table: table.alice.loses_in_all(-3, point=1))
    (proof,) = prove(made)[1]
    assert (proof.verdict, "\n" in proof.detail) == ("crash", False)
    assert proof.detail.startswith("Endless: this has no end: Twist, “")


def test_a_crash_is_kept_and_never_taken_for_a_failed_expectation() -> None:
    def expect(table: VsTable) -> None:
        table.alice.loses_in_all(3, point=1)
        raise ZeroDivisionError

    made = scenario(twist(lose(three())), expect)
    result = run(made)
    assert isinstance(result.crash, ZeroDivisionError)
    assert (result.passed, result.failed_points) == (False, frozenset())
    assert verdicts(made) == {1: "crash"}


def test_a_check_without_an_expectation_does_not_pass() -> None:
    assert not run(scenario(twist(gain(1)), lambda _: None)).passed


def test_a_run_can_end_at_the_first_failure() -> None:
    def expect(table: VsTable) -> None:
        table.alice.loses_in_all(4, point=1)
        table.alice.loses_in_all(5, point=2)

    made = scenario(twist(lose(three())), expect)
    assert run(made).failed_points == {1, 2}
    assert run(made, ends_at_failure=True).failed_points == {1}


def test_a_changed_fact_changes_what_happens() -> None:
    @check(ENTRY)
    def play(table: VsTable, atk: int = 2) -> None:
        """Alice's character has that ATK."""
        piece = table.alice.controls(plain("Torch", atk=atk))
        table.begin(COMBAT)
        table.shows(piece, atk=2, point=1)

    assert run(play).passed
    assert not run(play, {"atk": 3}).passed
