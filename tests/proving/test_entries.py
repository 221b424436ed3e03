"""What the API runs: the checks of an entry or of one of its points, with the facts that were set, or why there are none."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from judge import Judge
from judge.answers import CheckProof, Verification
from judge.errors import JudgeError
from judge.proving import entries, library
from judge.store import proof_record

ADAM = "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem"
ADAMS_CHECKS = [check.name for check in library.checks_of(ADAM)]


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


def test_an_entry_has_all_its_checks_run(judge: Judge) -> None:
    assert [run.check for run in entries.run_checks(judge.show(ADAM), {}, misread=False)] == ADAMS_CHECKS


def test_only_checks_that_take_a_fact_are_run_where_one_is_set(judge: Judge) -> None:
    runs = entries.run_checks(judge.show(ADAM), {"cost": "2"}, misread=False)
    takers = [check.name for check in library.checks_of(ADAM) if any(p.name == "cost" for p in check.parameters)]
    assert [run.check for run in runs] == takers != ADAMS_CHECKS
    assert all(run.parameters["cost"] == 2 and run.changed for run in runs)


def test_a_point_has_the_checks_that_name_it_and_its_own_misreadings(judge: Judge) -> None:
    runs = entries.run_checks(judge.show(f"{ADAM}#2"), {}, misread=True)
    assert runs
    for run in runs:
        assert 2 in run.points
        assert all(f"{ADAM}#2" in misreading.cites for misreading in run.misreadings)
    assert any(run.misreadings for run in runs)


def test_an_entry_without_checks_names_one_nearby_that_has_some(judge: Judge) -> None:
    unchecked = msgspec.structs.replace(judge.show("heralds-of-galactus/3-press"), id="heralds-of-galactus/3-press-x")
    with pytest.raises(JudgeError, match=r"'heralds-of-galactus/3-press-x' has no check.*3-press"):
        entries.run_checks(unchecked, {}, misread=False)


def test_a_document_without_checks_sends_to_the_list(judge: Judge) -> None:
    elsewhere = msgspec.structs.replace(judge.show("remix-glossary/boost"), id="no-doc/boost", doc="no-doc")
    with pytest.raises(JudgeError, match="see 'judge list'"):
        entries.run_checks(elsewhere, {}, misread=False)


def test_a_point_that_is_open_says_why(judge: Judge) -> None:
    point, reason = next(iter(library.open_points("heralds-of-galactus").items()))
    with pytest.raises(JudgeError) as refused:
        entries.run_checks(judge.show(point), {}, misread=False)
    assert reason in str(refused.value)


def test_checks_are_counted_for_the_entries_that_were_asked_for() -> None:
    assert entries.count([(ADAM, 3), ("vs-system-base/a1.1", 4), ("no-doc/nothing", 1)]) == len(ADAMS_CHECKS)
    assert entries.count([]) == 0


def test_the_record_holds_what_was_found_and_with_which_code(tmp_path: Path) -> None:
    row = CheckProof("a-doc/an-entry", (1, 2), "play", True, (), (1,), "#2: still passes", 0.0)
    entries.write_record(tmp_path, "abc", Verification((), (row,)))
    record = proof_record.read(tmp_path)
    assert record is not None
    assert record.points == {"a-doc/an-entry#1": "proven", "a-doc/an-entry#2": "passing"}
    assert (record.corpus_sha256, record.code_sha256) == ("abc", proof_record.code_hash())
