"""Every check passes, every check is proven able to fail, every citation exists, and the committed record says what is so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from judge import Judge
from judge.answers import Verification
from judge.engine.cite import entry_of
from judge.engine.rules import RuleBook, ruled_in
from judge.proving import library
from judge.proving.check import Check
from judge.proving.places import document_of
from judge.proving.proof import fails, flipping_controls, run
from judge.proving.result import Result
from judge.proving.verify import standings
from judge.rulings.digest import corpus_hash
from judge.store import proof_record as proofs
from judge.store.locations import corpus_folder, shipped

ENTRIES = Judge.open().entries()
POINTS = {row.id: row.points for row in ENTRIES}
RULINGS = {row.id for row in ENTRIES if row.certainty is None}
BASE_RULES = {row.id: row.certainty for row in ENTRIES if row.certainty is not None}
DOCS = tuple(dict.fromkeys(map(document_of, POINTS)))
CHECKS = [check for doc in DOCS for check in library.checks(doc)]
GAMES = ("vs-system", "vs-remix", "warhammer-invasion")

result_of = cache(run)


def points_of(entries: set[str]) -> set[str]:
    return {f"{entry}#{n}" for entry in entries for n in range(1, POINTS[entry] + 1)}


def proven_in(proof: Verification) -> set[str]:
    return {point for point, standing in standings(proof).items() if standing == "proven"}


def results() -> Iterator[tuple[Check, Result]]:
    return ((check, result_of(check)) for check in CHECKS)


@pytest.fixture(scope="module")
def proof() -> Verification:
    return Judge.open().verify(prove=True)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.id)
def test_the_check_passes(check: Check) -> None:
    result = result_of(check)
    if result.crash is not None:
        raise result.crash
    assert [finding for finding in result.findings if not finding.is_met] == []
    assert result.findings


def test_every_check_is_proven_able_to_fail(proof: Verification) -> None:
    assert [f"{row.entry} ({row.check}): {row.proof}" for row in proof.checks if row.proof != "proven"] == []


def test_no_control_is_a_fact(proof: Verification) -> None:
    found = [f"{check.id}, line {finding.line}" for check in CHECKS for finding in flipping_controls(check)]
    assert found == []
    assert sum(row.facts for row in proof.checks) == sum(row.guarded for row in proof.checks) > 1000


def test_no_check_names_a_point_that_its_entry_lacks() -> None:
    for check, result in results():
        assert check.entry in POINTS, check.id
        assert max(result.points, default=0) <= POINTS[check.entry], check.id


def test_nearly_every_point_of_the_entries_done_is_proven(proof: Verification) -> None:
    done = {document.doc: document for document in proof.documents}
    assert done["warhammer-invasion"].entries_proven >= 14
    checked = {row.entry for row in proof.checks}
    assert {entry for entry in RULINGS if document_of(entry) == "heralds-of-galactus"} <= checked
    for entries, share in ((checked & RULINGS, 0.96), (checked - RULINGS, 0.88)):
        assert len(proven_in(proof) & points_of(entries)) / len(points_of(entries)) >= share


def test_an_open_point_has_a_reason_and_no_entry_is_wholly_open(proof: Verification) -> None:
    proven = proven_in(proof)
    for doc in DOCS:
        reasons = library.open_points(doc)
        assert set(reasons) <= points_of(set(POINTS))
        assert proven.isdisjoint(reasons), "an open point is proven after all"
        for point, reason in reasons.items():
            assert len(reason) > 20, point
    for entry in POINTS:
        if document_of(entry) == "heralds-of-galactus":
            assert proven & points_of({entry}), entry


def citations() -> Iterator[str]:
    for game in GAMES:
        for rule in library.game_rules(game):
            yield from rule.cites
    for _, result in results():
        for card in result.cards:
            for value in ruled_in(card.powers):
                yield from value.cites


def test_every_citation_is_a_point_of_the_corpus_or_a_base_rule() -> None:
    known = points_of(set(POINTS)) | BASE_RULES.keys()
    assert {cite for cite in citations() if cite not in known} == set()


def test_a_check_that_rests_on_an_uncertain_base_rule_is_listed_as_such(proof: Verification) -> None:
    uncertain = {entry for entry, certainty in BASE_RULES.items() if certainty == "uncertain"}
    resting = {
        f"{check.entry} ({check.name})"
        for check, result in results()
        for line in result.trace.lines
        if line.differs and line.cites and set(map(entry_of, line.cites)) <= uncertain
        if not line.is_routine or fails(run(check, book=RuleBook().misreading(str(line.rule))))
    }
    assert resting == {row.point for row in proof.uncertain}


def test_the_committed_record_is_what_a_fresh_proof_gives(proof: Verification) -> None:
    record = proofs.read(shipped("index"))
    assert record is not None, "run 'judge verify --prove'"
    assert record.points == standings(proof), "run 'judge verify --prove' and commit the record"
    assert record.base_rules == {rule.id: rule.proven_by for rule in proof.base_rules if rule.proven_by}
    assert record.corpus_sha256 == corpus_hash([corpus_folder()])
    assert record.code_sha256 == proofs.code_hash(), "run 'judge verify --prove' and commit the record"
