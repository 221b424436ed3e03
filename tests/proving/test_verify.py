"""The matrix: what a check proves of its entry, what stays open and why, which rules nothing proves."""

from __future__ import annotations

import pytest

from judge.answers import BaseRulePoint, OpenPoint, Verification
from judge.engine.cite import entry_of, is_base_rule
from judge.games.vs_system.words.effects import gain, lose
from judge.proving import library
from judge.proving.check import Check
from judge.proving.verify import NO_CHECK, NOT_REACHED, standings, verify_entries
from tests.helpers.scenarios import ENTRY, scenario, three, twist

LOSING = twist(lose(three()))
PROVES = scenario(LOSING, lambda table: table.alice.loses_in_all(3, point=1))
PASSES = scenario(LOSING, lambda table: table.bob.loses_in_all(0, point=1))
FAILS = scenario(LOSING, lambda table: table.alice.loses_in_all(4, point=1))
CRASHES = scenario(LOSING, lambda table: table.alice.loses_in_all(1 // 0, point=1))
OTHER_ENTRY = scenario(twist(gain(1)), lambda table: table.alice.loses_in_all(-1, point=1), entry="a-doc/another-entry")


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[Check]:
    """The checks of the document ``a-doc``: what a test puts into the list."""
    made: list[Check] = []
    monkeypatch.setattr(library, "checks", lambda doc, _: iter(made if doc == "a-doc" else ()))
    return made


def verified(*, proving: bool = True, points: int = 1, whole: bool = False) -> Verification:
    return verify_entries([(ENTRY, points)], proving=proving, whole=whole)


@pytest.mark.parametrize(
    ("check", "verdict", "standing"),
    [
        (PROVES, "proven", "proven"),
        (PASSES, "#1: still passes", "passing"),
        (FAILS, "fails", "failing"),
        (CRASHES, "crash", "failing"),
    ],
)
def test_each_check_gets_a_verdict_and_its_points_a_standing(
    checks: list[Check], check: Check, verdict: str, standing: str
) -> None:
    checks.append(check)
    found = verified()
    (row,) = found.checks
    assert (row.proof, row.passed) == (verdict, standing != "failing")
    points = {f"{ENTRY}#1": standing} if verdict != "crash" else {}  # it broke off before it named any
    assert standings(found) == points


def test_without_proving_a_check_passes_and_proves_nothing(checks: list[Check]) -> None:
    checks += [PROVES, FAILS]
    found = verified(proving=False)
    assert [(row.proof, row.proves) for row in found.checks] == [("not asked for", ()), ("fails", ())]
    assert found.documents[0].points_proven == 0


def test_a_document_without_checks_is_said_to_have_none(checks: list[Check]) -> None:
    checks.append(PROVES)
    found = verify_entries([(ENTRY, 1), ("b-doc/an-entry", 2)], proving=True)
    checked, bare = found.documents
    assert (checked.doc, checked.points_proven) == ("a-doc", 1)
    assert (bare.doc, bare.points, bare.points_proven) == ("b-doc", 2, 0)
    assert bare.open == tuple(OpenPoint(f"b-doc/an-entry#{n}", NO_CHECK) for n in (1, 2))


@pytest.mark.parametrize(
    ("made", "standing"),
    [
        ((PROVES, PASSES), "proven"),
        ((PASSES, PROVES), "proven"),
        ((PROVES, FAILS), "failing"),
        ((FAILS, PROVES), "failing"),
        ((FAILS, PASSES), "failing"),
    ],
)
def test_one_check_proves_a_point_and_one_that_fails_outweighs_it(
    checks: list[Check], made: tuple[Check, ...], standing: str
) -> None:
    checks += made
    found = verified()
    assert standings(found) == {f"{ENTRY}#1": standing}
    assert found.documents[0].points_proven == (standing == "proven")
    assert [point.reason for point in found.documents[0].open] == (["fails"] if standing == "failing" else [])


def test_a_point_that_a_failing_check_may_have_been_about_is_not_said_to_have_none(checks: list[Check]) -> None:
    checks.append(CRASHES)
    assert verified().documents[0].open == (OpenPoint(f"{ENTRY}#1", NOT_REACHED),)


def test_a_point_is_open_for_the_reason_written_down_or_for_its_verdict_or_for_want_of_a_check(
    checks: list[Check], monkeypatch: pytest.MonkeyPatch
) -> None:
    checks.append(PASSES)
    monkeypatch.setattr(library, "open_points", lambda _: {f"{ENTRY}#2": "nobody can see it"})
    (document,) = verified(points=3).documents
    assert document.open == (
        OpenPoint(f"{ENTRY}#1", "still passes: no expectation naming the point failed"),
        OpenPoint(f"{ENTRY}#2", "nobody can see it"),
        OpenPoint(f"{ENTRY}#3", NO_CHECK),
    )
    assert (document.points, document.points_proven, document.entries_proven) == (3, 0, 0)


def test_an_entry_is_proven_as_a_whole_only_if_every_point_is(checks: list[Check]) -> None:
    checks.append(PROVES)
    assert [verified(points=points).documents[0].entries_proven for points in (1, 2)] == [1, 0]


def test_only_the_checks_of_the_entries_asked_for_are_run_and_told(checks: list[Check]) -> None:
    checks += [PROVES, OTHER_ENTRY]
    told: list[Check] = []
    found = verify_entries([(ENTRY, 1)], done=told.append)
    assert told == [PROVES]
    assert [row.entry for row in found.checks] == [ENTRY]


def test_rules_that_nothing_proves_are_named_only_where_everything_was_run(checks: list[Check]) -> None:
    checks.append(PROVES)
    assert verified().unproven_rules == ()
    found = verified(whole=True)
    named = found.unproven_rules
    assert {type(rule) for rule in named} == {OpenPoint, BaseRulePoint}
    # What playing a plot twist rests on is noticed by whatever check has one.
    noticed = {rule.id for rule in found.base_rules if rule.proven_by}
    assert "vs-system-base/a5.2" in noticed
    base = {
        rule.id
        for rule in library.game_rules("vs-system")
        if all(map(is_base_rule, rule.cites)) and noticed.isdisjoint(map(entry_of, rule.cites))
    }
    assert {rule.point for rule in named if isinstance(rule, BaseRulePoint)} == base


def test_each_document_has_its_own_entries() -> None:
    found = verify_entries([("one-doc/one", 2), ("other-doc/two", 1), ("one-doc/three", 4)])
    assert [(row.doc, row.entries, row.points) for row in found.documents] == [("one-doc", 2, 6), ("other-doc", 1, 1)]


def test_a_document_without_checks_is_wholly_open() -> None:
    found = verify_entries([("no-doc/one", 2), ("no-doc/two", 1)], proving=True)
    (document,) = found.documents
    assert found.checks == ()
    assert [point.reason for point in document.open] == [NO_CHECK] * 3
