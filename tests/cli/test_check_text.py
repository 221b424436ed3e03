"""Runs of checks and the matrix for the eye: what is left out of the story, what is put together, what is listed as amiss."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from judge import Judge
from judge.answers import (
    BaseRulePoint,
    BookkeepingStep,
    CheckProof,
    CheckRun,
    DenialStep,
    DocumentProof,
    Expectation,
    Misreading,
    OpenPoint,
    PassStep,
    PointView,
    RulingView,
    Step,
    Survivor,
    UnguardedFact,
    Verification,
)
from judge.cli.commands import application
from judge.cli.printing.checks import tell_runs, tell_verification

ENTRY = "a-doc/an-entry"
VIEW = RulingView(
    id=ENTRY, score=1.0, title="An Entry", kind="card", game="vs-system", doc="a-doc", section=None, point=0,
    points=(PointView(1, "You lose 3 endurance."),), in_force="always", superseded_by=None, supersedes=(), source="a page",
)  # fmt: skip
PROVEN = CheckProof(ENTRY, (1,), "play", True, (), (1,), "proven", 0.0)


def story(capsys: pytest.CaptureFixture[str], *steps: Step, changed: bool = False, held: bool = True) -> list[str]:
    """The lines that a run with these steps is told in, and one that looks at what came of them."""
    outcome = Expectation((1,), "endurance lost", "3", "3" if held else "4", held)
    looked = Step("expectation", f"endurance lost: {outcome.found}", expectation=0)
    steps = (*steps, looked)
    run = CheckRun(
        ENTRY, "play", "Alice plays.", {"cost": 3}, changed, held, (1,), steps, (outcome,), may_be={"cost": "0 to 10"}
    )
    told(run)
    return [line.strip() for line in capsys.readouterr().out.splitlines()]


def told(run: CheckRun, *others: CheckRun) -> None:
    tell_runs((run, *others), VIEW, run, is_one_wanted=False)


def test_an_expectation_is_told_where_it_stands_also_behind_one_of_the_same_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = story(capsys, Step("expectation", "endurance lost: 3"), Step("action", "Alice plays."))
    told_here = [line for line in lines if "endurance lost" in line]
    assert told_here == ["✓ endurance lost: 3", "✓ endurance lost: 3  [#1]"]


def matrix(capsys: pytest.CaptureFixture[str], found: Verification, *, axes: bool = False) -> list[str]:
    tell_verification(found, prove=True, axes=axes)
    return [line.strip() for line in capsys.readouterr().out.splitlines()]


def test_passes_in_a_row_are_one_sentence_and_a_single_one_stays(capsys: pytest.CaptureFixture[str]) -> None:
    alice, bob = PassStep("action", "Alice passes."), PassStep("action", "Bob passes.")
    lines = story(capsys, alice, bob, Step("action", "Alice plays."), bob)
    assert lines[3:6] == ["1. All players pass.", "2. Alice plays.", "3. Bob passes."]


def test_what_happens_between_passes_keeps_them_apart(capsys: pytest.CaptureFixture[str]) -> None:
    lines = story(
        capsys, PassStep("action", "Alice passes."), Step("note", "A note."), PassStep("action", "Bob passes.")
    )
    assert lines[3:6] == ["1. Alice passes.", "2. A note.", "3. Bob passes."]


def test_it_is_the_type_of_a_step_and_not_its_words_that_counts(capsys: pytest.CaptureFixture[str]) -> None:
    told = [Step("event", "The effect leaves the chain."), Step("event", "Alice passes."), Step("event", "Bob passes.")]
    lines = story(capsys, *told, BookkeepingStep("event", "Nobody needs to know."))
    assert lines[3:6] == ["1. The effect leaves the chain.", "2. Alice passes.", "3. Bob passes."]
    assert "Nobody needs to know." not in " ".join(lines)


def test_for_a_denial_the_rulings_own_words_are_told_and_for_a_rule_its_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    own, foreign = (f"{ENTRY}#1",), ("vs-system-base/a1.1",)
    denial, rule = DenialStep("rule", "Not so: it is five", own), Step("rule", "It is three.", own)
    lines = story(capsys, denial, rule, DenialStep("rule", "Not so: it is six", foreign))
    assert lines[3:6] == [
        "[#1] You lose 3 endurance.",
        "[#1] It is three.",
        "[vs-system-base/a1.1] Not so: it is six",
    ]


def test_denials_in_a_row_for_one_point_are_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    five, six = (DenialStep("rule", f"Not so: it is {number}", (f"{ENTRY}#1",)) for number in ("five", "six"))
    lines = story(capsys, five, six, Step("action", "Alice plays."), five)
    assert lines[3:6] == ["[#1] You lose 3 endurance.", "1. Alice plays.", "[#1] You lose 3 endurance."]


def test_a_verdict_stands_where_it_was_looked_at_and_what_names_no_point_is_told_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = story(
        capsys, Step("action", "Alice plays."), Step("expectation", "cards in hand: 2"), Step("note", "More.")
    )
    assert lines[3:7] == ["1. Alice plays.", "✓ cards in hand: 2", "2. More.", "✓ endurance lost: 3  [#1]"]


def test_several_scenarios_are_listed_and_one_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    first = CheckRun(ENTRY, "play", "Alice plays.", {"cost": 3}, False, True, (1,), (), (), may_be={"cost": "0 to 10"})
    second = CheckRun(ENTRY, "pass", "Bob passes.", {}, False, False, (1, 2), (), (), number=2)
    told(first, second)
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert lines[2:4] == ["✓ 1. Alice plays. (cost=3)  [#1]", "✗ 2. Bob passes.  [#1, #2]"]
    assert lines.count("Alice plays. (cost=3)") == 1
    assert "Bob passes." not in lines
    assert f"Change a fact: cost (0 to 10); judge check {ENTRY} --set cost=4" in lines
    assert lines[-1] == f"Another of the 2 scenarios: judge check {ENTRY} --scenario 2"


FAILS = "This check fails: run as ruled, it does not come out as it expects."


@pytest.mark.parametrize(("held", "changed"), [(True, False), (True, True), (False, True), (False, False)])
def test_a_check_that_fails_as_ruled_says_so_first_and_offers_no_misreading(
    capsys: pytest.CaptureFixture[str], held: bool, changed: bool
) -> None:
    lines = story(capsys, Step("action", "Alice plays."), held=held, changed=changed)
    fails = not held and not changed
    assert (lines[3] == FAILS) is fails
    assert any(line.startswith("See it misread") for line in lines) is not fails


def test_a_check_that_expects_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    told(CheckRun(ENTRY, "play", "Alice plays.", {}, False, False, (), (), ()))
    assert "This check fails: it expects nothing." in capsys.readouterr().out


def test_misreadings_of_a_check_that_fails_are_told_as_what_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Expectation((1,), "endurance lost", "3", "4", False)
    misread = Misreading(
        "vs/a.rule", (f"{ENTRY}#1",), "it is five", (Expectation((1,), "endurance lost", "4", "5", False),)
    )
    run = CheckRun(ENTRY, "play", "Alice plays.", {}, False, False, (1,), (), (outcome,), (misread,))
    told(run)
    shown = capsys.readouterr().out
    assert shown.index(FAILS) < shown.index("itself is not as expected:") < shown.index("Misread [#1]")
    assert "as ruled: 4   ·   misread: 5" in shown


@pytest.mark.parametrize(
    ("held", "changed", "line"),
    [
        (True, False, "✓ endurance lost: 3  [#1]"),
        (False, False, "✗ endurance lost: 4  [#1]  expected: 3"),
        (False, True, "≠ endurance lost: 4  [#1]  (the ruling's example: 3)"),
    ],
)
def test_an_expectation_tells_what_was_found(
    capsys: pytest.CaptureFixture[str], held: bool, changed: bool, line: str
) -> None:
    assert line in story(capsys, held=held, changed=changed)


def test_rules_that_nothing_proves_are_listed_and_base_rules_counted(capsys: pytest.CaptureFixture[str]) -> None:
    unproven = (OpenPoint("vs/a.rule", "it rests on no base rule"), BaseRulePoint("vs/b.rule", "presupposed"))
    lines = matrix(capsys, Verification((), (PROVEN,), unproven_rules=unproven))
    assert lines[1:] == [
        "unproven rule: vs/a.rule: it rests on no base rule",
        "1 rules that cite only base rules: no check fails when they are misread",
    ]


def test_open_points_are_listed_for_entries_that_have_checks(capsys: pytest.CaptureFixture[str]) -> None:
    missing = tuple(OpenPoint(f"{ENTRY if n < 3 else 'a-doc/other'}#{n}", "no check covers it") for n in range(1, 31))
    lines = matrix(capsys, Verification((DocumentProof("a-doc", 2, 0, 40, 10, missing),), (PROVEN,)))
    assert [line for line in lines if line.startswith("open:")] == [
        f"open: {ENTRY}#1: no check covers it",
        f"open: {ENTRY}#2: no check covers it",
    ]
    assert lines[-1] == "... 28 more points of entries without checks"


def test_a_document_with_checks_that_prove_nothing_yet_is_not_said_to_have_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    missing = tuple(OpenPoint(f"{ENTRY}#{n}", "#1: no rule") for n in (1, 2))
    halves = (
        CheckProof(ENTRY, (1,), "half", True, (), (), "#1: no rule", 0.0),
        CheckProof(ENTRY, (2,), "other", False, (), (), "fails", 0.0),
    )
    lines = matrix(capsys, Verification((DocumentProof("a-doc", 1, 0, 2, 0, missing),), halves))
    assert lines[:4] == [
        "a-doc: 0 of 1 entries whole, 0 of 2 points proven (0.0%)",
        "1 of 2 checks pass, 0.00 s",
        f"✗ {ENTRY} (half): passes, but is not proven: #1: no rule",
        f"✗ {ENTRY} (other): fails; see it: judge check {ENTRY}",
    ]


def test_a_fact_that_nothing_guards_is_told_also_where_another_check_proves_its_point(
    capsys: pytest.CaptureFixture[str],
) -> None:
    loose = CheckProof(ENTRY, (1,), "loose", True, (), (), "#1: unguarded", 0.0, facts=1)
    fact = UnguardedFact(f"{ENTRY}:loose", 1, 7, "Torch is exhausted")
    found = Verification((DocumentProof("a-doc", 1, 1, 1, 1, ()),), (PROVEN, loose), unguarded=(fact,))
    lines = matrix(capsys, found)
    assert f"#1, line 7: “{fact.sentence}” comes out so whatever is misread" in lines


def test_a_document_without_checks_has_none_and_there_is_nothing_to_run(capsys: pytest.CaptureFixture[str]) -> None:
    missing = tuple(OpenPoint(f"{ENTRY}#{n}", "no check covers it") for n in range(1, 31))
    lines = matrix(capsys, Verification((DocumentProof("a-doc", 1, 0, 30, 0, missing),), ()))
    assert lines == ["a-doc: no checks yet (1 entry, 30 points)", "no checks to run"]


NOTICED = Verification((), (PROVEN,), flipped=2)
EXCUSED = Verification((), (PROVEN,), survivors=(Survivor("Card", "[0].link", "AND", "means the same"),), flipped=2)
UNNOTICED = Verification((), (PROVEN,), survivors=(Survivor("Card", "[0].link", "AND", None),), flipped=2)
FAILED = Verification((), (CheckProof(ENTRY, (1,), "play", False, (), (), "fails", 0.0),))
PROVES_NOTHING = Verification((), (CheckProof(ENTRY, (1,), "play", True, (), (), "#1: still passes", 0.0),))


def test_an_argument_that_no_check_notices_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert matrix(capsys, EXCUSED, axes=True)[1:] == [
        "2 arguments of cards flipped, 1 excused as not ruled, 0 unnoticed"
    ]
    assert matrix(capsys, UNNOTICED, axes=True)[1:] == [
        "2 arguments of cards flipped, 0 excused as not ruled, 1 unnoticed",
        "unnoticed: Card: [0].link=AND",
    ]


@pytest.mark.parametrize(
    ("found", "options", "code"),
    [
        (NOTICED, ["--axes"], 0),
        (EXCUSED, ["--axes"], 0),
        (UNNOTICED, ["--axes"], 1),
        (UNNOTICED, ["--axes", "--json"], 1),
        (FAILED, [], 1),
        (PROVES_NOTHING, [], 0),
        (PROVES_NOTHING, ["--prove"], 1),
    ],
)
def test_verify_fails_for_what_is_amiss(
    monkeypatch: pytest.MonkeyPatch, found: Verification, options: list[str], code: int
) -> None:
    monkeypatch.setattr(Judge, "verify", lambda *_, **__: found)
    assert CliRunner().invoke(application(), ["verify", ENTRY, *options]).exit_code == code
